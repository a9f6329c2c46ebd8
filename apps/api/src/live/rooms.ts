import type { Matches } from '@cantina/match';
import { Problem } from '../problem.ts';
import type { RulesShelf } from '../host/rules.ts';
import type { Outlook } from './outlook.ts';
import { Room } from './room.ts';

/** Rooms nobody is in that are kept because somebody may come back. */
const MOST_EMPTY = 1000;

const nameOf = ({ match, viewer, language, person }: Outlook): string =>
  `${match} ${viewer} ${language} ${person ?? ''}`;

/** All pages that somebody looks at, or did a moment ago. */
export class Rooms {
  readonly #matches: Matches;
  readonly #rules: RulesShelf;
  /** The longest unused first. */
  readonly #rooms = new Map<string, Room>();
  readonly #watched = new Map<string, number>();

  constructor(matches: Matches, rules: RulesShelf) {
    this.#matches = matches;
    this.#rules = rules;
  }

  /** The room of an outlook, up to date. */
  async at(outlook: Outlook): Promise<Room> {
    const room = this.#rooms.get(nameOf(outlook)) ?? (await this.#open(outlook));
    this.#touch(room);
    await room.catchUp();
    if (room.page === undefined) throw new Problem('no-match', { where: 'match' });
    return room;
  }

  /** Somebody stays in it until the returned function is called. */
  enter(room: Room): () => void {
    const name = nameOf(room.outlook);
    // It may have been forgotten a moment ago.
    this.#rooms.set(name, room);
    this.#watched.set(name, (this.#watched.get(name) ?? 0) + 1);
    let inside = true;
    return () => {
      if (!inside) return;
      inside = false;
      const left = (this.#watched.get(name) ?? 1) - 1;
      if (left > 0) this.#watched.set(name, left);
      else this.#watched.delete(name);
    };
  }

  async #open(outlook: Outlook): Promise<Room> {
    const sight = await this.#matches.look(outlook.match, 'spectator');
    const rules = sight && (await this.#rules(sight.head.ruleset));
    if (rules === undefined) throw new Problem('no-match', { where: 'match' });
    const open = this.#rooms.get(nameOf(outlook));
    if (open !== undefined) return open;
    const room = new Room(outlook, { matches: this.#matches, rules });
    // At once, so that whoever asks next comes into the same.
    this.#touch(room);
    return room;
  }

  #touch(room: Room): void {
    const name = nameOf(room.outlook);
    this.#rooms.delete(name);
    this.#rooms.set(name, room);
    if (this.#rooms.size - this.#watched.size <= MOST_EMPTY) return;
    for (const old of this.#rooms.keys()) {
      if (this.#watched.has(old)) continue;
      this.#rooms.delete(old);
      return;
    }
  }
}
