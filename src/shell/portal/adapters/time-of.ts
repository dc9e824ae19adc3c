/** Returns the time at which a match was written, in milliseconds since 1970; -∞ if the text has none. */
export function timeOf(text: string | null): number {
  const { at } = objectOf(text);
  return typeof at === 'number' ? at : Number.NEGATIVE_INFINITY;
}

/** Parses a text as a JSON object; returns an empty object for anything else. */
export function objectOf(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const found: unknown = JSON.parse(text ?? '');
    return typeof found === 'object' && found !== null ? { ...found } : {};
  } catch {
    return {};
  }
}
