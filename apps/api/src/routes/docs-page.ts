import { html, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import type { App } from './app-type.ts';

type Document = ReturnType<App['getOpenAPI31Document']>;
type Part = HtmlEscapedString | Promise<HtmlEscapedString>;

/** As much of an operation as a reader wants to know. */
interface Operation {
  readonly summary?: string;
  readonly tags?: readonly string[];
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly schema?: unknown }[];
  readonly requestBody?: { readonly content?: Readonly<Record<string, { readonly schema?: unknown }>> };
  readonly responses?: Readonly<Record<string, Response>>;
}

interface Response {
  readonly description?: string;
  readonly content?: Readonly<Record<string, { readonly schema?: unknown }>>;
}

interface Route {
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
}

/** The description of the host as one page. */
export async function docsPage(document: Document): Promise<string> {
  const byTag = grouped(routesOf(document));
  const schemas = Object.entries(document.components?.schemas ?? {});
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>The cantina host</title>
        <link rel="stylesheet" href="/api/docs.css" />
      </head>
      <body>
        <h1>The cantina host</h1>
        <p>
          Programs read <a href="/api/openapi.json">openapi.json</a>. Get a token with
          <code>POST /api/tokens</code> and send it as <code>Authorization: Bearer …</code>; browsers have a
          cookie. Problems come as <code>application/problem+json</code> with a stable <code>code</code> and,
          where a rule forbids something, its <code>rule</code>.
        </p>
        <h2>Live</h2>
        <p>
          A WebSocket at <code>/api/matches/{match}/live</code>. Say
          <code>{ seat, lang, since, chat }</code> (the seat you look from or <code>null</code>, the version
          of the page you have or <code>null</code>); you get a Frame now and after every change, and
          <code>{ chat }</code> with what people say. Come back with the version you have: you get the way
          from there.
        </p>
        ${[...byTag].map(
          ([tag, routes]) =>
            html`<h2>${tag}</h2>
              ${routes.map(routePart)}`,
        )}
        <h2>Forms</h2>
        ${schemas.map(
          ([name, schema]) =>
            html`<details id="${name}">
              <summary>${name}</summary>
              ${code(schema)}
            </details>`,
        )}
      </body>
    </html>`;
  return String(await page);
}

function grouped(routes: readonly Route[]): ReadonlyMap<string, readonly Route[]> {
  const byTag = new Map<string, Route[]>();
  for (const route of routes) {
    const tag = route.operation.tags?.[0] ?? 'Other';
    byTag.set(tag, [...(byTag.get(tag) ?? []), route]);
  }
  return byTag;
}

function routesOf({ paths = {} }: Document): readonly Route[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item as Readonly<Record<string, Operation>>).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      operation,
    })),
  );
}

function routePart({ method, path, operation }: Route): Part {
  const { summary = '', parameters = [], requestBody, responses = {} } = operation;
  const sent = requestBody?.content?.['application/json']?.schema;
  return html`<details>
    <summary><code>${method} ${path}</code> ${summary}</summary>
    ${
      parameters.length === 0
        ? ''
        : html`<table>
            <tr>
              <th>Parameter</th>
              <th>In</th>
              <th>Form</th>
            </tr>
            ${parameters.map(
              (one) =>
                html`<tr>
                  <td>${one.name}</td>
                  <td>${one.in}</td>
                  <td><code>${JSON.stringify(one.schema)}</code></td>
                </tr>`,
            )}
          </table>`
    }
    ${
      sent === undefined
        ? ''
        : html`<p>Body</p>
            ${code(sent)}`
    }
    ${Object.entries(responses).map(
      ([status, { description = '', content = {} }]) =>
        html`<p>
          <strong>${status}</strong> ${description}
          ${Object.values(content).map(({ schema }) => formOf(schema))}
        </p>`,
    )}
  </details>`;
}

const code = (schema: unknown): Part => html`<pre>${JSON.stringify(schema, null, 2)}</pre>`;

/** A named form is linked, any other is shown. */
function formOf(schema: unknown): Part {
  const name = (schema as { readonly $ref?: string } | undefined)?.$ref?.split('/').at(-1);
  return name === undefined ? code(schema) : raw(`<a href="#${name}">${name}</a>`);
}
