/** Halves over halves. */
import { stack as stackWords } from '../access/kinds/stack.ts';
import type { Texts } from '../i18n/index.ts';
import { stack } from '../table/kinds/stack.ts';

export const table = async () => stack;
export const words = async (texts: Texts) => stackWords(await texts.fetchRun());
