/** What the parts of the non-visual table are given. */
import type { Control, TableModel } from '../model.ts';
import type { TableWords } from '../text/index.ts';
import type { ListWords } from './text/index.ts';

export interface Scene {
  readonly model: TableModel;
  readonly words: TableWords;
  readonly listWords: ListWords;
  /** The end of the turn has been chosen once although something useful is left. */
  readonly confirming: boolean;
  readonly choose: (control: Control) => void;
  readonly goOn: () => void;
}
