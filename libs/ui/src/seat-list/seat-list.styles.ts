import { css } from 'lit';

export const styles = css`
  ul {
    display: grid;
    gap: var(--ct-space-2);
  }

  li {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ct-space-2) var(--ct-space-3);
    align-items: center;
    padding: var(--ct-space-2) var(--ct-space-3);
    border: 1px solid var(--ct-line);
    border-radius: var(--ct-radius-m);
    background: var(--ct-surface);
  }

  .acting {
    border-color: var(--ct-accent);
    box-shadow: 0 0 1rem var(--ct-glow);
  }

  .face {
    display: grid;
    flex: none;
    place-items: center;
    width: 2.25rem;
    height: 2.25rem;
    border: 2px solid var(--tone);
    border-radius: 50%;
    background: color-mix(in srgb, var(--tone) 16%, transparent);
    color: var(--tone);
    font-size: 1.25rem;
  }

  .who {
    flex: 1 1 6rem;
    min-width: 0;
    line-height: 1.25;
  }

  b {
    display: block;
    font-family: var(--ct-font-display);
    font-weight: 650;
    overflow-wrap: anywhere;
  }

  .tags {
    display: flex;
    flex-wrap: wrap;
    color: var(--ct-muted);
    font-size: var(--ct-text-xs);
  }

  .tags span + span::before {
    content: '·';
    margin: 0 0.4em;
  }

  .acting .tags span:last-child {
    color: var(--ct-accent);
    font-weight: 650;
  }

  .stats {
    display: flex;
    gap: var(--ct-space-3);
    font-family: var(--ct-font-display);
    font-weight: 650;
    font-variant-numeric: tabular-nums;
  }

  .stats .icon {
    margin-inline-end: 0.3em;
    color: var(--ct-muted);
  }
`;
