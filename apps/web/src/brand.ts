import { icon } from '@cantina/ui/icons/icon';
import { ringedPlanet } from '@cantina/ui/icons/icons';
import { html } from 'lit';

/** The name of the house, which leads home. */
export const brand = () => html`<a class="brand" href="#/">${icon(ringedPlanet)}<span>Cantina</span></a>`;
