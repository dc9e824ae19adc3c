/** The marks of accounts and of things carried from deal to deal: `marks/NAME.svg`. */

export const MARKS = ['account-closed', 'account-open', 'fish', 'eggs', 'right', 'stake'] as const;

export type MarkName = (typeof MARKS)[number];

const FILES = import.meta.glob<string>('./marks/*.svg', { query: '?raw', import: 'default', eager: true });

/** Returns the text of a mark's file. */
export const markSvg = (name: MarkName): string => FILES[`./marks/${name}.svg`] ?? '';
