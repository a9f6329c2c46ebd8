import { say, type Language, type Message, type Meta, type Ruleset } from '@cantina/engine';
import { core, isBook, rulebook } from '@cantina/rulebook';

/** Turns the id of a rule into its words. */
export type Reasons = (rule: string, language: Language) => string;

/** The words of the rules one game is played by; a rule nobody wrote down is shown by its id. */
export async function reasonsFor({ id, sample = false }: Meta): Promise<Reasons> {
  const name = sample ? 'sample' : id;
  const book = isBook(name) ? await rulebook(name) : undefined;
  return (rule, language) => core(rule)?.text[language] ?? book?.line(rule)?.text ?? rule;
}

/** Words for the reader, and the message they were made from for whoever words it differently. */
export interface Said {
  readonly text: string;
  readonly message: Message;
}

export function spoken({ wording }: Ruleset, language: Language, message: Message): Said {
  return { text: say(wording, language, message), message };
}
