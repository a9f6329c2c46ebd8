import { css } from 'lit';

export const styles = css`
  :host {
    position: relative;
    flex: none;
    width: var(--ct-card-width, 11rem);
  }

  .frame {
    position: relative;
    container: card / inline-size;
    border-radius: var(--ct-radius-m);
    transition: translate var(--ct-fast) var(--ct-ease);
  }

  article {
    display: block;
    position: relative;
    border-radius: var(--ct-radius-m);
  }

  ct-choice {
    --ct-choice-radius: var(--ct-radius-m);
  }

  .open .face {
    border-color: var(--ct-accent);
    box-shadow:
      0 0 0 1px var(--ct-accent),
      0 0.375rem 1.25rem var(--ct-glow);
  }

  .open:hover,
  .open:focus-within {
    translate: 0 -0.375rem;
  }

  .refused .emblem {
    opacity: 0.5;
  }

  .refused .face {
    background: var(--ct-sunken);
    border-style: dashed;
    border-color: var(--ct-line-strong);
  }

  :host([selected]) .face {
    border-color: var(--ct-second);
    box-shadow: 0 0 0 2px var(--ct-second);
  }

  .badge {
    position: absolute;
    top: -0.5rem;
    right: -0.5rem;
    display: grid;
    place-items: center;
    width: 1.625rem;
    height: 1.625rem;
    border-radius: 50%;
    background: var(--ct-second);
    color: var(--ct-on-tone);
    font-size: 0.875rem;
  }

  .locked {
    border: 1px solid var(--ct-line-strong);
    background: var(--ct-raised);
    color: var(--ct-muted);
  }

  .edge {
    position: absolute;
    inset: 0;
    border: 1px solid var(--ct-line-strong);
    border-radius: var(--ct-radius-m);
    background: var(--ct-raised);
  }

  .one {
    translate: 0.25rem 0.25rem;
  }

  .two {
    translate: 0.5rem 0.5rem;
  }

  .copies {
    position: absolute;
    right: -0.625rem;
    bottom: -0.625rem;
    padding: 0 0.5em;
    border: 1px solid var(--ct-line-strong);
    border-radius: 1rem;
    background: var(--ct-raised);
    color: var(--ct-text);
    font-family: var(--ct-font-display);
    font-size: 0.875rem;
    font-weight: 700;
  }

  ct-odds-chip {
    position: absolute;
    top: -0.8125rem;
    left: 50%;
    translate: -50%;
  }

  .zoom {
    position: fixed;
    inset: auto;
    width: min(19rem, calc(100vw - 1rem));
    margin: 0;
    padding: 0;
    border: 0;
    overflow: visible;
    background: none;
    color: inherit;
    container: card / inline-size;
    pointer-events: none;
    animation: grow var(--ct-medium) var(--ct-ease);
  }

  .zoom .text {
    max-height: none;
    overflow: visible;
  }

  .zoom .face {
    aspect-ratio: auto;
    min-height: 26rem;
    box-shadow: 0 1rem 3rem var(--ct-shadow-colour);
  }

  @keyframes grow {
    from {
      opacity: 0;
      scale: 0.92;
    }
  }
`;
