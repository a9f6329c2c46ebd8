import { clonePile, type Deck } from '@cantina/decks';
import { clone } from '@cantina/engine';
import type { Player, State } from './state.ts';

/** A copy of the whole table, written out: bots look at thousands of them. */
export function copyState(state: State): State {
  return {
    seats: state.seats,
    active: state.active,
    stack: clone(state.stack),
    random: state.random.slice(),
    reveals: state.reveals,
    outcome: clone(state.outcome),
    offers: { made: state.offers.made, open: state.offers.open.map((offer) => clone(offer)) },
    listening: copyLists(state.listening),
    lasting: state.lasting.map((modifier) => ({ ...modifier })),
    used: { ...state.used },
    options: { ...state.options },
    players: state.players.map(copyPlayer),
    destiny: copyDeck(state.destiny),
    drawn: state.drawn.slice(),
    planetDeck: copyDeck(state.planetDeck),
    slots: state.slots.slice(),
    box: clonePile(state.box),
    first: state.first,
    round: state.round,
    held: state.held,
    throws: state.throws.map((one) => ({ ...one })),
    laid: state.laid,
  };
}

const copyDeck = ({ pile, discard, reshuffle }: Deck): Deck => ({
  pile: clonePile(pile),
  discard: clonePile(discard),
  reshuffle,
});

function copyPlayer(player: Player): Player {
  return {
    character: player.character,
    hand: clonePile(player.hand),
    credits: player.credits,
    bounty: player.bounty,
    where: player.where,
    sector: player.sector,
    systems: { ...player.systems },
    hull: player.hull,
    cargo: { ...player.cargo },
    brix: player.brix.map((batch) => ({ ...batch })),
    keeps: player.keeps.map((keep) => ({ ...keep })),
    deals: player.deals.map((deal) => ({ ...deal })),
    kills: player.kills,
  };
}

function copyLists(lists: State['listening']): State['listening'] {
  const copy: State['listening'] = {};
  for (const topic in lists) copy[topic] = (lists[topic] as State['listening'][string]).slice();
  return copy;
}
