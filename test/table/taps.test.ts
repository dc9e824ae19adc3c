import { beforeEach, describe, expect, it } from 'vitest';
import { dealOf, type StageSpec } from '../../src/dev/stages.ts';
import type { Situation } from '../../src/match/ports.ts';
import type { Move, Place, Tile } from '../../src/rules/game.ts';
import { gameById } from '../../src/rules/games.ts';
import { createDesk } from '../../src/seats/desk.ts';
import { type Asked, dressed, litPlaces, playsOf } from '../../src/table/places/asked.ts';
import { createLaidOut } from '../../src/table/places/laid-out.ts';
import { placeOf } from '../../src/table/places/place.ts';
import { surfaceOf } from '../../src/table/places/surface.ts';
import { regionsOf } from '../../src/table/regions.ts';
import { createTaps } from '../../src/table/taps.ts';

const TEXTS = {
  needs: (suit: number) => `needs ${suit}`,
  fitsNowhere: 'fits nowhere',
  mustDraw: 'draw',
  pickFirst: 'pick first',
  notHere: 'not here',
  closed: 'closed',
  shutBecause: (pips: number) => `no ${pips} is left`,
};

/** A person who is asked in the first situation of a deal that `wanted` likes, and touches what it sees. */
function sitDown(
  spec: StageSpec,
  size: readonly [number, number],
  wanted: (now: Situation, moves: readonly Move[]) => boolean,
) {
  const game = gameById(spec.game);
  if (!game) throw new Error('no game');
  const [width, height] = size;
  const surface = surfaceOf(regionsOf({ width, height, seats: spec.seats, handSize: 9, arms: game.shape.arms }));
  const asking = [...dealOf(spec)].find(({ now }) => now.seen.turn?.seat === 0 && wanted(now, game.moves(now.seen)));
  if (!asking) throw new Error('no such situation');
  const { now } = asking;
  const { seen } = now;
  const moves = game.moves(seen);
  const layout = createLaidOut()(seen, game.shape, surface.board.width / surface.board.height);
  const desk = createDesk();
  const said: string[] = [];
  let answer: Move | null = null;
  let hurried = 0;
  const asked = (): Asked => ({ question: desk.question, picked: desk.picked, focusTile: null, focusPlace: null });
  const placement = () => dressed(placeOf(now, 0, surface, layout), seen, asked());
  const places = () => litPlaces(seen, layout, placement().view, asked());
  const taps = createTaps({
    desk,
    texts: TEXTS,
    sight: () => ({ camera: surface.camera, seen, tiles: placement().tiles, places: places() }),
    explain: (line) => said.push(line),
    onHurry: () => hurried++,
  });
  void desk.ask({ seat: 0, seen, moves }, new AbortController().signal).then((move) => {
    answer = move;
  });
  const pixelOf = (at: number) => {
    const tile = placement().tiles[at];
    if (!tile) throw new Error('no such tile');
    return surface.camera.project(tile.at);
  };
  return {
    desk,
    said,
    seen,
    moves,
    places,
    tapTile(tile: Tile, time: number) {
      const { x, y } = pixelOf(seen.heap.indexOf(tile));
      taps.at(x, y, time);
    },
    tapPile(at: number) {
      const { x, y } = pixelOf(at);
      taps.at(x, y, 0);
    },
    tapPlace(index: number, dx = 0, dy = 0) {
      const place = places().filter(({ waits }) => waits)[index];
      if (!place) throw new Error('no such place');
      const { x, y } = surface.camera.project(place.at);
      taps.at(x + dx, y + dy, 0);
    },
    tapLit(arm: Place | null) {
      const place = places().find((one) => one.arm === arm);
      if (!place) throw new Error('no such place');
      const { x, y } = surface.camera.project(place.at);
      taps.at(x, y, 0);
    },
    tapCloth: () => taps.at(surface.regions.board.x + 3, surface.regions.board.y + 3, 0),
    chip: taps.onEnd,
    async answer() {
      await Promise.resolve();
      await Promise.resolve();
      return answer;
    },
    hurried: () => hurried,
  };
}

