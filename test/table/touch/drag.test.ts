import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Move, Place, Tile } from '../../../src/rules/game.ts';
import type { FingerPoint } from '../../../src/seats/gesture-events.ts';
import { CYPRUS, inFreePlay, type Person, sitDown, unplayable, type Wanted } from '../person.ts';

const SIZES = [
  [390, 844],
  [1280, 800],
  [844, 390],
] as const;

let table: Person;
afterEach(() => table.stop());

const beside = ({ x, y }: FingerPoint, dx: number, dy = 0): FingerPoint => ({ x: x + dx, y: y + dy });
/** A tile and where it fits. */
const play = (): { readonly tile: Tile; readonly arm: Place } => {
  const move = table.moves.find((one) => one.do === 'play');
  if (move?.do !== 'play') throw new Error('no play');
  return move;
};
/** The middle of the tile that the arm ends with. */
const endOf = (arm: Place): FingerPoint => {
  const end = table.seen.ends.find(({ place }) => place === arm);
  return table.middleOfPile(table.seen.laid[end?.to ?? -1]?.at ?? -1);
};
/** A point of the board where nothing catches the tile. */
const nowhere = (tile: Tile): FingerPoint => {
  const { x, y, width, height } = table.regions.board;
  for (let i = 0; i < 400; i++) {
    const at = { x: x + ((i * 37) % width), y: y + ((i * 53) % Math.max(1, height - 40)) };
    if (free(at, tile)) return at;
  }
  throw new Error('the board is full');
};
const free = (at: FingerPoint, tile: Tile) =>
  table.moves.every((move) => {
    if (move.do !== 'play' || move.tile !== tile) return true;
    const place = table.middleAt(move.arm, tile);
    return Math.hypot(place.x - at.x, place.y - at.y) > 110;
  });
const nothingChanged = async (picked: Tile | null = null) => {
  await table.settled();
  expect(table.state()).toBe('resting');
  expect(table.held()).toBeNull();
  expect(table.desk.picked).toBe(picked);
  expect(table.rack.mode).toBe('number');
  expect(table.astray()).toEqual([]);
  expect(await table.answer()).toBeNull();
};

/** Not every tile may be played. */
const inOpening: Wanted = (now, moves) => now.seen.phase === 'opening' && moves[0]?.do === 'play';

