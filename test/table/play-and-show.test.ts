import { describe, expect, it } from 'vitest';
import { dealOf, type StageSpec, type StageStep } from '../../src/dev/stages.ts';
import { textsFor } from '../../src/i18n/english.ts';
import type { Situation } from '../../src/match/ports.ts';
import { DURATIONS } from '../../src/motion/durations.ts';
import { gameById } from '../../src/rules/games.ts';
import { isPlayable } from '../../src/rules/moves.ts';
import { playBeat } from '../../src/table/beats/beat-player.ts';
import type { BeatStage } from '../../src/table/beats/beat-stage.ts';
import { createBeatVoice } from '../../src/table/beats/beat-voice.ts';
import { createLayoutCache } from '../../src/table/model/layout-cache.ts';
import type { Placed, Placement } from '../../src/table/places/placement.ts';
import { surfaceOf, type TableSurface } from '../../src/table/places/surface.ts';
import { rotate, UPRIGHT } from '../../src/table/space/vectors.ts';
import { gameIn, kindIn, layOut, placementOf as placementIn, regionsOf } from './kinds.ts';
import { unseenTiles } from './unseen-tiles.ts';

function surfaceFor(spec: StageSpec, width: number, height: number): TableSurface {
  const arms = gameById(spec.game)?.table.arms ?? 8;
  return surfaceOf(
    regionsOf({ width, height, seats: spec.seats, handSize: 9, arms, kind: gameById(spec.game)?.table.kind ?? 'star' }),
  );
}

const texts = textsFor([]);
const laidOut = createLayoutCache(layOut);

function placementOf(now: Situation, surface: TableSurface): Placement {
  const { seen } = now;
  const game = gameById(seen.game);
  if (!game) throw new Error('no game');
  const aspect = surface.board.width / surface.board.height;
  const layout = laidOut(seen, game.table, aspect);
  return placementIn(now, 0, surface, layout, game.table);
}

/** A table of a game without a screen, at a speed (0: at once). */
function table(game: string, surface: TableSurface, factor: number) {
  const { tiles: moving, clock, next } = unseenTiles();
  const badges: string[] = [];
  const stage: BeatStage = {
    tiles: moving,
    arrange: (now) => placementOf(now, surface),
    hasBlades: true,
    time: {
      motion: (ms) => ms * factor,
      wait: (ms, signal) => clock.wait(ms * factor, signal),
      tween: (ms, step) => clock.tween(ms, step),
    },
    voice: createBeatVoice({
      texts,
      game: gameIn(game),
      badge: ({ seat, words, suits }) => badges.push([seat, words, ...suits].join(' ')),
      tell: (line) => badges.push(line),
    }),
    lights: { inlay() {}, flash() {} },
    award: async () => {},
    score: async () => {},
  };
  return { stage, moving, badges, next };
}

const rounded = (tiles: readonly Placed[]) =>
  tiles.map((tile) => ({
    ...tile,
    at: tile.at.map((x) => Math.round(x * 1e4) / 1e4),
    turn: tile.turn.map((x) => Math.round(x * 1e4) / 1e4),
  }));

async function finish(playing: Promise<void>, next: () => boolean) {
  let done = false;
  void playing.then(() => {
    done = true;
  });
  for (let i = 0; i < 400 && !done; i++) {
    next();
    await Promise.resolve();
    await Promise.resolve();
  }
  await playing;
}

