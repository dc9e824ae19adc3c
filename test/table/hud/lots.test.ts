/** 6.5, 3.4: the draw of lots for the first deal. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { beginMatch, playMove } from '../../../src/match/progress.ts';
import { situationOf } from '../../../src/match/situation.ts';
import { games } from '../../../src/rules/games.ts';
import { hudThemeOf } from '../../../src/table/hud/hud-theme-of.ts';
import { drawLots, LONGEST_DRAW } from '../../../src/table/hud/lots.ts';
import { surfaceOf } from '../../../src/table/places/surface.ts';
import type { DrawnLotsOptions } from '../../../src/ui/drawn-lots.ts';
import { optionsOf } from '../../rules/arranged.ts';
import { gameIn, regionsOf } from '../kinds.ts';
import { unseenTiles } from '../unseen-tiles.ts';

/** The draws that were shown, in place of painted ones. */
const made = vi.hoisted(() => [] as { options: DrawnLotsOptions; shown: number[]; destroyed: boolean }[]);
vi.mock('../../../src/ui/drawn-lots.ts', () => ({
  DrawnLots: class {
    readonly #made: (typeof made)[number];
    constructor(options: DrawnLotsOptions) {
      this.#made = { options, shown: [], destroyed: false };
      made.push(this.#made);
    }
    get destroyed() {
      return this.#made.destroyed;
    }
    show(progress: number) {
      this.#made.shown.push(progress);
    }
    destroy() {
      this.#made.destroyed = true;
    }
  },
}));
beforeEach(() => void made.splice(0));

/** The first shuffle of a match, as the table sees it. */
function first(id: string, seats: number, seed = 1) {
  const game = gameIn(id);
  const match = beginMatch(game, optionsOf(game, {}, seats), seats, new Uint8Array(32).fill(seed));
  const sitters = Array.from({ length: seats }, (_, seat) => ({ name: `S${seat}`, kind: 'bot' as const }));
  const sitting = { ...match, sitters, holder: null };
  return { sitting, now: situationOf(sitting, 'table') };
}

describe('a lot', () => {
  it('is drawn in the first deal of games that draw one, for the seat that leads, and for that seat to shuffle', () => {
    const drawing = games.filter(({ id, seats }) => first(id, seats[0] ?? 1).now.lot !== null).map(({ id }) => id);
    expect(drawing.length).toBeGreaterThan(2);
    expect(drawing).toContain('sausage');
    for (const id of drawing) {
      const seats = gameIn(id).seats.at(-1) ?? 2;
      for (const seed of [1, 2, 3, 4]) {
        const { now } = first(id, seats, seed);
        expect(now.seen.turn?.seat).toBe(now.lot);
        expect(now.stirs).toBe(now.lot);
      }
    }
  });

  it('names any seat, and is drawn once in a match', () => {
    const named = new Set(Array.from({ length: 30 }, (_, seed) => first('sports', 4, seed).now.lot));
    expect([...named].sort()).toEqual([0, 1, 2, 3]);
    const { sitting } = first('sports', 4);
    const later = { ...sitting, standing: { ...sitting.standing, deals: 1, memory: { starts: 2 } } };
    expect(situationOf(later, 'table')).toMatchObject({ lot: null, stirs: 2 });
  });
});

describe('the lot for a tile that was turned up (3.4)', () => {
  const ID = 'sebastopol-berndt';
  const isLeft = (seed: number) => {
    const [lead] = first(ID, 3, seed).sitting.moves;
    return lead?.do === 'lead' && lead.turnedUp === true;
  };
  const led = (seed: number, deals = 0) => {
    const { sitting } = first(ID, 3, seed);
    const [lead] = sitting.moves;
    if (!lead) throw new Error('nothing leads');
    const { progress } = playMove(sitting, lead);
    const after = { ...sitting, ...progress, standing: { ...progress.standing, deals } };
    return { after, now: situationOf(after, 'table') };
  };

  it('is drawn once 6-6 lies there, and tells nothing before', () => {
    const seeds = Array.from({ length: 256 }, (_, seed) => seed);
    const left = seeds.filter(isLeft);
    expect(left.length).toBeGreaterThan(3);
    expect(seeds.every((seed) => first(ID, 3, seed).now.lot === null)).toBe(true);
    for (const seed of left) {
      const { now } = led(seed);
      expect(now.lot).toBe(now.seen.turn?.seat);
    }
    expect(new Set(left.map((seed) => led(seed).now.lot)).size).toBe(3);
  });

  it('is not drawn where its holder lays 6-6, in later deals, or for the next tile', () => {
    const seeds = Array.from({ length: 256 }, (_, seed) => seed);
    const held = seeds.find((seed) => !isLeft(seed)) ?? 0;
    const left = seeds.find(isLeft) ?? 0;
    expect(led(held).now.lot).toBeNull();
    expect(led(left, 1).now.lot).toBeNull();
    const { after } = led(left);
    const [next] = after.moves;
    if (!next) throw new Error('nothing can be played');
    expect(situationOf({ ...after, ...playMove(after, next).progress }, 'table').lot).toBeNull();
  });
});

/** Starts to show a draw; `next` lets a frame go by. */
function drawing(id: string, seats: number) {
  const { clock, next } = unseenTiles();
  const surface = surfaceOf(regionsOf({ width: 1280, height: 800, seats, handSize: 7, arms: 2, kind: 'line' }));
  const over = new AbortController();
  const { now } = first(id, seats);
  const options = {
    layer: { destroyed: false, addChild() {} },
    model: { now, own: 0, surface },
    theme: () => hudThemeOf({ tiles: 'ebony', cloth: 'sea' }, 'pips'),
    portraitOf: () => null,
    texts: { initial: (name: string) => name },
    resolution: () => 1,
    requestRender() {},
    timing: { clock, pace: () => 5000, reducedMotion: () => false },
  } as const;
  const done = drawLots(options, now, over.signal);
  return { done, next, over, now, clock };
}

it('every seat’s token goes in, that of the seat jumps out, in less than a second at any speed', async () => {
  const { done, next, now, clock } = drawing('sports', 4);
  const before = clock.now;
  for (let k = 0; k < 200 && !made[0]?.destroyed; k++) {
    await new Promise((resolve) => setTimeout(resolve));
    next();
  }
  await done;
  const [draw] = made;
  expect(draw?.options.tokens.map(({ letter }) => letter)).toEqual(['S0', 'S1', 'S2', 'S3']);
  expect(draw?.options.drawn).toBe(now.lot);
  expect(draw?.shown.at(-1)).toBe(1);
  expect(LONGEST_DRAW).toBeLessThan(1000);
  expect(clock.now - before).toBeLessThan(1100);
});

it('ends at once when it is skipped, and is not shown at all where nobody draws', async () => {
  const { done, over } = drawing('sports', 4);
  expect(made).toHaveLength(1);
  over.abort();
  await done;
  expect(made[0]?.destroyed).toBe(true);
  await drawing('cyprus', 4).done;
  expect(made).toHaveLength(1);
});
