import { css } from 'lit';

export const styles = css`
  :host {
    container-type: inline-size;
    display: grid;
    grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
  }

  ::slotted(*) {
    grid-row: 2;
  }

  .coach {
    position: sticky;
    z-index: 2;
    top: var(--ct-coach-top, 0);
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--ct-space-2) var(--ct-space-4);
    padding: var(--ct-space-2) var(--ct-space-4);
    border-bottom: 2px solid var(--ct-second);
    background: var(--ct-raised);
  }

  .lesson {
    flex: 1 1 18rem;
    min-width: 0;
    font-size: var(--ct-text-s);
  }

  .lesson small {
    margin-inline-end: var(--ct-space-2);
    color: var(--ct-muted);
  }

  .lesson b {
    color: var(--ct-second);
    font: 650 var(--ct-text-m) / 1.3 var(--ct-font-display);
  }

  .buttons {
    display: flex;
    gap: var(--ct-space-2);
  }

  .next {
    border-color: var(--ct-second);
  }

  /* A phone has little room: the table is what matters. */
  @container (max-width: 40rem) {
    .coach {
      gap: var(--ct-space-1);
      padding: var(--ct-space-1) var(--ct-space-2) var(--ct-space-2);
    }

    .lesson {
      flex-basis: 100%;
      line-height: 1.35;
    }

    .quiet {
      min-height: 2rem;
      font-size: var(--ct-text-xs);
    }
  }
`;
