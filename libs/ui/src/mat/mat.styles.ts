import { css } from 'lit';

export const styles = css`
  section {
    display: grid;
    gap: var(--ct-space-4);
    padding: var(--ct-space-4);
    border: 1px solid var(--ct-line);
    border-top: 3px solid var(--tone);
    border-radius: var(--ct-radius-l);
    background: linear-gradient(
      color-mix(in srgb, var(--tone) 7%, var(--ct-surface)),
      var(--ct-surface) 8rem
    );
  }

  header {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ct-space-2) var(--ct-space-5);
    align-items: center;
    justify-content: space-between;
  }

  h3 {
    color: var(--tone);
    font-family: var(--ct-font-display);
    font-size: var(--ct-text-l);
    font-weight: 650;
    line-height: 1.2;
  }

  .stats {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ct-space-4);
    font-family: var(--ct-font-display);
    font-size: var(--ct-text-l);
  }

  .stats li {
    color: var(--tone);
  }

  .stats b {
    margin-inline-start: 0.3em;
    color: var(--ct-text);
    font-variant-numeric: tabular-nums;
  }

  .slots {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ct-space-5);
    align-items: flex-start;
  }

  .slot {
    display: grid;
    gap: var(--ct-space-2);
    align-content: start;
    min-width: 7rem;
    max-width: 100%;
  }

  .place {
    display: grid;
    place-items: center;
    min-height: var(--ct-touch);
    padding: var(--ct-space-2) var(--ct-space-4);
    border: 1px dashed var(--ct-line-strong);
    border-radius: var(--ct-radius-s);
    color: var(--ct-muted);
    font-size: var(--ct-text-s);
    text-align: center;
  }

  .open {
    border: 2px solid var(--ct-accent);
    color: var(--ct-text);
    box-shadow: 0 0 0.75rem var(--ct-glow);
  }

  .cards,
  .tokens {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ct-space-3);
  }

  .tokens {
    gap: var(--ct-space-4);
    padding: var(--ct-space-1);
  }
`;
