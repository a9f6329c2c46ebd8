/** One die with any number of sides and anything on its faces. */
import { html, LitElement, nothing, svg } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { base, toned } from '../base.styles.ts';
import '../choice/choice.ts';
import { icon } from '../icons/icon.ts';
import type { Choice, Mark } from '../model.ts';
import { styled } from '../styled.ts';
import { styles } from './die.styles.ts';

/** A die as it lies: how many sides it has and what is on top. A label that is a number from 1 to 6 shows as pips on six sides. */
export interface DieView {
  readonly key: string;
  readonly sides: number;
  readonly face: Mark;
  /** Set aside: it is not rolled again. */
  readonly kept?: boolean | undefined;
  readonly choice?: Choice | undefined;
}

const outlines: Readonly<Record<number, string>> = {
  4: '50,6 96,88 4,88',
  8: '50,3 95,50 50,97 5,50',
  10: '50,3 96,40 80,80 50,97 20,80 4,40',
  12: '50,3 97,38 79,94 21,94 3,38',
  20: '50,2 93,26 93,74 50,98 7,74 7,26',
};
const [low, mid, high] = [27, 50, 73];
const pips: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
  1: [[mid, mid]],
  2: [
    [low, low],
    [high, high],
  ],
  3: [
    [low, low],
    [mid, mid],
    [high, high],
  ],
  4: [
    [low, low],
    [high, low],
    [low, high],
    [high, high],
  ],
  5: [
    [low, low],
    [high, low],
    [mid, mid],
    [low, high],
    [high, high],
  ],
  6: [
    [low, low],
    [high, low],
    [low, mid],
    [high, mid],
    [low, high],
    [high, high],
  ],
};

/**
 * @element ct-die
 * @fires {CustomEvent<{ id: string }>} choose - the die's choice was made
 * @cssprop --ct-die-size - how large it is
 */
@customElement('ct-die')
export class Die extends LitElement {
  static override styles = [base, toned, styles];
  static override shadowRootOptions = { ...LitElement.shadowRootOptions, delegatesFocus: true };

  @property({ attribute: false }) die: DieView | undefined;
  /** How often it was rolled: each new number lets it tumble once. */
  @property({ type: Number }) roll = 0;

  override render() {
    const { die, roll } = this;
    if (die === undefined) return nothing;
    const { face, sides, choice, kept } = die;
    const tumble = roll === 0 ? 'none' : roll % 2 === 0 ? 'tumble-even' : 'tumble-odd';
    const look = html`<span
      class="die ${kept ? 'kept' : ''} ${choice && !choice.disabled ? 'open' : ''}"
      data-tone=${face.tone ?? 'slate'}
      ${styled({ 'animation-name': tumble })}
    >
      <svg viewBox="0 0 100 100" aria-hidden="true">${outline(sides)}${faceDrawing(die)}</svg>
      ${face.icon ? html`<span class="symbol">${icon(face.icon)}</span>` : nothing}
    </span>`;
    return choice
      ? html`<ct-choice .choice=${choice} details=${`${face.label}.`}>${look}</ct-choice>`
      : html`<span role="img" aria-label=${face.label}>${look}</span>`;
  }
}

function outline(sides: number) {
  const points = outlines[sides];
  return points === undefined
    ? svg`<rect class="body" x="4" y="4" width="92" height="92" rx="18"></rect>`
    : svg`<polygon class="body" points=${points} stroke-linejoin="round"></polygon>`;
}

function faceDrawing({ face, sides }: DieView) {
  if (face.icon) return nothing;
  const spots = sides === 6 ? pips[face.label] : undefined;
  if (spots) return spots.map(([x, y]) => svg`<circle class="pip" cx=${x} cy=${y} r="8.5"></circle>`);
  const size = face.label.length > 2 ? 24 : 38;
  return svg`<text x="50" y=${sides === 4 ? 66 : 52} font-size=${size}>${face.label}</text>`;
}

declare global {
  interface HTMLElementTagNameMap {
    'ct-die': Die;
  }
}
