/** The choices of a page, laid out by place. Each is handed out once; what no place takes is left for the bar. */
import type { Action } from '@cantina/engine';
import type { Control } from './model.ts';
import type { PageChoice, PagePrompt } from './page.ts';
import { placeOf, type Place } from './place.ts';

const controlOf = ({ action, label, refused, odds }: PageChoice): Control => ({
  action: action as Action,
  label: label.text,
  refused,
  odds: odds.map(({ of, chance }) => ({ label: of.text, chance })),
});

export class Controls {
  readonly #left = new Map<Place, Control[]>();

  constructor(choices: readonly PageChoice[], prompt: PagePrompt | null) {
    for (const choice of choices) {
      const place = placeOf(choice, prompt);
      const there = this.#left.get(place);
      if (there === undefined) this.#left.set(place, [controlOf(choice)]);
      else there.push(controlOf(choice));
    }
  }

  /** What belongs to these places and has not been taken yet. */
  take(...places: readonly Place[]): readonly Control[] {
    return places.flatMap((place) => {
      const found = this.#left.get(place) ?? [];
      this.#left.delete(place);
      return found;
    });
  }

  /** Cards pointed at in an offer that are still waiting for their place. */
  offered(): readonly number[] {
    return [...this.#left.keys()].flatMap((place) =>
      place.startsWith('offer:') ? [Number(place.slice('offer:'.length))] : [],
    );
  }

  /** Everything nobody has taken. */
  rest(): readonly Control[] {
    return this.take(...this.#left.keys());
  }
}
