import { css } from 'lit';

export const styles = css`
  :host {
    display: inline-block;
    flex: none;
    vertical-align: middle;
    --ct-choice-radius: 50%;
  }

  [role='img'] {
    display: block;
  }

  .token {
    position: relative;
    display: grid;
    place-items: center;
    width: var(--ct-token-size, 2.25rem);
    aspect-ratio: 1;
    margin: auto;
    border: 2px solid var(--tone);
    border-radius: 50%;
    background: color-mix(in srgb, var(--tone) 18%, var(--ct-surface));
    color: var(--tone);
    font-family: var(--ct-font-display);
    font-size: calc(var(--ct-token-size, 2.25rem) * 0.55);
    font-weight: 700;
    line-height: 1;
  }

  ct-choice {
    min-width: var(--ct-touch);
  }

  .open {
    box-shadow:
      0 0 0 2px var(--ct-ground),
      0 0 0 4px var(--ct-accent);
  }

  b {
    position: absolute;
    right: -0.45rem;
    bottom: -0.45rem;
    min-width: 1.25rem;
    padding: 0.125rem 0.25rem;
    border-radius: 1rem;
    background: var(--tone);
    color: var(--ct-on-tone);
    font-size: 0.75rem;
    font-variant-numeric: tabular-nums;
    text-align: center;
  }
`;
