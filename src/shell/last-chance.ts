/** Up to where a lost deal for one could still have been won, as all of its tiles lay. */
import type { DealHistory } from '../match/deal-history.ts';
import type { Move, Seen } from '../rules/game.ts';
import { seen } from '../rules/seen.ts';

/** What a search says of a position in which every tile is known. */
type Way = { readonly is: 'found'; readonly moves: readonly Move[] } | { readonly is: 'none' | 'open' | 'unknown' };

/** @param hear is told what part (0 to 1) has been done. */
export type AskWay = (seen: Seen, signal: AbortSignal, hear: (done: number) => void) => Promise<Way>;

/** The last moment from which there was a way to win. */
export interface LastChance {
  /** The index in the history of what was decided about. */
  readonly at: number;
  /** What was laid there, and what would have kept the way open. */
  readonly played: Move;
  readonly better: Move;
}

/** The indexes in the history where a tile was chosen. */
const choices = (history: DealHistory): readonly number[] =>
  history.flatMap(({ moves: [move] }, at) => {
    return move?.do === 'play' || (move?.do === 'lead' && !move.turnedUp) ? [at] : [];
  });

/**
 * What can be won from a moment can be won from every one before it, so a few searches are enough.
 * @returns `null` where it could not be won at all. Rejects where it cannot be known, or when `signal` aborts.
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
