/** What the parts of the visual table are given to draw. */
import type { Language } from '@cantina/engine';
import type { OpenPile, TableModel } from '../model.ts';
import type { TableWords } from '../text/index.ts';

export interface Scene {
  readonly model: TableModel;
  readonly words: TableWords;
  readonly language: Language;
  /** The end of the turn has been chosen once although something useful is left. */
  readonly confirming: boolean;
  /** On a narrow screen: the opponent's side is shown large. */
  readonly opened: boolean;
  readonly look: (pile: OpenPile) => void;
  readonly toggle: () => void;
  readonly goOn: () => void;
}
