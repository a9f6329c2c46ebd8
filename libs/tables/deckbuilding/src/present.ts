/** A page turned into the table: what lies where, in words, with every choice at exactly one place. */
import type { Seat } from '@cantina/engine';
import { Controls } from './controls.ts';
import { facesOf, type Faces } from './faces.ts';
import type { Attack, Control, ForceTrack, Offer, Question, Side, TableModel } from './model.ts';
import type { Shown } from './page.ts';
import { offerOf, type OfferFrom } from './place.ts';
import { closedPile, factionOf, presentSide, sideName } from './sides.ts';
import { openPile, plainStack, rowStacks } from './stacks.ts';
import { wordsFor, type TableWords } from './text/index.ts';

/** The ends of the Force track: as many spaces on either side of the middle. */
const FORCE_END = 3;

export function present(shown: Shown): TableModel {
  const { view, content, language, prompt, choices } = shown;
  const words = wordsFor(language);
  const faces = facesOf(content, language);
  const controls = new Controls(choices, prompt);
  const seat = shown.seat ?? 0;
  const own = presentSide(shown, seat, faces, controls, words);
  const opponent = presentSide(shown, 1 - seat, faces, controls, words);
  const row = rowStacks(view, faces, own.faction, controls);
  const pilot = content.content.cards.findIndex(({ kind }) => kind === 'pilot');
  const atPilots = controls.take('pilots');
  return {
    own,
    opponent,
    galaxy: {
      row,
      deck: closedPile(words.galaxyDeck, view.galaxy, faces),
      discard: openPile(words.galaxyDiscard, view.galaxyDiscard, faces),
      pilots: pilot < 0 ? null : { ...plainStack('pilots', faces(pilot), view.pilots), controls: atPilots },
      exiled: openPile(words.exiled, view.exiled, faces),
    },
    force: forceTrack(shown, words),
    goal: view.goal,
    attack: attackOf(shown, faces, view.turn === own.seat ? [own, opponent] : [opponent, own]),
    offer: offerAmong(shown, faces, controls, words),
    question: questionOf(shown, controls, words),
    outcome: outcomeOf(shown),
  };
}

function forceTrack(shown: Shown, words: TableWords): ForceTrack {
  const at = shown.view.force;
  const seat = at < 0 ? 0 : 1;
  return {
    at,
    end: FORCE_END,
    with: at === 0 ? null : factionOf(seat),
    text: at === 0 ? words.forceBalanced : words.forceWith(sideName(shown, seat)),
  };
}

/** An attack on the base meets the ships before it too. A neutral card in the row has no target value; its cost counts. */
function attackOf({ view }: Shown, faces: Faces, [attacker, defender]: readonly [Side, Side]): Attack | null {
  const { attack } = view;
  if (attack === null) return null;
  const attackers = [...attacker.units, ...attacker.ships].flatMap(({ joined, card, ids }) =>
    joined ? ids.map(() => card.name) : [],
  );
  const found = { attackers, sum: attack.total };
  if (attack.target === 'base') {
    const before = [...defender.ships, ...(defender.base === null ? [] : [defender.base])];
    const needed = before.reduce(
      (sum, { card, count, damage }) => sum + count * ((card.hitPoints ?? 0) - damage),
      0,
    );
    const target = defender.base?.card.name ?? defender.name;
    return { ...found, target, at: 'base', needed, enough: attack.total >= needed };
  }
  const card = faces(view.row[attack.target] ?? 0);
  const needed = card.target ?? card.cost ?? 0;
  return { ...found, target: card.name, at: 'row', needed, enough: attack.total >= needed };
}

/** Cards asked for that lie in no open place. Those of the galaxy deck are pointed at by their depth. */
function offerAmong(
  { choices, prompt, view, seat }: Shown,
  faces: Faces,
  controls: Controls,
  words: TableWords,
): Offer | null {
  const from = choices.map((choice) => offerOf(choice, prompt)).find((one) => one !== undefined);
  const things = controls.offered();
  if (from === undefined || things.length === 0) return null;
  const own = view.sides[seat ?? 0];
  const enemy = view.sides[1 - (seat ?? 0)];
  const piles: Readonly<Record<OfferFrom, readonly number[]>> = {
    bases: [],
    galaxy: [],
    discard: own?.discard ?? [],
    galaxyDiscard: view.galaxyDiscard,
    enemyHand: enemy?.hand.known ?? [],
  };
  const cards = things.flatMap((thing) => {
    const card = from === 'galaxy' ? view.galaxy.known.find(({ depth }) => depth === thing)?.card : thing;
    if (card === undefined) return [];
    const copies = piles[from].filter((one) => one === card).length;
    const key = `offer:${String(thing)}`;
    return [{ ...plainStack(key, faces(card), Math.max(1, copies)), controls: controls.take(key) }];
  });
  return { label: words.offers[from], cards };
}

/** Ending the turn comes last; the others stay in the order given. */
const lastTurnEnd = (controls: readonly Control[]): readonly Control[] => {
  const ends = ({ action }: Control) => action.do === 'endTurn';
  return [...controls.filter((one) => !ends(one)), ...controls.filter(ends)];
};

/** A card that asks and has left play meanwhile has no name any more. */
const GONE = 'card.unknown';

function questionOf(shown: Shown, controls: Controls, words: TableWords): Question {
  const { prompt, seats } = shown;
  const rest = lastTurnEnd(controls.rest());
  if (prompt !== null) {
    const { ask, source, rule } = prompt;
    const text = ask.text.charAt(0).toLocaleUpperCase(shown.language) + ask.text.slice(1);
    const by = source === null || source.message.key === GONE ? null : source.text;
    return { text, by, rule, you: true, of: shown.seat, controls: rest };
  }
  const asked: Seat | null = seats.find((one) => one.asked)?.seat ?? null;
  const text =
    shown.outcome != null
      ? words.over
      : asked === null
        ? words.watching
        : words.waiting(sideName(shown, asked));
  return { text, by: null, rule: null, you: false, of: asked, controls: rest };
}

function outcomeOf({ outcome, seat }: Shown): TableModel['outcome'] {
  if (outcome === null || outcome === undefined) return null;
  return { text: outcome.because.text, result: seat === null ? null : (outcome.seats[seat] ?? null) };
}
