import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { StageSpec } from '../../../src/dev/stages.ts';
import type { Situation } from '../../../src/match/ports.ts';
import type { Move, Place, Seen, Tile } from '../../../src/rules/game.ts';
import { placesFor, tileOfMove } from '../../../src/rules/moves.ts';
import { placeAtOneTap } from '../../../src/seats/tap.ts';
import { often } from '../../long.ts';
import { CYPRUS, inFreePlay, type Person, sitDown as sit, tileOf, unplayable, type Wanted } from '../person.ts';

const PORTRAIT = [390, 844] as const;
const seated: Person[] = [];
const sitDown = (
  spec: StageSpec,
  size: readonly [number, number],
  wanted: Wanted,
  habits: { readonly oneTap?: boolean } = {},
): Person => {
  const person = sit(spec, size, wanted, habits);
  seated.push(person);
  return person;
};
afterEach(() => {
  for (const person of seated.splice(0)) person.stop();
});

/** Touches the place that waits. */
const tapPlace = (table: Person, dx = 0, dy = 0) => {
  const place = table.places().find(({ waits }) => waits);
  if (!place) throw new Error('no such place');
  const { x, y } = table.middleAt(place.arm);
  table.tap({ x: x + dx, y: y + dy });
};

describe.each([
  [390, 844],
  [1280, 800],
  [844, 390],
] as const)('a tap at %i × %i', (...size) => {
  let table: Person;
  beforeEach(() => {
    table = sitDown(CYPRUS, size, inFreePlay);
  });

  it('takes a tile up, and puts it back when the cloth is touched', () => {
    const tile = tileOf(table.moves[0]);
    table.tap(table.middleOf(tile), 0);
    expect(table.desk.picked).toBe(tile);
    table.tap(table.cloth);
    expect(table.desk.picked).toBeNull();
  });

  it('lights every place where the held tile fits, and no other', () => {
    const tile = tileOf(table.moves[0]);
    table.tap(table.middleOf(tile), 0);
    const arms = [...placesFor(table.moves, tile)];
    expect(
      table
        .places()
        .map(({ arm }) => arm)
        .sort(),
    ).toEqual(arms.sort());
  });

  it('on a lit place plays the tile there, also a finger’s breadth beside its middle', async () => {
    const tile = tileOf(table.moves[0]);
    table.tap(table.middleOf(tile), 0);
    const place = table.places().filter(({ waits }) => waits)[0];
    tapPlace(table, 15, 15);
    expect(await table.answer()).toMatchObject({ do: 'play', tile, arm: place?.arm });
  });

  it('on an end chip plays the held tile there', async () => {
    const move = table.moves.find((one) => one.do === 'play');
    if (move?.do !== 'play') throw new Error('no play');
    table.tap(table.middleOf(move.tile), 0);
    table.press({ on: 'chip', arm: move.arm });
    expect(await table.answer()).toMatchObject({ do: 'play', tile: move.tile, arm: move.arm });
  });

  it('takes the tile in whose column it is, between tiles and down to the foot of the screen', () => {
    const { hands, heap } = table.seen;
    const hand = (hands[0] ?? []).flatMap((at) => heap[at] ?? []).map((tile) => ({ tile, ...table.middleOf(tile) }));
    const lowest = Math.max(...hand.map(({ y }) => y));
    const row = hand.filter(({ y }) => lowest - y < 20).sort((a, b) => a.x - b.x);
    const [first, last] = [row[0], row.at(-1)];
    if (!first || !last) throw new Error('no hand');
    for (let x = first.x; x <= last.x; x += often(3, 1)) {
      const nearest = Math.min(...row.map((one) => Math.abs(one.x - x)));
      const meant = row.filter((one) => Math.abs(one.x - x) < nearest + 1).map(({ tile }) => tile);
      for (const y of [lowest, size[1] - 1]) {
        table.down({ x, y });
        const { under } = table.gesture.getSnapshot().context.press;
        expect(under).toMatchObject({ on: 'own' });
        if (under.on === 'own') expect(meant).toContain(under.tile);
        table.gesture.send({ type: 'CANCEL' });
      }
    }
  });

  it('hurries while others move', async () => {
    const tile = tileOf(table.moves[0]);
    table.tap(table.middleOf(tile), 0);
    tapPlace(table);
    await table.answer();
    table.tap(table.cloth);
    expect(table.hurried()).toBe(1);
  });
});

