/** A line, and hands in open rows. */
import { grid as gridWords } from '../access/kinds/grid.ts';
import type { Texts } from '../i18n/index.ts';
import { grid } from '../table/kinds/grid.ts';

export const table = async () => grid;
export const words = async (texts: Texts) => gridWords(await texts.fetchRun());
