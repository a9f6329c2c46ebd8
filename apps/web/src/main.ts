/** The web app: the start page, or the table of the match that the address names. It knows no rules. */
import { addFonts } from '@cantina/ui/tokens/fonts';
import './app.ts';

addFonts();
