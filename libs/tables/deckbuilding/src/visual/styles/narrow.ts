/** The same table on a narrow screen: rows are scrolled sideways, the opponent is a strip. */
import { css } from 'lit';

export const narrow = css`
  @container table (width < 52rem) {
    .table {
      --room: calc(100cqh - 20.5rem);
      --opponent: 2.75rem;
      --galaxy: clamp(4.75rem, calc(var(--room) * 0.34 / 1.4), 9rem);
      --own: clamp(4.25rem, calc(var(--room) * 0.29 / 1.4), 8rem);
      --held: clamp(4.75rem, calc(var(--room) * 0.35 / 1.4), 9rem);
      grid-template:
        'opponent-plate opponent' auto
        'middle middle' auto
        'row row' auto
        'own-plate own-plate' auto
        'own own' auto
        'bar bar' auto
        'hand hand' auto / auto minmax(0, 1fr);
      gap: 0.25rem;
      padding: 0.25rem;
    }

    .table.opened {
      --opponent: 5.25rem;
      grid-template:
        'opponent-plate opponent-plate' auto
        'opponent opponent' auto
        'middle middle' auto
        'row row' auto
        'own-plate own-plate' auto
        'own own' auto
        'bar bar' auto
        'hand hand' auto / auto minmax(0, 1fr);
      height: auto;
    }

    .plate {
      gap: 0.125rem 0.625rem;
      padding: 0.125rem 0.5rem;
    }

    .plate.own,
    .opened .plate.opponent {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
    }

    h3 {
      font-size: var(--ct-text-s);
    }

    .numbers {
      gap: 0.5rem;
      font-size: var(--ct-text-m);
    }

    .losses i {
      width: 0.625rem;
      height: 0.625rem;
    }

    .plate .piles,
    .more {
      margin-inline-start: auto;
    }

    .plate h3 small,
    .now,
    .middle ct-track,
    .plate.opponent .piles {
      display: none;
    }

    .opened .plate.opponent .piles,
    .force {
      display: flex;
    }

    .plate.opponent:not(.opened *) {
      grid-template-columns: auto auto;
      align-items: center;
    }

    .plate.opponent .numbers {
      grid-column: 1 / -1;
    }

    .more {
      display: inline-grid;
      place-items: center;
      grid-area: 1 / 2;
      min-width: 2rem;
      min-height: 1.75rem;
      border: 1px solid var(--ct-line);
      border-radius: var(--ct-radius-s);
      background: none;
      cursor: pointer;
    }

    .middle {
      grid-template-columns: 1fr auto;
      align-items: center;
    }

    .pile .icon {
      display: none;
    }

    .plate .piles {
      gap: 0.125rem;
      font-size: 0.6875rem;
    }

    .middle .pile {
      padding: 0 0.35em;
    }

    .middle [data-pile='galaxy-deck'],
    .middle [data-pile='exiled'] {
      display: none;
    }

    .lane {
      gap: 0.5rem;
      min-height: calc(var(--ct-card-width) * 1.4 + 0.875rem);
      padding: 0.375rem 0.5rem 0.5rem;
    }

    .plate.own h3 span:not(.now) {
      position: absolute;
      clip-path: inset(50%);
    }

    ct-prompt::part(who) {
      position: absolute;
      clip-path: inset(50%);
    }

    ct-prompt {
      --ct-text-l: 0.9375rem;
      --ct-space-4: 0.5rem;
    }

    .answers {
      flex-wrap: nowrap;
      gap: 0.375rem;
      justify-content: start;
      max-width: calc(100cqw - 1.75rem);
      padding: 3px;
      overflow-x: auto;
      scrollbar-width: thin;
    }

    .answer,
    .aid-button,
    .meter {
      flex: none;
    }

    .meter {
      width: 6.5rem;
    }

    .vain {
      flex: none;
      order: 1;
      white-space: nowrap;
    }

    .button {
      padding: 0.25rem 0.75rem;
      font-size: 0.875rem;
    }

    .hand .lane {
      justify-content: safe start;
    }
  }
`;
