import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fetchMessages } from '../../../src/i18n/compiled/fetch.ts';
import { fetchTexts } from '../../../src/i18n/fetch-texts.ts';
import { withBots } from '../../../src/i18n/index.ts';
import type { Deal } from '../../../src/rules/game.ts';
import { HALF_PLACES, PAIRS, SQUARES_OUTLINE } from '../../../src/rules/squares/half-places.ts';
import { squares } from '../../../src/rules/squares/squares.ts';
import { outline } from '../../../src/table/kinds/outline.ts';
import { halfOutline, layOutOutline, middleOf } from '../../../src/table/layout/lay-outline.ts';
import { viewOf } from '../../../src/table/places/board-view.ts';
import { rimSide, rimSlots } from '../../../src/table/places/rim-slots.ts';
import { surfaceOf } from '../../../src/table/places/surface.ts';
import type { ScreenWishes } from '../../../src/table/regions/regions.ts';
import type { Rect } from '../../../src/ui/rect.ts';
import { linesNeeded, shareIn } from '../../../src/ui/strip-layout.ts';
import { wrapped } from '../../../src/ui/text-fit.ts';
import { writtenLanguages } from '../../../tools/messages/read.ts';
import { regionsOf, settingOf } from '../kinds.ts';

const lying = (laid: Deal['laid']) => layOutOutline(laid, [], squares.table, { aspect: 1 });

const sharedOut = (width: number, height: number, wishes?: ScreenWishes) =>
  regionsOf({ width, height, ...settingOf(squares, {}, 1), ...(wishes && { wishes }) });

const meet = (a: Rect, b: Rect) =>
  a.x + a.width > b.x + 0.01 &&
  b.x + b.width > a.x + 0.01 &&
  a.y + a.height > b.y + 0.01 &&
  b.y + b.height > a.y + 0.01;

/** Where the 28 tiles lie on the screen, CSS pixels. */
const tilesOn = (rim: readonly Rect[]): readonly Rect[] =>
  rimSlots(rim, 58).map(({ x, y, side, turned }) => {
    const [width, height] = turned === 0 ? [2 * side, side] : [side, 2 * side];
    return { x: x - width / 2, y: y - height / 2, width, height };
  });

const screens = fc.oneof(
  fc.record({ width: fc.integer({ min: 900, max: 2560 }), height: fc.integer({ min: 560, max: 1440 }) }),
  fc.record({ width: fc.integer({ min: 320, max: 480 }), height: fc.integer({ min: 568, max: 932 }) }),
  fc.record({ width: fc.integer({ min: 640, max: 932 }), height: fc.integer({ min: 360, max: 430 }) }),
);

it('lays 28 tiles around the outline, none over another, over the outline or over what can be touched', () => {
  fc.assert(
    fc.property(screens, ({ width, height }) => {
      const { rim = [], board, menu, log, rules, mute, action, hint, plates } = sharedOut(width, height);
      const tiles = tilesOn(rim);
      expect(tiles).toHaveLength(28);
      const others = [board, menu, log, rules, mute, action, ...(hint ? [hint] : []), ...plates];
      for (const [k, tile] of tiles.entries()) {
        expect(tile.x >= 0 && tile.y >= 0 && tile.x + tile.width <= width && tile.y + tile.height <= height).toBe(true);
        expect([...tiles.slice(k + 1), ...others].filter((other) => meet(tile, other))).toEqual([]);
      }
    }),
    { numRuns: 60 },
  );
});

const anyWindow = fc.record({
  size: fc.oneof(
    fc.constantFrom([320, 256], [320, 568], [360, 640], [390, 844], [568, 320], [844, 390], [2560, 1440]),
    fc.tuple(fc.integer({ min: 320, max: 2560 }), fc.integer({ min: 256, max: 1440 })),
  ),
  wishes: fc.record({
    letters: fc.constantFrom(1, 1.2, 1.4, 2),
    isLeftHanded: fc.boolean(),
    hasCaption: fc.boolean(),
  }),
});

it('has a room for words on any screen, beside the outline, the rim and all that is pressed', () => {
  fc.assert(
    fc.property(anyWindow, ({ size: [width = 0, height = 0], wishes }) => {
      const { rim = [], board, message, ...rest } = sharedOut(width, height, wishes);
      const { menu, log, rules, mute, action, hint, plates } = rest;
      const others = [board, ...rim, menu, log, rules, mute, action, ...(hint ? [hint] : []), ...plates];
      expect(others.filter((other) => meet(message, other))).toEqual([]);
      expect(message.x >= 0 && message.x + message.width <= width + 0.01).toBe(true);
      expect(message.y >= 0 && message.y + message.height <= height + 0.01).toBe(true);
    }),
    { numRuns: 300 },
  );
});

