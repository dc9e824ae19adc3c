/** The effects of a play on a tree with feet (30): what it leaves to the next seat, and to the own hand. */
import type { Game, Seen, Tile } from '../../rules/game.ts';
import type { TileMove } from '../../rules/moves.ts';
import { HEAVY_BLANK } from '../../rules/settle-own.ts';
import { halves, isDouble, pipCount } from '../../rules/tiles.ts';
import { copyFeet, type FastFeet, layFeet, NOTHING_DUE } from '../../rules/tree/feet-playout.ts';
import { hiddenTiles } from '../total/guesses.ts';
import { handInTurn } from '../whys-in-chains.ts';
import { feetAt, moveOnFeet, newFeetFor } from './feet-position.ts';

/** The worth of a play's features, in pips. */
const WORTH = {
  /** For each pip that leaves the hand: what is left counts against its holder. */
  pip: 1,
  /** For a next seat that has nothing to lay: it must draw (30.6). */
  starves: 12,
  /** For each number that the rest of the hand still shows. */
  variety: 2,
  /** For each tile of the rest of the hand that can be laid next, up to `ENOUGH`. */
  own: 2,
  /** For a double of the rest whose number only it shows: it makes a foot for others alone. */
  stray: -2,
} as const;
/** Tiles that can be laid next, of which more are worth nothing. */
const ENOUGH = 3;

/** Returns a function that gives the worth of a play by rule of thumb. */
export function worthOnFeet(seen: Seen, game: Game): (play: TileMove) => number {
  const base = feetAt(seen);
  const feet = newFeetFor(seen);
  const hidden = hiddenTiles(game, seen);
  const next = seen.hands[((seen.turn?.seat ?? 0) + 1) % seen.seats]?.length ?? 0;
  const share = Math.min(1, next / Math.max(1, hidden.length));
  const hand = handInTurn(seen);
  const heavy = seen.options.heavyBlank === true ? HEAVY_BLANK : 0;
  return (play) => {
    copyFeet(base, feet);
    layFeet(feet, moveOnFeet(seen, play));
    const rest = hand.filter((tile) => tile !== play.tile);
    const numbers = rest.flatMap((tile) => halves(tile));
    const own = rest.filter((tile) => canLie(feet, tile)).length;
    const strays = rest.filter((tile) => isDouble(tile) && numbers.filter((n) => n === halves(tile)[0]).length === 2);
    const starved = (1 - share) ** hidden.filter((tile) => canLie(feet, tile)).length;
    return (
      WORTH.pip * (pipCount(play.tile) + (play.tile === '0-0' ? heavy : 0)) +
      WORTH.starves * starved +
      WORTH.variety * new Set(numbers).size +
      WORTH.own * Math.min(ENOUGH, own) +
      WORTH.stray * strays.length
    );
  };
}

/** True if the tile could be laid now, by whoever holds it. */
function canLie({ due, open }: FastFeet, tile: Tile): boolean {
  return halves(tile).some((half) => (due === NOTHING_DUE ? (open[half] ?? 0) > 0 : half === due));
}
