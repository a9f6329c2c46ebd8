import { parentPort } from 'node:worker_threads';
import type { Action } from '@cantina/engine';
import { load } from '@cantina/registry';
import { levels } from '../levels.ts';
import { seatOf } from '../seat-of.ts';
import type { Question, Reply } from './question.ts';

/** What runs in a bot's thread: for each question the bot sits down at the imagined table and chooses. */

async function choose({ ruleset: id, contentHash, level, seat, state, seed }: Question): Promise<Action> {
  const [ruleset, bot] = [await load(id), levels.get(level)];
  if (ruleset?.contentHash !== contentHash) throw new Error(`no bot knows these rules of "${id}"`);
  if (bot === undefined) throw new Error(`no bot of level "${level}"`);
  return bot(seatOf(ruleset, state, seat, seed));
}

async function replyTo(text: string): Promise<Reply> {
  try {
    return { action: await choose(JSON.parse(text) as Question) };
  } catch (error) {
    return { error: String(error instanceof Error ? error.stack : error) };
  }
}

parentPort?.on('message', (text: string) => {
  void replyTo(text).then((reply) => parentPort?.postMessage(JSON.stringify(reply)));
});
