import type { Frame, LogLine, Page } from '@cantina/wire';
import { advance } from '@cantina/wire/client';

/**
 * The page after a frame. The same news may come twice, as the answer to an act and over the live line, and one of them
 * late: what is known already changes nothing. `undefined` where something in between is missing.
 */
export function follow(known: Page, frame: Frame): Page | undefined {
  const { version, events, page } = frame;
  if (page !== undefined) return page.version < known.version ? known : page;
  const from = version - events.length;
  if (version < known.version || (version === known.version && from < version)) return known;
  return from === known.version ? advance(known, frame) : undefined;
}

/** The log with what came behind it; lines that do not come next are left to be fetched. */
export function extend(log: readonly LogLine[], lines: readonly LogLine[]): readonly LogLine[] {
  const last = lastOf(log);
  const fresh = lines.filter(({ seq }) => seq > last);
  return fresh[0]?.seq === last + 1 ? [...log, ...fresh] : log;
}

export const lastOf = (log: readonly LogLine[]): number => log.at(-1)?.seq ?? 0;
