/**
 * The engine bans: rule code is a function of its table, so it has no input or output, no clock, no chance of its
 * own, no timers and no page. What it needs of these, a host hands in as data.
 */
import { builtinModules } from 'node:module';

const ban = (/** @type {string} */ message, /** @type {readonly string[]} */ names) =>
  names.map((name) => ({ name, message: `Engine code ${message}` }));

export const engineGlobals = [
  ...ban('has no input or output: the host reads and writes.', [
    'process',
    'console',
    'fetch',
    'Buffer',
    'require',
    'XMLHttpRequest',
    'WebSocket',
    'EventSource',
    'BroadcastChannel',
    'Worker',
    'SharedWorker',
    'MessageChannel',
    'navigator',
    'localStorage',
    'sessionStorage',
    'indexedDB',
    'caches',
  ]),
  ...ban('has no clock: the host passes time as data.', ['Date', 'performance', 'Temporal']),
  ...ban('draws only from the generator in the state.', ['crypto']),
  ...ban('has no timers: it runs until somebody has to decide.', [
    'setTimeout',
    'setInterval',
    'setImmediate',
    'clearTimeout',
    'clearInterval',
    'clearImmediate',
    'queueMicrotask',
    'requestAnimationFrame',
    'cancelAnimationFrame',
    'requestIdleCallback',
  ]),
  ...ban('knows no page: components draw its views.', [
    'window',
    'self',
    'document',
    'location',
    'history',
    'customElements',
    'HTMLElement',
    'Element',
    'Node',
    'Event',
    'CustomEvent',
    'EventTarget',
    'MutationObserver',
    'Image',
    'alert',
    'confirm',
    'prompt',
  ]),
  ...ban('does not reach around the bans.', ['globalThis', 'global', 'eval']),
];

export const engineProperties = [
  { object: 'Math', property: 'random', message: 'Engine code draws only from the generator in the state.' },
];

const builtins = builtinModules.filter((name) => /^[a-z]/.test(name)).join('|');
export const engineImports = [
  {
    regex: `^(node:.*|(${builtins})(/.*)?)$`,
    message: 'Engine code has no input or output: Node modules belong to hosts, apps and tools.',
  },
];

export const engineSyntax = [
  {
    selector: 'ImportExpression',
    message: 'Engine code is loaded as a whole: only the registry imports at run time.',
  },
  {
    selector: 'MetaProperty[meta.name="import"]',
    message: 'Engine code does not know where it was loaded from.',
  },
];
