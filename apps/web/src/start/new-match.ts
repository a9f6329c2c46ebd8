import type { RulesetDetails } from '@cantina/wire';
import { html, nothing, type PropertyValues } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { matchAddress } from '../address.ts';
import { submitted, textIn } from '../form.ts';
import { describeRuleset, type SeatPlan } from '../host.ts';
import { myName, nameFrom } from '../me.ts';
import { PlainElement } from '../plain-element.ts';
import '../schema-form.ts';
import type { Entered } from '../schema-form.ts';
import type { Schema } from '../schema.ts';
import { openMatch } from './open-match.ts';
import './seat-plan.ts';

/** Options and seats of a new match. Whoever opens it sits down on all seats that are theirs; if none is open, it begins. */
@customElement('new-match')
export class NewMatch extends PlainElement {
  @property() ruleset = '';
  @state() private details: RulesetDetails | undefined;
  @state() private options: unknown = {};
  @state() private seats: readonly SeatPlan[] = [];

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('language') || changed.has('ruleset')) void this.#load();
  }

  async #load(): Promise<void> {
    await this.attempt(async () => {
      this.details = await describeRuleset(this.language, this.ruleset);
      if (this.seats.length === 0) this.#resize(this.details.seats.min);
    });
  }

  #resize(count: number): void {
    this.seats = Array.from({ length: count }, (_, seat) => this.seats[seat] ?? { kind: 'human' });
  }

  #open(event: SubmitEvent): void {
    const form = submitted(event);
    const { language, ruleset, options, seats, words } = this;
    const name = nameFrom(form, words.player);
    const [spectators, listed] = [textIn(form, 'spectators') !== '', textIn(form, 'listed') !== ''];
    void this.attempt(async () => {
      const plan = { ruleset, options, seats, spectators, listed };
      location.assign(matchAddress(await openMatch(language, plan, name)));
    });
  }

  protected override render() {
    const { words, details, options } = this;
    if (details === undefined) return html`${this.alarm()} ${this.failure ? nothing : words.loading}`;
    const schema = details.options as Schema;
    const hasOptions = Object.keys(schema.properties ?? {}).length > 0;
    return html`<form
      @submit=${(event: SubmitEvent) => {
        this.#open(event);
      }}
    >
      <p class="field">
        <label for="my-name">${words.yourName}</label>
        <input
          id="my-name"
          name="name"
          maxlength="32"
          autocomplete="nickname"
          .defaultValue=${myName(words.player)}
        />
      </p>
      ${
        hasOptions
          ? html`<fieldset>
              <legend>${words.options}</legend>
              <schema-form
                .language=${this.language}
                .schema=${schema}
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
        ${this.#seatCount(details)}
        ${this.seats.map(
          (plan, seat) =>
            html`<seat-plan
              .language=${this.language}
              .seat=${seat}
              .plan=${plan}
              .levels=${details.bots}
              @plan=${({ detail }: CustomEvent<SeatPlan>) => {
                this.seats = this.seats.with(seat, detail);
              }}
            ></seat-plan>`,
        )}
      </fieldset>
      <p>
        <label class="tick"><input type="checkbox" name="spectators" checked /> ${words.spectators}</label>
      </p>
      <p>
        <label class="tick"><input type="checkbox" name="listed" /> ${words.listed}</label>
      </p>
      ${this.alarm()}
      <button class="main" ?disabled=${this.busy}>${words.open}</button>
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
}
