/** The reasons for a play of two lines (21), as data: the differences from the other places for the tile. */
import type { Seen, Tile } from '../../rules/game.ts';
import type { TileMove } from '../../rules/moves.ts';
import { type LinesProspect, prospectsIn } from './line-prospects.ts';

export type LinesWhy =
  /** It fits nowhere else. */
  | { readonly why: 'only place' }
  /** So many tiles go to the other row, with so many pips (21.7). */
  | { readonly why: 'cuts'; readonly tiles: number; readonly pips: number }
  /** The next tile of the other row is known and won't fit. */
  | { readonly why: 'stops'; readonly tile: Tile }
  /** The next tile of the other row is known, and can't cut or cuts off less. */
  | { readonly why: 'guards'; readonly tile: Tile }
  /** The next tile of the other row is hidden, and less likely to cut. */
  | { readonly why: 'safer' }
  /** The next tile of the own row is known and can cut. */
  | { readonly why: 'prepares'; readonly tile: Tile };

/** The most reasons that are given. */
const MOST = 2;
/** The difference in expected cut pips that is worth a reason. */
const WORD = 2;

/**
 * Returns the reasons, strongest first; empty if none stands out. All other plays are other places for the same tile.
 */
export function whysInLines(seen: Seen, best: TileMove, plays: readonly TileMove[]): readonly LinesWhy[] {
  const others = plays.filter((play) => play !== best);
  if (others.length === 0) return [{ why: 'only place' }];
  const prospectOf = prospectsIn(seen);
  const [own, rivals] = [prospectOf(best), others.map(prospectOf)];
  const isLeast = (of: (each: LinesProspect) => number, by: number) =>
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
