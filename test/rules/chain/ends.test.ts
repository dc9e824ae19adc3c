import { describe, expect, it } from 'vitest';
import { endsOf, isStar, laidBy, lineEndsOf, shutBetween, spinnerOf } from '../../../src/rules/chain/ends.ts';
import { tablesOf } from '../../../src/rules/chain/set-tables.ts';
import type { Laid, Tile } from '../../../src/rules/game.ts';

/** Tiles laid one after the other, in short: `2-2`, then `0-2@1` on arm 1, `0-0@1x` closed. */
function laid(text: string, arms: number, highest: number): readonly Laid[] {
  const tiles: Laid[] = [];
  for (const [at, word] of text.split(' ').entries()) {
    const [face, place] = word.split('@');
    const tile = face as Tile;
    const closed = place?.endsWith('x') === true;
    const move =
      place === undefined
        ? { do: 'lead' as const, tile }
        : { do: 'play' as const, tile, arm: Number.parseInt(place, 10), ...(closed && { closed: true as const }) };
    tiles.push(laidBy(endsOf(tiles, arms, highest), move, at, 0));
  }
  return tiles;
}
/** The ends that such tiles leave: arm, number and state. */
const ends = (text: string, arms = 4, highest = 2) =>
  endsOf(laid(text, arms, highest), arms, highest).map(({ place, shows, state }) => `${place}:${shows} ${state}`);

describe('the ends of a layout', () => {
  it('are none before a tile lies', () => {
    expect(endsOf([], 8, 9)).toEqual([]);
    expect(spinnerOf([])).toBeUndefined();
  });

  it('are all blades of a star from the first, joined to the spinner', () => {
    expect(endsOf(laid('9-9', 8, 9), 8, 9)).toEqual(
      [0, 1, 2, 3, 4, 5, 6, 7].map((place) => ({ place, shows: 9, accepts: [9], to: 0, state: 'free' })),
    );
  });

  it('are the outer halves of the last tiles', () => {
    expect(ends('6-6 5-6@2 3-5@2 1-6@0', 4, 6)).toEqual(['0:1 open', '1:6 free', '2:3 open', '3:6 free']);
    expect(endsOf(laid('6-6 5-6@2 3-5@2', 4, 6), 4, 6)[2]).toMatchObject({ to: 2 });
  });

  it('5.3: are two for a line, the low half at arm 0 and the high half at arm 1', () => {
    expect(ends('3-6', 4, 6)).toEqual(['0:3 open', '1:6 open']);
    expect(ends('3-6 3-5@0', 4, 6)).toEqual(['0:5 open', '1:6 open']);
  });

  it('5.3: are four with the first open double of a line, whose sides are free', () => {
    expect(ends('3-6 3-3@0', 4, 6)).toEqual(['0:3 open', '1:6 open', '2:3 free', '3:3 free']);
    expect(endsOf(laid('3-6 3-3@0', 4, 6), 4, 6)[2]).toMatchObject({ to: 1 });
    expect(ends('3-6 3-3@0x', 4, 6)).toEqual(['0:3 closed', '1:6 open']);
  });

  it('4.2: are closed by a double laid face down', () => {
    expect(ends('6-6 0-6@1 0-0@1x', 4, 6)).toEqual(['0:6 free', '1:0 closed', '2:6 free', '3:6 free']);
  });

  it('2.2: are dead as soon as every tile of their suit lies in sight, on any arm', () => {
    // All twos lie: no blade of the star can be started any more.
    expect(ends('2-2 0-2@0 1-2@1')).toEqual(['0:0 open', '1:1 open', '2:2 dead', '3:2 dead']);
    // All zeros lie: both arms that show one are dead.
    expect(ends('2-2 0-2@0 1-2@1 0-1@1')).toEqual(['0:0 open', '1:0 open', '2:2 dead', '3:2 dead']);
    expect(ends('2-2 0-2@0 1-2@1 0-1@1 0-0@0')).toEqual(['0:0 dead', '1:0 dead', '2:2 dead', '3:2 dead']);
  });

  it('2.2: are not dead while one tile of the suit is still out', () => {
    expect(ends('2-2 0-2@0')).toEqual(['0:0 open', '1:2 free', '2:2 free', '3:2 free']);
    expect(ends('2-2 1-2@1')).toEqual(['0:2 free', '1:1 open', '2:2 free', '3:2 free']);
  });

  it('2.2: are dead on a line too', () => {
    expect(ends('1-2 0-1@0 0-2@0')).toEqual(['0:2 open', '1:2 open']);
    expect(ends('1-2 0-1@0 0-2@0 2-2@0x')).toEqual(['0:2 closed', '1:2 dead']);
    expect(ends('1-2 0-1@0 0-2@0 2-2@0')).toEqual(['0:2 dead', '1:2 dead', '2:2 dead', '3:2 dead']);
  });
});

