/** What every component shares: box model, focus ring, icons, words for screen readers only, tones and their weaves. */
import { css } from 'lit';

export const base = css`
  :host {
    display: block;
    box-sizing: border-box;
    color: var(--ct-text);
    font-family: var(--ct-font-body);
    line-height: 1.5;
  }

  :host([hidden]) {
    display: none;
  }

  *,
  ::before,
  ::after {
    box-sizing: border-box;
  }

  ul,
  ol,
  p,
  h2,
  h3,
  dl,
  dd {
    margin: 0;
    padding: 0;
    list-style: none;
  }

  button,
  input {
    font: inherit;
    color: inherit;
  }

  :focus-visible {
    outline: 3px solid var(--ct-second);
    outline-offset: 2px;
  }

  .icon {
    width: 1em;
    height: 1em;
    flex: none;
    fill: currentColor;
    vertical-align: -0.125em;
  }

  .unseen {
    position: absolute;
    width: 1px;
    height: 1px;
    margin: -1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }

  .title {
    font-family: var(--ct-font-display);
    font-size: var(--ct-text-s);
    font-weight: 650;
    letter-spacing: 0.04em;
    color: var(--ct-muted);
  }
`;

/** Colour and weave of a tone, for whatever carries data-tone. */
export const toned = css`
  :host,
  [data-tone] {
    --tone: var(--ct-slate);
    --weave: linear-gradient(transparent, transparent);
  }

  [data-tone='amber'] {
    --tone: var(--ct-amber);
  }

  [data-tone='teal'] {
    --tone: var(--ct-teal);
    --weave: repeating-linear-gradient(90deg, transparent 0 5px, var(--ct-surface) 5px 7px);
  }

  [data-tone='sky'] {
    --tone: var(--ct-sky);
    --weave: repeating-linear-gradient(45deg, transparent 0 4px, var(--ct-surface) 4px 6px);
  }

  [data-tone='vermilion'] {
    --tone: var(--ct-vermilion);
    --weave: repeating-linear-gradient(-45deg, transparent 0 9px, var(--ct-surface) 9px 12px);
  }

  [data-tone='rose'] {
    --tone: var(--ct-rose);
    --weave: repeating-linear-gradient(90deg, transparent 0 14px, var(--ct-surface) 14px 18px);
  }

  [data-tone='slate'] {
    --weave: repeating-linear-gradient(90deg, transparent 0 2px, var(--ct-surface) 2px 4px);
  }
`;

/** A plain, quiet button of a component itself: browse, send, zoom. */
export const quietButton = css`
  .quiet {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: var(--ct-space-2);
    min-width: var(--ct-touch);
    min-height: var(--ct-touch);
    padding: 0 var(--ct-space-3);
    border: 1px solid var(--ct-line);
    border-radius: var(--ct-radius-s);
    background: var(--ct-raised);
    font-size: var(--ct-text-s);
    cursor: pointer;
    transition: border-color var(--ct-fast);
  }

  .quiet:hover {
    border-color: var(--ct-accent);
  }
`;