const SPECS: readonly StageSpec[] = [
  { game: 'cyprus', seats: 4, seed: 'one', moves: 999, eye: 0 },
  { game: 'cyprus', seats: 7, seed: 'two', moves: 999, eye: 0 },
  { game: 'cyprus', seats: 4, seed: 'three', moves: 999, eye: 0, options: { drawForLead: true } },
  { game: 'cyprus', seats: 4, seed: 'four', moves: 999, eye: 'table', options: { handSizes: 'bell' } },
  { game: 'sebastopol', seats: 4, seed: 'five', moves: 999, eye: 0 },
  { game: 'cyprus', seats: 4, seed: 'a', moves: 999, eye: 0, options: { set: 12 } },
  { game: 'cyprus-family', seats: 4, seed: 'a', moves: 999, eye: 0 },
  { game: 'cyprus-leaflet', seats: 4, seed: 'a', moves: 999, eye: 0 },
  { game: 'fortress', seats: 4, seed: 'a', moves: 999, eye: 0 },
  { game: 'sebastopol-draw', seats: 3, seed: 'a', moves: 999, eye: 0 },
  { game: 'sebastopol-berndt', seats: 3, seed: 'a', moves: 999, eye: 0 },
  { game: 'sebastopol-leaflet', seats: 4, seed: 'a', moves: 999, eye: 0 },
  { game: 'ural', seats: 4, seed: 'a', moves: 999, eye: 0 },
  { game: 'ural-draw', seats: 3, seed: 'a', moves: 999, eye: 0, deal: 4 },
  { game: 'osel', seats: 2, seed: 'a', moves: 999, eye: 0 },
  { game: 'osel', seats: 4, seed: 'b', moves: 999, eye: 0, deal: 2 },
  { game: 'block', seats: 2, seed: 'a', moves: 999, eye: 0 },
  { game: 'block', seats: 4, seed: 'b', moves: 999, eye: 0 },
  { game: 'french', seats: 2, seed: 'a', moves: 999, eye: 0 },
  { game: 'french', seats: 2, seed: 'b', moves: 999, eye: 0, deal: 2 },
  { game: 'sausage', seats: 2, seed: 'a', moves: 999, eye: 0 },
  { game: 'sausage', seats: 2, seed: 'b', moves: 999, eye: 0, options: { startsWith: 'double' } },
  { game: 'all-fives', seats: 3, seed: 'a', moves: 999, eye: 0 },
  { game: 'all-fives', seats: 4, seed: 'b', moves: 999, eye: 0, options: { set: 9 } },
];

/** The first of a stage's deals, by their seeds, of which something holds. */
function findDeal(spec: StageSpec, holds: (steps: readonly StageStep[]) => boolean): readonly StageStep[] {
  for (let seed = 0; seed < 200; seed++) {
    const steps = [...dealOf({ ...spec, seed: `${seed}` })];
    if (holds(steps)) return steps;
  }
  throw new Error(`no such deal of ${spec.game}`);
}

describe('playing all beats puts every tile where showing the last state puts it', () => {
  it.each(SPECS)('$game, $seats seats, seed $seed', async (spec) => {
    const [width, height] = spec.seats > 4 ? [1280, 800] : [390, 844];
    const surface = surfaceFor(spec, width, height);
    const { stage, moving, next } = table(spec.game, surface, 1);
    const steps = [...dealOf(spec)];
    let moves = 0;
    for (const { now, beats } of steps) {
      for (const beat of beats)
        await finish(kindIn(spec.game).playBeat(stage, beat, now, new AbortController().signal), next);
      // A light that still runs, and nothing else.
      if (moves++ % 7 === 0 || now.seen.outcome) {
        expect(rounded(moving.tiles)).toEqual(rounded(placementOf(now, surface).tiles));
        expect(moving.view).toEqual(placementOf(now, surface).view);
      }
    }
    expect(steps.at(-1)?.now.seen.outcome).not.toBeNull();
  });

  it('also when every beat is hurried over', async () => {
    const spec = { game: 'cyprus', seats: 4, seed: 'six', moves: 999, eye: 0 } as const;
    const surface = surfaceFor(spec, 844, 390);
    const { stage, moving } = table(spec.game, surface, 1);
    for (const { now, beats } of dealOf(spec)) {
      for (const beat of beats) await playBeat(stage, beat, now, AbortSignal.abort());
      expect(rounded(moving.tiles)).toEqual(rounded(placementOf(now, surface).tiles));
    }
  });
});

describe('a double that is laid closed', () => {
  it('lies open first, where it will lie, then turns face down and stays so', async () => {
    const spec = { game: 'ural', seats: 4, seed: '', moves: 999, eye: 0 } as const;
    const steps = findDeal(spec, (all) =>
      all.some(({ beats }) => beats.some((beat) => beat.beat === 'laid' && beat.closed)),
    );
    const surface = surfaceFor(spec, 1280, 800);
    const { stage, moving, next } = table(spec.game, surface, 1);
    let isSeen = false;
    for (const { now, beats } of steps) {
      for (const beat of beats) {
        const playing = playBeat(stage, beat, now, new AbortController().signal);
        if (beat.beat !== 'laid' || !beat.closed) {
          await finish(playing, next);
          continue;
        }
        const home = placementOf(now, surface).tiles[beat.at];
        const looks = async () => {
          next();
          for (let i = 0; i < 4; i++) await Promise.resolve();
          const tile = moving.tiles[beat.at];
          return tile && home && Math.hypot(tile.at[0] - home.at[0], tile.at[1] - home.at[1]) < 1e-6 ? tile : null;
        };
        let arrived = null;
        for (let i = 0; i < 200 && !arrived; i++) arrived = await looks();
        expect(rotate(arrived?.turn ?? UPRIGHT, [0, 0, 1])[2]).toBeCloseTo(1);
        await finish(playing, next);
        expect(rotate(moving.tiles[beat.at]?.turn ?? UPRIGHT, [0, 0, 1])[2]).toBeCloseTo(-1);
        isSeen = true;
      }
      if (isSeen) break;
    }
    expect(isSeen).toBe(true);
  });
});

