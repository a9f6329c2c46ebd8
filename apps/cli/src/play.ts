import type { Action, Json } from '@cantina/engine';
import type { Choice, Look, Place } from './place.ts';

/** What the terminal is for us: lines in, lines out. */
export interface Terminal {
  /** The next line typed; `undefined` when there will be no more. */
  read(): Promise<string | undefined>;
  write(line: string): void;
}

export type Ending = 'over' | 'left';

/** Plays one seat in a terminal until the match is over, the player leaves, or the input ends. */
export async function play(place: Place, terminal: Terminal): Promise<Ending> {
  let waiting = false;
  for (;;) {
    const look = await place.look();
    for (const line of look.news) terminal.write(`· ${line}`);
    if (look.outcome !== undefined) {
      terminal.write(`\n= ${look.outcome}`);
      return 'over';
    }
    if (look.ask === undefined) {
      if (!waiting) terminal.write('… the others');
      waiting = true;
      await place.wait();
      continue;
    }
    waiting = false;
    const action = await decide(look, terminal);
    if (action === undefined) return 'left';
    const refused = await place.act(action);
    if (refused !== undefined) terminal.write(`! ${refused}`);
  }
}

async function decide(look: Look, terminal: Terminal): Promise<Action | undefined> {
  const legal = look.choices.filter(({ refused }) => refused === undefined);
  terminal.write(`\n? ${look.ask ?? ''}`);
  for (const [at, { label, odds }] of legal.entries()) {
    terminal.write(`  ${at + 1}  ${label}${odds === '' ? '' : `  [${odds}]`}`);
  }
  for (;;) {
    const line = (await terminal.read())?.trim();
    if (line === undefined || line === 'quit') return undefined;
    const chosen = legal[Number(line) - 1]?.action ?? typed(line, look.open);
    if (chosen !== undefined) return chosen;
    if (line === 'why') explain(look.choices, terminal);
    else if (line === 'view') terminal.write(JSON.stringify(look.view, null, 2));
    else terminal.write(help(legal.length, look.open));
  }
}

function explain(choices: readonly Choice[], terminal: Terminal): void {
  const refused = choices.filter((choice) => choice.refused !== undefined);
  for (const { label, refused: reason } of refused) terminal.write(`  -  ${label}: ${reason ?? ''}`);
  if (refused.length === 0) terminal.write('  nothing is forbidden here');
}

/** An open action as its name and its parameters in JSON. */
function typed(line: string, open: readonly string[]): Action | undefined {
  const verb = open.find((name) => line.startsWith(`${name} `));
  if (verb === undefined) return undefined;
  try {
    return { do: verb, what: JSON.parse(line.slice(verb.length)) as Json };
  } catch {
    return undefined;
  }
}

function help(count: number, open: readonly string[]): string {
  const more = open.map((verb) => `, ${verb} {…JSON…}`).join('');
  return `  type 1 to ${count}${more}, why (what is forbidden), view (the table) or quit`;
}