describe('a tap on a chip while no tile is held', () => {
  /** An arm that so many tiles of the hand fit. */
  const armOf = (moves: readonly Move[], fits: (tiles: number) => boolean) => {
    const plays = moves.filter((move) => move.do === 'play');
    return plays.find(({ arm }) => fits(new Set(plays.filter((move) => move.arm === arm).map(tileOf)).size));
  };

  it('plays the only tile that fits there', async () => {
    const alone = (moves: readonly Move[]) => armOf(moves, (tiles) => tiles === 1);
    const table = sitDown(CYPRUS, PORTRAIT, (now, moves) => inFreePlay(now, moves) && alone(moves) !== undefined);
    const move = alone(table.moves);
    table.press({ on: 'chip', arm: move?.arm ?? -1 });
    expect(await table.answer()).toMatchObject({ do: 'play', arm: move?.arm, tile: move?.tile });
  });

  it('says which end it is where several fit', async () => {
    const several = (moves: readonly Move[]) => armOf(moves, (tiles) => tiles > 1);
    const table = sitDown(CYPRUS, PORTRAIT, (_, moves) => several(moves) !== undefined);
    const arm = several(table.moves)?.arm ?? -1;
    table.press({ on: 'chip', arm });
    expect(table.asked).toEqual([{ on: 'end', arm }]);
    expect(table.said).toEqual([]);
    expect(await table.answer()).toBeNull();
  });

  it('says what to do where none does', () => {
    const table = sitDown(CYPRUS, PORTRAIT, (now, [move]) => now.seen.laid.length > 0 && move?.do === 'draw');
    const end = table.seen.ends.find(({ state }) => state === 'free' || state === 'open');
    table.press({ on: 'chip', arm: end?.place ?? -1 });
    expect(table.said).toEqual([{ lacks: 9 }]);
  });
});

describe('a tap on the place that a hint shows', () => {
  it('plays the hint, whatever else fits there', async () => {
    const several = (moves: readonly Move[]) =>
      moves.find(
        (move) =>
          move.do === 'play' &&
          moves.some((other) => other.do === 'play' && other.arm === move.arm && other.tile !== move.tile),
      );
    const table = sitDown(CYPRUS, PORTRAIT, (now, moves) => inFreePlay(now, moves) && several(moves) !== undefined);
    const move = several(table.moves);
    if (!table.desk.question || move?.do !== 'play') throw new Error('no play');
    table.desk.advise(table.desk.question, { moves: [move], words: 'That one.' });
    table.tap(table.middleAt(move.arm));
    expect(table.said).toEqual([]);
    expect(await table.answer()).toEqual(move);
  });
});

describe('a tap on a lit blade while no tile is held', () => {
  it('plays the only tile that fits there', async () => {
    const opening = (now: Situation, moves: readonly Move[]) =>
      now.seen.phase === 'opening' && moves.length > 0 && new Set(moves.map((m) => 'tile' in m && m.tile)).size === 1;
    const table = sitDown(
      { ...CYPRUS, seed: 'ten' },
      PORTRAIT,
      (now, moves) => opening(now, moves) && moves[0]?.do === 'play',
    );
    const [move] = table.moves;
    table.tap(table.middleAt(move?.do === 'play' ? move.arm : null));
    expect(await table.answer()).toMatchObject({ do: 'play', tile: tileOf(move) });
  });
});

