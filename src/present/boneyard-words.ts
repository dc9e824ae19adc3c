/** The boneyard, and tiles that lie out of play. */
import type { Texts } from '../i18n/index.ts';
import { drawableCount } from '../rules/drawing.ts';
import type { Seen } from '../rules/game.ts';
import { mayDo, playableTiles } from '../rules/moves.ts';
import type { Presented } from './presented.ts';

/** Returns how many tiles lie out of play. Nobody looks for those that a puzzle does not have (32.1). */
const restingIn = ({ dead, puzzle }: Seen): number => (puzzle ? 0 : dead.length);

/** Returns the state of the boneyard. `presented`: null before anything is shown. */
export function boneyardOf(presented: Presented | null, { scene, table }: Texts) {
  const lying = presented?.now.seen.boneyard.length ?? 0;
  const resting = presented ? restingIn(presented.now.seen) : 0;
  const drawable = presented ? drawableCount(presented.game, presented.now.seen) : 0;
  return {
    lying,
    /** Tiles out of play in its area; null if there are none. */
    resting: resting > 0 ? { tiles: resting, brief: scene.resting(resting), full: table.outOfPlay(resting) } : null,
    /** The words for how many of its tiles may be drawn; null if all may. */
    drawable: drawable < lying ? table.drawable(drawable) : null,
    full: resting > 0 ? table.resting(resting) : table.boneyard(lying, drawable),
  };
}

/** Returns the reason why no tile may be drawn now. `presented`: null before anything is shown. */
export function whyNoDraw(presented: Presented | null, { table: { noDraw, resting } }: Pick<Texts, 'table'>): string {
  if (presented === null) return noDraw.notYourTurn;
  const { now, game, question } = presented;
  const { boneyard } = now.seen;
  const dead = restingIn(now.seen);
  if (dead > 0) return `${resting(dead)}.`;
  if (boneyard.length === 0) return noDraw.empty;
  if (drawableCount(game, now.seen) === 0) return noDraw.stays(boneyard.length);
  if (!question) return noDraw.notYourTurn;
  return playableTiles(question.moves).size > 0 ? noDraw.canPlay : noDraw.noMore;
}

/**
 * Returns how many tiles are there and how many must stay. If none must stay, but the seat in turn may not draw, it
 * adds why.
 */
export function boneyardWords(presented: Presented, { table }: Pick<Texts, 'table'>): string {
  const { now, game, question } = presented;
  const lying = now.seen.boneyard.length;
  if (lying === 0) return whyNoDraw(presented, { table });
  const drawable = drawableCount(game, now.seen);
  const stays = lying > drawable ? table.noDraw.stays(lying - drawable) : null;
  const isRefused = question !== null && drawable > 0 && !mayDo(question.moves, 'draw');
  return table.told(table.boneyard(lying, drawable), stays ?? (isRefused ? whyNoDraw(presented, { table }) : null));
}
