import { pips, rule } from '@cantina/testkit';
import { expect } from 'vitest';
import { content } from '../content/index.ts';
import { active, fullTable, player } from '../../test/table.ts';

const cloud = content.board.nebulae[0] ?? 0;

rule(
  'SG-GEN-08',
  'what a card says overrides the rules: no nebula holds Nyx Calloway, and others it does',
  () => {
    for (const [character, steps] of [
      ['nyx-calloway', 2],
      ['tobin-rusk', 0],
    ] as const) {
      const t = fullTable({
        open: { step: 'move', left: 3 },
        players: [
          { character, sector: cloud + 1 },
          { character: 'skarn', sector: 84 },
        ],
      });
      t.do('fly', cloud);
      expect(active(t)).toBe(steps === 0 ? 1 : 0);
      if (steps > 0) expect(t.state.stack.at(-1)).toMatchObject({ step: 'move', left: steps });
    }
  },
);

rule('SG-TIPS-02', 'a card may improve the customs roll: for Old Tobin a 4 at a large port is a 3', () => {
  const landed = (character: string) => {
    const t = fullTable({
      planets: ['earth'],
      players: [{ character, at: 'earth', bounty: 300 }, { character: 'skarn' }],
      draws: pips(4),
    });
    t.do('land', 'earth');
    return player(t, 0);
  };
  expect(landed('tobin-rusk')).toMatchObject({ bounty: 400, credits: 500 });
  expect(landed('darrow-vance')).toMatchObject({ bounty: 300, credits: 300 });
});
