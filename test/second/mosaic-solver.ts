/**
 * A second reading of 32.1 to 32.5, from the page alone: plain and slow. It counts the solutions of a mosaic by trying,
 * and makes the steps of a careful solver on a list of ways.
 */

type Sign = { readonly sign: string; readonly n?: number };

export interface PlainMosaic {
  readonly places: readonly { readonly row: number; readonly column: number }[];
  readonly fields: readonly (Sign & { readonly at: readonly number[] })[];
  readonly tiles: readonly string[];
}

/** A tile on two places: its number, and the numbers that the places then show. */
interface PlainWay {
  readonly tile: number;
  readonly shows: readonly (readonly [place: number, number: number])[];
}

/** The number of each place; `undefined` where none lies. */
type Numbers = readonly (number | undefined)[];

/** All ways to lay the tiles; turning a double is no other way (32.4). */
export function plainWays({ places, tiles }: PlainMosaic): readonly PlainWay[] {
  const ways: PlainWay[] = [];
  for (const [tile, name] of tiles.entries()) {
    const [a, b] = name.split('-').map(Number) as [number, number];
    for (const [one, first] of places.entries())
      for (const [other, second] of places.entries()) {
        const distance = Math.abs(first.row - second.row) + Math.abs(first.column - second.column);
        if (distance !== 1 || (a === b && one > other)) continue;
        const shows = [
          [one, a],
          [other, b],
        ] as const;
        ways.push({ tile, shows });
      }
  }
  return ways;
}

/** 32.1: whether numbers that fill a field keep its sign. */
function keeps({ sign, n = 0 }: Sign, numbers: readonly number[]): boolean {
  const sum = numbers.reduce((all, number) => all + number, 0);
  if (sign === 'sum') return sum === n;
  if (sign === 'under') return sum < n;
  if (sign === 'over') return sum > n;
  if (sign === 'equal') return new Set(numbers).size === 1;
  if (sign === 'different') return new Set(numbers).size === numbers.length;
  return true;
}

/** True if some of these halves, each used once, fill what is missing so that the sign is kept. */
function canBeKept(sign: Sign, there: readonly number[], missing: number, counts: readonly number[]): boolean {
  if (missing === 0) return keeps(sign, there);
  // Halves with one number are the same: numbers that are added never descend.
  const from = counts.findIndex((count) => count > 0);
  for (let number = from; number >= 0 && number < counts.length; number++) {
    if ((counts[number] ?? 0) === 0) continue;
    const rest = counts.map((count, each) => (each < number ? 0 : each === number ? count - 1 : count));
    if (canBeKept(sign, [...there, number], missing - 1, rest)) return true;
  }
  return false;
}

/** 32.5: out is a way after which one of its fields could not keep its sign, by the halves of other tiles. */
function isOut(mosaic: PlainMosaic, way: PlainWay, numbers: Numbers, toLie: readonly number[]): boolean {
  const counts = [0, 0, 0, 0, 0, 0, 0];
  for (const tile of toLie)
    if (tile !== way.tile)
      for (const half of (mosaic.tiles[tile] ?? '').split('-')) counts[Number(half)] = (counts[Number(half)] ?? 0) + 1;
  const after = [...numbers];
  for (const [place, number] of way.shows) after[place] = number;
  return mosaic.fields.some((field) => {
    if (!way.shows.some(([place]) => field.at.includes(place))) return false;
    const there = field.at.flatMap((place) => after[place] ?? []);
    return !canBeKept(field, there, field.at.length - there.length, counts);
  });
}

interface State {
  readonly numbers: Numbers;
  readonly toLie: readonly number[];
  /** Ways of tiles that do not lie, on free places, that are neither out nor struck out. */
  readonly ways: readonly PlainWay[];
}

const startOf = (mosaic: PlainMosaic): State => ({
  numbers: mosaic.places.map(() => undefined),
  toLie: [...mosaic.tiles.keys()],
  ways: plainWays(mosaic),
});

const looked = (mosaic: PlainMosaic, state: State): State => ({
  ...state,
  ways: state.ways.filter((way) => !isOut(mosaic, way, state.numbers, state.toLie)),
});

function laid(mosaic: PlainMosaic, state: State, way: PlainWay): State {
  const numbers = [...state.numbers];
  for (const [place, number] of way.shows) numbers[place] = number;
  return looked(mosaic, {
    numbers,
    toLie: state.toLie.filter((tile) => tile !== way.tile),
    ways: state.ways.filter(
      (each) => each.tile !== way.tile && each.shows.every(([place]) => numbers[place] === undefined),
    ),
  });
}

/** The ways left of each tile that does not lie, and of each free place. */
function choices(state: State): readonly (readonly PlainWay[])[] {
  const free = [...state.numbers.keys()].filter((place) => state.numbers[place] === undefined);
  return [
    ...state.toLie.map((tile) => state.ways.filter((way) => way.tile === tile)),
    ...free.map((place) => state.ways.filter(({ shows }) => shows.some(([each]) => each === place))),
  ];
}

const isStuck = (state: State) => choices(state).some((ways) => ways.length === 0);
const isDone = (state: State) => state.toLie.length === 0;

/** Step 1 as often as it can be made. */
function carriedOn(mosaic: PlainMosaic, from: State): State {
  let state = from;
  for (;;) {
    const all = choices(state);
    const only = all.find((ways) => ways.length === 1)?.[0];
    if (!only || all.some((ways) => ways.length === 0)) return state;
    state = laid(mosaic, state, only);
  }
}

/** 32.5: the ways that are left, most of which a step of that kind does not strike out. */
function carriedThrough(mosaic: PlainMosaic, from: State, most: number): State {
  let state = carriedOn(mosaic, from);
  for (let goesOn = most > 1; goesOn && !isDone(state); ) {
    goesOn = false;
    for (const way of state.ways) {
      if (!state.ways.includes(way)) continue;
      const after = laid(mosaic, state, way);
      if (!isStuck(most === 2 ? after : carriedOn(mosaic, after))) continue;
      state = carriedOn(mosaic, { ...state, ways: state.ways.filter((each) => each !== way) });
      goesOn = true;
      if (isDone(state)) break;
    }
  }
  return state;
}

/** 32.5: the hardest kind of step that is needed; `null` if steps don't solve it. */
export function plainGrade(mosaic: PlainMosaic): number | null {
  let state = looked(mosaic, startOf(mosaic));
  for (const kind of [1, 2, 3]) {
    state = carriedThrough(mosaic, state, kind);
    if (isDone(state)) return kind;
  }
  return null;
}

/** 32.4: how many solutions there are, up to `most`. Tries at the tile or place with the fewest ways. */
export function plainSolutions(mosaic: PlainMosaic, most = 2): number {
  const from = (state: State, wanted: number): number => {
    if (isDone(state)) return 1;
    const few = choices(state).reduce((least, ways) => (ways.length < least.length ? ways : least));
    let found = 0;
    for (const way of few) {
      found += from(laid(mosaic, state, way), wanted - found);
      if (found >= wanted) break;
    }
    return found;
  };
  return from(looked(mosaic, startOf(mosaic)), most);
}
