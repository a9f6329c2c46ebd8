import { routes } from '@cantina/wire';
import { describe, expect, it } from 'vitest';
import { openHouse } from '../test/client.ts';
import { createApp } from './app.ts';

/** The description of the host, for programs and for people. */

interface Operation {
  readonly summary?: string;
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly required?: boolean;
  }[];
  readonly requestBody?: { readonly content: object };
  readonly responses: Readonly<Record<string, { readonly description: string; readonly content?: object }>>;
}

interface Document {
  readonly openapi: string;
  readonly info: { readonly title: string; readonly version: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, unknown>> };
}

const { ask, options } = openHouse();
const document = async () => (await ask<Document>('GET', '/api/openapi.json')).body;

const named = Object.values(routes).map(({ method, path }) => `${method} ${path}`);

describe('openapi.json', () => {
  it('names every route, and nothing that is not one', async () => {
    const { paths } = await document();
    const described = Object.entries(paths).flatMap(([path, item]) =>
      Object.keys(item).map((method) => `${method} ${path}`),
    );
    expect(described.sort()).toEqual([...named].sort());
    const unnamed = ['/api/docs', '/api/docs.css', '/api/openapi.json', '/api/matches/:match/live'];
    const answered = createApp(options)
      .routes.filter(({ method, path }) => method !== 'ALL' && !unnamed.includes(path))
      .map(({ method, path }) => `${method.toLowerCase()} ${path.replaceAll(/:(\w+)/g, '{$1}')}`);
    expect([...new Set(answered)].sort()).toEqual([...named].sort());
  });

  it('is a document of version 3.1: paths, parameters and references all lead somewhere', async () => {
    const doc = await document();
    expect(doc.openapi).toMatch(/^3\.1\.\d+$/);
    expect(doc.info.title).not.toBe('');
    for (const [path, item] of Object.entries(doc.paths)) {
      expect(path).toMatch(/^\/api\//);
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      for (const { parameters = [], responses, summary } of Object.values(item)) {
        expect(summary).toBeTruthy();
        const declared = parameters.filter((one) => one.in === 'path');
        expect(declared.map(({ name }) => name).sort()).toEqual([...inPath].sort());
        expect(declared.every(({ required }) => required === true)).toBe(true);
        const statuses = Object.keys(responses);
        expect(statuses.filter((status) => status.startsWith('2'))).toHaveLength(1);
        for (const { description } of Object.values(responses)) expect(description).toBeTruthy();
      }
    }
    const references = [...JSON.stringify(doc).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)];
    expect(references.length).toBeGreaterThan(20);
    for (const [, name = ''] of references) expect(doc.components.schemas).toHaveProperty(name);
    expect(JSON.stringify(doc)).not.toContain('nullable');
  });

  it('describes problems as what they come as', async () => {
    const { paths } = await document();
    for (const item of Object.values(paths)) {
      for (const { responses } of Object.values(item)) {
        for (const [status, { content = {} }] of Object.entries(responses))
          expect(Object.keys(content)).toEqual([
            status.startsWith('2') ? 'application/json' : 'application/problem+json',
          ]);
      }
    }
  });
});

describe('the page for people', () => {
  it('shows every route, and the live line', async () => {
    const { status, headers, text } = await ask('GET', '/api/docs');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toContain('text/html');
    for (const { method, path, summary = '' } of Object.values(routes)) {
      expect(text).toContain(`<code>${method.toUpperCase()} ${path}</code>`);
      expect(text).toContain(summary.replaceAll("'", '&#39;'));
    }
    expect(text).toContain('/api/matches/{match}/live');
    const forms = Object.keys((await document()).components.schemas);
    for (const name of forms) expect(text).toContain(`id="${name}"`);
  });

  it('needs nothing from anywhere else, and nothing its own policy forbids', async () => {
    const page = (await ask('GET', '/api/docs')).text;
    const styles = await ask('GET', '/api/docs.css');
    expect(styles.headers.get('content-type')).toContain('text/css');
    for (const text of [page, styles.text]) {
      expect(text).not.toMatch(/https?:\/\//);
      expect(text).not.toMatch(/@import|url\(|<script|style=|\son\w+=/);
    }
    const wanted = [...page.matchAll(/(?:href|src)="([^"#]+)"/g)].map(([, path = '']) => path);
    expect(wanted.length).toBeGreaterThan(1);
    for (const path of wanted) expect((await ask('GET', path)).status).toBe(200);
    const anchors = [...page.matchAll(/href="#([^"]+)"/g)].map(([, name = '']) => name);
    for (const name of anchors) expect(page).toContain(`id="${name}"`);
  });
});
