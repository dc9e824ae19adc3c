/** Two lines. */
import { twoLines as twoLinesWords } from '../access/kinds/two-lines.ts';
import type { Texts } from '../i18n/index.ts';
import { twoLines } from '../table/kinds/two-lines.ts';

export const table = async () => twoLines;
export const words = async (texts: Texts) => twoLinesWords(await texts.fetchRun());
