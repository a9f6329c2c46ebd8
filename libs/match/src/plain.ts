/** A copy of our own, as plain data: what a caller still holds could change later. `undefined` where it is none. */
export function plainCopy<T>(value: T): T | undefined {
  try {
    return JSON.parse(JSON.stringify(value)) as T;
  } catch {
    return undefined; // a circle, a number too big for JSON, or so deep that nobody could walk through it
  }
}
