/** The question and its answers. */
import { css } from 'lit';

export const bar = css`
  ct-prompt {
    --ct-space-3: 0.375rem;
    --ct-text-l: 1.0625rem;
    --ct-text-s: 0.75rem;
  }

  .answers {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem;
    align-items: center;
    justify-content: end;
  }

  .answer {
    --ct-choice-height: 2.5rem;
    max-width: 26rem;
  }

  .button {
    display: inline-flex;
    gap: 0.5em;
    align-items: center;
    justify-content: center;
    min-height: 2.5rem;
    padding: 0.25rem 1rem;
    border: 1px solid var(--ct-line-strong);
    border-radius: var(--ct-radius-s);
    background: var(--ct-raised);
    color: var(--ct-text);
    font-family: var(--ct-font-display);
    font-size: 0.9375rem;
    font-weight: 600;
    line-height: 1.2;
    text-align: center;
  }

  .button > span::first-letter {
    text-transform: uppercase;
  }

  .button > span {
    display: inline-block;
  }

  button.button {
    cursor: pointer;
  }

  .plain {
    border-color: color-mix(in srgb, var(--ct-accent) 60%, var(--ct-line));
  }

  .primary {
    border-color: var(--ct-accent);
    background: var(--ct-accent);
    color: var(--ct-on-accent);
    box-shadow: 0 0 1rem var(--ct-glow);
  }

  .refused {
    border-style: dashed;
    border-color: var(--ct-line-strong);
    background: none;
    color: var(--ct-muted);
    font-weight: 500;
  }

  .answer:hover .button:not(.refused) {
    border-color: var(--ct-accent);
  }

  .aid-button {
    width: 2.25rem;
    min-height: 2.25rem;
    border: 1px solid var(--ct-line);
    border-radius: 50%;
    background: none;
    color: var(--ct-muted);
    cursor: pointer;
  }

  .meter {
    position: relative;
    width: 9rem;
    height: 2.25rem;
    overflow: hidden;
    border: 1px solid var(--ct-danger);
    border-radius: 2rem;
    background: var(--ct-sunken);
  }

  .meter .fill {
    position: absolute;
    inset: 0 auto 0 0;
    background: color-mix(in srgb, var(--ct-danger) 40%, transparent);
    transition: width var(--ct-medium) var(--ct-ease);
  }

  .enough {
    border-color: var(--ct-second);
  }

  .enough .fill {
    background: color-mix(in srgb, var(--ct-second) 45%, transparent);
  }

  .figures {
    position: relative;
    display: flex;
    gap: 0.3em;
    align-items: center;
    justify-content: center;
    height: 100%;
    font-family: var(--ct-font-display);
    font-variant-numeric: tabular-nums;
  }

  .figures b {
    font-size: 1.25rem;
  }

  .result {
    display: flex;
    gap: 1rem;
    align-items: center;
    padding: 0.625rem 1rem;
    border: 1px solid var(--ct-accent);
    border-radius: var(--ct-radius-m);
    background: color-mix(in srgb, var(--ct-accent) 12%, var(--ct-surface));
    font-family: var(--ct-font-display);
  }

  .result b {
    color: var(--ct-accent);
    font-size: 1.375rem;
  }

  .vain {
    color: var(--ct-danger);
    font-size: var(--ct-text-s);
  }
`;
