/** Trains. */
import { trains as trainsWords } from '../access/kinds/trains.ts';
import type { Texts } from '../i18n/index.ts';
import { trains } from '../table/kinds/trains.ts';

export const table = async () => trains;
export const words = async (texts: Texts) => trainsWords(await texts.fetchRun());
