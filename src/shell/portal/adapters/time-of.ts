/** When a match was written, milliseconds since 1970; before all times where the text carries none. */
export function timeOf(text: string | null): number {
  const { at } = objectOf(text);
  return typeof at === 'number' ? at : Number.NEGATIVE_INFINITY;
}

/** A text as what it stands for, where that is an object; empty where it is none. */
export function objectOf(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const found: unknown = JSON.parse(text ?? '');
    return typeof found === 'object' && found !== null ? { ...found } : {};
  } catch {
    return {};
  }
}
