/** How the face of a card looks at any width; what does not fit a small card is left to the magnified one. */
import { css } from 'lit';

export const face = css`
  .face {
    position: relative;
    display: flex;
    flex-direction: column;
    gap: 2.2cqi;
    aspect-ratio: 5 / 7;
    padding: 6.5cqi 5.5cqi 5cqi;
    overflow: hidden;
    border: 1px solid var(--ct-line);
    border-radius: var(--ct-radius-m);
    background:
      radial-gradient(120% 70% at 50% 34%, color-mix(in srgb, var(--tone) 17%, transparent), transparent 70%),
      var(--ct-surface);
    box-shadow: 0 0.25rem 0.75rem var(--ct-shadow-colour);
    text-align: start;
  }

  .band {
    position: absolute;
    inset: 0 0 auto;
    height: 3cqi;
    min-height: 4px;
    background: var(--weave), var(--tone);
  }

  .head {
    display: flex;
    align-items: center;
    gap: 4cqi;
    min-height: 15cqi;
  }

  .cost {
    display: grid;
    flex: none;
    place-items: center;
    width: 15cqi;
    min-width: 1.375rem;
    aspect-ratio: 1;
    border-radius: 50%;
    background: var(--ct-accent);
    color: var(--ct-on-accent);
    font-family: var(--ct-font-display);
    font-size: clamp(0.8125rem, 8cqi, 1.5rem);
    line-height: 1;
  }

  .cost .icon {
    display: none;
  }

  .cost b {
    font-weight: 750;
  }

  .name {
    display: -webkit-box;
    overflow: hidden;
    font-family: var(--ct-font-display);
    font-size: clamp(0.75rem, 7.6cqi, 1.375rem);
    font-weight: 650;
    line-height: 1.15;
    text-wrap: balance;
    overflow-wrap: anywhere;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }

  .unique {
    margin-inline-start: 0.3em;
    color: var(--ct-accent);
    font-size: 0.7em;
  }

  .emblem {
    display: grid;
    flex: 1 1 0;
    min-height: 0;
    place-items: center;
    color: var(--tone);
    font-size: 30cqi;
    line-height: 1;
    opacity: 0.92;
  }

  .line {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 3cqi;
    padding-bottom: 2cqi;
    border-bottom: 1px solid color-mix(in srgb, var(--tone) 45%, var(--ct-line));
    color: var(--ct-muted);
    font-size: clamp(0.625rem, 5.4cqi, 0.875rem);
    line-height: 1.25;
  }

  .faction {
    color: var(--tone);
    font-size: 1.35em;
  }

  .text {
    display: grid;
    gap: 2cqi;
    max-height: 45%;
    overflow: hidden;
    font-size: clamp(0.6875rem, 5.6cqi, 0.9375rem);
    line-height: 1.35;
  }

  .text b {
    color: var(--ct-second);
    font-weight: 650;
  }

  .foot {
    display: flex;
    align-items: center;
    gap: 4.5cqi;
    min-height: 10cqi;
    margin-top: auto;
    font-family: var(--ct-font-display);
    font-size: clamp(0.8125rem, 8.6cqi, 1.5rem);
    line-height: 1;
  }

  .foot:has(> .stat:nth-child(4)) {
    flex-wrap: wrap;
    gap: 0 2cqi;
    font-size: clamp(0.6875rem, 7cqi, 1.25rem);
  }

  .stat {
    display: inline-flex;
    align-items: center;
    gap: 0.22em;
    color: var(--tone);
  }

  .stat b {
    color: var(--ct-text);
    font-weight: 700;
    font-variant-numeric: tabular-nums;
  }

  .source {
    margin-inline-start: auto;
    padding: 0.15em 0.5em;
    border: 1px solid var(--ct-line);
    border-radius: 1em;
    color: var(--ct-muted);
    font-family: var(--ct-font-body);
    font-size: clamp(0.625rem, 4.4cqi, 0.75rem);
    line-height: 1.2;
  }

  .meter {
    position: relative;
    height: clamp(0.9375rem, 8.5cqi, 1.375rem);
    overflow: hidden;
    border: 1px solid var(--ct-line-strong);
    border-radius: 1rem;
    background: var(--ct-sunken);
  }

  .fill {
    position: absolute;
    inset: 0 auto 0 0;
    background: color-mix(in srgb, var(--tone) 38%, transparent);
    border-inline-end: 2px solid var(--tone);
    transition: width var(--ct-medium) var(--ct-ease);
  }

  .fill[style*=' 0%'] {
    border: 0;
  }

  .figures {
    position: relative;
    display: grid;
    height: 100%;
    place-items: center;
    font-size: clamp(0.625rem, 5.4cqi, 0.875rem);
    font-weight: 650;
    font-variant-numeric: tabular-nums;
    line-height: 1;
  }

  .state {
    position: absolute;
    top: 20%;
    left: 50%;
    padding: 0.2em 0.9em;
    translate: -50%;
    border-radius: 2em;
    background: var(--ct-text);
    color: var(--ct-ground);
    font-family: var(--ct-font-display);
    font-size: clamp(0.6875rem, 6.4cqi, 1rem);
    font-weight: 700;
    letter-spacing: 0.04em;
    line-height: 1.3;
    white-space: nowrap;
  }

  .back {
    background:
      radial-gradient(circle at 50% 50%, transparent 0 24%, var(--ct-line) 24.5% 25.5%, transparent 26%),
      radial-gradient(circle at 50% 50%, transparent 0 34%, var(--ct-line) 34.5% 35.2%, transparent 35.7%),
      radial-gradient(circle at 50% 50%, var(--ct-accent) 0 5%, transparent 5.6%),
      repeating-linear-gradient(135deg, var(--ct-raised) 0 7px, var(--ct-surface) 7px 14px);
  }

  @container card (width < 8.75rem) {
    .text {
      display: none;
    }

    .face {
      gap: 1.5cqi;
    }

    .emblem {
      font-size: 40cqi;
    }
  }

  @container card (width < 7rem) {
    .kind,
    .source {
      display: none;
    }

    .line {
      justify-content: end;
      padding: 0;
      border: 0;
      margin-top: -20cqi;
    }

    .head {
      min-height: 24cqi;
    }

    .name {
      font-size: 0.6875rem;
    }

    .foot {
      gap: 3cqi;
      font-size: 0.8125rem;
    }

    .foot:has(> .stat:nth-child(3)) {
      flex-wrap: wrap;
      gap: 0 2.5cqi;
      font-size: 0.6875rem;
    }

    .state {
      top: 46%;
      padding: 0.1em 0.6em;
      font-size: 0.6875rem;
    }
  }
`;
