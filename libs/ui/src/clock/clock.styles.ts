import { css } from 'lit';

export const styles = css`
  :host {
    display: inline-block;
  }

  [role='timer'] {
    display: inline-flex;
    align-items: center;
    gap: var(--ct-space-1);
    padding: 0.125rem var(--ct-space-2);
    border: 1px solid var(--ct-line);
    border-radius: 1rem;
    color: var(--ct-muted);
    font-family: var(--ct-font-display);
    font-size: var(--ct-text-s);
    font-variant-numeric: tabular-nums;
  }

  .runs {
    border-color: var(--ct-line-strong);
    color: var(--ct-text);
  }

  .low.runs {
    border: 2px solid var(--ct-danger);
    color: var(--ct-danger);
    font-weight: 700;
  }

  .runs .icon {
    animation: turn calc(var(--ct-slow) * 6) var(--ct-ease) infinite;
  }

  @keyframes turn {
    0%,
    80% {
      rotate: 0deg;
    }

    100% {
      rotate: 180deg;
    }
  }
`;
