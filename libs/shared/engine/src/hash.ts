import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * Two fingerprints of plain data that do not depend on the order of keys: a quick one to compare states by the
 * million, and a cryptographic one to pin content.
 */

/** 64 bits as 16 hex digits. For tests and caches, not against people who search for collisions. */
export function hash(value: unknown): string {
  return word(walk(value, 0x9e3779b9 | 0)) + word(walk(value, 0x7f4a7c15 | 0));
}

const word = (n: number): string => (n >>> 0).toString(16).padStart(8, '0');

function mix(h: number, k: number): number {
  let x = Math.imul(k ^ (k >>> 15), 0x2c1b3c6d);
  x = Math.imul(x ^ (x >>> 12), 0x297a2d39);
  x ^= x >>> 15;
  return (Math.imul(((h << 13) | (h >>> 19)) ^ x, 5) + 0x6b64e654) | 0;
}

function text(value: string, seed: number): number {
  let h = seed ^ value.length;
  for (let i = 0; i < value.length; i++) h = mix(h, value.charCodeAt(i));
  return h;
}

const buffer = new DataView(new ArrayBuffer(8));

function number(value: number, seed: number): number {
  if (!Number.isFinite(value)) throw new Error(`not plain data: ${value}`);
  if (Number.isInteger(value) && Math.abs(value) < 2 ** 31) return mix(seed, value | 0);
  buffer.setFloat64(0, value);
  return mix(mix(seed ^ 0x55555555, buffer.getInt32(0)), buffer.getInt32(4));
}

function walk(value: unknown, seed: number): number {
  if (typeof value === 'number') return number(value, seed ^ 0x11);
  if (typeof value === 'string') return text(value, seed ^ 0x22);
  if (typeof value === 'boolean') return mix(seed ^ 0x33, value ? 1 : 2);
  if (value === null) return mix(seed ^ 0x44, 7);
  if (Array.isArray(value)) {
    let h = mix(seed ^ 0x66, value.length);
    for (const item of value) h = mix(h, walk(item, seed));
    return h;
  }
  refuseOddities(value);
  // Keys commute, so that two records with the same entries agree whatever the order they were written in.
  let sum = 0;
  let count = 0;
  for (const key in value) {
    const entry = mix(text(key, seed), walk((value as Record<string, unknown>)[key], seed));
    sum = (sum + mix(seed, entry)) | 0; // stirred once more, so that values swapped between keys do not cancel out
    count++;
  }
  return mix(mix(seed ^ 0x77, count), sum);
}

/** What JSON would drop or flatten must not be fingerprinted as if it were nothing. */
function refuseOddities(value: unknown): asserts value is object {
  if (typeof value !== 'object' || value === null) throw new Error(`not plain data: ${typeof value}`);
  const kind: unknown = Object.getPrototypeOf(value);
  if (kind !== Object.prototype && kind !== null) throw new Error('not plain data: an object of a class');
}

/** SHA-256 over the canonical JSON, in hex. */
export function digest(value: unknown): string {
  return bytesToHex(sha256(utf8ToBytes(canonical(value))));
}

const PLAIN: ReadonlySet<string> = new Set(['string', 'number', 'boolean']);

/** JSON with sorted keys: the same text for the same data. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${Array.from(value, canonical).join(',')}]`;
  if (typeof value === 'number' && !Number.isFinite(value)) throw new Error(`not plain data: ${value}`);
  if (value === null || PLAIN.has(typeof value)) return JSON.stringify(value);
  refuseOddities(value);
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  return `{${entries.map(([key, item]) => `${JSON.stringify(key)}:${canonical(item)}`).join(',')}}`;
}
