/** A line. */
import { line as lineWords } from '../access/kinds/line.ts';
import type { Texts } from '../i18n/index.ts';
import { line } from '../table/kinds/line.ts';

export const table = async () => line;
export const words = async (texts: Texts) => lineWords(await texts.fetchRun());