const CYPRUS: StageSpec = { game: 'cyprus', seats: 4, seed: 'one', moves: 999, eye: 0 };
const inFreePlay = (now: Situation, moves: readonly Move[]) =>
  now.seen.phase === 'freePlay' && moves.filter((move) => move.do === 'play').length >= 2;
const tileOf = (move: Move | undefined): Tile => {
  if (!move || !('tile' in move)) throw new Error('no tile');
  return move.tile;
};

describe.each([
  [390, 844],
  [1280, 800],
  [844, 390],
] as const)('a tap at %i × %i', (...size) => {
  let table: ReturnType<typeof sitDown>;
  beforeEach(() => {
    table = sitDown(CYPRUS, size, inFreePlay);
  });

  it('takes a tile up, and puts it back when the cloth is touched', () => {
    const tile = tileOf(table.moves[0]);
    table.tapTile(tile, 0);
    expect(table.desk.picked).toBe(tile);
    table.tapCloth();
    expect(table.desk.picked).toBeNull();
  });

  it('lights every place where the held tile fits, and no other', () => {
    const tile = tileOf(table.moves[0]);
    table.tapTile(tile, 0);
    const arms = playsOf(table.moves, tile).map((move) => (move.do === 'play' ? move.arm : null));
    expect(
      table
        .places()
        .map(({ arm }) => arm)
        .sort(),
    ).toEqual(arms.sort());
  });

  it('on a lit place plays the tile there, also a finger’s breadth beside its middle', async () => {
    const tile = tileOf(table.moves[0]);
    table.tapTile(tile, 0);
    const place = table.places().filter(({ waits }) => waits)[0];
    table.tapPlace(0, 15, 15);
    expect(await table.answer()).toMatchObject({ do: 'play', tile, arm: place?.arm });
  });

  it('on an end chip plays the held tile there', async () => {
    const move = table.moves.find((one) => one.do === 'play');
    if (move?.do !== 'play') throw new Error('no play');
    table.tapTile(move.tile, 0);
    table.chip(move.arm);
    expect(await table.answer()).toMatchObject({ do: 'play', tile: move.tile, arm: move.arm });
  });

  it('hurries while others move', async () => {
    const tile = tileOf(table.moves[0]);
    table.tapTile(tile, 0);
    table.tapPlace(0);
    await table.answer();
    table.tapCloth();
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
    const table = sitDown(CYPRUS, [390, 844], (now, moves) => inFreePlay(now, moves) && alone(moves) !== undefined);
    const move = alone(table.moves);
    table.chip(move?.arm ?? -1);
    expect(await table.answer()).toMatchObject({ do: 'play', arm: move?.arm, tile: move?.tile });
  });

  it('asks for a tile first where several fit', async () => {
    const several = (moves: readonly Move[]) => armOf(moves, (tiles) => tiles > 1);
    const table = sitDown(CYPRUS, [390, 844], (_, moves) => several(moves) !== undefined);
    table.chip(several(table.moves)?.arm ?? -1);
    expect(table.said).toEqual(['pick first']);
    expect(await table.answer()).toBeNull();
  });

  it('says what to do where none does', () => {
    const table = sitDown(CYPRUS, [390, 844], (now, [move]) => now.seen.laid.length > 0 && move?.do === 'draw');
    const end = table.seen.ends.find(({ state }) => state === 'free' || state === 'open');
    table.chip(end?.arm ?? -1);
    expect(table.said).toEqual(['draw']);
  });
});

