/** The texts of tables on which tiles run, in the language that fits best: fetched with the first of them. */
export { outlineTexts } from './en/outline.ts';
export { runTexts } from './en/run.ts';
