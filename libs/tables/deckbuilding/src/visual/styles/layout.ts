/** Where everything lies; all is measured by the room the table is given, so that it fits without scrolling. */
import { css } from 'lit';

export const layout = css`
  :host {
    container: table / size;
    height: 100%;
    min-height: 32rem;
  }

  .table {
    /* What is left for four rows of cards, in shares. */
    --room: calc(100cqh - 13.75rem);
    --wide: calc(100cqw - 15.5rem);
    --opponent: calc(var(--room) * 0.2 / 1.4);
    --galaxy: min(calc(var(--room) * 0.28 / 1.4), calc(var(--wide) / 8));
    --own: calc(var(--room) * 0.25 / 1.4);
    --held: calc(var(--room) * 0.27 / 1.4);
    display: grid;
    grid-template:
      'opponent-plate opponent' auto
      'middle row' auto
      'own-plate own' auto
      'bar bar' auto
      'hand hand' auto / 13.5rem minmax(0, 1fr);
    gap: 0.5rem 0.75rem;
    align-content: space-between;
    height: 100%;
    padding: 0.5rem;
    background:
      radial-gradient(
        90% 60% at 60% 42%,
        color-mix(in srgb, var(--ct-second) 7%, transparent),
        transparent 70%
      ),
      var(--ct-ground);
  }

  .plate.opponent {
    grid-area: opponent-plate;
  }

  .area.opponent {
    --ct-card-width: var(--opponent);
    grid-area: opponent;
  }

  .middle {
    grid-area: middle;
  }

  .row {
    --ct-card-width: var(--galaxy);
    grid-area: row;
  }

  .plate.own {
    grid-area: own-plate;
  }

  .area.own {
    --ct-card-width: var(--own);
    grid-area: own;
  }

  .bar {
    grid-area: bar;
  }

  .hand {
    --ct-card-width: var(--held);
    grid-area: hand;
  }
`;
