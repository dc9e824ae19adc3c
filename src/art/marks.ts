/** The marks of accounts, of things carried from deal to deal, and of the Mexican train: `marks/NAME.svg`. */

const MARKS = ['account-closed', 'account-open', 'fish', 'eggs', 'right', 'stake'] as const;

export type MarkName = (typeof MARKS)[number] | 'sun';

const FILES = import.meta.glob<string>('./marks/*.svg', { query: '?raw', import: 'default', eager: true });

type Marks = readonly (readonly [MarkName, string])[];
const marked = (names: readonly MarkName[]): Marks => names.map((name) => [name, FILES[`./marks/${name}.svg`] ?? '']);

/** The marks of accounts and of things carried from deal to deal, with the texts of their files. */
export const marks: Marks = marked(MARKS);
/** The mark of the Mexican train, which belongs to everybody (29.3). */
export const trainMarks: Marks = marked(['sun']);