it.each([
  [1280, 800],
  [390, 844],
  [844, 390],
  [360, 640],
  [320, 568],
  [568, 320],
  [320, 256],
])('has room for all its words in every language at %i × %i', async (width, height) => {
  const { message, unit } = sharedOut(width, height);
  const room = { width: message.width / unit, height: message.height / unit };
  for (const language of writtenLanguages()) {
    const { bots, tile, scene, ...texts } = await withBots(await fetchTexts(fetchMessages, [language]));
    const { outline: words } = await texts.fetchRun();
    const tiles = ['0-0', '3-4', '5-6'] as const;
    const said = [
      ...(['squares', 'turn', 'place'] as const).map((task) => scene.asks(task, 0)),
      ...[scene.givenUp, scene.pickFirst, bots.hint.solvable, bots.hint.unsolvable(true), bots.hint.unsolvable(false)],
      ...[bots.hint.stopped, bots.hint.none, bots.hint.searching(88)],
      ...tiles.map((each) => bots.hint.step(bots.hint.lift(each))),
      `${bots.hint.no} ${bots.hint.deadSquares(3)}`,
      `${bots.hint.no} ${bots.hint.deadNumber(3)}`,
      `${bots.hint.no} ${bots.hint.deadTiles(tiles.map(tile))}`,
      ...(['taken', 'given'] as const).map((unfit) => words.unfit({ unfit, tile: '3-4', places: [] })),
      words.unfit({ unfit: 'shows', half: 3, shown: 4, places: [] }),
      ...(['edge', 'within'] as const).map((unfit) => words.unfit({ unfit, places: [] })),
    ];
    // A letter is 6.9 pixels wide on average, those of Greek and Russian are broader; a line is 19 high.
    const wide = /[\u0370-\u04ff]/;
    const measure = (text: string) => [...text].reduce((sum, letter) => sum + (wide.test(letter) ? 7.6 : 6.9), 0);
    for (const line of said) {
      const sizeAt = (most: number) => ({
        width: Math.max(...line.split(' ').map(measure)),
        height: 19 * wrapped(line, most, measure).length,
      });
      const share = shareIn(room, sizeAt);
      const { height: text } = sizeAt(linesNeeded(room, share));
      expect(text * share, `${language} ${share}: ${line}`).toBeLessThanOrEqual(room.height - 6 + 0.01);
    }
  }
});

it.each([
  [1280, 800],
  [390, 844],
  [844, 390],
  [360, 640],
])('shows every half-place on a screen of %i × %i, halves of 20 CSS pixels or more', (width, height) => {
  const surface = surfaceOf(sharedOut(width, height), outline.outlook.tilt);
  const { bounds } = lying([]);
  const { x, y, scale } = viewOf(surface, outline.outlook, bounds);
  expect(scale * surface.pixelsAt([x, y, 0])).toBeGreaterThanOrEqual(20);
  for (const place of HALF_PLACES.keys()) {
    const at = middleOf(SQUARES_OUTLINE, place);
    const { board } = surface.regions;
    const seen = surface.camera.project([x + at.x * scale, y + at.y * scale, 0]);
    expect(seen.x > board.x && seen.x < board.x + board.width).toBe(true);
    expect(seen.y > board.y && seen.y < board.y + board.height + 12).toBe(true);
  }
});

it.each([
  [390, 844, 40, 39],
  [430, 932, 45, 43],
  [844, 390, 40, 39],
  [932, 430, 45, 43],
  [320, 568, 28, 25],
])('gives a phone of %i × %i halves of %i pixels around the outline, and of %i in it', (width, height, own, laid) => {
  const regions = sharedOut(width, height);
  const surface = surfaceOf(regions, outline.outlook.tilt);
  const { x, y, scale } = viewOf(surface, outline.outlook, lying([]).bounds);
  expect(rimSide(surfaceOf(regions), settingOf(squares, {}, 1))).toBeGreaterThanOrEqual(own);
  expect(scale * surface.pixelsAt([x, y, 0])).toBeGreaterThanOrEqual(laid);
});

it('lays a tile over the middles of its two half-places, whichever of them is the low one', () => {
  const names = HALF_PLACES.map(({ name }) => name);
  for (const [one, other] of PAIRS) {
    for (const [low, high] of [
      [one, other],
      [other, one],
    ] as const) {
      const laid = { at: 0, tile: '0-1', to: null, inner: 0, outer: 1, closed: false, seat: 0 } as const;
      const [pose] = lying([{ ...laid, arm: `${names[low]} ${names[high]}` }]).poses;
      const end = {
        x: (pose?.x ?? 0) - Math.sin(pose?.angle ?? 0) / 2,
        y: (pose?.y ?? 0) + Math.cos(pose?.angle ?? 0) / 2,
      };
      const [to, from] = [middleOf(SQUARES_OUTLINE, high), middleOf(SQUARES_OUTLINE, low)];
      expect(Math.hypot(end.x - to.x, end.y - to.y)).toBeLessThan(Math.hypot(end.x - from.x, end.y - from.y));
    }
  }
  expect(Math.max(...HALF_PLACES.map((_, place) => Math.abs(middleOf(SQUARES_OUTLINE, place).x)))).toBeLessThan(
    halfOutline(SQUARES_OUTLINE).across,
  );
});
