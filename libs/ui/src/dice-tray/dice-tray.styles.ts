import { css } from 'lit';

export const styles = css`
  section {
    display: grid;
    gap: var(--ct-space-3);
    padding: var(--ct-space-4);
    border: 1px solid var(--ct-line);
    border-radius: var(--ct-radius-l);
    background: radial-gradient(120% 140% at 50% 0%, var(--ct-surface), var(--ct-sunken));
    box-shadow: inset 0 0.25rem 1rem var(--ct-shadow-colour);
  }

  header {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ct-space-2);
    align-items: baseline;
    justify-content: space-between;
  }

  b {
    color: var(--ct-accent);
    font-family: var(--ct-font-display);
    font-size: var(--ct-text-l);
  }

  ul {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ct-space-4);
    justify-content: center;
    min-height: var(--ct-die-size, 3.5rem);
    padding: var(--ct-space-2);
  }

  li:nth-child(3n + 1) {
    rotate: -4deg;
  }

  li:nth-child(3n + 2) {
    rotate: 3deg;
  }

  li:nth-child(4n) {
    rotate: -1deg;
  }
`;