describe('a spinner that is turned up', () => {
  it('comes from where it lay face down, lies face up in the middle, and says who begins', async () => {
    const spec = { game: 'sebastopol-berndt', seats: 3, seed: '', moves: 999, eye: 0 } as const;
    const steps = findDeal(
      spec,
      (all) => all[1]?.beats.some((beat) => beat.beat === 'led' && beat.seat === null) ?? false,
    );
    const surface = surfaceFor(spec, 1280, 800);
    const { stage, moving, badges, next } = table(spec.game, surface, 1);
    const [dealt, led] = steps;
    const [beat] = led?.beats ?? [];
    if (!dealt || !led || beat?.beat !== 'led') throw new Error('nothing was led');
    stage.tiles.set(placementOf(dealt.now, surface));
    expect(moving.tiles[beat.at]).toMatchObject({ where: 'boneyard', above: 0, below: 0 });
    await finish(playBeat(stage, beat, led.now, new AbortController().signal), next);
    expect(moving.tiles[beat.at]).toMatchObject({ where: 'laid', above: 6, below: 6 });
    const first = led.now.seen.turn?.seat ?? -1;
    expect(badges).toEqual([
      `The double six is turned up: ${first === 0 ? 'you go first' : `${led.now.sitters[first]?.name} goes first`}`,
    ]);
    expect(rounded(moving.tiles)).toEqual(rounded(placementOf(led.now, surface).tiles));
  });
});

describe('tiles out of play', () => {
  it('lie one on another for the whole deal', () => {
    const spec = { game: 'cyprus-leaflet', seats: 4, seed: 'a', moves: 999, eye: 0 } as const;
    const surface = surfaceFor(spec, 390, 844);
    const steps = [...dealOf(spec)];
    const stack = (now: Situation) => placementOf(now, surface).tiles.filter(({ where }) => where === 'dead');
    for (const { now } of steps) {
      expect(stack(now)).toHaveLength(3);
      expect(new Set(stack(now).map(({ at }) => at[2].toFixed(4))).size).toBe(3);
    }
  });
});

