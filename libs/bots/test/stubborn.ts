import { parentPort, threadId } from 'node:worker_threads';
import type { Question, Reply } from '../src/worker/question.ts';

/** A thread for specs that does what the level says; it answers with its own number, so that a new one can be told. */

const reply = (answer: Reply) => parentPort?.postMessage(JSON.stringify(answer));

const deeds: Readonly<Record<string, () => void>> = {
  answer: () => reply({ action: { do: 'answer', what: threadId }, runnerUp: null, because: [] }),
  fail: () => reply({ error: 'cannot think' }),
  throw: () => {
    throw new Error('out of my mind');
  },
  exit: () => process.exit(3),
  spin: () => {
    for (;;);
  },
};

parentPort?.on('message', (text: string) => deeds[(JSON.parse(text) as Question).level ?? '']?.());
