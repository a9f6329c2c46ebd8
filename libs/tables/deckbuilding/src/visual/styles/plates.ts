/** The plates with the numbers of each side, the piles and the Force. */
import { css } from 'lit';

export const plates = css`
  .plate {
    display: grid;
    gap: 0.25rem;
    align-content: center;
    min-width: 0;
    padding: 0.375rem 0.625rem;
    border-inline-start: 3px solid var(--tone);
    border-radius: var(--ct-radius-s);
    background: color-mix(in srgb, var(--tone) 8%, transparent);
  }

  .plate.turn {
    background: color-mix(in srgb, var(--tone) 18%, transparent);
  }

  h3 {
    display: flex;
    gap: 0.4em;
    align-items: center;
    min-width: 0;
    color: var(--tone);
    font-family: var(--ct-font-display);
    font-size: var(--ct-text-m);
    font-weight: 700;
    line-height: 1.2;
  }

  h3 small {
    overflow: hidden;
    color: var(--ct-muted);
    font-size: var(--ct-text-xs);
    font-weight: 500;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  .now {
    margin-inline-start: auto;
    color: var(--ct-accent);
  }

  .numbers {
    display: flex;
    gap: 0.75rem;
    align-items: center;
    font-family: var(--ct-font-display);
    font-size: var(--ct-text-l);
    line-height: 1.2;
  }

  .numbers b {
    font-variant-numeric: tabular-nums;
  }

  .coins {
    color: var(--ct-accent);
  }

  .coins b {
    color: var(--ct-text);
  }

  .cards {
    color: var(--ct-muted);
    font-size: var(--ct-text-m);
  }

  .losses {
    display: flex;
    gap: 0.2rem;
    margin-inline-start: auto;
  }

  .losses i {
    width: 0.75rem;
    height: 0.75rem;
    border: 1.5px solid var(--tone);
    border-radius: 50%;
  }

  .losses .gone {
    background:
      linear-gradient(45deg, transparent 43%, var(--ct-ground) 43% 57%, transparent 57%), var(--tone);
  }

  .note {
    color: var(--ct-second);
    font-size: var(--ct-text-xs);
    line-height: 1.2;
  }

  .piles {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem;
  }

  .pile {
    display: inline-flex;
    gap: 0.35em;
    align-items: center;
    min-height: 1.5rem;
    padding: 0 0.5em;
    border: 1px solid var(--ct-line);
    border-radius: 1rem;
    background: var(--ct-surface);
    color: var(--ct-muted);
    font-size: var(--ct-text-xs);
    line-height: 1;
  }

  .pile b {
    color: var(--ct-text);
    font-variant-numeric: tabular-nums;
  }

  button.pile {
    cursor: pointer;
  }

  button.pile:hover {
    border-color: var(--ct-accent);
  }

  .more {
    display: none;
  }

  .force {
    display: none;
    gap: 0.25rem;
    align-items: center;
  }

  .force span {
    color: var(--tone);
    line-height: 1;
  }

  .force i {
    flex: 1;
    height: 0.75rem;
    border: 1px solid var(--ct-line);
    border-radius: 1rem;
    background: var(--ct-surface);
  }

  .force .here {
    border-color: var(--tone);
    background: var(--tone);
  }

  .middle {
    display: grid;
    gap: 0.25rem;
    align-content: center;
    min-width: 0;
  }
`;
