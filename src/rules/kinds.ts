/** The kinds of table, and what each says about its places for sight and sound; for words: `spots.ts`. */
import type { Laid, Place, Seen } from './deal.ts';
import { isUpper } from './level.ts';

/**
 * The layout in the middle of the table. `star`: arms around a spinner. `line`: one line. `cross`: a line that becomes
 * a cross at its first open double (5.3). `house`: a line that crosses at its first covered double, its house (19.2).
 * `row`: grows at its end, and nothing needs to match (15.1). `stack`: halves over halves. `grid`: tiles in rows beside
 * a line. `two lines`: side by side from one start, in the same direction (21.5). `outline`: half-places filled in any
 * order (23.1). `tree`: branches at its doubles (30.4, 31.3). `trains`: lines from one double, one for each seat and one
 * for all (29.3).
 */
export type KindName =
  | 'star'
  | 'line'
  | 'cross'
  | 'house'
  | 'row'
  | 'stack'
  | 'grid'
  | 'two lines'
  | 'outline'
  | 'tree'
  | 'trains';

/** Degrees clockwise from the top; `undefined` if there is no such arm. */
type Bearing = (arm: number, arms: number, laid: readonly Laid[]) => number | undefined;

/** The facts about a kind of table, the same for every game on it. */
interface Ground {
  readonly bearing: Bearing;
  /** True if the first tile of each arm is a blade, which is heard. */
  readonly hasBlades: boolean;
  /** Returns true if a tile lies on others, by its index in `laid`. */
  liesOnTiles(seen: Pick<Seen, 'laid'>, index: number): boolean;
}

const around: Bearing = (arm, arms) => (360 * arm) / arms;

/** 6.2: the low end of a line lies on the left, the high end on the right. */
const alongLine: Bearing = (arm) => [270, 90][arm];

const isDouble = ({ inner, outer }: Laid) => inner === outer;

/**
 * 31.3: the arms of the first tile lie as they are laid on a wide board. Others have a direction of their own, by which
 * they can be told apart; how they lie depends on the cloth.
 */
const atRightAngles = (arm: number) => [270, 90, 0, 180][arm] ?? (arm * 22.5 + 11.25) % 360;

/** 30.4: returns the double at which an outer toe begins, and which of the two it is. Each double but the first has two. */
export function toeAt(arm: number, laid: readonly Laid[], root: number) {
  const doubles = laid.slice(1).filter(isDouble);
  const on = doubles[Math.floor((arm - root) / 2)];
  return on && { on, at: (arm - root) % 2 === 0 ? ('left' as const) : ('right' as const) };
}

/** 30.3, 30.4: arms leave the first double at equal angles, and outer toes at half a right angle. */
function withFeet(arm: number, laid: readonly Laid[], root: number): number | undefined {
  if (arm < root) return (360 * arm) / root;
  const toe = toeAt(arm, laid, root);
  const from = toe && withFeet(Number(toe.on.arm), laid, root);
  return from === undefined ? undefined : (from + (toe?.at === 'left' ? 315 : 45)) % 360;
}

/** Toes of several feet may point in one direction: a fraction of a degree tells them apart. */
const inTree: Bearing = (arm, _, laid) => {
  const root = laid[0]?.root;
  if (root === undefined) return atRightAngles(arm);
  const bearing = withFeet(arm, laid, root);
  return bearing === undefined || arm < root ? bearing : bearing + arm / 64;
};

/** 29.3: as many arms as the first tile says. They have no direction before it lies. */
const fromEngine: Bearing = (arm, _, [engine]) => {
  const root = engine?.root ?? 0;
  return arm < root ? (360 * arm) / root : undefined;
};

const star: Ground = { bearing: around, hasBlades: true, liesOnTiles: () => false };
const line: Ground = { ...star, bearing: alongLine, hasBlades: false };

const KINDS: Readonly<Record<KindName, Ground>> = {
  star,
  /** 5.3: the first two arms are the ends of a line, the others its sides. From a led double four arms grow at once. */
  cross: {
    ...star,
    bearing: (arm, arms, laid) => (laid[0] && !isDouble(laid[0]) ? [0, 180, 90, 270][arm] : around(arm, arms, laid)),
  },
  /** 19.2: the ends of the line lie opposite each other, even while a double leads it. The sides lie between. */
  house: { ...line, bearing: (arm) => [0, 180, 90, 270][arm] },
  line,
  /** 15.1: a row has one place, at its right end, and its number does not matter. */
  row: { ...line, bearing: (arm) => (arm === 0 ? 90 : undefined) },
  stack: { ...line, liesOnTiles: isUpper },
  grid: line,
  /** 23.1: the places of an outline have names, which give their position. */
  outline: { ...line, bearing: () => undefined },
  /** 21.5: both lines run to the right, line 0 above line 1. */
  'two lines': { ...line, bearing: (arm) => [45, 135][arm] },
  tree: { ...line, bearing: inTree },
  trains: { ...line, bearing: fromEngine },
};

/** A table, as far as its places depend on it. */
export type Places = { readonly kind: KindName; readonly arms: number };

/** Degrees clockwise from the top, from 0 to under 360; `null` for a place that has no direction. */
export function bearingOf(place: Place, { kind, arms }: Places, laid: readonly Laid[]): number | null {
  return typeof place === 'number' ? (KINDS[kind].bearing(place, arms, laid) ?? null) : null;
}

/** Returns the properties of a table that can be heard. */
export const heardOf = ({ kind }: Pick<Places, 'kind'>): Pick<Ground, 'hasBlades' | 'liesOnTiles'> => KINDS[kind];
