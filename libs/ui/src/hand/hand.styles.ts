import { css } from 'lit';

export const styles = css`
  :host {
    container-type: inline-size;
  }

  /* Where cards do not fit side by side they overlap: each place but the last shares what room there is, and never takes more than a card with its gap. */
  section {
    --width: min(var(--ct-card-width, 9rem), 34cqi);
  }

  ul {
    --ct-card-width: var(--width);
    display: flex;
    justify-content: safe center;
    padding: var(--ct-space-4) var(--ct-space-3);
  }

  li {
    flex: 0 1 calc(var(--width) + var(--ct-space-3));
    min-width: 1.5rem;
    transition: min-width var(--ct-fast) var(--ct-ease);
  }

  li:last-child {
    flex: none;
    width: var(--width);
  }

  li:hover,
  li:focus-within {
    position: relative;
    z-index: 1;
  }

  .empty {
    padding: var(--ct-space-4);
    border: 1px dashed var(--ct-line);
    border-radius: var(--ct-radius-m);
    color: var(--ct-muted);
    text-align: center;
  }

  ul:empty {
    display: none;
  }
`;
