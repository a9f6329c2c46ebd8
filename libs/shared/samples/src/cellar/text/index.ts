import type { Wording } from '@cantina/engine';
import { de } from './de.ts';
import { en } from './en.ts';
import { ru } from './ru.ts';

export const wording: Wording = { en, de, ru };
