import { applyPatch, type Operation } from 'rfc6902';
import type { Frame, Page } from '../forms/page.ts';

/**
 * The page after a frame; the same, if the frame tells old news, as when it was overtaken by one that came another way;
 * `undefined` if it does not lead on from this page, so that the whole page has to be fetched.
 */
export function advance(known: Page | undefined, frame: Frame): Page | undefined {
  const { version, events, patch, choices } = frame;
  if (frame.page !== undefined) return known !== undefined && version < known.version ? known : frame.page;
  if (known === undefined || patch === undefined) return undefined;
  const from = (events[0]?.seq ?? version + 1) - 1;
  if (from !== known.version) return version <= known.version ? known : undefined;
  const page = structuredClone<{ -readonly [K in keyof Page]: Page[K] }>(known);
  const failures = applyPatch(page, patch as Operation[]).filter((failure) => failure !== null);
  if (failures.length > 0) return undefined;
  return { ...page, choices: choices ?? page.choices };
}
