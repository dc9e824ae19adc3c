import { describe, expect, it } from 'vitest';
import { dealOf, type StageSpec } from '../../src/dev/stages.ts';
import type { Situation } from '../../src/match/ports.ts';
import { createClock } from '../../src/motion/clock.ts';
import { gameById } from '../../src/rules/games.ts';
import { type BeatStage, playBeat } from '../../src/table/beats/beats.ts';
import { createBodies } from '../../src/table/bodies.ts';
import type { Meshes } from '../../src/table/meshes.ts';
import { createLaidOut } from '../../src/table/places/laid-out.ts';
import { type Placed, type Placement, placeOf } from '../../src/table/places/place.ts';
import { type Surface, surfaceOf } from '../../src/table/places/surface.ts';
import { regionsOf } from '../../src/table/regions.ts';
import { handFrames } from './hand-frames.ts';

const NO_MESHES = {
  tile() {},
  cloth: { place() {}, star() {}, run() {}, glow() {}, look() {} },
} as unknown as Meshes;

function surfaceFor(spec: StageSpec, width: number, height: number): Surface {
  const arms = gameById(spec.game)?.shape.arms ?? 8;
  return surfaceOf(regionsOf({ width, height, seats: spec.seats, handSize: 9, arms }));
}

const laidOut = createLaidOut();

function placementOf(now: Situation, surface: Surface): Placement {
  const { seen } = now;
  const game = gameById(seen.game);
  if (!game) throw new Error('no game');
  const aspect = surface.board.width / surface.board.height;
  return placeOf(now, 0, surface, laidOut(seen, game.shape, aspect));
}

/** A table without a screen, at a speed (0: at once). */
function table(surface: Surface, factor: number) {
  const { frames, next } = handFrames();
  const clock = createClock(frames);
  const bodies = createBodies(
    clock,
    () => NO_MESHES,
    () => {},
  );
  const badges: string[] = [];
  const stage: BeatStage = {
    bodies,
    pace: (ms) => ms * factor,
    wait: (ms, signal) => clock.wait(ms * factor, signal),
    tween: (ms, step) => clock.tween(ms, step),
    placementOf: (now) => placementOf(now, surface),
    badge: (seat, text) => badges.push(`${seat} ${text}`),
    message: (text) => badges.push(text),
    inlay() {},
    texts: {
      drew: 'drew',
      drewFor: (suits) => `draws for ${suits.join()}`,
      passes: (suits) => `passes on ${suits.join()}`,
      starred: 'star',
      thrownIn: (lead) => `no ${lead}`,
      dominoes: 'dominoes',
      blocked: 'blocked',
      closed: 'closed',
      shutBecause: (pips) => `no ${pips} is left`,
    },
  };
  return { stage, bodies, badges, next };
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
];

describe('playing all beats puts every tile where showing the last state puts it', () => {
  it.each(SPECS)('$game, $seats seats, $seed', async (spec) => {
    const [width, height] = spec.seats > 4 ? [1280, 800] : [390, 844];
    const surface = surfaceFor(spec, width, height);
    const { stage, bodies, next } = table(surface, 1);
    const steps = [...dealOf(spec)];
    let moves = 0;
    for (const { now, beats } of steps) {
      for (const beat of beats) await finish(playBeat(stage, beat, now, new AbortController().signal), next);
      // A light that still runs, and nothing else.
      if (moves++ % 7 === 0 || now.seen.outcome) {
        expect(rounded(bodies.tiles)).toEqual(rounded(placementOf(now, surface).tiles));
        expect(bodies.view).toEqual(placementOf(now, surface).view);
      }
    }
    expect(steps.at(-1)?.now.seen.outcome).not.toBeNull();
  });

  it('also when every beat is hurried over', async () => {
    const spec = { game: 'cyprus', seats: 4, seed: 'six', moves: 999, eye: 0 } as const;
    const surface = surfaceFor(spec, 844, 390);
    const { stage, bodies } = table(surface, 1);
    for (const { now, beats } of dealOf(spec)) {
      for (const beat of beats) await playBeat(stage, beat, now, AbortSignal.abort());
      expect(rounded(bodies.tiles)).toEqual(rounded(placementOf(now, surface).tiles));
    }
  });
});

describe('a badge at the seat', () => {
  it('says what the seat could not match when it draws or passes', async () => {
    const spec = { game: 'sebastopol', seats: 4, seed: 'five', moves: 999, eye: 0 } as const;
    const { stage, badges } = table(surfaceFor(spec, 390, 844), 0);
    let passes = 0;
    for (const { now, beats } of dealOf(spec)) {
      for (const beat of beats) {
        if (beat.beat === 'passed') passes++;
        await playBeat(stage, beat, now, new AbortController().signal);
      }
    }
    expect(passes).toBeGreaterThan(0);
    expect(badges.filter((badge) => badge.includes('passes on'))).toHaveLength(passes);
  });
});
