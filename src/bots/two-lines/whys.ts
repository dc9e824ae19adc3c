/** The reasons for a play of two lines (21), as data: what sets it apart from the other places for the tile. */
import type { Seen, Tile } from '../../rules/game.ts';
import type { TileMove } from '../../rules/moves.ts';
import { type Prospect, prospectsIn } from './prospects.ts';

export type LinesWhy =
  /** It can be put nowhere else. */
  | { readonly why: 'only place' }
  /** So many tiles go to the other row, with so many pips (21.7). */
  | { readonly why: 'cuts'; readonly tiles: number; readonly pips: number }
  /** The next tile of the other row, which is known, does not go then. */
  | { readonly why: 'stops'; readonly tile: Tile }
  /** The next tile of the other row, which is known, cannot cut then, or cuts off less. */
  | { readonly why: 'guards'; readonly tile: Tile }
  /** Tiles that cut are less likely to come next, of those that are not known. */
  | { readonly why: 'safer' }
  /** The next tile of the own row, which is known, can cut then. */
  | { readonly why: 'prepares'; readonly tile: Tile };

/** The most reasons that are given. */
const MOST = 2;
/** So many pips that are likely to be cut off are worth a word. */
const WORD = 2;

/** The strongest first; empty if no single one stands out. All other plays are other places for the same tile. */
export function whysInLines(seen: Seen, best: TileMove, plays: readonly TileMove[]): readonly LinesWhy[] {
  const others = plays.filter((play) => play !== best);
  if (others.length === 0) return [{ why: 'only place' }];
  const prospectOf = prospectsIn(seen);
  const [own, rivals] = [prospectOf(best), others.map(prospectOf)];
  const isLeast = (of: (each: Prospect) => number, by: number) =>
    rivals.every((each) => of(each) >= of(own)) && rivals.some((each) => of(each) >= of(own) + by);
  const said: LinesWhy[] = [];
  if (own.cut.tiles > 0 && rivals.every(({ cut }) => cut.pips <= own.cut.pips)) {
    said.push({ why: 'cuts', tiles: own.cut.tiles, pips: own.cut.pips });
  }
  const { tile } = own.other;
  if (tile && own.other.goes === 0 && isLeast(({ other }) => other.goes, 1)) said.push({ why: 'stops', tile });
  else if (tile && isLeast(({ other }) => other.cuts, 1)) said.push({ why: 'guards', tile });
  else if (!tile && isLeast(({ other }) => other.cuts, WORD)) said.push({ why: 'safer' });
  if (own.own.tile && isLeast((each) => -each.own.cuts, 1)) said.push({ why: 'prepares', tile: own.own.tile });
  return said.slice(0, MOST);
}
