/** Two lines side by side from one start, and hands in rows that nobody sees (21). */
import { playableTiles } from '../../rules/moves.ts';
import { playRowBeat } from '../beats/row-beats.ts';
import type { TableKind } from '../kind.ts';
import { layTwoLines } from '../layout/lay-two-lines.ts';
import { standInRow, unseenSide } from '../places/place-unseen-rows.ts';
import { smallFacing } from '../regions/small-rows.ts';
import { flatFacing, uprightFacing, wideFacing } from '../regions/unseen-rows-regions.ts';
import { touchInRows } from '../touch/under-finger.ts';
import { line } from './line.ts';
import { FLAT } from './plain.ts';

export const twoLines: TableKind = {
  ...line,
  hasSums: false,
  layOut: layTwoLines,
  // The layout of the lines gives their room from the start.
  outlook: { ...line.outlook, drift: FLAT.drift, inlay: () => 'rails', least: () => ({ across: 0.5, along: 0.5 }) },
  screens: { upright: uprightFacing, flat: flatFacing, wide: wideFacing, small: smallFacing },
  layHand: standInRow,
  ownSide: unseenSide,
  isSorted: false,
  // No player sees a hand of their own (21.1).
  turnsToPlayer: false,
  // The player need not pick the tile that is turned up (21.2).
  inHand: (moves) => [...playableTiles(moves)][0] ?? null,
  touch: touchInRows,
  playBeat: playRowBeat,
};