describe('the ends of a line that never crosses', () => {
  const lineEnds = (text: string, highest = 6) =>
    lineEndsOf(laid(text, 2, highest), tablesOf(highest)).map(
      ({ place, shows, to, state }) => `${place}:${shows} on ${to} ${state}`,
    );

  it('are none before a tile lies', () => {
    expect(lineEndsOf([], tablesOf(6))).toEqual([]);
  });

  it('6.2: are the low half of the first tile at arm 0 and the high half at arm 1', () => {
    expect(lineEnds('3-6')).toEqual(['0:3 on 0 open', '1:6 on 0 open']);
    expect(lineEnds('3-6 3-5@0 6-6@1')).toEqual(['0:5 on 1 open', '1:6 on 2 open']);
  });

  it('6.2: are both long sides of a led double, and no side of a later one', () => {
    expect(lineEnds('4-4')).toEqual(['0:4 on 0 open', '1:4 on 0 open']);
    expect(lineEnds('4-4 4-6@1 6-6@1')).toEqual(['0:4 on 0 open', '1:6 on 2 open']);
  });

  it('6.4: take the number that they show', () => {
    expect(lineEndsOf(laid('3-6 3-5@0', 2, 6), tablesOf(6)).map(({ accepts }) => accepts)).toEqual([[5], [6]]);
  });

  it('6.12: are dead when every tile of their number lies in sight', () => {
    expect(lineEnds('1-2 0-1@0 0-2@0', 2)).toEqual(['0:2 on 2 open', '1:2 on 0 open']);
    expect(lineEnds('1-2 0-1@0 0-2@0 2-2@1', 2)).toEqual(['0:2 on 2 dead', '1:2 on 3 dead']);
    const [before, after] = ['1-2 0-1@0 0-2@0', '1-2 0-1@0 0-2@0 2-2@1'].map((text) =>
      lineEndsOf(laid(text, 2, 2), tablesOf(2)),
    );
    expect(shutBetween(before ?? [], after ?? [])).toEqual([
      { beat: 'shut', arm: 0, why: 'dead' },
      { beat: 'shut', arm: 1, why: 'dead' },
    ]);
    expect(shutBetween(after ?? [], after ?? [])).toEqual([]);
  });
});

describe('a tile that is laid', () => {
  it('is joined by the half that its end shows', () => {
    expect(laid('6-6 5-6@2', 4, 6).at(-1)).toEqual({
      at: 1,
      tile: '5-6',
      to: 0,
      arm: 2,
      inner: 6,
      outer: 5,
      closed: false,
      seat: 0,
    });
    expect(laid('6-6 5-6@2 3-5@2', 4, 6).at(-1)).toMatchObject({ to: 1, inner: 5, outer: 3 });
  });

  it('belongs to no arm when it leads', () => {
    expect(laid('3-6', 4, 6)).toEqual([
      { at: 0, tile: '3-6', to: null, arm: null, inner: 3, outer: 6, closed: false, seat: 0 },
    ]);
  });

  it('needs an arm that is there', () => {
    expect(() => laid('3-6 3-5@2', 4, 6)).toThrow('no arm 2');
  });
});

describe('a star', () => {
  it('is complete when every blade is started', () => {
    const started = (text: string) => isStar(endsOf(laid(text, 4, 6), 4, 6));
    expect(isStar([])).toBe(false);
    expect(started('6-6 0-6@0 1-6@1 2-6@2')).toBe(false);
    expect(started('6-6 0-6@0 1-6@1 2-6@2 3-6@3')).toBe(true);
  });
});
