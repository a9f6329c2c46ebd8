import { css } from 'lit';

export const styles = css`
  :host {
    container-type: inline-size;
  }

  .lists {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--ct-space-4);
    max-width: 72rem;
    margin: 0 auto;
    padding: var(--ct-space-3) var(--ct-space-4) var(--ct-space-6);
  }

  section,
  .help {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--ct-space-3);
    padding: var(--ct-space-3) var(--ct-space-4) var(--ct-space-4);
    border: 1px solid var(--ct-line);
    border-radius: var(--ct-radius-m);
    background: var(--ct-surface);
  }

  section[data-place='question'] {
    border-color: var(--ct-accent);
  }

  h2 {
    width: fit-content;
    font: 650 var(--ct-text-l) / 1.3 var(--ct-font-display);
  }

  /* What is focused must not lie under a bar that sticks to the top. */
  h2,
  summary,
  button {
    scroll-margin-block: 10rem 3rem;
  }

  h3 {
    font: 650 var(--ct-text-m) / 1.3 var(--ct-font-display);
    color: var(--ct-muted);
  }

  small,
  .by,
  .muted {
    color: var(--ct-muted);
    font-size: var(--ct-text-s);
    font-weight: 400;
  }

  .asked {
    font-size: var(--ct-text-l);
  }

  .asked p + p {
    font-size: var(--ct-text-m);
  }

  .answers {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--ct-space-2);
  }

  .choice {
    display: inline-flex;
    flex-direction: column;
    align-items: flex-start;
    justify-content: center;
    min-height: var(--ct-touch);
    padding: var(--ct-space-1) var(--ct-space-3);
    border: 1px solid var(--ct-accent);
    border-radius: var(--ct-radius-s);
    background: var(--ct-raised);
    text-align: start;
    cursor: pointer;
  }

  .choice:hover {
    background: var(--ct-accent);
    color: var(--ct-on-accent);
  }

  .choice:hover small {
    color: inherit;
  }

  .choice.end {
    border-style: double;
    border-width: 3px;
  }

  .what {
    display: inline-block;
  }

  .what::first-letter,
  .refused::first-letter {
    text-transform: uppercase;
  }

  .refused {
    color: var(--ct-muted);
    font-size: var(--ct-text-s);
  }

  .answers .refused {
    flex-basis: 100%;
  }

  .warning {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--ct-space-3);
    padding: var(--ct-space-3);
    border-inline-start: 4px solid var(--ct-danger);
    background: var(--ct-raised);
  }

  table {
    width: 100%;
    border-collapse: collapse;
    font-size: var(--ct-text-s);
  }

  th,
  td {
    padding: var(--ct-space-2);
    border-top: 1px solid var(--ct-line);
    text-align: start;
    vertical-align: top;
  }

  thead th {
    border: 0;
    color: var(--ct-muted);
    font-weight: 600;
  }

  tbody th {
    min-width: 8rem;
    font-weight: 400;
  }

  th b {
    display: block;
    font-size: var(--ct-text-m);
  }

  td.long {
    min-width: 11rem;
  }

  td.none {
    color: var(--ct-muted);
  }

  .doing {
    min-width: 11rem;
  }

  .doing > * + * {
    margin-top: var(--ct-space-2);
  }

  .doing .choice {
    display: flex;
  }

  .facts,
  .piles {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ct-space-2) var(--ct-space-5);
  }

  summary {
    width: fit-content;
    min-height: 1.5rem;
    cursor: pointer;
    text-decoration: underline dotted;
    text-underline-offset: 0.2em;
  }

  details[open] {
    flex-basis: 100%;
  }

  details li {
    margin-top: var(--ct-space-2);
    font-size: var(--ct-text-s);
  }

  .help:not([open]) {
    border-style: dashed;
  }

  .help > * + * {
    margin-top: var(--ct-space-3);
  }

  .help label {
    display: flex;
    align-items: center;
    gap: var(--ct-space-2);
    min-height: var(--ct-touch);
  }

  dl {
    display: grid;
    gap: var(--ct-space-1);
  }

  dl div {
    display: grid;
    grid-template-columns: 8rem minmax(0, 1fr);
    gap: var(--ct-space-3);
  }

  dt {
    font-weight: 600;
  }

  kbd {
    padding: 0 var(--ct-space-2);
    border: 1px solid var(--ct-line-strong);
    border-radius: var(--ct-radius-s);
    font-family: var(--ct-font-code);
  }
`;
