import { css } from 'lit';

/** How the lists fit where there is little room. */
export const narrow = css`
  /* Too narrow for columns: each row is a block, and each value says what it is. */
  @container (max-width: 62rem) {
    table,
    tbody,
    tr,
    tbody th,
    td {
      display: block;
    }

    thead,
    td.none {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }

    tr {
      display: flex;
      flex-wrap: wrap;
      gap: var(--ct-space-1) var(--ct-space-4);
      padding: var(--ct-space-3) 0;
      border-top: 1px solid var(--ct-line);
    }

    tbody th,
    td {
      min-width: 0;
      padding: 0;
      border: 0;
    }

    tbody th,
    td.doing,
    td.long {
      flex-basis: 100%;
      min-width: 0;
    }

    td:not(.doing)::before {
      content: attr(data-label) ': ';
      content: attr(data-label) ': ' / '';
      color: var(--ct-muted);
    }
  }

  @container (max-width: 30rem) {
    .lists {
      padding: var(--ct-space-2);
      gap: var(--ct-space-3);
    }

    section,
    .help {
      padding: var(--ct-space-3);
    }

    dl div {
      grid-template-columns: 5rem minmax(0, 1fr);
    }
  }
`;