describe('a tap on a lit blade while no tile is held', () => {
  it('plays the only tile that fits there', async () => {
    const opening = (now: Situation, moves: readonly Move[]) =>
      now.seen.phase === 'opening' && moves.length > 0 && new Set(moves.map((m) => 'tile' in m && m.tile)).size === 1;
    const table = sitDown(
      { ...CYPRUS, seed: 'ten' },
      [390, 844],
      (now, moves) => opening(now, moves) && moves[0]?.do === 'play',
    );
    const [move] = table.moves;
    table.tapLit(move?.do === 'play' ? move.arm : null);
    expect(await table.answer()).toMatchObject({ do: 'play', tile: tileOf(move) });
  });
});

describe('a tap on the chip of an arm that is shut', () => {
  it('says why', () => {
    const isShut = (now: Situation) => now.seen.ends.some(({ state }) => state === 'dead');
    const table = sitDown({ ...CYPRUS, seed: 'ten' }, [390, 844], isShut);
    const end = table.seen.ends.find(({ state }) => state === 'dead');
    if (!end) throw new Error('no such arm');
    table.chip(end.arm);
    expect(table.said).toEqual([`no ${end.pips} is left`]);
  });
});

describe('a double tap', () => {
  it('plays a tile that has exactly one place', async () => {
    const alone = (moves: readonly Move[]) => moves.find((m) => 'tile' in m && playsOf(moves, m.tile).length === 1);
    const table = sitDown(
      CYPRUS,
      [390, 844],
      (now, moves) => now.seen.phase === 'freePlay' && alone(moves) !== undefined,
    );
    const tile = tileOf(alone(table.moves));
    table.tapTile(tile, 1000);
    table.tapTile(tile, 1200);
    expect(await table.answer()).toMatchObject({ do: 'play', tile });
  });

  it('puts nothing down where a tile has several places', async () => {
    const many = (moves: readonly Move[]) => moves.find((m) => 'tile' in m && playsOf(moves, m.tile).length > 1);
    const table = sitDown(
      CYPRUS,
      [390, 844],
      (now, moves) => now.seen.phase === 'freePlay' && many(moves) !== undefined,
    );
    const tile = tileOf(many(table.moves));
    table.tapTile(tile, 1000);
    table.tapTile(tile, 1200);
    expect(await table.answer()).toBeNull();
    expect(table.desk.picked).toBe(tile);
  });
});

describe('a tile that may not be played', () => {
  it('is not taken up; the star says which number it needs', () => {
    const opening = (now: Situation, moves: readonly Move[]) => now.seen.phase === 'opening' && moves[0]?.do === 'play';
    const table = sitDown(CYPRUS, [390, 844], opening);
    const hand = table.seen.hands[0] ?? [];
    const tiles = hand.map((at) => table.seen.heap[at]).filter((tile): tile is Tile => !!tile);
    const other = tiles.find((tile) => !tile.includes('9'));
    if (!other) throw new Error('a hand of nines');
    table.tapTile(other, 0);
    expect(table.desk.picked).toBeNull();
    expect(table.said).toEqual(['needs 9']);
  });
});

describe('the boneyard', () => {
  const drawing = (_: Situation, moves: readonly Move[]) => moves[0]?.do === 'draw';

  it('gives the tile that was touched', async () => {
    const table = sitDown(CYPRUS, [390, 844], drawing);
    const from = table.seen.boneyard[5] ?? -1;
    table.tapPile(from);
    expect(await table.answer()).toEqual({ do: 'draw', from });
  });

  it.each(['opening', 'freePlay'])('is what a tile of the hand points to when nothing fits: %s', (phase) => {
    const stuck = (now: Situation, moves: readonly Move[]) => drawing(now, moves) && now.seen.phase === phase;
    const table = sitDown({ ...CYPRUS, seed: 'ten' }, [390, 844], stuck);
    const [at = 0] = table.seen.hands[0] ?? [];
    const tile = table.seen.heap[at];
    if (tile) table.tapTile(tile, 0);
    expect(table.said).toEqual(['draw']);
  });
});
