/** Time left: it runs down by itself between two messages of the host. */
import { html, LitElement, type PropertyValues } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { base } from '../base.styles.ts';
import { icon } from '../icons/icon.ts';
import { hourglass } from '../icons/icons.ts';
import type { ClockView } from '../model.ts';
import { words } from '../words.ts';
import { styles } from './clock.styles.ts';

/** 1:05, or 1:02:05 from an hour on. A second that has begun counts as whole. */
export function timeText(left: number): string {
  const seconds = Math.max(0, Math.ceil(left / 1000));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const two = (number: number) => String(number).padStart(2, '0');
  return hours > 0
    ? `${String(hours)}:${two(minutes)}:${two(seconds % 60)}`
    : `${String(minutes)}:${two(seconds % 60)}`;
}

/**
 * @element ct-clock
 * @csspart time - the figures
 */
@customElement('ct-clock')
export class Clock extends LitElement {
  static override styles = [base, styles];

  /** Time left when this was given, and whether it runs. */
  @property({ attribute: false }) clock: ClockView = { left: 0, running: false };
  /** Below this many milliseconds it warns. */
  @property({ type: Number }) low = 30_000;

  @state() private left = 0;
  private given = 0;
  private ticking: ReturnType<typeof setInterval> | undefined;

  protected override willUpdate(changed: PropertyValues<this>) {
    if (!changed.has('clock')) return;
    this.given = performance.now();
    this.left = this.clock.left;
    this.run();
  }

  override connectedCallback() {
    super.connectedCallback();
    if (this.hasUpdated) this.run();
  }

  override disconnectedCallback() {
    super.disconnectedCallback();
    clearInterval(this.ticking);
  }

  override render() {
    const low = this.left <= this.low;
    return html`<span
      role="timer"
      aria-label=${words.timeLeft}
      class="${low ? 'low' : ''} ${this.clock.running ? 'runs' : ''}"
    >
      ${icon(hourglass)}<span part="time">${timeText(this.left)}</span>
    </span>`;
  }

  private run() {
    clearInterval(this.ticking);
    if (!this.clock.running) return;
    this.ticking = setInterval(() => {
      this.left = Math.max(0, this.clock.left - (performance.now() - this.given));
      if (this.left === 0) clearInterval(this.ticking);
    }, 250);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'ct-clock': Clock;
  }
}
