import { pick, type Random } from '@cantina/random';
import { disguise, otherSite } from './aim.ts';
import type { Range, RawShot, SocketShot } from './shots.ts';
import { encoded, hostileValue, hostileWord } from './values.ts';

/** What is wrong below the level of requests, and on live lines. */

const WRONG_HOSTS = [
  'Host: ',
  'Host: a b/c?d#e',
  'Host: user:word@[::1',
  `Host: ${'x'.repeat(3_000)}:99999999`,
  'Host: \xff\xfe',
];
const CRLF = '\r\n';

const head = (line: string, headers: readonly string[]): string => [line, ...headers, '', ''].join(CRLF);

export function rawRequest(random: Random, { host, victims }: Range): RawShot {
  const { match } = pick(random, victims);
  const path = `/api/matches/${match}`;
  const hostLine = `Host: ${host}`;
  const close = 'Connection: close';
  const json = 'Content-Type: application/json';
  const texts: readonly (() => string)[] = [
    () => head(`GET ${path} HTTP/1.1`, [hostLine, close, ...flood(random)]),
    () => head(`GET ${path} HTTP/9.9`, [hostLine, close]),
    () =>
      head(`${pick(random, ['FOO', 'get', 'CONNECT', 'PRI', 'GET\t'])} ${path} HTTP/1.1`, [hostLine, close]),
    () => head(`GET http://${host}${path}/../../key HTTP/1.1`, [hostLine, close]),
    () => head(`GET http://evil.example${path} HTTP/1.1`, ['Host: evil.example', close]),
    () => head(`GET ${path}\u0000 HTTP/1.1`, [hostLine, close]),
    () => head(`GET /%c0%ae%c0%ae/%c0%ae%c0%ae/key HTTP/1.1`, [hostLine, close]),
    () => head(`GET \\..\\..\\key HTTP/1.1`, [hostLine, close]),
    () => head(`GET ${path} HTTP/1.1`, [close]),
    () => head(`GET ${path} HTTP/1.1`, [pick(random, WRONG_HOSTS), close]),
    () => head(`GET ${path} HTTP/1.0`, []),
    () =>
      `${head(`POST ${path}/acts HTTP/1.1`, [hostLine, json, close, 'Content-Length: 5', 'Content-Length: 9'])}{}`,
    () =>
      `${head(`POST ${path}/acts HTTP/1.1`, [hostLine, json, close, 'Content-Length: 4', 'Transfer-Encoding: chunked'])}0${CRLF}${CRLF}`,
    () =>
      `${head(`POST ${path}/acts HTTP/1.1`, [hostLine, json, close, 'Transfer-Encoding: chunked'])}zz${CRLF}{}${CRLF}`,
    () =>
      `${head(`POST ${path}/acts HTTP/1.1`, [hostLine, json, close, 'Transfer-Encoding: chunked'])}${chunks(random)}`,
    () => `${head(`POST ${path}/acts HTTP/1.1`, [hostLine, json, close, 'Content-Length: -1'])}{}`,
    () => `${head(`POST ${path}/acts HTTP/1.1`, [hostLine, json, close, 'Content-Length: 100000000'])}{`,
    () =>
      `${head(`POST ${path}/acts HTTP/1.1`, [hostLine, json, close, 'Expect: 200-maybe', 'Content-Length: 2'])}{}`,
    () =>
      `${head(`POST ${path}/acts HTTP/1.1`, [hostLine, json, close, 'Content-Encoding: gzip', 'Content-Length: 2'])}{}`,
    () => head(`GET ${path}/live HTTP/1.1`, [hostLine, ...upgrade(random)]),
    () => head(`GET ${path}/live HTTP/1.1`, [pick(random, WRONG_HOSTS), ...properUpgrade]),
    () =>
      head(`GET http://${pick(random, [host, 'a b', '[::1', ''])}${path}/live HTTP/1.1`, [
        hostLine,
        ...properUpgrade,
      ]),
    () => head(`GET //${path}\\live HTTP/1.1`, [hostLine, ...properUpgrade]),
    () => `${head(`GET ${path}/live HTTP/1.1`, [hostLine, ...properUpgrade])}${frames(random)}`,
  ];
  return { kind: 'raw', bytes: Buffer.from(pick(random, texts)(), 'latin1') };
}

