import type { Choice, LogLine, Page, SeatInfo } from '@cantina/wire';

/** Pages and what is on them, for the specs. */

export const said = (text: string) => ({ text, message: { key: text } });

export const choice = (text: string, more: Partial<Choice> = {}): Choice => ({
  action: { do: text, what: null },
  label: said(text),
  refused: null,
  odds: [],
  ...more,
});

const seat = (at: number, more: Partial<SeatInfo> = {}): SeatInfo => ({
  seat: at,
  kind: 'human',
  name: `P${at + 1}`,
  colour: null,
  away: false,
  bot: null,
  asked: false,
  ...more,
});

export const line = (seq: number, text: string, more: Partial<LogLine> = {}): LogLine => ({
  seq,
  at: 0,
  type: 'act',
  seat: 0,
  to: null,
  said: [said(text)],
  ...more,
});

const plain: Page = {
  match: 'm',
  ruleset: 'r',
  name: 'A game',
  stage: 'playing',
  seat: 0,
  mine: [0],
  host: true,
  spectators: true,
  listed: false,
  version: 5,
  decision: 1,
  seats: [seat(0, { asked: true }), seat(1)],
  prompt: null,
  choices: [],
  forms: [],
  view: {},
  outcome: null,
  practice: false,
  request: null,
  defect: null,
  frozen: false,
  rules: { version: '1', rulesHash: '', contentHash: '', options: {}, commitment: '' },
  revealed: null,
};

export const page = (more: Partial<Page> = {}): Page => ({ ...plain, ...more });