describe.each(SIZES)('a drag at %i × %i', (...size) => {
  beforeEach(() => {
    table = sitDown(CYPRUS, size, inFreePlay);
  });

  it('lifts a tile once it is clearly meant, and lights its places', () => {
    const { tile, arm } = play();
    const from = table.middleOf(tile);
    table.down(from);
    table.move(beside(from, 5, -5));
    expect(table.held()).toBeNull();
    table.move(beside(from, 5, -9));
    expect(table.held()).toBe(table.seen.heap.indexOf(tile));
    expect(table.desk.picked).toBe(tile);
    expect(table.places().some((place) => place.arm === arm && place.waits)).toBe(true);
  });

  it('shows the tile in place before it is let go, and then plays it there', async () => {
    const { tile, arm } = play();
    const place = table.middleAt(arm, tile);
    table.down(table.middleOf(tile));
    table.move(beside(place, 14));
    expect(table.state()).toBe('dragging.overPlace');
    const shown = table.middleOf(tile);
    expect(Math.hypot(shown.x - place.x, shown.y - place.y)).toBeLessThan(12);
    expect(await table.answer()).toBeNull();
    table.up(beside(place, 14));
    expect(await table.answer()).toMatchObject({ do: 'play', tile, arm });
  });

  it('shows the half that joins where it joins', () => {
    const { tile, arm } = play();
    table.down(table.middleOf(tile));
    table.move(table.middleAt(arm, tile));
    const shown = table.tileAt(table.seen.heap.indexOf(tile));
    expect(shown?.below).toBe(table.seen.ends.find((end) => end.place === arm)?.shows);
    expect(`${Math.min(shown?.above ?? 0, shown?.below ?? 0)}-${Math.max(shown?.above ?? 0, shown?.below ?? 0)}`).toBe(
      tile,
    );
  });

  it('keeps a dropped tile in its place until the move is shown', () => {
    const { tile, arm } = play();
    const at = table.seen.heap.indexOf(tile);
    const place = table.middleAt(arm, tile);
    table.down(table.middleOf(tile));
    table.move(place);
    const shown = table.tileAt(at);
    table.up(place);
    expect(table.state()).toBe('dropped');
    expect(table.tileAt(at)).toEqual(shown);
    table.gesture.send({ type: 'SHOWN' });
    expect(table.state()).toBe('resting');
  });

  it('that ends far from every place says so, and changes nothing', async () => {
    const { tile } = play();
    const to = nowhere(tile);
    table.down(table.middleOf(tile));
    table.move(to);
    expect(table.state()).toBe('dragging.lifted');
    expect(table.said).toEqual([]);
    table.up(to);
    expect(table.said).toEqual(['notHere']);
    await nothingChanged();
  });

  it('that ends on the very end it fits plays there', async () => {
    for (const move of [...table.moves]) {
      if (move.do !== 'play') continue;
      const to = endOf(move.arm);
      table.down(table.middleOf(move.tile));
      table.move(to);
      expect(table.state()).toBe('dragging.overPlace');
      table.up(to);
      expect(await table.answer()).toMatchObject({ do: 'play', tile: move.tile, arm: move.arm });
      table.stop();
      table = sitDown(CYPRUS, size, inFreePlay);
    }
  });

  it('that ends on the number of an end it fits plays there', async () => {
    for (const move of [...table.moves]) {
      if (move.do !== 'play') continue;
      const chip = table.regions.chips[table.seen.ends.findIndex(({ place }) => place === move.arm)];
      if (!chip) throw new Error('no chip');
      const to = { x: chip.x + chip.width / 2, y: chip.y + chip.height / 2 };
      table.down(table.middleOf(move.tile));
      table.move(to);
      table.up(to);
      expect(await table.answer()).toMatchObject({ do: 'play', tile: move.tile, arm: move.arm });
      table.stop();
      table = sitDown(CYPRUS, size, inFreePlay);
    }
  });

  it('keeps the tile in the hand over an end that only means its place, which stands out', () => {
    const far = table.moves.find((move) => {
      if (move.do !== 'play') return false;
      const [place, end] = [table.middleAt(move.arm, move.tile), endOf(move.arm)];
      return Math.hypot(place.x - end.x, place.y - end.y) > 50;
    });
    if (far?.do !== 'play') return expect(size[1]).toBeLessThan(400);
    const to = endOf(far.arm);
    table.down(table.middleOf(far.tile));
    table.move(to);
    expect(Math.hypot(table.middleOf(far.tile).x - to.x, table.middleOf(far.tile).y - to.y)).toBeLessThan(8);
    expect(table.places().filter(({ focused }) => focused > 0)).toMatchObject([{ arm: far.arm }]);
  });

  it('of a tile that was held before leaves it held', async () => {
    const { tile } = play();
    table.tap(table.middleOf(tile));
    const to = nowhere(tile);
    table.down(table.middleOf(tile));
    table.move(to);
    table.up(to);
    await nothingChanged(tile);
  });

  it('follows the finger', () => {
    const { tile } = play();
    const from = table.middleOf(tile);
    const to = nowhere(tile);
    table.down(beside(from, 4, 7));
    table.move(to);
    const shown = table.middleOf(tile);
    expect(shown.x).toBeCloseTo(to.x - 4, 0);
    expect(shown.y).toBeCloseTo(to.y - 7, 0);
  });

  it('with a finger holds the tile above it', () => {
    const { tile } = play();
    const to = nowhere(tile);
    table.down(table.middleOf(tile), { touch: true });
    table.move(to);
    if (table.state() === 'dragging.lifted') expect(table.middleOf(tile).y).toBeLessThan(to.y - 40);
    else expect(table.state()).toBe('dragging.overPlace');
  });

  it('of a tile that cannot be played says why, once, and keeps it at the rack', async () => {
    table.stop();
    table = sitDown(CYPRUS, size, inOpening);
    const tile = unplayable(table);
    const from = table.middleOf(tile);
    table.down(from);
    for (const dy of [20, 60, 100, 140]) table.move(beside(from, 0, -dy));
    expect(table.state()).toBe('dragging.refused');
    expect(table.said).toHaveLength(1);
    expect(table.middleOf(tile).y).toBeGreaterThan(table.regions.rack.y);
    table.up(beside(from, 0, -140));
    await nothingChanged();
  });

  it('along the rack puts the tile elsewhere in the hand, playable or not', async () => {
    table.stop();
    table = sitDown(CYPRUS, size, inOpening);
    const tile = unplayable(table);
    const order = table.rack.order(table.seen, 0, null, table.game.table);
    const last = order.at(-1);
    const first = order[0];
    if (!last || !first) throw new Error('no hand');
    const [moved, to] = tile === last ? [last, first] : [tile, last];
    const end = table.middleOf(to);
    table.down(table.middleOf(moved));
    table.move(end);
    expect(table.state()).toBe('dragging.overRack');
    table.up(end);
    await table.settled();
    const others = order.filter((one) => one !== moved);
    expect(table.rack.order(table.seen, 0, null, table.game.table)).toEqual(
      to === last ? [...others, moved] : [moved, ...others],
    );
    expect(table.rack.mode).toBe('hand');
    expect(table.astray()).toEqual([]);
  });

  it('back to where the tile stood leaves the order alone', async () => {
    const { tile } = play();
    const from = table.middleOf(tile);
    table.down(from);
    table.move(beside(from, 0, -60));
    table.move(beside(from, 3));
    table.up(beside(from, 3));
    await nothingChanged();
  });

  it('on the cloth looks around', () => {
    const looks: unknown[] = [];
    table.gesture.on('look', ({ from, to }) => looks.push([from[0], to[1]]));
    table.down(table.cloth);
    table.move(beside(table.cloth, 20));
    table.move(beside(table.cloth, 30));
    expect(table.state()).toBe('looking.panning');
    expect(looks).toHaveLength(2);
    table.up(beside(table.cloth, 30));
    expect(table.state()).toBe('resting');
  });
});

