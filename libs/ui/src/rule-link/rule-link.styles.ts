import { css } from 'lit';

export const styles = css`
  :host {
    display: inline;
  }

  button {
    padding: 0;
    border: 0;
    background: none;
    color: var(--ct-second);
    text-decoration: underline dotted;
    text-underline-offset: 0.2em;
    cursor: pointer;
  }

  [popover] {
    position: fixed;
    inset: auto;
    width: max-content;
    max-width: min(24rem, calc(100vw - 1rem));
    margin: 0;
    padding: var(--ct-space-4);
    border: 1px solid var(--ct-line-strong);
    border-radius: var(--ct-radius-m);
    background: var(--ct-raised);
    color: var(--ct-text);
    font-family: var(--ct-font-body);
    font-size: var(--ct-text-s);
    font-weight: 400;
    text-align: start;
    box-shadow: 0 0.75rem 2.5rem var(--ct-shadow-colour);
  }

  b {
    color: var(--ct-muted);
    font-family: var(--ct-font-display);
    letter-spacing: 0.04em;
  }

  p {
    margin: var(--ct-space-2) 0;
  }

  a {
    color: var(--ct-second);
  }
`;
