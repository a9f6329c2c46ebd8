import { css } from 'lit';

export const styles = css`
  :host {
    display: inline-block;
    flex: none;
  }

  [role='img'],
  .die {
    display: block;
  }

  .die {
    position: relative;
    width: var(--ct-die-size, 3.5rem);
    aspect-ratio: 1;
    color: var(--tone);
    animation: none var(--ct-slow) var(--ct-ease);
  }

  svg {
    width: 100%;
    height: 100%;
    filter: drop-shadow(0 0.2rem 0.35rem var(--ct-shadow-colour));
    overflow: visible;
  }

  .body {
    fill: color-mix(in srgb, var(--tone) 14%, var(--ct-raised));
    stroke: var(--tone);
    stroke-width: 3;
  }

  .pip,
  text {
    fill: var(--ct-text);
  }

  text {
    font-family: var(--ct-font-display);
    font-weight: 700;
    dominant-baseline: central;
    text-anchor: middle;
  }

  .symbol {
    position: absolute;
    inset: 0;
    display: grid;
    place-items: center;
    font-size: calc(var(--ct-die-size, 3.5rem) * 0.55);
    line-height: 1;
  }

  .symbol .icon {
    width: 1em;
    height: 1em;
    filter: none;
  }

  .kept .body {
    stroke-dasharray: 8 6;
  }

  .open .body {
    stroke: var(--ct-accent);
    stroke-width: 5;
  }

  @keyframes tumble-odd {
    from {
      rotate: -420deg;
      translate: -1.5rem -2.5rem;
      scale: 0.6;
      opacity: 0.2;
    }
  }

  @keyframes tumble-even {
    from {
      rotate: 420deg;
      translate: 1.5rem -2.5rem;
      scale: 0.6;
      opacity: 0.2;
    }
  }
`;
