/** The readings against the tables of the page: which games, which seats, how many tiles, which options. */
import { expect, it } from 'vitest';
import { all, readingOf } from './all.ts';
import type { Options } from './reading.ts';
import { setOf } from './table.ts';
import { wholeSet } from './tiles.ts';

/** Copied from the pages: the game, its set, seats, sides, tiles each (*Dealing*, 33.1), and its options (24, 33.6, 31). */
const TABLE = `
block | 6 | 2–4 | none | 7 5 5 | drawing barricade by target deals
team-block | 6 | 4 | two, drawn | 5 | drawing barricade by target deals
peruvian | 6 | 4 | none | 5 | barricade secret deals
draw | 6 | 2–4 | none | 7 5 5 | leadFrom match twoDoubles heavyBlank blockedTo barricade target
all-sevens | 6 | 2–4 | none | 7 5 5 | barricade by target deals
matador | 9 | 3–4 | none | 7 7 | barricade by target deals
bergen | 6 | 2–4 | none | 6 6 5 | barricade by target deals
hungarian | 6 | 2–4 | none | 12 8 6, rest dead | barricade by target deals
french | 6 | 2 | none | 8 | barricade by target deals
all-fives | 6 or 9 | 2–4 | none | 7 5 5 | set by target deals
muggins | 6 | 2–4 | none | 7 5 5 | lengthwise target
italian | 6 or 9 | 3–4 | none | 7 6, rest dead | set hits by target deals
goat | 6 | 2–4 | two with four seats | 7 7 7 | alone redealDoubles opens target
sea-goat | 6 | 2 3 4 | two with four seats | 7 7 7 | rotten target
sports | 6 | 4 | two | 7 | deals
telephone | 6 | 2 4 | two with four seats | 7 7 | severalDoubles target
telephone-72 | 6 | 2–4 | none | 7 7 7 | severalDoubles target
general | 6 | 4 6 8 | two, three, four; two play | 7 7 7 | ending signals by deals minutes
sausage | 6 | 2 | none | 14, unseen | startsWith target
solo-1 | 6 | 1 | none | 28, open | 
solo-2 | 6 or 9 | 1 | none | 5 (set 9: 7) | set refill
squares | 6 | 1 | none | 28, open | 
partners | 6 or 9 | 4 | two | 7 (set 9: 10, rest dead) | set blockedBy counts capicua target
five-up | 6 | 2–4 | two with four seats | 5 5 5 | alone target
mexican-train | 9 or 12 | 2–8 | none | set 9 12 11 10 8 7, set 12 16 16 15 14 12 10 9 | set heavyBlank deals
chicken-foot | 9 or 12 | 2–8 | none | set 9 12 11 10 8 7 6 5, set 12 16 16 14 12 11 10 9 | set root heavyBlank deals
mosaic | 6 | 1 | none | 5, rest dead | 
`;

const rows = TABLE.trim()
  .split('\n')
  .map((row) => row.split('|').map((cell) => cell.trim()));

function seatsOf(text: string): number[] {
  const [from = 0, to = from] = text.split(/[– ]/).map(Number);
  return text.includes('–')
    ? [...Array(to - from + 1).keys()].map((index) => from + index)
    : text.split(' ').map(Number);
}

/** 24: of `target`, `deals` and `minutes` only the one that `by` names. */
const LENGTHS: Readonly<Record<string, string>> = { target: 'points', deals: 'deals', minutes: 'minutes' };
const namedBy = ({ by }: Options, named: string) =>
  named
    .split(' ')
    .filter((name) => by === undefined || LENGTHS[name] === undefined || LENGTHS[name] === by)
    .join(' ');

it('reads every game of the page, in its order', () => {
  expect(all.map(({ id }) => id)).toEqual(rows.map(([id]) => id));
});

it.each(rows.map((row) => [row[0] ?? '', row] as const))('%s: seats, tiles, sides and options', (id, row) => {
  const reading = readingOf(id);
  const [, set = '', seats = '', sides = '', each = '', named = ''] = row;
  expect(reading.seats).toEqual(seatsOf(seats));
  const sizesIn = (pattern: RegExp) => each.match(pattern)?.[1]?.split(' ').map(Number);
  const sizes = sizesIn(/^(\d+( \d+)*)/) ?? [];
  for (const [index, count] of reading.seats.entries()) {
    for (const options of reading.options(count)) {
      expect(Object.keys(options).join(' ')).toBe(namedBy(options, named));
      const size = setOf(reading, options);
      expect(set).toContain(String(size));
      const deal = reading.open(reading.begin(options, count), wholeSet(size), 0);
      const nine = each.match(/set 9: (\d+)/)?.[1];
      // 29.2: a row of sizes for each set.
      // 30.2: a row of sizes for each set.
      const bySet = sizesIn(new RegExp(`set ${size} (\\d+( \\d+)*)`)) ?? sizes;
      const held = size === 9 && nine !== undefined ? Number(nine) : bySet[index];
      // 20.8: where only two sides play, four hold tiles.
      const players = sides.endsWith('two play') ? 4 : count;
      expect(deal.hands.flatMap((hand) => (hand.length > 0 ? [hand.length] : []))).toEqual(Array(players).fill(held));
      expect(deal.hands).toHaveLength(count);
      // 33.1: only with the larger set.
      const isDead = each.includes('dead') && (nine === undefined || size === 9);
      expect(deal.dead.length > 0).toBe(isDead || options.drawing === 'never');
      const paired = reading.sides(options, count).length > 0;
      if (options.alone !== true) expect(paired).toBe(sides !== 'none' && count >= 4);
    }
  }
});
