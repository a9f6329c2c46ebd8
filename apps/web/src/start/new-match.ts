import { html, nothing, type PropertyValues } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { claimSeat, describeRuleset, openMatch } from '../host.ts';
import { keepKey, seatLink } from '../keys.ts';
import { PlainElement } from '../plain-element.ts';
import '../schema-form.ts';
import type { Entered } from '../schema-form.ts';
import type { RulesetDetails, SeatKind } from '../wire.ts';

/** Options and seats of a new match. Whoever opens it sits on the first seat that is a person's. */
@customElement('new-match')
export class NewMatch extends PlainElement {
  @property() ruleset = '';
  @state() private details: RulesetDetails | undefined;
  @state() private options: unknown = {};
  @state() private seats: readonly SeatKind[] = [];
  @state() private failure: string | undefined;

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('language') || changed.has('ruleset')) void this.#load();
  }

  async #load(): Promise<void> {
    await this.#tell(async () => {
      this.details = await describeRuleset(this.language, this.ruleset);
      if (this.seats.length === 0) this.#resize(this.details.seats.min);
    });
  }

  #resize(count: number): void {
    this.seats = Array.from({ length: count }, (_, seat) => this.seats[seat] ?? 'human');
  }

  async #open(event: Event): Promise<void> {
    event.preventDefault();
    await this.#tell(async () => {
      const { language, ruleset, options, seats } = this;
      const match = await openMatch(language, { ruleset, options, seats });
      const seat = seats.indexOf('human');
      keepKey(match, seat, await claimSeat(language, match, seat));
      location.assign(seatLink(match, seat));
    });
  }

  async #tell(attempt: () => Promise<void>): Promise<void> {
    try {
      await attempt();
      this.failure = undefined;
    } catch (error) {
      this.failure = (error as Error).message;
    }
  }

  protected override render() {
    const { words, details, options, failure } = this;
    if (details === undefined) return html`<p>${failure ?? words.loading}</p>`;
    const hasOptions = Object.keys(details.options.properties ?? {}).length > 0;
    return html`<form @submit=${(event: Event) => this.#open(event)}>
      ${
        hasOptions
          ? html`<fieldset>
              <legend>${words.options}</legend>
              <schema-form
                .language=${this.language}
                .schema=${details.options}
                .value=${options}
                @value=${({ detail }: CustomEvent<Entered | null>) => {
                  this.options = detail?.value ?? null;
                }}
              ></schema-form>
            </fieldset>`
          : nothing
      }
      <fieldset>
        <legend>${words.seats}</legend>
        ${this.#seatCount(details)} ${this.seats.map((kind, seat) => this.#seat(kind, seat))}
      </fieldset>
      ${failure === undefined ? nothing : html`<p class="why" role="alert">${failure}</p>`}
      <button>${words.open}</button>
    </form>`;
  }

  #seatCount({ seats: { min, max } }: RulesetDetails) {
    if (min === max) return nothing;
    const counts = Array.from({ length: max - min + 1 }, (_, more) => min + more);
    return html`<p class="field">
      <label for="seat-count">${this.words.numberOfSeats}</label>
      <select
        id="seat-count"
        @change=${(event: Event) => {
          this.#resize(Number((event.target as HTMLSelectElement).value));
        }}
      >
        ${counts.map((count) => html`<option ?selected=${count === this.seats.length}>${count}</option>`)}
      </select>
    </p>`;
  }

  #seat(kind: SeatKind, seat: number) {
    const { words } = this;
    return html`<p class="field">
      <label for="seat-${seat}">${words.seat} ${seat + 1}</label>
      <select
        id="seat-${seat}"
        @change=${(event: Event) => {
          this.seats = this.seats.with(seat, (event.target as HTMLSelectElement).value as SeatKind);
        }}
      >
        <option value="human" ?selected=${kind === 'human'}>${words.human}</option>
        <option value="bot" ?selected=${kind === 'bot'}>${words.bot}</option>
      </select>
    </p>`;
  }
}
