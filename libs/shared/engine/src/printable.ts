/** Bad input quoted back: short, and whatever it was. */
export function printable(value: unknown): string {
  const text = typeof value === 'string' ? value : asText(value);
  return text.length > 80 ? `${text.slice(0, 77)}...` : text;
}

function asText(value: unknown): string {
  try {
    return JSON.stringify(value) ?? typeof value;
  } catch {
    return typeof value; // a circle, or a number too big for JSON
  }
}
