/** A line that becomes a cross at its house. */
import { house as houseWords } from '../access/kinds/house.ts';
import type { Texts } from '../i18n/index.ts';
import { house } from '../table/kinds/house.ts';

export const table = async () => house;
export const words = async (texts: Texts) => houseWords(await texts.fetchRun());
