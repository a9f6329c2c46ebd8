import { css } from 'lit';

export const styles = css`
  :host {
    position: relative;
    color: inherit;
  }

  .look {
    display: grid;
    align-items: center;
    min-height: var(--ct-choice-height, var(--ct-touch));
    border-radius: inherit;
  }

  button {
    position: absolute;
    inset: 0;
    padding: 0;
    border: 0;
    border-radius: var(--ct-choice-radius, var(--ct-radius-s));
    background: none;
    cursor: pointer;
    touch-action: manipulation;
    -webkit-tap-highlight-color: transparent;
  }

  button[aria-disabled='true'] {
    cursor: help;
  }

  .why {
    position: fixed;
    inset: auto;
    width: max-content;
    max-width: min(20rem, calc(100vw - 1rem));
    margin: 0;
    padding: var(--ct-space-2) var(--ct-space-3);
    border: 1px solid var(--ct-line-strong);
    border-radius: var(--ct-radius-s);
    background: var(--ct-raised);
    color: var(--ct-text);
    font-size: var(--ct-text-s);
    text-align: start;
    box-shadow: 0 0.5rem 1.5rem var(--ct-shadow-colour);
    pointer-events: none;
  }

  .why b {
    display: block;
    margin-top: var(--ct-space-1);
    color: var(--ct-muted);
    font-size: var(--ct-text-xs);
    font-weight: 600;
  }
`;
