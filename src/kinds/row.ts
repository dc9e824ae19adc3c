/** A row. */
import { row as rowWords } from '../access/kinds/row.ts';
import type { Texts } from '../i18n/index.ts';
import { row } from '../table/kinds/row.ts';

export const table = async () => row;
export const words = async (texts: Texts) => rowWords(await texts.fetchRun());
