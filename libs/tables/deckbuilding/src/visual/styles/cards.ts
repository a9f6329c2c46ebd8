/** Cards side by side, and the small menu that may lie on one. */
import { css } from 'lit';

export const cards = css`
  .lane {
    display: flex;
    align-items: center;
    gap: 0.625rem;
    height: 100%;
    min-height: calc(var(--ct-card-width) * 1.4 + 1.25rem);
    padding: 0.5rem 0.75rem 0.75rem;
    overflow: auto hidden;
    scrollbar-width: thin;
    scrollbar-color: var(--ct-line) transparent;
  }

  .spot {
    position: relative;
    flex: none;
  }

  /* What cannot be done now is calm; what can be done glows. */
  .spot ct-card::part(lock) {
    display: none;
  }

  .spot:not(.ready) ct-card::part(face) {
    border-style: solid;
    border-color: var(--ct-line);
  }

  .break {
    flex: none;
    width: 1px;
    height: 60%;
    margin: 0 0.25rem;
    background: var(--ct-line);
  }

  .area,
  .row {
    border: 1px solid var(--ct-line);
    border-radius: var(--ct-radius-m);
    background: color-mix(in srgb, var(--ct-surface) 55%, transparent);
  }

  .row {
    border-color: transparent;
    background: none;
  }

  /* Own cards lie nearer, enemy cards further away; neutral ones between. */
  .row .own {
    translate: 0 0.25rem;
  }

  .row .enemy {
    translate: 0 -0.25rem;
  }

  .hand .lane {
    justify-content: safe center;
  }

  .spent {
    opacity: 0.72;
  }

  .target {
    border-radius: var(--ct-radius-m);
    outline: 2px solid var(--ct-danger);
    outline-offset: 2px;
  }

  .dragged {
    z-index: 5;
    pointer-events: none;
    rotate: 2deg;
  }

  .gap {
    display: grid;
    flex: none;
    place-items: center;
    width: var(--ct-card-width);
    aspect-ratio: 5 / 7;
    border: 1px dashed var(--ct-line-strong);
    border-radius: var(--ct-radius-m);
    color: var(--ct-muted);
    font-size: var(--ct-text-xs);
    text-align: center;
  }

  .menu {
    position: absolute;
    inset: auto 0.1875rem 0.1875rem;
    display: grid;
    gap: 0.1875rem;
    --ct-choice-height: 1.75rem;
  }

  .item {
    display: grid;
    place-items: center;
    min-height: 1.75rem;
    border-radius: var(--ct-radius-s);
    background: var(--ct-accent);
    color: var(--ct-on-accent);
    font-family: var(--ct-font-display);
    font-size: var(--ct-text-xs);
    font-weight: 700;
  }
`;
