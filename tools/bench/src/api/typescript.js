import { register } from 'node:module';

/**
 * Runs TypeScript as the build leaves it: with the types taken out and nothing put in. tsx, made for developers, has every
 * function that is created while a program runs keep its name, and a server creates many.
 */
register('./typescript-hooks.js', import.meta.url);
