/** Descriptive tags that other cards may speak of (DB-CARD-08). */
export const TRAITS = [
  'bounty-hunter',
  'droid',
  'fighter',
  'jedi',
  'officer',
  'scoundrel',
  'sith',
  'transport',
  'trooper',
  'vehicle',
] as const;
