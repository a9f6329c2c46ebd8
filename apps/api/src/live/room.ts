import type { Matches, Sight, Version } from '@cantina/match';
import type { Frame, Page } from '@cantina/wire';
import { lineOf, pageOf } from '../host/page.ts';
import type { GameRules } from '../host/rules.ts';
import { difference } from './difference.ts';
import type { Outlook } from './outlook.ts';

interface Source {
  readonly matches: Matches;
  readonly rules: GameRules;
}

/** So many steps are kept for those who were away for a moment. */
const STEPS_KEPT = 32;
/** Whoever missed more than this has the page, not the story. */
const MOST_ENTRIES = 200;

/** From one page to the next. */
interface Step {
  readonly from: number;
  readonly frame: Frame;
}

/**
 * The page of one outlook, kept up to date, and the way from each of its last versions to the next. However many look on, it
 * is worked out once.
 */
export class Room {
  readonly outlook: Outlook;
  readonly #source: Source;
  #page: Page | undefined;
  #edition = 0;
  #steps: Step[] = [];
  #working: Promise<void> = Promise.resolve();

  constructor(outlook: Outlook, source: Source) {
    this.outlook = outlook;
    this.#source = source;
  }

  /** Up to date with the match. */
  catchUp(): Promise<void> {
    this.#working = this.#working.then(
      () => this.#advance(),
      () => this.#advance(),
    );
    return this.#working;
  }

  get page(): Page | undefined {
    return this.#page;
  }

  /** Counts the pages there were: a match that is marked as defective is at the same version as before. */
  get edition(): number {
    return this.#edition;
  }

  /** What leads from an edition of the page to the latest, step by step; the whole page, where that is forgotten. */
  after(edition: number): readonly Frame[] {
    const page = this.#page;
    if (page === undefined || edition === this.#edition) return [];
    const first = this.#steps.length - (this.#edition - edition);
    if (first < 0) return [{ version: page.version, events: [], page }];
    return this.#steps.slice(first).map(({ frame }) => frame);
  }

  /** From a version somebody has to the latest; the whole page, where there is no way from there. */
  since(version: number | null): Frame | undefined {
    const page = this.#page;
    if (page === undefined) return undefined;
    const first = version === null ? -1 : this.#steps.findIndex(({ from }) => from === version);
    // A page without the mark is of the same version, so whoever has this one may not know.
    if (first === -1 && version === page.version && page.defect === null)
      return { version, events: [], patch: [], choices: page.choices };
    const way = first === -1 ? [] : this.#steps.slice(first).map(({ frame }) => frame);
    if (way.length === 1) return way[0];
    const events = way.flatMap((frame) => frame.events);
    if (way.length === 0 || way.some((frame) => frame.page !== undefined))
      return { version: page.version, events, page };
    const patch = way.flatMap((frame) => frame.patch ?? []);
    return { version: page.version, events, patch, choices: page.choices };
  }

  async #advance(): Promise<void> {
    const { matches, rules } = this.#source;
    const { match, viewer, language, person } = this.outlook;
    const before = this.#page;
    if (before !== undefined && !isOld(before, await matches.version(match))) return;
    const survey = await matches.survey(match, viewer);
    const relation = await matches.relation(match, person);
    if (survey === undefined || relation === undefined) return;
    const { seq, seats } = survey.sight;
    const page = pageOf(rules, survey, relation, language);
    const step =
      before === undefined || seq - before.version > MOST_ENTRIES
        ? undefined
        : await this.#step(before, page, seats);
    // At once: whoever looks in between sees the page before.
    this.#page = page;
    this.#edition++;
    this.#steps = step === undefined ? [] : [...this.#steps.map(inShort), step].slice(-STEPS_KEPT);
  }

  async #step(before: Page, page: Page, seats: Sight['seats']): Promise<Step> {
    const { matches, rules } = this.#source;
    const { match, viewer, language } = this.outlook;
    const from = before.version;
    const lines = await matches.log(match, viewer, from, page.version - from);
    const events = lines.map((line) => lineOf(rules, line, seats, language));
    return { from, frame: frameBetween(before, page, events) };
  }
}

const isOld = ({ version, defect }: Page, now: Version | undefined): boolean =>
  now !== undefined && (version < now.seq || defect?.seq !== now.defect?.seq);

/** What one might do then is of no use any more, and most of what a step takes to keep. */
function inShort(step: Step): Step {
  const { version, events, patch, choices } = step.frame;
  if (patch === undefined || choices === undefined) return step;
  return { from: step.from, frame: { version, events, patch } };
}

/** The way from one page to the next, or the page itself, if that is shorter. */
function frameBetween(before: Page, page: Page, events: Frame['events']): Frame {
  const { version, choices } = page;
  const patch = difference({ ...before, choices: [] }, { ...page, choices: [] });
  if (patch.length > MOST_OPERATIONS) return { version, events, page };
  return { version, events, patch, choices };
}

/** An operation takes about as many characters as ten numbers of the view; beyond this the page is no longer. */
const MOST_OPERATIONS = 150;