describe('a tap on what tells a number', () => {
  it.each([PORTRAIT, [1280, 800]] as const)('asks about it and does nothing else, at %i × %i', async (...size) => {
    const table = sitDown(CYPRUS, size, (now, moves) => inFreePlay(now, moves) && now.seen.boneyard.length > 0);
    const tile = tileOf(table.moves[0]);
    table.tap(table.middleOf(tile), 0);
    const { plates, boneyard } = table.regions;
    for (const { x, y, width, height } of plates) table.tap({ x: x + width / 2, y: y + height / 2 });
    table.tap({ x: boneyard.x + 2, y: boneyard.y + 2 });
    expect(table.asked).toEqual([...plates.map((_, seat) => ({ on: 'seat', seat })), { on: 'boneyard' }]);
    expect(table.desk.picked).toBe(tile);
    expect(await table.answer()).toBeNull();
    table.goOn();
    await table.answer();
    table.tap({ x: boneyard.x + 2, y: boneyard.y + 2 });
    expect(table.asked.at(-1)).toEqual({ on: 'boneyard' });
    expect(table.hurried()).toBe(0);
  });

  it('asks about a boneyard that is not to be drawn from', () => {
    const table = sitDown(CYPRUS, PORTRAIT, (now, moves) => inFreePlay(now, moves) && now.seen.boneyard.length > 0);
    table.tap(table.middleOfPile(table.seen.boneyard[0] ?? -1));
    expect(table.asked).toEqual([{ on: 'boneyard' }]);
  });
});

describe('a tap on the chip of an arm that is shut', () => {
  it('says why', () => {
    const isShut = (now: Situation) => now.seen.ends.some(({ state }) => state === 'dead');
    const table = sitDown({ ...CYPRUS, seed: 'ten' }, PORTRAIT, isShut);
    const end = table.seen.ends.find(({ state }) => state === 'dead');
    if (!end) throw new Error('no such arm');
    table.press({ on: 'chip', arm: end.place });
    expect(table.said).toEqual([{ shut: end.shows }]);
  });
});

describe('a double tap', () => {
  it('plays a tile that has exactly one place', async () => {
    const alone = (moves: readonly Move[]) => moves.find((m) => 'tile' in m && placesFor(moves, m.tile).length === 1);
    const table = sitDown(
      CYPRUS,
      PORTRAIT,
      (now, moves) => now.seen.phase === 'freePlay' && alone(moves) !== undefined,
    );
    const tile = tileOf(alone(table.moves));
    table.tap(table.middleOf(tile), 1000);
    table.tap(table.middleOf(tile), 1200);
    expect(await table.answer()).toMatchObject({ do: 'play', tile });
  });

  it('lays a tile of the star on the first blade that is free: all are alike', async () => {
    const table = sitDown(CYPRUS, PORTRAIT, ({ seen }, moves) => seen.phase === 'opening' && moves[0]?.do === 'play');
    const tile = tileOf(table.moves[0]);
    expect(placesFor(table.moves, tile).length).toBeGreaterThan(1);
    table.tap(table.middleOf(tile), 1000);
    table.tap(table.middleOf(tile), 1200);
    expect(await table.answer()).toMatchObject({ do: 'play', tile, arm: placesFor(table.moves, tile)[0] });
  });

  it('puts nothing down where a tile has several places', async () => {
    const many = (moves: readonly Move[]) => moves.find((m) => 'tile' in m && placesFor(moves, m.tile).length > 1);
    const table = sitDown(CYPRUS, PORTRAIT, (now, moves) => now.seen.phase === 'freePlay' && many(moves) !== undefined);
    const tile = tileOf(many(table.moves));
    table.tap(table.middleOf(tile), 1000);
    table.tap(table.middleOf(tile), 1200);
    expect(await table.answer()).toBeNull();
    expect(table.desk.picked).toBe(tile);
  });
});

