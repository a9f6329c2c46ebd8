import type { SeatInfo } from '@cantina/wire';
import { html, nothing } from 'lit';
import type { AppWords } from './words/index.ts';

/** Colours to choose from; any colour word of CSS will do for the host. */
export const COLOURS = ['red', 'blue', 'green', 'gold', 'purple', 'teal', 'orange', 'grey'] as const;

/** The colour somebody gets who does not choose. */
export const colourFor = (nth: number): string => COLOURS[nth % COLOURS.length] ?? 'red';

export const colourWord = ({ colours }: AppWords, colour: string): string => colours[colour] ?? colour;

export const levelWord = ({ levels }: AppWords, level: string): string => levels[level] ?? level;

/** “bot (plays at random)”. */
export const botTitle = (words: AppWords, level: string): string =>
  `${words.bot} (${levelWord(words, level)})`;

type Sitter = Pick<SeatInfo, 'seat' | 'kind' | 'name' | 'bot'>;

/** Who sits there: a name, a bot, or nobody (`undefined`). */
export function sitterOf(words: AppWords, { name, bot }: Sitter): string | undefined {
  return name ?? (bot === null ? undefined : words.bot);
}

/** “Seat 2, Anna”. */
export function seatTitle(words: AppWords, info: Sitter): string {
  const sitter = sitterOf(words, info);
  return `${words.seat} ${info.seat + 1}${sitter === undefined ? '' : `, ${sitter}`}`;
}

/** A drawing may be coloured by an attribute; a style would be against the page's security policy. */
export function colourDot(colour: string | null) {
  if (colour === null) return nothing;
  return html`<svg class="dot" viewBox="0 0 10 10" aria-hidden="true">
    <circle cx="5" cy="5" r="4.5" fill=${colour} />
  </svg>`;
}

/** A choice among the bots there are, the strongest at first. */
export function levelOptions(words: AppWords, levels: readonly string[]) {
  return levels.map(
    (level) =>
      html`<option value=${level} ?selected=${level === levels.at(-1)}>${botTitle(words, level)}</option>`,
  );
}
