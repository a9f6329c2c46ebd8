export * from './host.ts';
export * from './matches.ts';
export * from './rulesets.ts';
export * from './seats.ts';
