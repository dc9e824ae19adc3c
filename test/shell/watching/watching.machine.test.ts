import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { type Actor, createActor } from 'xstate';
import { momentAt, seenIn, type Watcher } from '../../../src/match/film.ts';
import {
  type WatchedTable,
  type WatchingEvent,
  watchingMachine,
} from '../../../src/shell/watching/watching.machine.ts';
import { watchedTable } from './fake-watched.ts';
import { golden } from './films.ts';

const actors: Actor<typeof watchingMachine>[] = [];
afterEach(() => {
  for (const actor of actors.splice(0)) actor.stop();
});
const settled = () => new Promise<void>((done) => setTimeout(done));

async function watching(last: number, over: Partial<WatchedTable> = {}) {
  const fake = watchedTable();
  const actor = createActor(watchingMachine, {
    input: () => ({ table: { ...fake.table, ...over }, at: 0, last, eye: 0, speed: 'normal' }),
  });
  actors.push(actor);
  actor.start();
  await settled();
  return {
    ...fake,
    actor,
    at: () => actor.getSnapshot().context.at,
    is: (tag: 'running' | 'shown') => actor.getSnapshot().hasTag(tag),
  };
}

describe('watching', () => {
  it('begins at its moment once it is known whether the scene comes', async () => {
    const { heard, shown, is } = await watching(5);
    expect(is('shown')).toBe(true);
    expect(heard).toEqual(['join', 'normal']);
    expect(shown()).toEqual({ at: 0, eye: 0 });

    const without = await watching(5, {
      scene: { ...watchedTable().table.scene, fetch: () => Promise.reject(new Error('staged')) },
    });
    expect(without.is('shown')).toBe(true);
    expect(without.shown()).toEqual({ at: 0, eye: 0 });
  });

  it('goes on by itself to the end, and stands there; then it begins anew', async () => {
    const { actor, playing, rests, at, is } = await watching(2);
    actor.send({ type: 'PLAY' });
    for (const moment of [1, 2]) {
      expect(playing.at(-1)).toMatchObject({ at: moment });
      expect(is('running')).toBe(true);
      playing.at(-1)?.end();
      await settled();
      rests.at(-1)?.end();
      await settled();
    }
    expect([at(), is('running')]).toEqual([2, false]);
    actor.send({ type: 'PLAY' });
    expect([at(), is('running')]).toEqual([1, true]);
    expect(playing.at(-1)).toMatchObject({ at: 1 });
  });

  it('cuts a motion short for the next step, a jump, other eyes and a pause', async () => {
    const { actor, playing, at, shown, is } = await watching(9);
    actor.send({ type: 'STEP' });
    actor.send({ type: 'STEP' });
    expect(playing.map((each) => [each.at, each.signal.aborted])).toEqual([
      [1, true],
      [2, false],
    ]);
    actor.send({ type: 'JUMP', to: 7 });
    expect(playing[1]?.signal.aborted).toBe(true);
    expect([at(), shown()]).toEqual([7, { at: 7, eye: 0 }]);
    actor.send({ type: 'PLAY' });
    actor.send({ type: 'LOOK', eye: 'all' });
    expect(shown()).toEqual({ at: 8, eye: 'all' });
    expect(is('running')).toBe(true);
    actor.send({ type: 'PAUSE' });
    expect([at(), is('running')]).toEqual([8, false]);
  });

  it('never leaves the film', async () => {
    const { actor, at } = await watching(3);
    actor.send({ type: 'JUMP', to: -4 });
    expect(at()).toBe(0);
    actor.send({ type: 'JUMP', to: 99 });
    actor.send({ type: 'STEP' });
    expect(at()).toBe(3);
  });

  it('stands while nobody can see the page, and closes its table when it is left', async () => {
    const { actor, heard } = await watching(3);
    actor.send({ type: 'HIDDEN' });
    actor.send({ type: 'VISIBLE' });
    actor.stop();
    expect(heard.slice(2)).toEqual(['clock stands', 'clock runs', 'closed']);
  });
});

/** What somebody may do, as numbers. */
const deeds = fc.array(
  fc.oneof(
    fc.constant('step' as const),
    fc.constant('back' as const),
    fc.constant('play' as const),
    fc.constant('pause' as const),
    fc.double({ min: 0, max: 1, noNaN: true }).map((part) => ({ jump: part })),
    fc.double({ min: 0, max: 1, noNaN: true }).map((part) => ({ eye: part })),
  ),
  { maxLength: 30 },
);

describe.each(golden)('whatever is done with $name', ({ film }) => {
  it('shows what playing the match again shows there, through the same eyes', () => {
    const last = film.moments.length - 1;
    const eyes: readonly Watcher[] = [...film.sitters.keys(), 'all'];
    fc.assert(
      fc.property(deeds, (all) => {
        const fake = watchedTable();
        const actor = createActor(watchingMachine, {
          input: () => ({ table: fake.table, at: 0, last, eye: 'all', speed: 'fast' }),
        }).start();
        actor.send({ type: 'SCENE_SETTLED' });
        const send = (event: WatchingEvent) => actor.send(event);
        let [at, eye, runs]: [number, Watcher, boolean] = [0, 'all', false];
        for (const deed of all) {
          if (deed === 'step') {
            send({ type: 'STEP' });
            at = Math.min(last, at + 1);
          } else if (deed === 'back') {
            send({ type: 'JUMP', to: at - 1 });
            at = Math.max(0, at - 1);
          } else if (deed === 'play') {
            send({ type: 'PLAY' });
            // What goes on already goes on; a step that is being shown is looked at first.
            at = actor.getSnapshot().context.at;
            runs = true;
          } else if (deed === 'pause') {
            send({ type: 'PAUSE' });
            runs = false;
          } else if ('jump' in deed) {
            at = Math.round(deed.jump * last);
            send({ type: 'JUMP', to: at });
          } else {
            eye = eyes[Math.floor(deed.eye * (eyes.length - 0.001))] ?? 'all';
            send({ type: 'LOOK', eye });
          }
          const { context } = actor.getSnapshot();
          expect([context.at, context.eye]).toEqual([at, eye]);
          const playing = fake.playing.at(-1);
          const shown = playing && !playing.signal.aborted ? playing : fake.shown();
          const there = seenIn(film, momentAt(film, context.at), context.eye);
          expect(shown && [shown.at, shown.eye]).toEqual([at, eye]);
          expect(there.seen.log).toEqual(momentAt(film, at).progress.deal.log);
        }
        expect(runs || !actor.getSnapshot().hasTag('running')).toBe(true);
        actor.stop();
      }),
      { numRuns: 20 },
    );
  });
});
