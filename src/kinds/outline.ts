/** An outline. */
import { outline as outlineWords } from '../access/kinds/outline.ts';
import type { Texts } from '../i18n/index.ts';
import { outline } from '../table/kinds/outline.ts';

export const table = async () => outline;
export const words = async (texts: Texts) => outlineWords(await texts.fetchRun());
