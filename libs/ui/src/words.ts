/** Words the components say themselves, in one place, so that an app in another language can replace them. */

export const words = {
  rule: 'Rule',
  unique: 'Unique',
  hiddenCard: 'A hidden card',
  copies: (count: number) => `${String(count)} copies`,
  of: (value: number, max: number) => `${String(value)} of ${String(max)}`,
  zoomHint: 'Press Z to magnify.',
  browse: (label: string) => `Look through ${label}`,
  find: 'Find a card',
  nothingFound: 'No card matches.',
  close: 'Close',
  empty: 'Empty',
  cards: (count: number) => (count === 1 ? '1 card' : `${String(count)} cards`),
  you: 'You',
  bot: 'Bot',
  away: 'Away',
  acting: 'To act',
  yourTurn: 'Your decision',
  turnOf: (name: string) => `${name} decides`,
  because: 'Asked by',
  nothingToDo: 'Nothing to choose right now.',
  timeLeft: 'Time left',
  readRule: 'Read it in the rulebook',
  lookingUp: 'Looking the rule up …',
  message: 'Message',
  send: 'Send',
  noMessages: 'Nobody has said anything yet.',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  zoomAll: 'Show everything',
  boardKeys: 'Arrow keys move between places, plus and minus zoom, 0 shows everything.',
  copy: 'Copy',
  copied: 'Copied',
};

/** Whole percents, but never 0 % or 100 % for what is merely almost so. */
export function percent(chance: number): string {
  if (chance > 0 && chance < 0.01) return '< 1 %';
  if (chance < 1 && chance > 0.99) return '> 99 %';
  return `${String(Math.round(chance * 100))} %`;
}
