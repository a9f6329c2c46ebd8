import { css } from 'lit';

export const styles = css`
  .lane {
    position: relative;
    display: flex;
    align-items: flex-start;
    gap: var(--ct-space-4);
    margin: 0 calc(-1 * var(--ct-space-2));
    padding: var(--ct-space-3) var(--ct-space-2) var(--ct-space-4);
    overflow-x: auto;
    scroll-snap-type: x proximity;
    scroll-padding: var(--ct-space-3);
    scrollbar-width: thin;
    scrollbar-color: var(--ct-line) transparent;
  }

  ul {
    display: flex;
    align-items: flex-start;
    gap: var(--ct-space-4);
  }

  :host([wrap]) .lane {
    flex-wrap: wrap;
    overflow: visible;
  }

  :host([wrap]) ul {
    flex-wrap: wrap;
  }

  li,
  ::slotted(*) {
    scroll-snap-align: start;
  }

  .gap {
    flex: none;
    width: var(--ct-card-width, 11rem);
    aspect-ratio: 5 / 7;
    border: 1px dashed var(--ct-line);
    border-radius: var(--ct-radius-m);
  }
`;
