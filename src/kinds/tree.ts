/** A tree. */
import { tree as treeWords } from '../access/kinds/tree.ts';
import type { Texts } from '../i18n/index.ts';
import { tree } from '../table/kinds/tree.ts';

export const table = async () => tree;
export const words = async (texts: Texts) => treeWords(await texts.fetchRun());
