/** `cantina`: play in a terminal. */
import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { LANGUAGES, Refused, type Language } from '@cantina/engine';
import { list, load } from '@cantina/registry';
import { Refusal } from './host.ts';
import { readLink } from './link.ts';
import { localPlace } from './local.ts';
import type { Place } from './place.ts';
import { play } from './play.ts';
import { remotePlace } from './remote.ts';
import { openTerminal } from './terminal.ts';

const USAGE = `cantina list                      what there is to play
cantina play <game> [--seats 3] [--options '{…}'] [--seed text]
                                  play against bots that choose at random
cantina join <link> [--name Ada]  take the seat a link gives and play there
Everywhere: --lang ${LANGUAGES.join('|')}`;

/** The caller's mistake: told in one line, without a trace. */
class Mistake extends Error {}

const { values, positionals } = readArguments();
const lang = LANGUAGES.find((language) => language === values.lang);

try {
  if (lang === undefined) throw new Mistake(`--lang is one of ${LANGUAGES.join(', ')}`);
  const [command, what] = positionals;
  if (command === 'list') await tellGames(lang);
  else if (command === 'play' && what !== undefined) await playAt(await sitDown(what, lang));
  else if (command === 'join' && what !== undefined) await playAt(await join(what, lang));
  else throw new Mistake(USAGE);
} catch (error) {
  const inWords = error instanceof Mistake || error instanceof Refused || error instanceof Refusal;
  console.error(inWords ? error.message : String(error));
  process.exitCode = 1;
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        seats: { type: 'string' },
        options: { type: 'string', default: '{}' },
        seed: { type: 'string' },
        name: { type: 'string' },
        lang: { type: 'string', default: 'en' },
      },
    });
  } catch (error) {
    console.error(`${(error as Error).message}\n${USAGE}`);
    process.exit(1);
  }
}

async function tellGames(language: Language): Promise<void> {
  for (const { id, names, seats } of await list({ samples: true })) {
    console.log(`${id.padEnd(16)}${names[language]} (${seats.min}-${seats.max})`);
  }
}

async function sitDown(game: string, language: Language): Promise<Place> {
  const ruleset = await load(game);
  if (ruleset === undefined) throw new Mistake(`there is no game "${game}"; cantina list shows them`);
  const seats = values.seats === undefined ? ruleset.meta.seats.min : Number(values.seats);
  return localPlace({
    ruleset,
    options: readOptions(values.options),
    seats,
    seed: values.seed ?? randomUUID(),
    lang: language,
  });
}

function join(text: string, language: Language): Promise<Place> {
  const link = readLink(text);
  if (link === undefined)
    throw new Mistake(
      'a link looks like http://…/#/join/<match>/<secret> or http://…/#/move/<match>/<seat>/<secret>',
    );
  return remotePlace(link, language, values.name);
}

function readOptions(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Mistake(`--options is not JSON: ${text}`);
  }
}

/** A match that was left before its end is no success: a script wants to know. */
async function playAt(place: Place): Promise<void> {
  const terminal = openTerminal();
  const ending = await play(place, terminal);
  terminal.close();
  if (ending === 'left') process.exitCode = 2;
}