describe('one tap, if it is to play', () => {
  const isAsked = ({ seen }: Situation) => seen.phase === 'freePlay';
  const withPlaces = (isWanted: (places: number) => boolean) => (moves: readonly Move[]) =>
    moves.find((m) => m.do === 'play' && !m.barricade && isWanted(placesFor(moves, m.tile).length));

  it('plays a tile that has exactly one place', async () => {
    const alone = withPlaces((places) => places === 1);
    const wanted = (now: Situation, moves: readonly Move[]) => isAsked(now) && alone(moves) !== undefined;
    const table = sitDown(CYPRUS, PORTRAIT, wanted, { oneTap: true });
    const tile = tileOf(alone(table.moves));
    table.tap(table.middleOf(tile), 1000);
    expect(await table.answer()).toMatchObject({ do: 'play', tile });
  });

  it('plays it too while another one is picked', async () => {
    const alone = withPlaces((places) => places === 1);
    const many = withPlaces((places) => places > 1);
    const wanted = (now: Situation, moves: readonly Move[]) => isAsked(now) && !!alone(moves) && !!many(moves);
    const table = sitDown(CYPRUS, PORTRAIT, wanted, { oneTap: true });
    table.desk.pick(tileOf(many(table.moves)));
    table.tap(table.middleOf(tileOf(alone(table.moves))), 1000);
    expect(await table.answer()).toMatchObject({ tile: tileOf(alone(table.moves)) });
  });

  it('picks a tile that has several places', async () => {
    const many = withPlaces((places) => places > 1);
    const wanted = (now: Situation, moves: readonly Move[]) => isAsked(now) && many(moves) !== undefined;
    const table = sitDown(CYPRUS, PORTRAIT, wanted, { oneTap: true });
    table.tap(table.middleOf(tileOf(many(table.moves))), 1000);
    expect(await table.answer()).toBeNull();
    expect(table.desk.picked).toBe(tileOf(many(table.moves)));
  });

  it('picks a double that may bar as well (9.2), and a tile that is turned first (25.6)', () => {
    const seen = { ends: [] } as unknown as Seen;
    const play = (tile: Tile, arm: Place, barricade?: true): Move => ({
      ...{ do: 'play', tile, arm },
      ...(barricade && { barricade }),
    });
    expect(placeAtOneTap({ seen, moves: [play('2-2', 0)] }, '2-2')).toBe(0);
    expect(placeAtOneTap({ seen, moves: [play('2-2', 0), play('2-2', 1, true)] }, '2-2')).toBeUndefined();
    expect(placeAtOneTap({ seen, moves: [play('2-3', 'r1c1 r1c2')] }, '2-3')).toBeUndefined();
  });

  it('does not take the second half of a double tap for the next tile', async () => {
    const alone = withPlaces((places) => places === 1);
    const isIdle = (tile: Tile | null | undefined, moves: readonly Move[]) =>
      !!tile && !moves.some((m) => tileOfMove(m) === tile);
    const wanted = ({ seen }: Situation, moves: readonly Move[]) =>
      alone(moves) !== undefined && (seen.hands[0] ?? []).some((at) => isIdle(seen.heap[at], moves));
    const table = sitDown(CYPRUS, PORTRAIT, wanted, { oneTap: true });
    const tile = tileOf(alone(table.moves));
    table.tap(table.middleOf(unplayable(table)), 1000);
    table.tap(table.middleOf(tile), 1200);
    expect(await table.answer()).toBeNull();
    expect(table.desk.picked).toBe(tile);
  });
});

describe('a tile that may not be played', () => {
  it('is not taken up; the star says which number it needs', () => {
    const opening = (now: Situation, moves: readonly Move[]) => now.seen.phase === 'opening' && moves[0]?.do === 'play';
    const table = sitDown(CYPRUS, PORTRAIT, opening);
    table.tap(table.middleOf(unplayable(table)), 0);
    expect(table.desk.picked).toBeNull();
    expect(table.said).toEqual([{ needs: 9 }]);
  });
});

describe('the boneyard', () => {
  const drawing = (_: Situation, moves: readonly Move[]) => moves[0]?.do === 'draw';

  it('gives the tile that was touched', async () => {
    const table = sitDown(CYPRUS, PORTRAIT, drawing);
    const from = table.seen.boneyard[5] ?? -1;
    table.tap(table.middleOfPile(from));
    expect(await table.answer()).toEqual({ do: 'draw', from });
  });

  it.each(['opening', 'freePlay'])('is what a tile of the hand points to when nothing fits: %s', (phase) => {
    const stuck = (now: Situation, moves: readonly Move[]) => drawing(now, moves) && now.seen.phase === phase;
    const table = sitDown({ ...CYPRUS, seed: 'ten' }, PORTRAIT, stuck);
    const [at = 0] = table.seen.hands[0] ?? [];
    const tile = table.seen.heap[at];
    if (tile) table.tap(table.middleOf(tile), 0);
    expect(table.said).toEqual([phase === 'opening' ? { lacks: 9 } : 'mustDraw']);
  });
});
