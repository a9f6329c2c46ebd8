import { css } from 'lit';

export const styles = css`
  section {
    position: relative;
    overflow: hidden;
    border: 1px solid var(--ct-line);
    border-radius: var(--ct-radius-l);
    background: radial-gradient(90% 120% at 50% 0%, var(--ct-surface), var(--ct-sunken));
  }

  .window {
    overflow-x: auto;
    scrollbar-width: thin;
    scrollbar-color: var(--ct-line) transparent;
  }

  .board {
    display: block;
    width: 100%;
    min-width: var(--ct-board-min-width, 0);
    max-height: var(--ct-board-height, 85dvh);
    font-family: var(--ct-font-display);
    user-select: none;
    touch-action: pan-x pan-y;
  }

  .near {
    cursor: grab;
    touch-action: none;
  }

  text {
    fill: var(--ct-text);
    font-weight: 600;
    text-anchor: middle;
    paint-order: stroke;
    stroke: var(--ct-ground);
    stroke-width: 0.18em;
    stroke-linejoin: round;
    pointer-events: none;
  }

  .region polygon {
    fill: color-mix(in srgb, var(--tone) 8%, transparent);
    stroke: color-mix(in srgb, var(--tone) 40%, transparent);
    vector-effect: non-scaling-stroke;
  }

  .region text {
    fill: var(--ct-muted);
    font-size: 0.875rem;
    letter-spacing: 0.08em;
  }

  .route {
    fill: none;
    stroke: var(--ct-line-strong);
    stroke-width: 2;
    vector-effect: non-scaling-stroke;
  }

  .dashed {
    stroke-dasharray: 3 7;
    stroke-linecap: round;
  }

  .route.lit {
    stroke: var(--ct-accent);
    stroke-width: 4;
  }

  .thing {
    outline: none;
  }

  .space path,
  .piece path {
    fill: var(--tone);
    pointer-events: none;
  }

  .body {
    fill: color-mix(in srgb, var(--tone) 13%, var(--ct-raised));
    stroke: var(--tone);
    stroke-width: 1.5;
    vector-effect: non-scaling-stroke;
    transition: stroke-width var(--ct-fast);
  }

  .hex .body {
    stroke: var(--ct-line-strong);
  }

  .lit .body {
    stroke: var(--ct-second);
    stroke-width: 4;
    stroke-dasharray: 2 6;
    stroke-linecap: round;
  }

  .open,
  .refused {
    cursor: pointer;
  }

  .refused {
    cursor: help;
  }

  .refused .body {
    stroke-dasharray: 5 4;
  }

  .open .body {
    fill: color-mix(in srgb, var(--ct-accent) 20%, var(--ct-raised));
    stroke: var(--ct-accent);
    stroke-width: 3.5;
  }

  .open:hover .body {
    stroke-width: 6;
  }

  .thing:focus-visible .body {
    stroke: var(--ct-second);
    stroke-width: 7;
  }

  .piece .body {
    fill: var(--tone);
    stroke: var(--ct-ground);
    stroke-width: 2;
  }

  .piece path {
    fill: var(--ct-on-tone);
  }

  .piece text:not(.count) {
    dominant-baseline: central;
    fill: var(--ct-on-tone);
    stroke: none;
  }

  .piece.open .body {
    stroke: var(--ct-accent);
    stroke-width: 4;
  }

  .lens {
    display: flex;
    justify-content: flex-end;
    border-top: 1px solid var(--ct-line);
    background: var(--ct-surface);
  }

  .lens .quiet {
    padding: 0;
    border-color: transparent;
    background: none;
    font-size: var(--ct-text-l);
  }

  .why {
    position: fixed;
    inset: auto;
    width: max-content;
    max-width: min(20rem, calc(100vw - 1rem));
    margin: 0;
    padding: var(--ct-space-2) var(--ct-space-3);
    border: 1px solid var(--ct-line-strong);
    border-radius: var(--ct-radius-s);
    background: var(--ct-raised);
    color: var(--ct-text);
    font-size: var(--ct-text-s);
    pointer-events: none;
  }

  .why b {
    display: block;
    color: var(--ct-muted);
    font-size: var(--ct-text-xs);
  }
`;
