/** How the table looks; later parts go before earlier ones. */
import { bar } from './styles/bar.ts';
import { cards } from './styles/cards.ts';
import { layout } from './styles/layout.ts';
import { narrow } from './styles/narrow.ts';
import { over } from './styles/over.ts';
import { plates } from './styles/plates.ts';

export const styles = [layout, cards, plates, bar, over, narrow];
