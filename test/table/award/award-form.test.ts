import { describe, expect, it } from 'vitest';
import { situationAt } from '../../../src/dev/stages.ts';
import type { Situation } from '../../../src/match/ports.ts';
import { createDesk } from '../../../src/seats/desk.ts';
import { createRack } from '../../../src/seats/rack.ts';
import { awardForm, medallionsIn } from '../../../src/table/award/award-form.ts';
import { handsIn } from '../../../src/table/award/hand-outlines.ts';
import { bodyOf } from '../../../src/table/award/tag-place.ts';
import { TableModel } from '../../../src/table/model/table-model.ts';
import type { Rect } from '../../../src/ui/rect.ts';
import { often } from '../../long.ts';
import { gameIn, kindIn } from '../kinds.ts';

const SCREENS = [
  [1280, 800],
  [390, 844],
  [844, 390],
  [360, 640],
  [640, 360],
  [320, 568],
  [2560, 1440],
] as const;
const SEEDS = ['b', 'c', 'd', 'e'] as const;

const ends = new Map<string, Situation>();

/** The end of a deal, played once. */
function endOf(seats: number, seed: string): Situation {
  const key = `${seats} ${seed}`;
  const options = seats > 7 ? { set: 12 } : {};
  const end = ends.get(key) ?? situationAt({ game: 'cyprus', seats, seed, moves: 999, eye: 0, options });
  ends.set(key, end);
  return end;
}

const tellings = new Map<string, ReturnType<typeof tell>>();

/** Where it is told on a screen of that size, worked out once. */
function toldAt(seats: number, width: number, height: number, seed: string) {
  const key = `${seats} ${width} ${height} ${seed}`;
  const known = tellings.get(key) ?? tell(seats, width, height, seed);
  tellings.set(key, known);
  return known;
}

function tell(seats: number, width: number, height: number, seed: string) {
  const now = endOf(seats, seed);
  const model = new TableModel({ desk: createDesk(), rack: createRack() }, kindIn('cyprus'), gameIn('cyprus'));
  model.update(now);
  model.fit(width, height, { top: 0, right: 0, bottom: 0, left: 0 });
  const { regions } = model.surface;
  const seen = handsIn(model, now, model.arrange(now));
  const form = awardForm(regions, seen, now.seen.sides);
  const tags = form.map(({ tag }) => tag && bodyOf(tag, regions.unit));
  const counts = seen.hands.map((hand, k) => (k === 0 || regions.backs[k] ? 0 : hand.length));
  return { now, regions, seen, form, tags, medallions: medallionsIn(regions, counts) };
}

const told = (tags: readonly (Rect | null)[]) => tags.flatMap((tag) => (tag ? [tag] : []));

/** How much of a tag lies over others, 0…1. */
const covering = (tag: Rect, others: readonly Rect[]) =>
  others.reduce((sum, other) => {
    const across = Math.min(tag.x + tag.width, other.x + other.width) - Math.max(tag.x, other.x);
    const down = Math.min(tag.y + tag.height, other.y + other.height) - Math.max(tag.y, other.y);
    return sum + (Math.max(0, across) * Math.max(0, down)) / (tag.width * tag.height);
  }, 0);

/** How far a tag lies from the nearest tile of a hand. */
const distance = (tag: Rect, hand: readonly Rect[]) =>
  Math.min(
    ...hand.map((tile) => {
      const across = Math.max(tile.x - tag.x - tag.width, tag.x - tile.x - tile.width, 0);
      const down = Math.max(tile.y - tag.y - tag.height, tag.y - tile.y - tile.height, 0);
      return Math.hypot(across, down);
    }),
  );

/** How many pixels of a tag lie level with a tile of a hand, or above or below one. */
const beside = (tag: Rect, hand: readonly Rect[]) =>
  Math.max(
    ...hand.flatMap((tile) => [
      Math.min(tag.x + tag.width, tile.x + tile.width) - Math.max(tag.x, tile.x),
      Math.min(tag.y + tag.height, tile.y + tile.height) - Math.max(tag.y, tile.y),
    ]),
  );

describe.each(SCREENS)('the end of a deal on a screen of %i × %i', (width, height) => {
  it.each([4, 7, 10])('is told at the hands of %i seats, within the screen', (seats) => {
    const { now, regions, seen, form, tags } = toldAt(seats, width, height, 'b');
    for (const [k, tag] of tags.entries()) {
      expect(tag === null).toBe(now.seen.hands[k]?.length === 0);
      if (!tag) continue;
      expect(form[k]?.tag?.size).toBeGreaterThanOrEqual(0.7);
      expect(tag.x).toBeGreaterThanOrEqual(0);
      expect(tag.y).toBeGreaterThanOrEqual(0);
      expect(tag.x + tag.width).toBeLessThanOrEqual(width);
      expect(tag.y + tag.height).toBeLessThanOrEqual(height);
      expect(distance(tag, seen.hands[k] ?? [])).toBeLessThan(8 * regions.unit);
    }
  });

  it.each(SEEDS)('covers no tile, no medallion, no plate and no control: four seats, deal %s', (seed) => {
    const { regions, seen, tags, medallions } = toldAt(4, width, height, seed);
    const { plates, menu, log, rules, sort, mute } = regions;
    const all = [...seen.hands.flat(), ...seen.others, ...medallions, ...plates, menu, log, rules, sort, mute];
    for (const tag of told(tags)) expect(covering(tag, all)).toBe(0);
  });

  it.each(SEEDS)('lies nearer to the hand it counts than to any other: four seats, deal %s', (seed) => {
    const { seen, tags } = toldAt(4, width, height, seed);
    for (const [k, tag] of tags.entries()) {
      if (!tag) continue;
      const own = distance(tag, seen.hands[k] ?? []);
      for (const [other, hand] of seen.hands.entries()) {
        if (other === k || hand.length === 0) continue;
        // Two hands that lie in one line may be as near: then the tag is seen with the one that it lies beside.
        const isTie = distance(tag, hand) === own;
        if (isTie) expect(beside(tag, hand)).toBeLessThan(beside(tag, seen.hands[k] ?? []) / 2);
        else expect(distance(tag, hand)).toBeGreaterThan(own);
      }
    }
  });

  it.each([7, 10])('covers no name, no control and no other tag, and hardly the edge of a tile: %i seats', (seats) => {
    for (const seed of SEEDS.slice(0, often(2, SEEDS.length))) {
      const { regions, seen, tags } = toldAt(seats, width, height, seed);
      const { plates, menu, log, rules, sort, mute } = regions;
      const shown = told(tags);
      for (const tag of shown) {
        const others = shown.filter((other) => other !== tag);
        expect(covering(tag, [...plates, menu, log, rules, sort, mute, ...others])).toBe(0);
        expect(covering(tag, [...seen.hands.flat(), ...seen.others])).toBeLessThan(0.15);
      }
    }
  });

  it('lights medallions, and lets points fly to where scores stand', () => {
    const { regions, form } = toldAt(4, width, height, 'b');
    for (const [k, { medallion, score }] of form.entries()) {
      const plate = regions.plates[k];
      if (!plate) throw new Error('a seat has no plate');
      for (const { x, y } of [medallion, score]) {
        expect(x).toBeGreaterThan(plate.x);
        expect(x).toBeLessThan(plate.x + plate.width);
        expect(y).toBeGreaterThan(plate.y);
        expect(y).toBeLessThan(plate.y + plate.height);
      }
    }
  });
});