function flood(random: Random): string[] {
  const count = pick(random, [100, 1_500, 3_000]);
  return Array.from(
    { length: count },
    (_, i) => `X-Forwarded-For-${i}: ${'9'.repeat(pick(random, [1, 40]))}`,
  );
}

function chunks(random: Random): string {
  const chunk = `1000${CRLF}${'['.repeat(0x1000)}${CRLF}`;
  return chunk.repeat(pick(random, [1, 20])) + (random.below(2) === 0 ? `0${CRLF}${CRLF}` : '');
}

const properUpgrade = [
  'Connection: Upgrade',
  'Upgrade: websocket',
  'Sec-WebSocket-Version: 13',
  'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
];

function upgrade(random: Random): string[] {
  const wrong = [
    [0, 'Connection: keep-alive'],
    [1, 'Upgrade: h2c'],
    [1, 'Upgrade: websocket, websocket'],
    [2, 'Sec-WebSocket-Version: 99'],
    [2, 'Sec-WebSocket-Version: x'],
    [3, 'Sec-WebSocket-Key: short'],
    [3, 'Sec-WebSocket-Extensions: permessage-deflate; server_max_window_bits=999'],
    [3, 'X-Nothing: here'],
  ] as const;
  const [at, line] = pick(random, wrong);
  const origin = random.below(3) === 0 ? ['Origin: https://evil.example'] : [];
  return [...properUpgrade.with(at, line), ...origin];
}

/** Frames by hand: unmasked, of no kind, with bits nobody agreed on, longer than they are. */
const frames = (random: Random): string =>
  pick(random, [
    '\x81\x05hello',
    '\xf1\x80\x00\x00\x00\x00',
    '\x83\x80\x00\x00\x00\x00',
    '\x81\xff\x7f\xff\xff\xff\xff\xff\xff\xff\x00\x00\x00\x00',
    '\x01\x81\x00\x00\x00\x00{',
    '\x80\x81\x00\x00\x00\x00}',
    '\x89\xfe\x01\x00\x00\x00\x00\x00',
    '\x88\x82\x00\x00\x00\x00\x00\x01',
    '\x81\x82\x00\x00\x00\x00\xff\xfe',
  ]);

const LARGEST_MESSAGE = 4096;

/** A live line that is opened properly, and what should not be said on it. */
export function liveLine(random: Random, range: Range): SocketShot {
  const { match, seats } = pick(random, range.victims);
  const { seat, owner } = pick(random, seats);
  const who = pick(random, ['owner', 'stranger', 'stranger', 'site'] as const);
  const headers =
    who === 'owner'
      ? { authorization: `Bearer ${owner.token}` }
      : who === 'site'
        ? otherSite(random, owner.token)
        : disguise(random, range);
  const wish = { seat, lang: 'en', since: null, chat: 0 };
  const frames = Array.from({ length: 1 + random.below(4) }, () => said(random, wish));
  const path = `/api/matches/${random.below(6) === 0 ? encoded(hostileWord(random)) : match}/live`;
  return { kind: 'socket', path, headers, frames };
}

function said(random: Random, wish: object): string | Buffer {
  const key = pick(random, [...Object.keys(wish), '__proto__', 'more']);
  switch (random.below(7)) {
    case 0:
      return Buffer.from(Array.from({ length: random.below(300) }, () => random.below(256)));
    case 1:
      return 'x'.repeat(LARGEST_MESSAGE + random.below(LARGEST_MESSAGE));
    case 2:
      return '['.repeat(LARGEST_MESSAGE - 1);
    case 3:
      return hostileValue(random).slice(0, LARGEST_MESSAGE);
    case 4:
      return JSON.stringify(wish);
    default:
      return `{${JSON.stringify(wish).slice(1, -1)},${JSON.stringify(key)}:${hostileValue(random).slice(0, 3_000)}}`;
  }
}
