/** Finds a filling for a position of Squares, or the tiles to lift if there is none. */
import type { Move, Seen, Tile } from '../../rules/game.ts';
import { givenOf } from '../../rules/squares/given.ts';
import { tileOf } from '../../rules/tiles.ts';
import type { Solution } from '../solo/solution.ts';
import type { Steps } from '../steps.ts';
import { completionsOf, Naming, namedAll } from './completions.ts';
import { deadIn } from './dead.ts';
import { optionIndex } from './filling-options.ts';
import { type Filling, fillings } from './fillings.ts';
import { lyingIn, lyingOf, moveOf, type PlacedTile } from './lying.ts';
import { crossOut } from './pencil.ts';
import { pencilOf } from './rate.ts';

/** Each step yields the share of the longest search that is done, 0 to 1. */
export function* solveSquares(seen: Seen): Steps<Solution, number> {
  const all = yield* fillings();
  const lying = lyingOf(seen);
  const [end] = completionsOf(lying, all);
  if (!end) return { is: 'none', instead: { lifts: lifts(seen, all), dead: deadIn(seen) } };
  const whole = lyingIn(end.filling, namedAll(end.names));
  const isThere = new Set(seen.laid.map(({ tile }) => tile));
  const left = whole.filter((tile) => !isThere.has(faceOf(tile)));
  return { is: 'found', moves: plainestFirst(lying, left).map(moveOf) };
}

const faceOf = ({ halves: [a, b] }: PlacedTile): Tile => tileOf(a, b);

/**
 * Returns the remaining tiles. A tile that follows from the others comes first, by the plainest deduction, if there is
 * one.
 */
function plainestFirst(lying: readonly PlacedTile[], left: readonly PlacedTile[]): readonly PlacedTile[] {
  for (const kind of [1, 2, 3] as const) {
    const pencil = pencilOf(lying);
    crossOut(pencil, kind);
    const next = left.find(({ places, halves }) => pencil.isSingle(optionIndex(places, halves)));
    if (next) return [next, ...left.filter((tile) => tile !== next)];
  }
  return left;
}

/**
 * Returns the fewest tiles to lift so that the rest can be filled; none of them is given. Among equals, the first
 * found.
 */
function lifts(seen: Seen, all: readonly Filling[]): readonly Move[] {
  const given = givenOf(seen);
  const lying = lyingOf(seen).map((tile, index) => ({ tile, isGiven: given.includes(seen.laid[index]?.at ?? -1) }));
  let best: readonly PlacedTile[] | null = null;
  const lift = (filling: Filling, at: number, naming: Naming, lifted: readonly PlacedTile[]): void => {
    if (best && lifted.length >= best.length) return;
    const next = lying[at];
    if (!next) {
      best = lifted;
      return;
    }
    const before = naming.state;
    if (naming.take(filling, next.tile)) {
      lift(filling, at + 1, naming, lifted);
      naming.restore(before);
    }
    if (!next.isGiven) lift(filling, at + 1, naming, [...lifted, next.tile]);
  };
  for (const filling of all) lift(filling, 0, new Naming(), []);
  return (best ?? []).map((tile) => ({ do: 'lift', tile: faceOf(tile) }));
}
