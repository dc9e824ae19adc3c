import { describe, expect, it } from 'vitest';
import type { Tile } from '../../../src/rules/game.ts';
import { tileOfMove } from '../../../src/rules/moves.ts';
import { highlighted } from '../../../src/table/places/highlights.ts';
import { CYPRUS, sitDown, unplayable } from '../person.ts';

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
