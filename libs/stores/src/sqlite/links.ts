import type { Link, LinkStore } from '@cantina/match';
import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import type { GroupCommit } from './group-commit.ts';

interface Row {
  readonly text: string;
}

const linkOf = ({ text }: Row): Link => JSON.parse(text) as Link;

/** Links beside the matches, in the same file. */
export class SqliteLinks implements LinkStore {
  readonly #commit: GroupCommit;
  readonly #say: ReturnType<typeof statementsOf>;

  constructor(db: DatabaseSyncInstance, commit: GroupCommit) {
    this.#commit = commit;
    this.#say = statementsOf(db);
  }

  add(link: Link, hash: string): Promise<void> {
    return this.#commit.run(() => {
      this.#say.add.run(hash, link.id, link.match, JSON.stringify(link));
    });
  }

  find(hash: string): Promise<Link | undefined> {
    return this.#commit.run(() => (this.#say.find.all(hash) as unknown as Row[]).map(linkOf)[0]);
  }

  of(match: string): Promise<readonly Link[]> {
    return this.#commit.run(() => (this.#say.of.all(match) as unknown as Row[]).map(linkOf));
  }

  remove(id: string): Promise<void> {
    return this.#commit.run(() => {
      this.#say.remove.run(id);
    });
  }
}

function statementsOf(db: DatabaseSyncInstance) {
  const say = (sql: string) => db.prepare(sql);
  return {
    add: say('INSERT INTO links(hash, id, match, link) VALUES (?, ?, ?, ?)'),
    find: say('SELECT link AS text FROM links WHERE hash = ?'),
    of: say('SELECT link AS text FROM links WHERE match = ? ORDER BY number'),
    remove: say('DELETE FROM links WHERE id = ?'),
  };
}
