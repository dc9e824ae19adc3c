/** The effects of a play on trains (29): what it leaves to the own train, and to the other seats. */
import { highestIn } from '../../rules/deal-double.ts';
import type { Game, Seen, Tile } from '../../rules/game.ts';
import { outerHalf, type TileMove } from '../../rules/moves.ts';
import { HEAVY_BLANK } from '../../rules/settle-own.ts';
import { halves, isDouble, pipCount } from '../../rules/tiles.ts';
import { markedIn } from '../../rules/trains/marked.ts';
import { handInTurn } from '../whys-in-chains.ts';
import { longestRun } from './longest-run.ts';

/** The worth of a play's features, in pips. */
const WORTH = {
  /** For each pip that leaves the hand: what is left counts against its holder. */
  pip: 1,
  /** For each tile that the own train can still take from the rest of the hand, one after another. */
  run: 6,
  /** For each number that the rest of the hand still shows. */
  variety: 1,
  /** For shutting the own train to the others (29.5). */
  shuts: 8,
  /** For a double that the rest of the hand can cover: two tiles leave it in one turn (29.6). */
  covered: 8,
  /** For a double that it cannot cover: the own train will probably be open. */
  bare: -14,
} as const;

/** Returns a function that gives the worth of a play by rule of thumb. */
export function worthOnTrains(seen: Seen, _game: Game): (play: TileMove) => number {
  const hand = handInTurn(seen);
  const me = seen.turn?.seat ?? 0;
  const isMarked = markedIn(seen).includes(me);
  const heavy = seen.options.heavyBlank === true ? HEAVY_BLANK : 0;
  const own = seen.ends.find(({ place }) => place === me)?.shows ?? highestIn(seen.options);
  return (play) => {
    if (play.do !== 'play') return 0;
    const rest = hand.filter((tile) => tile !== play.tile);
    const isOwn = play.arm === me;
    const outer = outerHalf(play, seen.ends.find(({ place }) => place === play.arm)?.accepts ?? []);
    const run = longestRun(rest, isOwn ? outer : own).length;
    return (
      WORTH.pip * (pipCount(play.tile) + (play.tile === '0-0' ? heavy : 0)) +
      WORTH.run * run +
      WORTH.variety * new Set(rest.flatMap((tile) => halves(tile))).size +
      (isOwn && isMarked ? WORTH.shuts : 0) +
      ofDouble(play, rest)
    );
  };
}

function ofDouble(play: Extract<TileMove, { do: 'play' }>, rest: readonly Tile[]): number {
  if (!isDouble(play.tile) || !play.goesOn) return 0;
  const [number] = halves(play.tile);
  return rest.some((tile) => halves(tile).includes(number)) ? WORTH.covered : WORTH.bare;
}
