import type { Seat, Tile } from '../../../src/rules/game.ts';
import { halves, isDouble, pipCount, tileOf, tilesOf } from '../../../src/rules/tiles.ts';
import type { Course, Start, Terms } from './terms.ts';

/** How a deal has to begin. */
export interface Lead {
  /** `null`: any seat, by lot. */
  readonly seat: Seat | null;
  /** `null`: any tile of the seat's hand. */
  readonly tile: Tile | null;
  readonly turnedUp: boolean;
  /** The paragraph that says so. */
  readonly rule: string;
}

type Hands = readonly (readonly Tile[])[];
type Leads = (hands: Hands, terms: Terms, course: Course) => Lead | null;

/** The first of the tiles that anybody holds must be led. */
function firstHeld(hands: Hands, tiles: readonly Tile[], rule: string): Lead | null {
  for (const tile of tiles) {
    const seat = hands.findIndex((hand) => hand.includes(tile));
    if (seat >= 0) return { seat, tile, turnedUp: false, rule };
  }
  return null;
}

/** The double of a number, then all others in descending order; after 0-0 comes the highest. */
function doublesDown(from: number, { highest }: Terms): readonly Tile[] {
  const numbers = highest + 1;
  return Array.from({ length: numbers }, (_, step) => (from - step + numbers) % numbers).map((n) => tileOf(n, n));
}

/** 4.1: by the deal's number, whatever double led before; deals thrown in do not count. */
const rotated = ({ highest }: Terms, { deals }: Course) => highest - (deals % (highest + 1));

/** 5.2: 1-1, 2-2 … 0-0; then the heaviest tile, between equals the one with the higher half. */
function firstOfOsel({ highest }: Terms): readonly Tile[] {
  const tiles = tilesOf(highest);
  const heavy = (a: Tile, b: Tile) => pipCount(b) - pipCount(a) || halves(b)[1] - halves(a)[1];
  const doubles = tiles.filter(isDouble);
  return [...doubles.slice(1), ...doubles.slice(0, 1), ...tiles.filter((tile) => !isDouble(tile)).sort(heavy)];
}

const LEADS: Readonly<Record<Start, Leads>> = {
  highest: (hands, { highest }) => firstHeld(hands, [tileOf(highest, highest)], '1.2'),
  'highest, drawn for': (hands, { highest }) => firstHeld(hands, [tileOf(highest, highest)], '1.2'),
  'highest, else next lower held': (hands, terms) => firstHeld(hands, doublesDown(terms.highest, terms), '1.2'),
  'highest, else turned up': (hands, { highest }, { began }) => {
    const tile = tileOf(highest, highest);
    // 3.4: whoever began the deal before plays first on it; in the first deal a seat is drawn by lot.
    return firstHeld(hands, [tile], '3.4') ?? { seat: began, tile, turnedUp: true, rule: '3.4' };
  },
  rotates: (hands, terms, course) => {
    const number = rotated(terms, course);
    return firstHeld(hands, [tileOf(number, number)], '4.1');
  },
  'rotates, else next lower held': (hands, terms, course) =>
    firstHeld(hands, doublesDown(rotated(terms, course), terms), '4.1'),
  'first double played': (hands, terms, { last }) =>
    last === null
      ? firstHeld(hands, firstOfOsel(terms), '5.2')
      : { seat: last, tile: null, turnedUp: false, rule: '5.2' },
};

/** Who has to lead what from these hands; `null`: nobody can start. */
export function leadOf(hands: Hands, terms: Terms, course: Course): Lead | null {
  return LEADS[terms.start](hands, terms, course);
}
