import type { RouteConfig, RouteConfigToTypedResponse, RouteHandler } from '@hono/zod-openapi';
import type { Env, Handler, Hono, Input } from 'hono';
import type { ToSchema } from 'hono/types';
import type * as routes from './routes/index.ts';

/** The type by which Hono's client knows the host: the same descriptions that the host answers by. */

type Path<T extends string> = T extends `${infer Start}/{${infer Param}}${infer Rest}`
  ? `${Start}/:${Param}${Path<Rest>}`
  : T;

type InputOf<R extends RouteConfig> =
  // Only the input is read; Hono's own types have `any` in the other places.
  RouteHandler<R> extends Handler<Env, string, infer I extends Input> ? I : never;

type SchemaOf<R> = R extends RouteConfig
  ? ToSchema<R['method'], Path<R['path']>, InputOf<R>, RouteConfigToTypedResponse<R>>
  : never;

type Both<U> = (U extends unknown ? (part: U) => void : never) extends (all: infer A) => void ? A : never;

export type Api = Hono<Env, Both<SchemaOf<(typeof routes)[keyof typeof routes]>> & object, '/'>;
