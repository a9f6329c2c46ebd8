import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { connect } from '@cantina/wire/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { script, typist } from '../test/typist.ts';
import { readLink } from './link.ts';
import { play } from './play.ts';
import { remotePlace } from './remote.ts';

/** The terminal at a host that runs as a process of its own. */

const main = fileURLToPath(new URL('../../api/src/main.ts', import.meta.url));
const query = {};
let folder: string;
let server: ChildProcess;
let url: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'cantina-cli-'));
  const args = ['--conditions=@cantina/source', '--import', 'tsx', main];
  const env = {
    ...process.env,
    PORT: '0',
    CANTINA_DATA: folder,
    CANTINA_BOT_PAUSE: '0',
    FIXED_SECRET: 'cli',
  };
  server = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'inherit'] });
  url = await new Promise((resolve) => {
    createInterface({ input: server.stdout as NodeJS.ReadableStream }).on('line', (line) => {
      const [, said] = /^Listening on (.+)$/.exec(line) ?? [];
      if (said !== undefined) resolve(said);
    });
  });
}, 30_000);

afterAll(async () => {
  const gone = new Promise((resolve) => server.once('exit', resolve));
  server.kill();
  await gone;
  rmSync(folder, { recursive: true, force: true });
});

/** Somebody who set up a table with one seat for the terminal, and sits at the other. */
async function table(ruleset: string, spectators = true) {
  const token = await (await connect(url).tokens.$post()).json();
  const headers = { authorization: `Bearer ${'token' in token ? token.token : ''}` };
  const { matches } = connect(url, { headers });
  const seats = [{ kind: 'human' as const }, { kind: 'open' as const }];
  const made = await (await matches.$post({ query, json: { ruleset, seats, spectators } })).json();
  const param = { match: 'match' in made ? made.match : '' };
  const at = matches[':match'];
  const sit = { name: 'Ada', colour: 'red' };
  await at.seats[':seat'].$post({ param: { ...param, seat: '0' }, query, json: sit });
  const linkFor = async (json: { kind: 'invite' } | { kind: 'seat'; seat: number }) => {
    const link = await (await at.links.$post({ param, query, json })).json();
    const secret = 'secret' in link ? link.secret : '';
    const way = json.kind === 'seat' ? `move/${param.match}/${json.seat}` : `join/${param.match}`;
    return `${url}/#/${way}/${secret}`;
  };
  return { at, param, linkFor };
}

const sitAt = (link: string, lang: 'en' | 'de' = 'en', name?: string) => {
  const read = readLink(link);
  if (read === undefined) throw new Error(`no link: ${link}`);
  return remotePlace(read, lang, name);
};

describe('a seat at a host', () => {
  it.each([
    ['noughts', true],
    ['cellar', false],
  ])(
    'is taken by invitation and played to the end: %s, with spectators: %s',
    { timeout: 60_000 },
    async (ruleset, spectators) => {
      const { at, param, linkFor } = await table(ruleset, spectators);
      const place = await sitAt(await linkFor({ kind: 'invite' }), 'de', 'Bob');
      await at.seats[':seat'].leave.$post({ param: { ...param, seat: '0' }, query, json: {} });
      await at.start.$post({ param, query, json: { bots: 'random' } });
      const { written, terminal } = typist(() => '1');
      expect(await play(place, terminal)).toBe('over');
      expect(written.at(-1)).toMatch(/^\n= .*\[(won|lost|drawn), (won|lost|drawn)\]$/);
      expect(written).toContain('· Bob setzt sich');
      expect(written).toContain('· Das Spiel beginnt');
      expect(written.join('\n')).not.toContain('⟦');
    },
  );

  it('is moved here in the middle of a match, and says what is forbidden', { timeout: 30_000 }, async () => {
    const { at, param, linkFor } = await table('noughts');
    await at.start.$post({ param, query, json: { bots: 'random' } });
    const place = await sitAt(await linkFor({ kind: 'seat', seat: 0 }));
    const { written, terminal } = script('5', 'why', 'quit');
    expect(await play(place, terminal)).toBe('left');
    expect(written).toContain('· Player 1 marks field 5');
    expect(written).toContain('  -  field 5: Only an empty field may be marked. (NX-PLACE-01)');
    expect((await at.$get({ param, query: { seat: 0 } })).status).toBe(403);
  });

  it('is refused in words where the link does not work', async () => {
    const { param } = await table('noughts');
    await expect(sitAt(`${url}/#/join/${param.match}/guessed`)).rejects.toThrow('this link does not work');
    await expect(sitAt(`${url}/#/join/nowhere`, 'de')).rejects.toThrow('diese Partie gibt es nicht');
    await expect(sitAt(`${url}/#/join/${param.match}`)).rejects.toThrow('must be invited');
    await expect(sitAt('http://127.0.0.1:1/#/join/m/s')).rejects.toThrow('nobody who answers');
  });
});
