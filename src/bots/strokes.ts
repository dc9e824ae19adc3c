/** Reasons in games in which one tile decides more than points do (17.5 to 17.7, 20.4). */
import { codeOf } from '../rules/chain/codec.ts';
import type { Game, Seen, Tile } from '../rules/game.ts';
import type { TileMove } from '../rules/moves.ts';

export type Stroke =
  /** It puts the match at stake (17.7). */
  | { readonly why: 'stakes' }
  /** The match could be put at stake instead. */
  | { readonly why: 'stakes not' }
  /** This tile could be played instead, and is worth most as the last one. */
  | { readonly why: 'keeps last'; readonly tile: Tile };

const isStake = (play: TileMove) => play.do === 'lead' && play.hundred === true;

/**
 * Returns the reasons that set a play apart from plays of other tiles in such a game, strongest first; empty in others.
 */
export function strokesOf(game: Game, best: TileMove, others: readonly TileMove[], seen: Seen): readonly Stroke[] {
  if (isStake(best)) return [{ why: 'stakes' }];
  const stakesNot: Stroke[] = others.some(isStake) ? [{ why: 'stakes not' }] : [];
  const kept = others.map(({ tile }) => tile).find((tile) => isKept(game, seen, tile));
  return kept === undefined || isKept(game, seen, best.tile)
    ? stakesNot
    : [...stakesNot, { why: 'keeps last', tile: kept }];
}

/** True if a tile is worth most as the last one of a hand. */
function isKept(game: Game, { options, seats }: Seen, tile: Tile): boolean {
  const rules = game.chainRules?.(options, seats);
  return rules?.keeps.includes(codeOf(rules.tables, tile)) === true;
}
