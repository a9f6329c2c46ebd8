import type { Core, Json, Seat } from '@cantina/engine';
import { expect } from 'vitest';
import type { TestTable } from './scenario.ts';

/** Matchers that speak of games: `expect(t).toRefuse('buy', 3, 'DB-BUY-04')`. */
interface GameMatchers<R> {
  /** The action is refused, by this rule. */
  toRefuse(verb: string, what: Json, rule: string, seat?: Seat): R;
  toAllow(verb: string, what?: Json, seat?: Seat): R;
  /** The game waits for exactly these seats. */
  toWaitFor(...seats: readonly Seat[]): R;
  toBeWonBy(...seats: readonly Seat[]): R;
  toBeDrawn(): R;
  /** Something with this key was told. */
  toHaveLogged(key: string): R;
}

declare module 'vitest' {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type, @typescript-eslint/no-explicit-any -- the declaration merged with has exactly these parameters
  interface Matchers<T = any> extends GameMatchers<T> {}
}

type AnyTable = TestTable<Core, unknown>;

const result = (pass: boolean, what: string) => ({
  pass,
  message: () => `expected ${pass ? 'not ' : ''}${what}`,
});
const list = (items: readonly unknown[]): string => `[${items.join(', ')}]`;

expect.extend({
  toRefuse(table: AnyTable, verb: string, what: Json, rule: string, seat?: Seat) {
    const found = table.refusal(verb, what, seat);
    return result(
      found === rule,
      `${verb} ${JSON.stringify(what)} to be refused by ${rule}, found ${found ?? 'no refusal'}`,
    );
  },
  toAllow(table: AnyTable, verb: string, what: Json = null, seat?: Seat) {
    const found = table.refusal(verb, what, seat);
    return result(
      found === undefined,
      `${verb} ${JSON.stringify(what)} to be allowed, found ${found ?? 'no refusal'}`,
    );
  },
  toWaitFor(table: AnyTable, ...seats: readonly Seat[]) {
    const found = table.ruleset.actors(table.state);
    return result(list(found) === list(seats), `the game to wait for ${list(seats)}, found ${list(found)}`);
  },
  toBeWonBy(table: AnyTable, ...seats: readonly Seat[]) {
    const results = table.ruleset.outcome(table.state)?.seats ?? [];
    const winners = results.flatMap((one, seat) => (one === 'won' ? [seat] : []));
    return result(
      results.length > 0 && list(winners) === list(seats),
      `a win for ${list(seats)}, found ${list(results)}`,
    );
  },
  toBeDrawn(table: AnyTable) {
    const results = table.ruleset.outcome(table.state)?.seats ?? [];
    return result(
      results.length > 0 && results.every((one) => one === 'drawn'),
      `a draw, found ${list(results)}`,
    );
  },
  toHaveLogged(table: AnyTable, key: string) {
    const keys = table.events.map((event) => event.key);
    return result(keys.includes(key), `${key} to be told, found ${list(keys)}`);
  },
});
