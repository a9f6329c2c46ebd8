/** Whom the icons are owed to; an about page shows it. */
export const iconCredit = {
  what: 'Icons by Lorc, Delapouite and contributors',
  site: 'https://game-icons.net',
  licence: 'CC BY 3.0',
  terms: 'https://creativecommons.org/licenses/by/3.0/',
} as const;
