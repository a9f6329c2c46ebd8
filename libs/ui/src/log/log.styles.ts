import { css } from 'lit';

export const styles = css`
  :host {
    min-height: 0;
  }

  [role='log'] {
    max-height: var(--ct-log-height, 18rem);
    overflow-y: auto;
    overscroll-behavior: contain;
    padding: var(--ct-space-3);
    border: 1px solid var(--ct-line);
    border-radius: var(--ct-radius-m);
    background: var(--ct-surface);
    font-size: var(--ct-text-s);
    scrollbar-width: thin;
    scrollbar-color: var(--ct-line) transparent;
  }

  .title {
    margin: var(--ct-space-3) 0 var(--ct-space-1);
    padding-bottom: var(--ct-space-1);
    border-bottom: 1px solid var(--ct-line);
  }

  .title:first-child {
    margin-top: 0;
  }

  p {
    padding: 0.1875rem 0 0.1875rem var(--ct-space-3);
    border-inline-start: 2px solid var(--tone);
    line-height: 1.45;
  }

  b {
    color: var(--tone);
    font-weight: 650;
  }

  del,
  i {
    color: var(--ct-muted);
  }

  button {
    padding: 0;
    border: 0;
    background: none;
    color: var(--ct-second);
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.2em;
    text-align: start;
    cursor: pointer;
  }

  button:hover {
    color: var(--ct-accent);
  }
`;
