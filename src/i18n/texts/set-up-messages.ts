/** The messages shown before and after a deal. */
import type { book } from '../compiled/en/book.ts';
import type { setUp } from '../compiled/en/set-up.ts';
import type { sheets } from '../compiled/en/sheets.ts';

export type SetUpMessages = typeof setUp;
export type BookMessages = typeof book;
export type SheetMessages = typeof sheets;
