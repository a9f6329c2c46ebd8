import { parentPort } from 'node:worker_threads';
import { load } from '@cantina/registry';
import { advise, type Advice } from '../advise.ts';
import { levels } from '../levels.ts';
import { seatOf } from '../seat-of.ts';
import type { Question, Reply } from './question.ts';

/** What runs in a bot's thread: for each question somebody sits down at the imagined table and thinks. */

async function think({ ruleset: id, contentHash, level, seat, state, seed }: Question): Promise<Advice> {
  const ruleset = await load(id);
  if (ruleset?.contentHash !== contentHash) throw new Error(`no bot knows these rules of "${id}"`);
  const chair = seatOf(ruleset, state, seat, seed);
  if (level === null) return advise(chair);
  const bot = levels.get(level);
  if (bot === undefined) throw new Error(`no bot of level "${level}"`);
  return { action: bot(chair), runnerUp: null, because: [] };
}

async function replyTo(text: string): Promise<Reply> {
  try {
    return await think(JSON.parse(text) as Question);
  } catch (error) {
    return { error: String(error instanceof Error ? error.stack : error) };
  }
}

parentPort?.on('message', (text: string) => {
  void replyTo(text).then((reply) => parentPort?.postMessage(JSON.stringify(reply)));
});
