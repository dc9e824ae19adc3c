/** The marks of accounts and of things carried from deal to deal: `marks/NAME.svg`. */

const MARKS = ['account-closed', 'account-open', 'fish', 'eggs', 'right', 'stake'] as const;

export type MarkName = (typeof MARKS)[number];

const FILES = import.meta.glob<string>('./marks/*.svg', { query: '?raw', import: 'default', eager: true });

/** All marks, with the texts of their files. */
export const marks: readonly (readonly [MarkName, string])[] = MARKS.map((name) => [
  name,
  FILES[`./marks/${name}.svg`] ?? '',
]);
