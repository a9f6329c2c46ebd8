import { css } from 'lit';

export const styles = css`
  section {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ct-space-3) var(--ct-space-5);
    align-items: center;
    padding: var(--ct-space-3) var(--ct-space-4);
    border: 1px solid var(--ct-line);
    border-inline-start: 4px solid var(--ct-line-strong);
    border-radius: var(--ct-radius-m);
    background: var(--ct-surface);
  }

  .you {
    border-inline-start-color: var(--ct-accent);
    background: linear-gradient(
      90deg,
      color-mix(in srgb, var(--ct-accent) 11%, var(--ct-surface)),
      var(--ct-surface) 60%
    );
  }

  .asked {
    flex: 1 1 16rem;
    min-width: 0;
  }

  .who {
    color: var(--tone);
    font-family: var(--ct-font-display);
    font-size: var(--ct-text-s);
    font-weight: 650;
    letter-spacing: 0.03em;
  }

  .text {
    font-family: var(--ct-font-display);
    font-size: var(--ct-text-l);
    font-weight: 600;
    line-height: 1.3;
    text-wrap: pretty;
  }

  .other .text {
    color: var(--ct-muted);
    font-weight: 500;
  }

  .more {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--ct-space-4);
    color: var(--ct-muted);
    font-size: var(--ct-text-s);
  }

  .more b {
    color: var(--ct-text);
    font-weight: 600;
  }
`;
