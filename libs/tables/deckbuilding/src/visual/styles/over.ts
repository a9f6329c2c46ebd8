/** What lies over the table: offers, the player aid, piles looked through, cards on their way. */
import { css } from 'lit';

export const over = css`
  .offer {
    /* Large enough to be read: over the row and the own cards, which it is not about. */
    --ct-card-width: min(11rem, calc((var(--galaxy) + var(--own)) * 0.92));
    position: relative;
    grid-row: row-start / own-end;
    grid-column: row-start / row-end;
    z-index: 4;
    border: 1px solid var(--ct-accent);
    border-radius: var(--ct-radius-m);
    background: var(--ct-raised);
    box-shadow: 0 1rem 3rem var(--ct-shadow-colour);
  }

  .offer h3 {
    position: absolute;
    top: -0.625rem;
    left: 0.75rem;
    padding: 0 0.75em;
    border-radius: 1rem;
    background: var(--ct-accent);
    color: var(--ct-on-accent);
    font-size: var(--ct-text-s);
  }

  .empty {
    position: absolute;
    inset: 0;
    display: grid;
    place-items: center;
    color: var(--ct-muted);
    font-size: var(--ct-text-s);
  }

  .hand {
    position: relative;
  }

  .aid {
    width: min(26rem, calc(100vw - 2rem));
    margin: auto 1rem 1rem auto;
    padding: 1rem 1.25rem;
    border: 1px solid var(--ct-line-strong);
    border-radius: var(--ct-radius-m);
    background: var(--ct-raised);
    color: var(--ct-text);
    font-size: var(--ct-text-s);
    box-shadow: 0 1rem 3rem var(--ct-shadow-colour);
  }

  .aid header {
    display: flex;
    align-items: center;
    justify-content: space-between;
  }

  .aid dl {
    display: grid;
    gap: 0.5rem;
    margin-top: 0.75rem;
  }

  .aid dt {
    color: var(--ct-accent);
    font-family: var(--ct-font-display);
    font-weight: 700;
  }

  dialog {
    width: min(64rem, calc(100vw - 1rem));
    max-height: calc(100dvh - 2rem);
    padding: 1rem;
    border: 1px solid var(--ct-line-strong);
    border-radius: var(--ct-radius-l);
    background: var(--ct-ground);
    color: var(--ct-text);
    --ct-card-width: 9rem;
  }

  dialog > .button {
    float: inline-end;
  }

  dialog::backdrop {
    background: rgb(4 7 12 / 0.7);
  }

  .sky {
    position: fixed;
    inset: 0;
    z-index: 9;
    overflow: hidden;
    pointer-events: none;
  }

  .sky ct-card {
    position: absolute;
    top: 0;
    left: 0;
  }
`;
