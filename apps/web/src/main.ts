/** The web app: the start page, or the table of the match that the address names. It knows no rules. */
import './app.ts';
