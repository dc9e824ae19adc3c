/**
 * Searches for a way to win a deal of Solo 1, depth first (22.1). Nothing is hidden. A state is the number of tiles
 * left in each row and the numbers at the ends. The order of the tiles played before doesn't matter. A state that was
 * found hopeless is not examined again.
 */
import type { Move, Seen, Tile } from '../../rules/game.ts';
import { ROW_LENGTH, ROWS, rowOf } from '../../rules/solo/open-rows.ts';
import { halves, tileOf } from '../../rules/tiles.ts';
import type { Steps } from '../steps.ts';
import type { Solution } from './solution.ts';

/** A solution without chances, because nothing is hidden. */
export type RowsSolution = Exclude<Solution, { is: 'open' }>;

/** The number of ways in which the rows can be left: each has 0 to 7 tiles. */
const MOST_LEFT = (ROW_LENGTH + 1) ** ROWS;
/** An upper bound of the states in a search: see `bitOf`. */
export const MOST_STATES = MOST_LEFT * 7;

/** States after which the search yields: well under a millisecond. */
const SLICE = 256;

/** The tiles left in each row as digits to base 8, and the numbers at arms 0 and 1. Null: no lead yet. */
interface State {
  readonly left: number;
  readonly ends: readonly [number, number] | null;
}

interface Step extends State {
  readonly move: Move;
}

const NONE = { is: 'none' } as const;
const UNKNOWN = { is: 'unknown' } as const;

/**
 * Searches from a deal at any moment. Each step yields the number of states examined so far, at most `MOST_STATES`. The
 * search gives up after `budget` states. To stop it, take no more steps.
 */
export function* solveRows(seen: Seen, budget: number = MOST_STATES): Steps<RowsSolution, number> {
  const [one, other] = seen.ends;
  const start: State = {
    left: (seen.hands[0] ?? []).reduce((sum, at) => sum + 8 ** rowOf(at), 0),
    ends: one && other ? [one.shows, other.shows] : null,
  };
  return yield* new Search(seen, budget).from(start);
}

class Search {
  readonly #tiles: readonly (readonly [number, number])[];
  readonly #budget: number;
  /** A bit for each state that was found hopeless. */
  readonly #hopeless = new Uint32Array((MOST_LEFT * 8) / 32);
  #looked = 0;

  constructor({ heap }: Seen, budget: number) {
    this.#tiles = heap.map((tile) => halves(knownTile(tile)));
    this.#budget = budget;
  }

  *from({ left, ends }: State): Steps<RowsSolution, number> {
    if (left === 0) return { is: 'found', moves: [] };
    if (this.#looked === this.#budget) return UNKNOWN;
    if (++this.#looked % SLICE === 0) yield this.#looked;
    for (const step of this.#steps(left, ends)) {
      if (this.#isHopeless(step)) continue;
      const rest: RowsSolution = yield* this.from(step);
      if (rest.is === 'found') return { is: 'found', moves: [step.move, ...rest.moves] };
      if (rest.is === 'unknown') return rest;
      this.#giveUp(step);
    }
    return NONE;
  }

  /** Returns the moves with the free tile of each row, and the states after them. */
  #steps(left: number, ends: State['ends']): readonly Step[] {
    const steps: Step[] = [];
    for (let row = 0; row < ROWS; row++) {
      const inRow = (left >> (3 * row)) & 7;
      const faces = inRow === 0 ? undefined : this.#tiles[ROW_LENGTH * row + inRow - 1];
      if (!faces) continue;
      const [low, high] = faces;
      const tile = tileOf(low, high);
      const rest = left - 8 ** row;
      if (ends === null) steps.push({ left: rest, ends: faces, move: { do: 'lead', tile } });
      for (const arm of ends === null ? [] : [0, 1]) {
        const shown = ends?.[arm];
        if (shown !== low && shown !== high) continue;
        const out = low + high - shown;
        const then = arm === 0 ? ([out, ends?.[1] ?? 0] as const) : ([ends?.[0] ?? 0, out] as const);
        steps.push({ left: rest, ends: then, move: { do: 'play', tile, arm } });
      }
    }
    return steps;
  }

  #isHopeless(state: State): boolean {
    const bit = bitOf(state);
    return (((this.#hopeless[bit >> 5] ?? 0) >>> (bit & 31)) & 1) === 1;
  }

  #giveUp(state: State): void {
    const bit = bitOf(state);
    this.#hopeless[bit >> 5] = (this.#hopeless[bit >> 5] ?? 0) | (1 << (bit & 31));
  }
}

/**
 * Returns a state's bit. Each number is on six halves besides its double. A line uses them up in pairs except at its
 * ends. So the tiles that are left determine unequal ends; equal ends show any of seven numbers.
 */
function bitOf({ left, ends }: State): number {
  const [one, other] = ends ?? [0, 0];
  return left * 8 + (one === other ? one : 7);
}

function knownTile(tile: Tile | null): Tile {
  if (tile === null) throw new Error('a search needs every face');
  return tile;
}
