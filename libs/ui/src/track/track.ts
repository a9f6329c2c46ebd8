/** Tracks: a line of steps, a tug of war between two sides, or one line per faction. */
import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { base, toned } from '../base.styles.ts';
import '../choice/choice.ts';
import { icon } from '../icons/icon.ts';
import { positionMarker } from '../icons/icons.ts';
import type { Choice, Mark } from '../model.ts';
import { styles } from './track.styles.ts';

/** One place on a track. */
export interface TrackStep {
  readonly label: string;
  /** What happens here: "+1 card", "you fall". */
  readonly note?: string | undefined;
  readonly choice?: Choice | undefined;
  readonly tone?: Mark['tone'];
}

/** A marker and the index of the step it stands on. */
export interface TrackMarker {
  readonly mark: Mark;
  readonly at: number;
}

export type TrackView =
  | { readonly kind: 'line'; readonly steps: readonly TrackStep[]; readonly markers: readonly TrackMarker[] }
  | {
      readonly kind: 'tug';
      readonly ends: readonly [Mark, Mark];
      readonly steps: readonly TrackStep[];
      readonly at: number;
    }
  | {
      readonly kind: 'factions';
      readonly lines: readonly {
        readonly of: Mark;
        readonly steps: readonly TrackStep[];
        readonly at: number;
      }[];
    };

/**
 * @element ct-track
 * @fires {CustomEvent<{ id: string }>} choose - a step's choice was made
 * @csspart step - one place
 */
@customElement('ct-track')
export class Track extends LitElement {
  static override styles = [base, toned, styles];

  /** The track's name. */
  @property() label = '';
  @property({ attribute: false }) track: TrackView | undefined;

  override render() {
    const { track } = this;
    if (track === undefined) return nothing;
    return html`<section aria-label=${this.label} class=${track.kind}>
      <h3 class="title" aria-hidden="true">${this.label}</h3>
      ${this.renderKind(track)}
    </section>`;
  }

  private renderKind(track: TrackView): TemplateResult {
    if (track.kind === 'line') return this.line(track.steps, track.markers);
    if (track.kind === 'factions')
      return html`${track.lines.map(
        ({ of, steps, at }) =>
          html`<div class="faction" data-tone=${of.tone ?? 'slate'}>
            <span class="who" aria-hidden="true">${of.icon ? icon(of.icon) : nothing} ${of.label}</span>
            ${this.line(steps, [{ mark: of, at }], at)}
          </div>`,
      )}`;
    const [left, right] = track.ends;
    const middle = (track.steps.length - 1) / 2;
    const leader = track.at < middle ? left : track.at > middle ? right : undefined;
    const steps = track.steps.map((step, index): TrackStep => {
      const tone = index < middle ? left.tone : index > middle ? right.tone : undefined;
      return { tone, ...step };
    });
    const mark = { label: this.label, tone: leader?.tone, icon: leader?.icon ?? positionMarker };
    return html`<div class="ends" aria-hidden="true">
        ${[left, right].map(
          (end) =>
            html`<span data-tone=${end.tone ?? 'slate'}
              >${end.icon ? icon(end.icon) : nothing} ${end.label}</span
            >`,
        )}
      </div>
      ${this.line(steps, [{ mark, at: track.at }])}`;
  }

  private line(steps: readonly TrackStep[], markers: readonly TrackMarker[], filled = -1): TemplateResult {
    return html`<ol>
      ${steps.map((step, index) => {
        const here = markers.filter(({ at }) => at === index);
        const said = [step.label, step.note, ...here.map(({ mark }) => mark.label)]
          .filter(Boolean)
          .join(', ');
        const look = html`<span
          part="step"
          class="step ${here.length > 0 ? 'here' : ''} ${index <= filled ? 'filled' : ''} ${
            step.choice && !step.choice.disabled ? 'open' : ''
          }"
          data-tone=${step.tone ?? here[0]?.mark.tone ?? nothing}
        >
          <span class="figure" aria-hidden="true">${step.label}</span>
          ${here.map(({ mark }) => marker(mark))}
        </span>`;
        return html`<li aria-current=${here.length > 0 ? 'step' : nothing}>
          ${
            step.choice
              ? html`<ct-choice .choice=${step.choice} details=${`${said}.`}>${look}</ct-choice>`
              : html`${look}<span class="unseen">${said}</span>`
          }
          ${step.note === undefined ? nothing : html`<span class="note" aria-hidden="true">${step.note}</span>`}
        </li>`;
      })}
    </ol>`;
  }
}

const marker = (mark: Mark) =>
  html`<span class="marker" data-tone=${mark.tone ?? 'amber'} aria-hidden="true" title=${mark.label}
    >${mark.icon ? icon(mark.icon) : mark.label.slice(0, 1)}</span
  >`;

declare global {
  interface HTMLElementTagNameMap {
    'ct-track': Track;
  }
}
