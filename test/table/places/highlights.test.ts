import { describe, expect, it } from 'vitest';
import { doublesDue } from '../../../src/rules/duty.ts';
import type { Move, Tile } from '../../../src/rules/game.ts';
import { isBarricade, tileOfMove } from '../../../src/rules/moves.ts';
import { highlighted, IDLE } from '../../../src/table/places/highlights.ts';
import { GHOST, RACK_LIGHT } from '../../../src/table/places/look.ts';
import { SHADE } from '../../../src/table/renderer/tiles/tile-shader.ts';
import { CYPRUS, sitDown, unplayable } from '../person.ts';

describe('an own tile that was drawn', () => {
  const table = sitDown(CYPRUS, [1280, 800], ({ seen }) => {
    const last = seen.log.at(-1);
    return last?.do === 'draw' && last.seat === 0;
  });
  const { seen, moves } = table;
  const tiles = seen.heap.flatMap((_, at) => table.tileAt(at) ?? []);
  const last = seen.log.at(-1);
  const drawn = last?.do === 'draw' ? (last.from ?? -1) : -1;
  const none = { question: null, picked: null, advised: null, focusPlace: null, focusTile: null };
  const shown = (more: object, log = seen.log) =>
    highlighted({ tiles, view: { x: 0, y: 0, scale: 1 } }, { ...seen, log }, { ...none, ...more }).tiles;

  it('stands out until something else is done, and most of all where it may be played', () => {
    const height = (all: readonly { readonly at: readonly number[] }[], at: number) => all[at]?.at[1] ?? 0;
    const before = shown({}, seen.log.slice(0, -1));
    const now = shown({});
    for (const at of seen.hands[0] ?? []) {
      const by = height(now, at) - height(before, at);
      if (at === drawn) expect(by).toBeGreaterThan(0.05);
      else expect(by).toBeCloseTo(0);
    }
    const asked = shown({ question: { seat: 0, seen, moves } });
    const highest = [...(seen.hands[0] ?? [])].sort((a, b) => height(asked, b) - height(asked, a))[0];
    expect(highest).toBe(drawn);
    const other = seen.hands[0]?.map((at) => seen.heap[at]).find((tile) => tile && tile !== seen.heap[drawn]);
    if (!other) throw new Error('no other tile is held');
    const dimmed = (asked: readonly Move[]) => shown({ question: { seat: 0, seen, moves: asked } })[drawn]?.dim;
    expect(dimmed([{ do: 'play', tile: other, arm: 0 }])).toBe(IDLE);
    expect(dimmed([{ do: 'pass' }])).toBe(0);
  });
});

describe('a hand at its own turn', () => {
  const none = { picked: null, advised: null, focusPlace: null, focusTile: null };
  const table = sitDown(CYPRUS, [1280, 800], ({ seen }, moves) => seen.phase === 'freePlay' && moves[0]?.do === 'play');
  const { seen, moves } = table;
  const tiles = seen.heap.flatMap((_, at) => table.tileAt(at) ?? []).map((placed) => ({ ...placed, dim: 0 }));
  const shown = (asked: readonly Move[]) => {
    const question = { seat: 0, seen, moves: asked };
    return highlighted({ tiles, view: { x: 0, y: 0, scale: 1 } }, seen, { ...none, question }).tiles;
  };
  const own = seen.hands[0] ?? [];

  it('takes at most a quarter of the light from tiles that may not be played, and none from their rack', () => {
    const first = tileOfMove(moves[0] ?? { do: 'pass' });
    const dimmed = shown(moves.slice(0, 1)).filter(({ dim }) => dim > 0);
    expect(dimmed).toHaveLength(own.length - 1);
    expect(shown(moves.slice(0, 1))[seen.heap.indexOf(first)]?.dim).toBe(0);
    for (const { dim, glow } of dimmed) {
      expect(1 - dim * (1 - SHADE)).toBeGreaterThan(0.75);
      expect(glow).toBe(RACK_LIGHT);
    }
  });

  it('stays bright and in its place if none of it may be played', () => {
    const before = own.map((at) => tiles[at]);
    expect(own.map((at) => shown([{ do: 'draw' }])[at])).toEqual(before.map((placed) => ({ ...placed, focused: 0 })));
  });
});

it('keeps the light on a double that can only bar (9.2), though it stands back', () => {
  const spec = { game: 'block', seats: 3, seed: '101', moves: 0, eye: 0, options: { barricade: true } } as const;
  const bars = (moves: readonly Move[]) => moves.filter(isBarricade).flatMap((move) => tileOfMove(move) ?? []);
  const table = sitDown(
    spec,
    [1280, 800],
    (_, moves) => bars(moves).length > 0 && moves.some(({ do: what }) => what === 'draw'),
  );
  const [double] = bars(table.moves);
  const own = table.seen.heap.flatMap((tile, at) =>
    table.seen.hands[0]?.includes(at) ? [{ tile, placed: table.tileAt(at) }] : [],
  );
  const heightOf = (dim: number) => own.filter(({ placed }) => placed?.dim === dim).map(({ placed }) => placed?.at[1]);
  expect(own.filter(({ placed }) => placed?.dim === 0).map(({ tile }) => tile)).toEqual([double]);
  expect(heightOf(0)[0]).toBeCloseTo(heightOf(IDLE)[0] ?? 0);
});

describe('a tile that the keyboard stands on', () => {
  const table = sitDown(CYPRUS, [1280, 800], ({ seen }, moves) => seen.phase === 'opening' && moves[0]?.do === 'play');
  const { seen, moves } = table;
  const playable = moves[0] ? tileOfMove(moves[0]) : null;
  const tiles = seen.heap.flatMap((_, at) => table.tileAt(at) ?? []);

  it.each<[string, Tile | null, Tile | null]>([
    ['may be played', playable, null],
    ['is picked', playable, playable],
    ['may not be played', unplayable(table), null],
  ])('shows it where it %s', (_, tile, picked) => {
    const focusedIn = (focusTile: Tile | null) => {
      const highlights = { question: { seat: 0, seen, moves }, picked, advised: null, focusPlace: null, focusTile };
      const shown = highlighted({ tiles, view: { x: 0, y: 0, scale: 1 } }, seen, highlights);
      return shown.tiles.flatMap(({ focused }, at) => (focused > 0 ? [seen.heap[at]] : []));
    };
    expect(focusedIn(tile)).toEqual([tile]);
    expect(focusedIn(null)).toEqual([]);
  });
});

it('28.3: shows at each arm that waits for its double a ghost of it', () => {
  const table = sitDown({ ...CYPRUS, game: 'maltese' }, [1280, 800], ({ seen }) => doublesDue(seen).length > 1);
  const ghosts = table.places();
  expect(ghosts.map(({ arm, above, below }) => [arm, above, below])).toEqual(
    doublesDue(table.seen).map(({ place, shows }) => [place, shows, shows]),
  );
  expect(ghosts.every(({ shape, waits }) => shape === GHOST && !waits)).toBe(true);
});

it('lights all free blades alike while somebody may lay at any of them, and the next one brightest otherwise', () => {
  const table = sitDown(CYPRUS, [1280, 800], ({ seen }, moves) => seen.phase === 'opening' && moves[0]?.do === 'play');
  const glows = () => table.places().map(({ glow }) => glow);
  expect(glows().length).toBeGreaterThan(2);
  expect(new Set(glows())).toEqual(new Set([1]));
  table.goOn();
  return table.settled().then(() => {
    expect(new Set(glows()).size).toBe(2);
    expect(Math.max(...glows())).toBe(1);
  });
});
