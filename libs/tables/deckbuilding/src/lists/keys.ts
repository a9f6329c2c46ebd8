/** Single keys that lead to a part of the table. They do nothing while somebody types, or with Ctrl, Alt or Meta. */

export const jumps = ['help', 'question', 'news', 'hand', 'row', 'own', 'opponent', 'end'] as const;
export type Jump = (typeof jumps)[number];

export const keyOf: Readonly<Record<Jump, string>> = {
  help: '?',
  question: 'p',
  news: 'n',
  hand: 'h',
  row: 'g',
  own: 'y',
  opponent: 'o',
  end: 'e',
};

const TYPING = 'input:not([type="checkbox"]):not([type="radio"]), textarea, select, [contenteditable]';

const isTyped = (event: KeyboardEvent): boolean => {
  const [target] = event.composedPath();
  return target instanceof Element && target.closest(TYPING) !== null;
};

/** The letter on the key; where the layout is not Latin, the one that lies there in the Latin one. */
function letterOf({ key, code }: KeyboardEvent): string {
  const isLatin = /^[\u0020-\u007e]$/.test(key);
  return isLatin ? key.toLowerCase() : code.replace(/^Key/, '').toLowerCase();
}

export function jumpOf(event: KeyboardEvent): Jump | undefined {
  if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented || isTyped(event))
    return undefined;
  const letter = letterOf(event);
  return jumps.find((jump) => keyOf[jump] === letter);
}
