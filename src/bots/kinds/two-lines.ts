/** Bots at two lines (21). */
import type { BotKind } from '../kind.ts';
import { worthInLines } from '../two-lines/line-prospects.ts';
import { recalled } from '../two-lines/recall.ts';
import { weighLines } from '../two-lines/weigh-lines.ts';
import { whysInLines } from '../two-lines/whys.ts';
import { line } from './line.ts';

export const twoLines: BotKind = {
  ...line,
  weigh: weighLines,
  worthIn: worthInLines,
  recalled,
  whysFor: ({ seen, best, plays }) => whysInLines(seen, best, plays),
};
