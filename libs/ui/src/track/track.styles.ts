import { css } from 'lit';

export const styles = css`
  section {
    display: grid;
    gap: var(--ct-space-2);
  }

  ol {
    display: flex;
    gap: 3px;
  }

  li {
    flex: 1 1 0;
    min-width: 0;
  }

  ct-choice {
    --ct-choice-height: 2.25rem;
  }

  .step {
    position: relative;
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 1px;
    min-height: 2.25rem;
    border: 1px solid var(--ct-line);
    border-radius: var(--ct-radius-s);
    background: color-mix(in srgb, var(--tone) 9%, var(--ct-surface));
    color: var(--ct-muted);
    font-size: var(--ct-text-xs);
    font-variant-numeric: tabular-nums;
    transition: border-color var(--ct-medium) var(--ct-ease);
  }

  .filled {
    background: color-mix(in srgb, var(--tone) 24%, var(--ct-surface));
    border-color: var(--tone);
    color: var(--ct-text);
  }

  .here {
    border-color: var(--tone);
  }

  .here .figure {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }

  .open {
    border: 2px solid var(--ct-accent);
    box-shadow: 0 0 0.75rem var(--ct-glow);
    color: var(--ct-text);
  }

  .marker {
    display: grid;
    place-items: center;
    width: min(1.75rem, 100%);
    aspect-ratio: 1;
    border-radius: 50%;
    background: var(--tone);
    color: var(--ct-on-tone);
    font-family: var(--ct-font-display);
    font-size: 1rem;
    font-weight: 700;
    box-shadow: 0 0 0 3px color-mix(in srgb, var(--tone) 30%, transparent);
    animation: arrive var(--ct-medium) var(--ct-ease);
  }

  .marker + .marker {
    margin-inline-start: -0.75rem;
  }

  .note {
    display: block;
    padding-top: 2px;
    color: var(--ct-muted);
    font-size: var(--ct-text-xs);
    line-height: 1.2;
    text-align: center;
    overflow-wrap: anywhere;
  }

  .ends {
    display: flex;
    justify-content: space-between;
    font-family: var(--ct-font-display);
    font-size: var(--ct-text-s);
    font-weight: 650;
  }

  .ends span {
    color: var(--tone);
  }

  .faction {
    display: grid;
    grid-template-columns: minmax(6rem, 9rem) 1fr;
    gap: var(--ct-space-2);
    align-items: center;
  }

  .who {
    color: var(--tone);
    font-size: var(--ct-text-s);
    font-weight: 600;
    line-height: 1.2;
  }

  @keyframes arrive {
    from {
      opacity: 0;
      scale: 0.6;
    }
  }
`;
