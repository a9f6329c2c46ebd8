import { card } from '@cantina/testkit';
import { describe, expect } from 'vitest';
import { drawn, expectUnchanged, sunk } from '../../test/drawn.ts';
import { player, type GameTest } from '../../test/table.ts';

/** Six traders: what they sell and buy, what robbing them brings, and the bounty for it. */

const choosing = (index: number) => (t: GameTest) => {
  t.do('accept');
  if (t.candidates('choose').length > 0) t.do('choose', index);
};

const roomy = { systems: { pods: 8 } };

/** A purchase: so much for so much, not with a credit less, not without room. */
function expectSale(id: string, index: number, good: string, units: number, price: number): void {
  const t = drawn(id, { ...roomy, credits: price });
  choosing(index)(t);
  expectUnchanged(t, { credits: 0, cargo: { [good]: units } });
  const poor = drawn(id, { ...roomy, credits: price - 1 });
  poor.do('accept');
  expect(poor.legal('choose')).not.toContain(index);
  const full = drawn(id, { systems: { pods: 1 }, cargo: { food: 1 } });
  full.do('accept');
  expect(full.legal('choose')).not.toContain(index);
}

/** A robbery: the bounty whatever comes of it, then the reward. */
function expectRobbery(
  id: string,
  index: number,
  ship: { readonly engines: number; readonly lasers: number },
  bounty: number,
  after: Readonly<Record<string, unknown>>,
): void {
  const t = sunk(id, ship, {}, choosing(index));
  expect(player(t, 0)).toMatchObject({ credits: 500, bounty, ...after });
}

const MERCHANTS = [
  'grain-barge',
  'jewel-courier',
  'robot-carrier',
  'hospital-ship',
  'wandering-peddler',
  'arms-dealer',
];
describe('merchants', () => {
  for (const id of MERCHANTS)
    card(id, 'passes by whoever wants nothing', () => {
      const t = drawn(id, { cargo: { food: 1 } });
      t.do('decline');
      expectUnchanged(t, { cargo: { food: 1 } });
    });
});

describe('Grain Barge', () => {
  card('grain-barge', 'sells 4 food for 40', () => expectSale('grain-barge', 0, 'food', 4, 40));
  card('grain-barge', 'carries 6 food; robbing it adds 100 bounty', () =>
    expectRobbery('grain-barge', 1, { engines: 1, lasers: 0 }, 100, { cargo: { food: 6 } }),
  );
});

describe('Jewel Courier', () => {
  card('jewel-courier', 'carries 4 luxury goods and 200 credits; 200 bounty', () =>
    expectRobbery('jewel-courier', 0, { engines: 5, lasers: 3 }, 200, {
      credits: 700,
      cargo: { luxuries: 4 },
    }),
  );
});

describe('Robot Carrier', () => {
  card('robot-carrier', 'sells 3 robots for 75', () => expectSale('robot-carrier', 0, 'robots', 3, 75));
  card('robot-carrier', 'carries 4 robots; 150 bounty', () =>
    expectRobbery('robot-carrier', 1, { engines: 3, lasers: 2 }, 150, { cargo: { robots: 4 } }),
  );
});

describe('Hospital Ship', () => {
  card('hospital-ship', 'sells 3 medicine for 60', () => expectSale('hospital-ship', 0, 'medicine', 3, 60));
  card('hospital-ship', 'mends 2 hull for 100, if there is something to mend', () => {
    const t = drawn('hospital-ship', { hull: 2, credits: 100 });
    choosing(1)(t);
    expectUnchanged(t, { hull: 4, credits: 0 });
    const poor = drawn('hospital-ship', { hull: 2, credits: 99 });
    poor.do('accept');
    expect(poor.legal('choose')).not.toContain(1);
    const whole = drawn('hospital-ship');
    whole.do('accept');
    expect(whole.legal('choose')).not.toContain(1);
  });
  card('hospital-ship', 'carries 6 medicine; 500 bounty', () =>
    expectRobbery('hospital-ship', 2, { engines: 2, lasers: 0 }, 500, { cargo: { medicine: 6 } }),
  );
});

describe('Wandering Peddler', () => {
  card('wandering-peddler', 'buys all of one kind at 60 each, and no planet leaves for it', () => {
    const t = drawn('wandering-peddler', { systems: { pods: 5 }, cargo: { food: 2, robots: 3 } });
    const slots = [...t.state.slots];
    choosing(0)(t);
    t.do('pick', 'robots');
    expectUnchanged(t, { credits: 680, cargo: { food: 2, robots: 0 } });
    expect(t.state.slots).toEqual(slots);
  });
  card('wandering-peddler', 'has 300 credits; 100 bounty', () =>
    expectRobbery('wandering-peddler', 1, { engines: 4, lasers: 1 }, 100, { credits: 800 }),
  );
});

describe('Arms Dealer', () => {
  card('arms-dealer', 'sells 4 weapons for 60', () => expectSale('arms-dealer', 0, 'weapons', 4, 60));
  card('arms-dealer', 'or 2 levels of lasers for 90, up to 10', () => {
    const t = drawn('arms-dealer', { credits: 90, systems: { lasers: 3 } });
    choosing(1)(t);
    expectUnchanged(t, { credits: 0, systems: { lasers: 5 } });
    const poor = drawn('arms-dealer', { credits: 89, systems: { lasers: 3 } });
    poor.do('accept');
    expect(poor.legal('choose')).not.toContain(1);
    const best = drawn('arms-dealer', { systems: { lasers: 10 } });
    best.do('accept');
    expect(best.legal('choose')).not.toContain(1);
    const nearly = drawn('arms-dealer', { systems: { lasers: 9 } });
    choosing(1)(nearly);
    expect(player(nearly, 0).systems.lasers).toBe(10);
  });
  card('arms-dealer', 'carries 5 weapons; 100 bounty', () =>
    expectRobbery('arms-dealer', 2, { engines: 3, lasers: 5 }, 100, { cargo: { weapons: 5 } }),
  );
});
