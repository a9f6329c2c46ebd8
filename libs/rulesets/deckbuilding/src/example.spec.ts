import { rule, scenario } from '@cantina/testkit';
import { describe, expect } from 'vitest';
import { cardNumber, idsOf, pieceId, situation, type GameSituation } from '../test/situation.ts';
import { content, load } from './index.ts';

const table = (told: GameSituation) => scenario(load, content, situation(told));

describe('purchasing', () => {
  rule('DB-BUY-04', 'the full cost is paid from the pool; with less the card cannot be had', () => {
    const t = table({ row: ['tie-fighter', 'star-destroyer'], empire: { pool: 6, discard: [] } });
    expect(t).toRefuse('buy', 1, 'DB-BUY-04');
    t.do('buy', 0);
    expect(t.state.sides[0].pool).toBe(5);
    expect(idsOf(t.state.sides[0].deck.discard.cards)).toEqual(['tie-fighter']);
  });

  rule('DB-ATTACK-21', 'damage left after the base is destroyed is lost', () => {
    const t = table({ empire: { units: ['darth-vader', 'at-at'], pool: 0 }, force: -3, rebel: { base: 'dantooine', damage: 5 } });
    t.do('attack', 'base');
    t.do('join', pieceId(t.state, 'darth-vader'));
    t.do('join', pieceId(t.state, 'at-at'));
    t.do('strike');
    expect(t.state.sides[1].base).toBeNull();
    expect(t.state.sides[0].victory).toEqual([cardNumber('dantooine')]);
  });
});
