/** A person who is asked, and what their fingers do, for tests of the gesture. */
import { afterEach } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { dealOf } from '../../src/dev/stages.ts';
import { DURATIONS } from '../../src/motion/durations.ts';
import { first as cyprus } from '../../src/rules/first-game.ts';
import type { Move, Seen, Tile } from '../../src/rules/game.ts';
import { gameById } from '../../src/rules/games.ts';
import { createDesk, type Question } from '../../src/seats/desk.ts';
import { type Gesture, provideGesture } from '../../src/seats/gesture.ts';
import type { GestureEmitted, GestureEvent, Under } from '../../src/seats/gesture-events.ts';
import { createRack } from '../../src/seats/rack.ts';

export interface Asked {
  readonly seen: Seen;
  readonly moves: readonly Move[];
}

/** Situations in which a person is asked: with plays, with unplayable tiles beside them, and with a draw. */
export const situations: readonly Asked[] = (() => {
  const game = gameById('cyprus');
  if (!game) throw new Error('no game');
  const all = [...dealOf({ game: 'cyprus', seats: 4, seed: 'one', moves: 999, eye: 0 })]
    .filter(({ now }) => now.seen.turn?.seat === 0)
    .map(({ now }) => ({ seen: now.seen, moves: game.moves(now.seen) }));
  const has = (what: Move['do']) => all.filter(({ moves }) => moves[0]?.do === what);
  return [...has('play').slice(0, 4), ...has('draw').slice(0, 2)];
})();
export const first = (what: Move['do']): Asked => {
  const found = situations.find(({ moves }) => moves[0]?.do === what);
  if (!found) throw new Error(`nobody is asked for a ${what}`);
  return found;
};

/** The gesture of whoever was asked last. */
export let gesture: Gesture;
afterEach(() => gesture.stop());

let time: SimulatedClock;
/** Lets a tile be at home, and happen what follows from it. */
export const gone = () => {
  time.increment(DURATIONS.home);
  return new Promise((resolve) => setImmediate(resolve));
};

/** A person who is asked that. */
export function ask({ seen, moves, ...more }: Asked & Pick<Question, 'refuse'>) {
  const desk = createDesk();
  const rack = createRack();
  rack.order(seen, 0, moves, cyprus.table);
  time = new SimulatedClock();
  gesture = createActor(provideGesture({ desk, rack, reducedMotion: () => true, oneTap: () => false }), {
    clock: time,
  }).start();
  const offers: Move[] = [];
  const news: GestureEmitted[] = [];
  for (const type of ['explain', 'hurry', 'look'] as const) gesture.on(type, (one) => news.push(one));
  let away = new AbortController();
  const question = () => {
    away = new AbortController();
    void desk.ask({ seat: 0, seen, moves, ...more }, away.signal).then(
      (move) => offers.push(move),
      () => {},
    );
  };
  question();
  const hand = (seen.hands[0] ?? []).flatMap((at) => seen.heap[at] ?? []);
  return { desk, rack, offers, news, hand, seen, moves, question, goOn: () => away.abort() };
}

export const own = (tile: Tile, seen: Seen): Under => ({ on: 'own', seat: 0, tile, at: seen.heap.indexOf(tile) });
export const down = (under: Under, id = 1, alone = true): GestureEvent => ({
  type: 'DOWN',
  finger: { id, x: 100, y: 100 },
  under,
  alone,
  touch: true,
  time: 0,
});
export const move = (under: Under, x = 200, y = 0, id = 1): GestureEvent => ({
  type: 'MOVE',
  finger: { id, x, y },
  under,
});
export const up = (id = 1, time = 100): GestureEvent => ({ type: 'UP', finger: { id, x: 0, y: 0 }, time });
export const CLOTH: Under = { on: 'cloth' };