describe('a badge at the seat', () => {
  it('says what the seat could not match when it draws or passes', async () => {
    const spec = { game: 'sebastopol', seats: 4, seed: 'five', moves: 999, eye: 0 } as const;
    const { stage, badges } = table(spec.game, surfaceFor(spec, 390, 844), 0);
    let passes = 0;
    for (const { now, beats } of dealOf(spec)) {
      for (const beat of beats) {
        if (beat.beat === 'passed') passes++;
        await playBeat(stage, beat, now, new AbortController().signal);
      }
    }
    expect(passes).toBeGreaterThan(0);
    expect(badges.filter((badge) => /\d Passes( \d)*$/.test(badge))).toHaveLength(passes);
  });

  it('says of an own tile that it was drawn when it has come, and of another seat’s as it leaves the boneyard', async () => {
    const spec = { game: 'cyprus', seats: 4, seed: 'one', moves: 999, eye: 0 } as const;
    const { stage, moving, badges, next } = table(spec.game, surfaceFor(spec, 1280, 800), 1);
    const early = new Map<boolean, Set<boolean>>();
    for (const { now, beats } of dealOf(spec)) {
      for (const beat of beats) {
        const before = badges.length;
        const playing = playBeat(stage, beat, now, new AbortController().signal);
        if (beat.beat === 'drew' && moving.coming.has(beat.at)) {
          const isOwn = beat.seat === 0;
          early.set(isOwn, (early.get(isOwn) ?? new Set()).add(badges.length > before));
        }
        await finish(playing, next);
        if (beat.beat === 'drew') expect(badges.slice(before)).toHaveLength(1);
      }
    }
    expect(early).toEqual(
      new Map([
        [true, new Set([false])],
        [false, new Set([true])],
      ]),
    );
  });

  it('says which own tile leads, as nobody is asked where the tiles say it, and of others’ nothing', async () => {
    const leaders = new Set<boolean>();
    for (const seed of ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight']) {
      const spec = { game: 'block', seats: 4, seed, moves: 1, eye: 0 } as const;
      const { stage, badges, next } = table(spec.game, surfaceFor(spec, 1280, 800), 1);
      for (const { now, beats } of dealOf(spec)) {
        for (const beat of beats) {
          const before = badges.length;
          await finish(playBeat(stage, beat, now, new AbortController().signal), next);
          if (beat.beat !== 'led') continue;
          expect(badges.slice(before)).toEqual(beat.seat === 0 ? [`You lead the ${texts.tile(beat.tile)}`] : []);
          leaders.add(beat.seat === 0);
        }
      }
    }
    expect(leaders.size).toBe(2);
  });

  it('shows an own tile that was drawn for a while and says which it is; another seat’s holds nobody up', async () => {
    const games = ['cyprus', 'block', 'french', 'all-fives'] as const;
    const told = new Set<string>();
    for (const game of games) {
      const seats = game === 'french' ? 2 : 4;
      for (const seed of ['one', 'two', 'three', 'four']) {
        const { stage, badges, next } = table(
          game,
          surfaceFor({ game, seats, seed, moves: 999, eye: 0 }, 1280, 800),
          0,
        );
        const waits: number[] = [];
        const timed = {
          ...stage,
          time: { ...stage.time, wait: async (ms: number) => void waits.push(ms) },
        };
        for (const { now, beats } of dealOf({ game, seats, seed, moves: 999, eye: 0 })) {
          for (const beat of beats) {
            const [before, waited] = [badges.length, waits.length];
            await finish(playBeat(timed, beat, now, new AbortController().signal), next);
            if (beat.beat !== 'drew') continue;
            const isOwn = beat.seat === 0;
            expect(waits.slice(waited)).toEqual(isOwn ? [DURATIONS.drawnSeen] : []);
            if (!isOwn) continue;
            const isOn = now.seen.turn?.seat === 0;
            const tile = now.seen.heap[beat.at] ?? null;
            const mayLay = isOn && isPlayable(gameById(game)?.moves(now.seen) ?? [], tile);
            const [line] = badges.slice(before);
            expect(line).toContain(`You drew the ${texts.tile(tile ?? '0-0')}`);
            const [said = '', passes] = line?.split(/(, so you pass)$/) ?? [];
            const [, fits = 'unasked'] = said.split(': ');
            expect(passes !== undefined).toBe(now.moves.every(({ do: what }) => what === 'pass') && isOn);
            if (now.seen.phase === 'opening') expect(fits).toMatch(/^(it fits|it has no nine)$/);
            if (mayLay) expect(fits).toBe('it fits');
            if (!isOn) expect(fits).toBe('unasked');
            told.add(`${game}: ${fits}`);
          }
        }
      }
    }
    expect([...told].sort()).toEqual(
      expect.arrayContaining([
        ...['block: unasked', 'cyprus: it has no nine', 'cyprus: it fits'],
        ...['french: it doesn’t fit', 'french: unasked'],
      ]),
    );
  });

  it('says that it laid a double closed, and leaves the line to what it has to do next', async () => {
    const spec = { game: 'osel', seats: 4, seed: '', moves: 999, eye: 0 } as const;
    const isClosing = ({ move }: StageStep) => move?.do === 'play' && move.closed === true;
    const steps = findDeal(spec, (all) => all.some((step) => isClosing(step) && step.now.seen.turn?.laid.length));
    const { stage, badges } = table(spec.game, surfaceFor(spec, 390, 844), 0);
    for (const { now, beats } of steps)
      for (const beat of beats) await playBeat(stage, beat, now, new AbortController().signal);
    const seats = steps.filter(isClosing).map(({ now }) => now.seen.log.at(-1)?.seat);
    expect(badges.filter((badge) => /Face down/.test(badge))).toEqual(seats.map((seat) => `${seat} Face down`));
  });
});

describe('hands that are turned up on the board', () => {
  it.each([
    [390, 844],
    [844, 390],
    [1280, 800],
  ])('lie on no tile of the layout at %i × %i', (width, height) => {
    const spec = { game: 'cyprus', seats: 4, seed: 'b', moves: 999, eye: 0, options: { set: 12 } } as const;
    const last = [...dealOf(spec)].at(-1);
    if (!last?.now.seen.outcome) throw new Error('the deal goes on');
    const surface = surfaceFor(spec, width, height);
    const { tiles } = placementOf(last.now, surface);
    const boxes = (where: Placed['where']) =>
      tiles.filter((tile) => tile.where === where).map((tile) => ({ ...surface.camera.project(tile.at), tile }));
    for (const held of boxes('hand')) {
      for (const { x, y, tile } of boxes('laid')) {
        const apart = Math.hypot(x - held.x, y - held.y) / surface.pixelsAt(tile.at);
        // The least that the middles of a half's breadth each can be apart.
        expect(apart).toBeGreaterThan((tile.scale + held.tile.scale) / 2);
      }
    }
  });
});
