/** What goes over the wire: its forms, and the routes of the host made of them; the OpenAPI document is made of these. */
export type { Api } from './api.ts';
export * from './forms/page.ts';
export { problem, type ProblemDetails } from './forms/problem.ts';
export { watch, type Watch } from './forms/requests.ts';
export type { BoxContent, RulesetDetails, RulesetSummary } from './forms/ruleset.ts';
export type { Said } from './forms/said.ts';
export * as routes from './routes/index.ts';
