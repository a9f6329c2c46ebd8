import { css } from 'lit';

export const styles = css`
  :host {
    display: inline-block;
    flex: none;
    width: var(--ct-card-width, 9rem);
  }

  section {
    display: grid;
    gap: var(--ct-space-2);
  }

  .stack {
    --ct-card-width: 100%;
    border-radius: var(--ct-radius-m);
    box-shadow:
      calc(var(--depth) * 1px) calc(var(--depth) * 1px) 0 var(--ct-line),
      calc(var(--depth) * 2px) calc(var(--depth) * 2px) 0 var(--ct-raised),
      calc(var(--depth) * 2px + 1px) calc(var(--depth) * 2px + 1px) 0 var(--ct-line-strong);
  }

  .gap {
    display: grid;
    place-items: center;
    aspect-ratio: 5 / 7;
    border: 1px dashed var(--ct-line-strong);
    border-radius: var(--ct-radius-m);
    color: var(--ct-muted);
    font-size: var(--ct-text-s);
  }

  .plate {
    display: flex;
    align-items: center;
    gap: var(--ct-space-2);
    min-height: var(--ct-touch);
  }

  .title {
    flex: 1;
    min-width: 0;
    line-height: 1.2;
  }

  b {
    font-family: var(--ct-font-display);
    font-size: var(--ct-text-l);
    font-variant-numeric: tabular-nums;
  }

  .plate .quiet {
    padding: 0;
    border-color: transparent;
    background: none;
    color: var(--ct-muted);
    margin-inline-end: calc(-1 * var(--ct-space-2));
  }

  .plate .quiet:hover {
    color: var(--ct-accent);
  }

  dialog {
    width: min(60rem, calc(100vw - 1rem));
    max-height: calc(100dvh - 2rem);
    padding: 0 var(--ct-space-5) var(--ct-space-5);
    border: 1px solid var(--ct-line);
    border-radius: var(--ct-radius-l);
    background: var(--ct-ground);
    color: var(--ct-text);
    box-shadow: 0 2rem 6rem var(--ct-shadow-colour);
  }

  dialog::backdrop {
    background: rgb(4 7 12 / 0.7);
  }

  header {
    position: sticky;
    top: 0;
    z-index: 2;
    display: flex;
    flex-wrap: wrap;
    gap: var(--ct-space-3);
    align-items: center;
    padding: var(--ct-space-4) 0;
    background: var(--ct-ground);
  }

  h2 {
    flex: 1;
    font-family: var(--ct-font-display);
    font-size: var(--ct-text-xl);
    line-height: 1.2;
  }

  input {
    flex: 1 0 100%;
    min-height: var(--ct-touch);
    padding: 0 var(--ct-space-3);
    border: 1px solid var(--ct-line-strong);
    border-radius: var(--ct-radius-s);
    background: var(--ct-raised);
  }

  input::placeholder {
    color: var(--ct-muted);
    opacity: 1;
  }

  dialog ul {
    --ct-card-width: 100%;
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(10rem, 44%), 1fr));
    gap: var(--ct-space-4);
  }

  [role='status'] {
    color: var(--ct-muted);
    text-align: center;
  }
`;
