import { describe, expect, it } from 'vitest';
import { completionsOf, fillingsIn } from '../../../src/bots/squares/completions.ts';
import { OPTIONS } from '../../../src/bots/squares/filling-options.ts';
import { fillings, NAMINGS } from '../../../src/bots/squares/fillings.ts';
import { lyingIn, lyingOf, moveOf, type PlacedTile } from '../../../src/bots/squares/lying.ts';
import { atOnce } from '../../../src/bots/steps.ts';
import { fastChance } from '../../../src/rules/chance.ts';
import type { Seen } from '../../../src/rules/game.ts';
import { filledBy } from '../../../src/rules/outline/filled.ts';
import { SQUARE_OF } from '../../../src/rules/squares/half-places.ts';
import { squares } from '../../../src/rules/squares/squares.ts';
import { often } from '../../long.ts';
import { EXAMPLE, playedIn, shuffledDeal, someFilling } from '../../rules/squares/deals.ts';

const all = atOnce(fillings());
const start = shuffledDeal(1);
const count = (seen: Seen) => fillingsIn(completionsOf(lyingOf(seen), all));

/** Counts by trying the legal moves for the first free place, one after the other: by the rules alone. */
function countByRules(deal: typeof start): number {
  const { tiles } = filledBy(deal);
  const free = tiles.indexOf(null);
  if (free < 0) return 1;
  const covers = lyingOf(deal).length === 28 ? [] : squares.moves(deal);
  let sum = 0;
  for (const move of covers) {
    if (move.do !== 'play') continue;
    const after = squares.play(deal, move).deal;
    if (filledBy(after).tiles[free] !== null) sum += countByRules(after);
  }
  return sum;
}

describe('the fillings of squares', () => {
  it('23.3: are 685,440, mirror images counted apart', () => {
    expect(all.length * NAMINGS).toBe(685_440);
    expect(count(start)).toBe(685_440);
  });

  it('are all legal, and all different', () => {
    const names = [0, 1, 2, 3, 4, 5, 6];
    const texts = all.map((filling) => {
      const moves = lyingIn(filling, names).map(moveOf);
      const deal = playedIn(start, ...moves);
      expect(deal.outcome?.how).toBe('domino');
      for (const number of names) expect(filledBy(deal).shown.filter((shown) => shown === number)).toHaveLength(2);
      return `${filling.other} ${filling.number}`;
    });
    expect(new Set(texts).size).toBe(136);
  });

  it('contain the example of the page, from each of its moves on', () => {
    let before = 685_440;
    for (let laid = 0; laid <= 28; laid++) {
      const now = count(playedIn(start, ...EXAMPLE.slice(0, laid)));
      expect(now).toBeGreaterThan(0);
      expect(now).toBeLessThanOrEqual(before);
      before = now;
    }
    expect(before).toBe(1);
  });

  it('contain the mirror images of each', () => {
    /** A half-place seen in a mirror that stands upright, or turned half round. */
    const images: readonly ((place: number) => number)[] = [
      (place) => MIRRORED[place] ?? 0,
      (place) => 55 - place,
      (place) => 55 - (MIRRORED[place] ?? 0),
    ];
    const given = (image: (place: number) => number, { other, number }: (typeof all)[0]): readonly PlacedTile[] =>
      [...other.entries()].flatMap(([place, next]): PlacedTile[] =>
        place < next
          ? [
              {
                places: [image(place), image(next)],
                halves: [number[SQUARE_OF[place] ?? 0] ?? 0, number[SQUARE_OF[next] ?? 0] ?? 0],
              },
            ]
          : [],
      );
    for (const image of images)
      for (const filling of all) expect(fillingsIn(completionsOf(given(image, filling), all))).toBe(1);
  });

  it('are as many as the rules allow, from positions with some tiles laid', () => {
    for (let seed = 0; seed < often(12, 200); seed++) {
      const chance = fastChance(seed);
      const moves = someFilling(chance);
      const first = chance.below(8);
      // A run of tiles that lie side by side, so that what the rules have to try stays small.
      const laid = moves.filter((_, index) => index < 18 || index % 8 === first);
      const deal = playedIn(start, ...laid);
      expect(count(deal), `seed ${seed}`).toBe(countByRules(deal));
    }
  });

  it('are searched in small steps that say how far it has come', () => {
    expect(OPTIONS).toHaveLength(2254);
    expect(atOnce(fillings())).toBe(all);
  });
});

/** Each half-place seen in a mirror: rows of eight, then of six. */
const MIRRORED = [
  ...[7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8],
  ...[21, 20, 19, 18, 17, 16, 27, 26, 25, 24, 23, 22, 33, 32, 31, 30, 29, 28, 39, 38, 37, 36, 35, 34],
  ...[47, 46, 45, 44, 43, 42, 41, 40, 55, 54, 53, 52, 51, 50, 49, 48],
];
