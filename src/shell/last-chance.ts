/** Finds the last moment at which a lost deal for one could still have been won, with all tiles known. */
import type { DealHistory } from '../match/deal-history.ts';
import type { Move, Seen } from '../rules/game.ts';
import { seen } from '../rules/seen.ts';

/** The result of searching a position in which every tile is known. */
type Way = { readonly is: 'found'; readonly moves: readonly Move[] } | { readonly is: 'none' | 'open' | 'unknown' };

/** @param hear called with the completed share (0 to 1). */
export type AskWay = (seen: Seen, signal: AbortSignal, hear: (done: number) => void) => Promise<Way>;

/** The last moment at which the deal could still be won. */
export interface LastChance {
  /** The index of the decision in the history. */
  readonly at: number;
  /** The move that was made there, and one that would still have led to a win. */
  readonly played: Move;
  readonly better: Move;
}

/** Returns the indexes in the history at which a tile was chosen. */
const choices = (history: DealHistory): readonly number[] =>
  history.flatMap(({ moves: [move] }, at) => {
    return move?.do === 'play' || (move?.do === 'lead' && !move.turnedUp) ? [at] : [];
  });

/**
 * Searches for the last chance. A deal winnable at one moment is winnable at every earlier one, so a few searches
 * suffice.
 * @returns `null` if the deal could never be won. Rejects if that cannot be determined, or when `signal` aborts.
 */
export async function lastChanceOf(
  history: DealHistory,
  ask: AskWay,
  signal: AbortSignal,
  hear: (done: number) => void,
): Promise<LastChance | null> {
  const moments = choices(history);
  const most = Math.ceil(Math.log2(moments.length + 1));
  let asked = 0;
  let found: LastChance | null = null;
  for (let [low, high] = [0, moments.length]; low < high; asked++) {
    const middle = Math.floor((low + high) / 2);
    const at = moments[middle] ?? 0;
    const [progress, after] = [history[at], history[at + 1]];
    const played = after?.log.at(-1)?.at(-1);
    if (!progress || !played) throw new Error('the deal was not played to its end');
    const way = await ask(seen(progress.game, progress.deal, 'all'), signal, (done) => hear((asked + done) / most));
    if (way.is === 'found') {
      const [better] = way.moves;
      if (better) found = { at, played, better };
      low = middle + 1;
    } else if (way.is === 'none') high = middle;
    else throw new Error('it is not known whether it can be won');
  }
  return found;
}
