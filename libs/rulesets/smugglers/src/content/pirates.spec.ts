import { card, pips } from '@cantina/testkit';
import { describe, expect } from 'vitest';
import { drawn, expectUnchanged, struck, sunk } from '../../test/drawn.ts';
import { active, player } from '../../test/table.ts';

/** Six crews: when they attack, what they take, what they leave behind. */

describe('Jackals', () => {
  card('jackals', 'attack anybody, and leave 150 credits', () => {
    const t = sunk('jackals', { engines: 2, lasers: 1 });
    expect(player(t, 0)).toMatchObject({ credits: 650, hull: 5, kills: 1 });
    expect(active(t)).toBe(1);
  });

  card('jackals', 'cost a point of hull when they win', () => {
    const t = struck('jackals');
    expect(player(t, 0)).toMatchObject({ credits: 500, hull: 4, kills: 0 });
  });
});

describe('Corsair Brig', () => {
  card('corsair-brig', 'attacks who carries something, and leaves 350 credits', () => {
    const t = sunk('corsair-brig', { engines: 4, lasers: 4 }, { cargo: { food: 1 } });
    expect(player(t, 0)).toMatchObject({ credits: 850, cargo: { food: 1 } });
  });

  card('corsair-brig', 'ignores an empty hold', () => expectUnchanged(drawn('corsair-brig')));

  card('corsair-brig', 'throws 2 units overboard when it hits, the owner choosing', () => {
    const t = struck('corsair-brig', { cargo: { food: 2, robots: 1 } });
    expect(player(t, 0).hull).toBe(4);
    t.do('drop', 'robots'); // then there is only food to choose
    expect(player(t, 0).cargo).toMatchObject({ food: 1, robots: 0 });
    expect(active(t)).toBe(1);
  });
});

describe('Toll Takers', () => {
  card('toll-takers', 'go away for 80 credits', () => {
    const t = drawn('toll-takers', { credits: 80 });
    t.do('choose', 0);
    expectUnchanged(t, { credits: 0 });
  });

  card('toll-takers', 'take nothing less, and leave 400 credits when destroyed', () => {
    const poor = drawn('toll-takers', { credits: 79, systems: { engines: 10 } }, pips(6, 1));
    expect(player(poor, 0).credits).toBe(79);
    expect(poor).toAllow('flee');
    const t = sunk('toll-takers', { engines: 3, lasers: 4 }, {}, (at) => at.do('choose', 1));
    expect(player(t, 0).credits).toBe(900);
  });
});

describe('Black Sloop', () => {
  card('black-sloop', 'attacks who has 300 credits, and leaves 300', () => {
    const t = sunk('black-sloop', { engines: 6, lasers: 2 }, { credits: 300 });
    expect(player(t, 0).credits).toBe(600);
  });

  card('black-sloop', 'is not interested in 299', () => {
    expectUnchanged(drawn('black-sloop', { credits: 299 }), { credits: 299 });
  });

  card('black-sloop', 'empties the cash box by 150 when it hits', () => {
    expect(player(struck('black-sloop'), 0)).toMatchObject({ credits: 350, hull: 4 });
  });
});

describe('Pirate Queen', () => {
  card('pirate-queen', 'is content with 3 units of the hold', () => {
    const t = drawn('pirate-queen', { systems: { pods: 5 }, cargo: { food: 5 } });
    t.do('choose', 0);
    expectUnchanged(t, { cargo: { food: 2 } });
  });

  card('pirate-queen', 'or fights for it, and leaves 800 credits', () => {
    const t = sunk('pirate-queen', { engines: 5, lasers: 7 }, { cargo: { food: 5 } }, (at) =>
      at.do('choose', 1),
    );
    expect(player(t, 0)).toMatchObject({ credits: 1300, cargo: { food: 5 } });
  });

  card('pirate-queen', 'may be attacked by who carries nothing, or left alone', () => {
    const t = drawn('pirate-queen');
    t.do('decline');
    expectUnchanged(t);
    const bold = sunk('pirate-queen', { engines: 5, lasers: 7 }, {}, (at) => at.do('accept'));
    expect(player(bold, 0).credits).toBe(1300);
  });
});

describe('Distress Call', () => {
  card('false-distress', 'is true from a 4 on, and pays 250 credits', () => {
    const t = drawn('false-distress', {}, pips(4));
    t.do('accept');
    expectUnchanged(t, { credits: 750 });
  });

  card('false-distress', 'is a trap up to 3, with 3 units of weapons aboard', () => {
    const t = sunk('false-distress', { engines: 3, lasers: 3 }, {}, (at) => at.do('accept'), pips(3));
    expect(player(t, 0)).toMatchObject({ credits: 500, cargo: { weapons: 3 } });
  });

  card('false-distress', 'may be ignored', () => {
    const t = drawn('false-distress');
    t.do('decline');
    expectUnchanged(t);
  });
});
