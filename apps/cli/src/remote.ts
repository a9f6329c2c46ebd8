import { setTimeout } from 'node:timers/promises';
import type { Action, Language, Seat } from '@cantina/engine';
import type { Page } from '@cantina/wire';
import { openDoor, Refusal, type Door } from './host.ts';
import type { Link } from './link.ts';
import { percent, type Look, type Place } from './place.ts';
import { sitDown } from './sit-down.ts';

const PATIENCE_MS = 300;

/** Takes the seat that a link gives and plays there over the host's API. */
export async function remotePlace(link: Link, lang: Language, name?: string): Promise<Place> {
  const door = await openDoor(link.origin, link.match, lang);
  return placeAt(door, await sitDown(door, link, name));
}

function placeAt(door: Door, seat: Seat): Place {
  let decision = 0;
  let known = 0;

  return {
    async look() {
      const page = await door.page(seat);
      decision = page.decision ?? 0;
      const lines = page.version > known ? await door.log(seat, known) : [];
      known = lines.at(-1)?.seq ?? known;
      const news = lines.flatMap(({ said }) => said.map(({ text }) => text));
      return lookAt(page, news);
    },
    async act(action) {
      try {
        await door.act(seat, decision, action);
        return undefined;
      } catch (error) {
        if (error instanceof Refusal && [409, 422, 429].includes(error.status)) return error.message;
        throw error;
      }
    },
    wait: () => setTimeout(PATIENCE_MS),
  };
}

function lookAt({ prompt, choices, forms, view, outcome }: Page, news: readonly string[]): Look {
  return {
    ask: prompt?.ask.text,
    choices: choices.map(({ action, label, refused, odds }) => ({
      action: action as Action,
      label: label.text,
      refused: refused === null ? undefined : `${refused.reason} (${refused.rule})`,
      odds: odds.map(({ of, chance }) => `${of.text} ${percent(chance)}`).join(', '),
    })),
    open: forms.map((form) => form.do),
    news,
    view,
    outcome: outcome === null ? undefined : `${outcome.because.text} [${outcome.seats.join(', ')}]`,
  };
}
