import { css } from 'lit';

export const styles = css`
  :host {
    display: inline-block;
    max-width: 100%;
  }

  .chip {
    display: inline-flex;
    align-items: center;
    gap: var(--ct-space-2);
    max-width: 100%;
    padding: 0.125rem var(--ct-space-2);
    border: 1px solid var(--ct-line);
    border-radius: 2rem;
    background: var(--ct-sunken);
    font-size: var(--ct-text-xs);
    white-space: nowrap;
  }

  .bar {
    flex: none;
    width: 2.25rem;
    height: 0.3125rem;
    border-radius: 1rem;
    background: var(--ct-line);
    overflow: hidden;
  }

  .bar span {
    display: block;
    height: 100%;
    background: var(--ct-second);
  }

  .chance {
    font-weight: 650;
    font-variant-numeric: tabular-nums;
  }

  .label {
    overflow: hidden;
    text-overflow: ellipsis;
    color: var(--ct-muted);
  }
`;
