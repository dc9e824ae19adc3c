/**
 * Whether a deal of Solo 1 can still be won, and how (22.1). Nothing is hidden, so this is a search, depth first. How
 * many tiles are left in each row and which numbers the ends show is all that counts for what can follow, in whatever
 * order the others were laid: a state that was found hopeless is not looked at again.
 */
import type { Move, Seen, Tile } from '../../rules/game.ts';
import { ROW_LENGTH, ROWS, rowOf } from '../../rules/solo/open-rows.ts';
import { halves, tileOf } from '../../rules/tiles.ts';
import type { Steps } from '../steps.ts';
import type { Solution } from './solution.ts';

/** All is known here, so that chance has no say. */
export type RowsSolution = Exclude<Solution, { is: 'open' }>;

/** In how many ways the rows can be taken down: each has 0 to 7 tiles left. */
const MOST_LEFT = (ROW_LENGTH + 1) ** ROWS;
/** More states than any search looks at: see `bitOf`. */
export const MOST_STATES = MOST_LEFT * 7;

/** States after which the search may be put down: well under a millisecond. */
const SLICE = 256;

/** What is left in each row as the digits of one number with base 8, and the numbers at arm 0 and 1; `null`: no lead yet. */
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
 * The search from a deal at any moment. Each step says how many states it has looked at so far, of `MOST_STATES`
 * at most; it gives up when they are `budget`. Whoever wants no more of it takes no more steps.
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

  /** The moves with the free tile of each row, and where they lead. */
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
 * Each number stands on six halves beside its double, and a line uses them up in pairs but for its ends. So the tiles
 * that are left say which two numbers the ends show, unless they show the same one: then it is any of seven.
 */
function bitOf({ left, ends }: State): number {
  const [one, other] = ends ?? [0, 0];
  return left * 8 + (one === other ? one : 7);
}

function knownTile(tile: Tile | null): Tile {
  if (tile === null) throw new Error('a search needs every face');
  return tile;
}
