/** What the log says of tiles by the kind of table. */
import type { KindName, Table } from '../rules/game.ts';
import { type KindWords, starWords } from './laid-words.ts';
import { outlineWords } from './outline-words.ts';
import { lineWords, rowWords, stackWords, twoLinesWords } from './run-words.ts';

const WORDS: Readonly<Record<KindName, KindWords>> = {
  star: starWords,
  cross: starWords,
  house: lineWords,
  line: lineWords,
  grid: lineWords,
  row: rowWords,
  stack: stackWords,
  outline: outlineWords,
  'two lines': twoLinesWords,
};

export const kindWordsOf = ({ kind }: Pick<Table, 'kind'>): KindWords => WORDS[kind];
