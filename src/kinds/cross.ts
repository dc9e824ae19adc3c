/** A line that becomes a cross. */
import { cross as crossWords } from '../access/kinds/cross.ts';
import type { Texts } from '../i18n/index.ts';
import { cross } from '../table/kinds/cross.ts';

export const table = async () => cross;
export const words = async (texts: Texts) => crossWords(await texts.fetchRun());
