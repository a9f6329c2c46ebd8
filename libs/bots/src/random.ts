import { pick } from '@cantina/random';
import type { Bot } from './bot.ts';

/** Any legal action, each as likely as the others. */
export const random: Bot = ({ legal, random: chance }) => pick(chance, legal);