describe('a drag from the boneyard', () => {
  beforeEach(() => {
    table = sitDown(CYPRUS, [390, 844], (_, moves) => moves[0]?.do === 'draw');
  });
  const onRack = () => ({ x: table.regions.rack.x + 20, y: table.regions.rack.y + 20 });

  it('to the rack draws that tile', async () => {
    const from = table.seen.boneyard[3] ?? -1;
    table.down(table.middleOfPile(from));
    table.move(onRack());
    expect(table.held()).toBe(from);
    table.up(onRack());
    expect(await table.answer()).toEqual({ do: 'draw', from });
  });

  it('to anywhere else draws nothing', async () => {
    const from = table.seen.boneyard[3] ?? -1;
    const to = beside(table.middleOfPile(from), -60, -150);
    table.down(table.middleOfPile(from));
    table.move(to);
    table.up(to);
    await nothingChanged();
  });
});

describe('a drag of a tile that has one place alone', () => {
  const alone = (moves: readonly Move[]) =>
    moves.find((move) => 'tile' in move && moves.filter((one) => 'tile' in one && one.tile === move.tile).length === 1);

  it('plays wherever a tile lies, and a good way beside the place', async () => {
    for (const far of [true, false]) {
      table = sitDown(CYPRUS, [1280, 800], (now, moves) => inFreePlay(now, moves) && alone(moves) !== undefined);
      const move = alone(table.moves);
      if (move?.do !== 'play') throw new Error('no play');
      const place = table.middleAt(move.arm, move.tile);
      const away = (at: FingerPoint) => Math.hypot(at.x - place.x, at.y - place.y);
      const laid = table.seen.laid.map(({ at }) => table.middleOfPile(at)).sort((a, b) => away(b) - away(a));
      const to = far ? laid[0] : beside(place, -30, -50);
      if (!to) throw new Error('nothing lies');
      table.down(table.middleOf(move.tile));
      table.move(to);
      table.up(to);
      expect(await table.answer()).toMatchObject(move);
      table.stop();
    }
  });
});

describe('a drag while others move', () => {
  it('may order the hand, but lays nothing', async () => {
    table = sitDown(CYPRUS, [390, 844], inFreePlay);
    const { tile, arm } = play();
    const place = table.middleAt(arm, tile);
    table.goOn();
    await table.answer();
    table.down(table.middleOf(tile));
    table.move(place);
    expect(table.state()).toBe('dragging.refused');
    expect(table.said).toEqual([]);
    table.up(place);
    expect(table.said).toEqual(['notNow']);
    await nothingChanged();
    expect(table.hurried()).toBe(0);
  });

  it('goes home when the question goes away', async () => {
    table = sitDown(CYPRUS, [390, 844], inFreePlay);
    const { tile, arm } = play();
    table.down(table.middleOf(tile));
    table.move(table.middleAt(arm, tile));
    table.goOn();
    await table.answer();
    expect(table.state()).toBe('goingHome');
    await nothingChanged();
  });
});
