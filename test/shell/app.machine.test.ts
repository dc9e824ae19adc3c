import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import type { OpenLesson } from '../../src/lessons/open.ts';
import { LATE } from '../../src/motion/durations.ts';
import { appMachine } from '../../src/shell/app.machine.ts';
import type { AppContext, AppEvent, ScreenName } from '../../src/shell/app-events.ts';
import { placeOf } from '../../src/shell/app-state.ts';
import type { MatchSetup } from '../../src/shell/table.machine.ts';
import { type WatchedTable, type Watching, watchingMachine } from '../../src/shell/watching/watching.machine.ts';
import { eventually } from '../eventually.ts';
import { steps } from '../match/pure.ts';
import { toy } from '../match/toy.ts';
import { appWith, fakeTables, layAtOnce, setup } from './fake-table.ts';
import { matchAfter } from './portal/hosted-app.ts';
import { watchedTable } from './watching/fake-watched.ts';

const match = matchAfter(1);
const lesson = { id: 'cyprus' } as OpenLesson;
const watchingAt = (table: () => WatchedTable): Watching => ({
  chart: watchingMachine,
  open: () => ({ table: table(), at: 0, last: 0, eye: 'all', speed: 'normal' }),
});
const watching = watchingAt(() => watchedTable().table);
const EVENTS: readonly AppEvent[] = [
  { type: 'PLAY', setup },
  { type: 'SHELF' },
  { type: 'LESSON', lesson },
  { type: 'INTRO', table: { game: toy, options: {}, seats: 4, isOneDeal: false, begin() {} } },
  { type: 'SETUP' },
  { type: 'KEPT' },
  { type: 'BOOK' },
  { type: 'WATCH', watching },
  { type: 'SETTINGS' },
  { type: 'RULES', reading: { game: 'cyprus', now: null } },
  { type: 'PADS' },
  { type: 'PAD', pad: 'a' },
  { type: 'ABOUT' },
  { type: 'BACK' },
  { type: 'PAUSE' },
  { type: 'RESUME' },
  { type: 'HOLD' },
  { type: 'RELEASE' },
  { type: 'LEAVE' },
  { type: 'REVIEW' },
  { type: 'FAIRNESS' },
  { type: 'NEXT' },
  { type: 'begun', match },
  { type: 'logged', match },
  { type: 'dealOver', match },
  { type: 'nextDeal', match },
  { type: 'matchOver', match },
  { type: 'FORKED', id: 'b' },
  { type: 'FAULT', error: 'staged' },
  { type: 'BROKEN', error: 'staged' },
  // The sheet has been there for a while.
  { type: 'xstate.after.late.app.playing.running.sheet.coming' } as unknown as AppEvent,
];

/** The app, standing at its first screen, with tables that write down what happens at them. */
async function open(first: MatchSetup | null = null, lacksRoom: () => boolean = () => false) {
  const tables = fakeTables();
  const time = new SimulatedClock();
  const actor = appWith(tables.machine, first, lacksRoom, time);
  const emitted: string[] = [];
  actor.on('*', (event) => emitted.push(event.type === 'playing' ? `playing ${event.playing}` : event.type));
  layAtOnce(actor, match);
  actor.start();
  await settled();
  return {
    send: (...types: readonly AppEvent[]) => {
      for (const event of types) actor.send(event);
    },
    at: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    shows: (screen: ScreenName) => placeOf(actor.getSnapshot()).screen === screen,
    match: () => actor.getSnapshot().children.table?.getSnapshot().context.match?.getSnapshot(),
    ...{ tables, clock: tables.clock, emitted, time },
  };
}
const settled = () => new Promise((done) => setTimeout(done));

const play: AppEvent = { type: 'PLAY', setup };
const TABLE = { playing: { running: 'table' } };

describe('the app', () => {
  it('opens at the title, or at the table that the address asks for', async () => {
    expect((await open()).at()).toBe('title');
    expect((await open(setup)).at()).toEqual(TABLE);
  });

  it('asks which match goes before one is opened that has no room, wherever it comes from', async () => {
    const app = await open(null, () => !hasRoom);
    let hasRoom = false;
    const may = () => true;
    app.send({ type: 'PLAY', setup, may });
    expect([app.at(), app.context().setup, app.context().may]).toEqual(['room', setup, may]);
    app.send({ type: 'BACK' });
    expect([app.at(), app.context().setup, app.context().may]).toEqual(['title', null, null]);
    app.send(play, play);
    expect([app.at(), app.tables.open()]).toEqual(['room', 0]);
    hasRoom = true;
    app.send(play);
    expect(app.at()).toEqual(TABLE);
    // By an address.
    expect((await open(setup, () => true)).at()).toBe('room');
  });

  it('leaves a match from its menu only, at once, since it is kept', async () => {
    const app = await open();
    app.send(play, { type: 'LEAVE' });
    expect(app.at()).toEqual(TABLE);
    app.send({ type: 'PAUSE' });
    expect(app.clock).toEqual(['pause menu']);
    app.send({ type: 'RESUME' });
    expect(app.clock).toEqual(['pause menu', 'resume menu']);
    app.send({ type: 'PAUSE' }, { type: 'LEAVE' });
    expect(app.at()).toBe('title');
    expect(app.tables.open()).toBe(0);
  });

  it('gives a lesson of which nothing counts, left at any time without asking', async () => {
    const app = await open();
    app.send({ type: 'LESSON', lesson });
    expect(app.at()).toEqual({ lesson: { running: 'table' } });
    app.send({ type: 'PAUSE' }, { type: 'LEAVE' });
    expect(app.at()).toBe('title');
    expect(app.tables.open()).toBe(0);
    app.send({ type: 'LESSON', lesson }, { type: 'dealOver', match }, { type: 'matchOver', match });
    expect(app.at()).toEqual({ lesson: 'over' });
    expect(app.emitted.slice(1)).toEqual(['playing true', 'playing false', 'playing true', 'playing false', 'learned']);
    app.send(play);
    expect(app.at()).toEqual(TABLE);
    expect(app.context().lesson).toBeNull();
  });

  it('comes back to the pause from the settings of a match, and to the title from the others', async () => {
    const app = await open();
    app.send({ type: 'SETTINGS' }, { type: 'BACK' });
    expect(app.at()).toBe('title');
    app.send(play, { type: 'PAUSE' }, { type: 'SETTINGS' }, { type: 'BACK' });
    expect(app.at()).toEqual({ playing: { halted: 'paused' } });
  });

  it('comes back from the page about dominoes to the same rules, wherever they were opened', async () => {
    const rules: AppEvent = { type: 'RULES', reading: { game: 'ural', now: null } };
    const app = await open();
    app.send(rules, { type: 'ABOUT' });
    expect(app.shows('about')).toBe(true);
    app.send({ type: 'BACK' });
    expect(app.at()).toBe('rules');
    expect(app.context().reading?.game).toBe('ural');
    app.send({ type: 'BACK' }, { type: 'SHELF' }, rules, { type: 'ABOUT' }, { type: 'BACK' });
    expect(app.at()).toEqual({ shelf: { choosing: 'rules' } });
    app.send({ type: 'BACK' });
    expect(app.at()).toEqual({ shelf: { choosing: 'shown' } });
  });

  it('comes back from the rules to where they were opened, and the clock stands while they are read', async () => {
    const rules = (game: string): AppEvent => ({ type: 'RULES', reading: { game, now: null } });
    const app = await open();
    app.send(rules('cyprus'), rules('osel'));
    expect(app.at()).toBe('rules');
    expect(app.context().reading?.game).toBe('osel');
    app.send({ type: 'BACK' });
    expect(app.at()).toBe('title');
    app.send({ type: 'SETUP' }, rules('ural'), { type: 'BACK' });
    expect(app.at()).toEqual({ setup: { setting: 'shown' } });
    app.send(play, rules('cyprus'));
    expect(app.clock).toEqual(['pause menu']);
    app.send({ type: 'BACK' });
    expect(app.at()).toEqual(TABLE);
    expect(app.clock).toEqual(['pause menu', 'resume menu']);
    app.send({ type: 'PAUSE' }, rules('cyprus'), { type: 'BACK' });
    expect(app.at()).toEqual({ playing: { halted: 'paused' } });
  });

  it('opens a score pad from set-up and shelf, its rules over it, and comes back the same way', async () => {
    const app = await open();
    const pad = (id: string): AppEvent => ({ type: 'PAD', pad: id });
    const rules: AppEvent = { type: 'RULES', reading: { game: 'cyprus', now: null } };
    app.send({ type: 'SETUP' }, pad('a'));
    expect([app.shows('pad'), app.context().pad]).toEqual([true, 'a']);
    app.send(rules);
    expect(app.shows('rules')).toBe(true);
    app.send({ type: 'BACK' });
    expect(app.shows('pad')).toBe(true);
    // Another pad with the same players takes its place.
    app.send(pad('b'));
    expect([app.shows('pad'), app.context().pad]).toEqual([true, 'b']);
    app.send({ type: 'BACK' });
    expect(app.shows('setup')).toBe(true);
    app.send({ type: 'SHELF' }, { type: 'PADS' });
    expect(app.shows('pads')).toBe(true);
    app.send(pad('a'), { type: 'BACK' });
    expect(app.shows('pads')).toBe(true);
    app.send({ type: 'BACK' });
    expect(app.shows('shelf')).toBe(true);
  });

  it('goes from the shelf to the set-up and back, and from either to the title it came from', async () => {
    const [shelf, setUp, back] = [{ type: 'SHELF' }, { type: 'SETUP' }, { type: 'BACK' }] as const;
    const app = await open();
    app.send(shelf, setUp);
    expect([app.shows('setup'), app.shows('shelf')]).toEqual([true, false]);
    app.send(back);
    expect(app.shows('shelf')).toBe(true);
    app.send(back);
    expect(app.at()).toBe('title');
    app.send(setUp, shelf);
    expect(app.shows('shelf')).toBe(true);
    app.send(back);
    expect(app.shows('setup')).toBe(true);
    app.send(shelf, setUp, back);
    expect(app.at()).toBe('title');
  });

  it('keeps the sheet through a pause, and lets it be left only once', async () => {
    const app = await open();
    app.send(play, { type: 'NEXT' });
    await eventually(() => expect(app.tables.scene.fetched).toHaveLength(1));
    app.tables.scene.fetched[0]?.reject();
    await eventually(() => expect(app.shows('sheet')).toBe(true));
    const first = app.match();
    expect(first?.hasTag('sheet')).toBe(true);
    expect(app.context().sheet?.seen.deal).toBe(1);
    app.send({ type: 'PAUSE' }, { type: 'NEXT' }, { type: 'RESUME' });
    expect(app.shows('sheet')).toBe(true);
    expect(app.match()).toBe(first);
    // A press that comes with the sheet was meant for the table.
    app.send({ type: 'NEXT' });
    expect(app.shows('sheet')).toBe(true);
    app.time.increment(LATE - 1);
    app.send({ type: 'NEXT' });
    expect(app.shows('sheet')).toBe(true);
    app.time.increment(1);
    app.send({ type: 'NEXT' }, { type: 'NEXT' });
    expect([app.shows('sheet'), app.shows('table'), app.context().sheet]).toEqual([false, true, null]);
    expect(app.match()?.matches('shuffling')).toBe(true);
    expect(app.match()?.context.standing.deals).toBe(1);
  });

  it('tells who listens when somebody plays, and how deals and the match end', async () => {
    const app = await open(setup);
    app.send({ type: 'PAUSE' }, { type: 'RESUME' }, { type: 'dealOver', match }, { type: 'PAUSE' }, { type: 'RESUME' });
    app.send({ type: 'nextDeal', match }, { type: 'dealOver', match }, { type: 'matchOver', match });
    expect(app.emitted).toEqual([
      ...['loaded', 'playing true', 'playing false', 'playing true', 'dealOver', 'playing false'],
      ...['playing true', 'dealOver', 'playing false', 'matchOver'],
    ]);
  });

  it('plays a rematch with nothing left of the match before', async () => {
    const app = await open();
    app.send(play, { type: 'dealOver', match }, { type: 'matchOver', match });
    expect(app.at()).toEqual({ result: 'shown' });
    expect(app.tables.open()).toBe(0);
    app.send({ type: 'PLAY', setup: { ...setup, id: 'b' } });
    expect(app.at()).toEqual(TABLE);
    expect(app.context()).toMatchObject({ sheet: null, result: null, match: null, setup: { id: 'b' } });
  });

  it('shows a fault wherever it happens, and goes on from it', async () => {
    const app = await open();
    app.send(play, { type: 'PAUSE' }, { type: 'FAULT', error: 'staged' });
    expect(app.at()).toEqual({ crashed: 'once' });
    expect(app.tables.open()).toBe(0);
    app.send({ type: 'FAULT', error: 'behind it' });
    expect(app.context().error).toBe('staged');
    app.send(play);
    expect(app.at()).toEqual(TABLE);
    app.send({ type: 'FAULT', error: 'again' }, { type: 'BACK' });
    expect(app.at()).toBe('title');
  });

  it('shows one cause a second time only where the plain table is left, and then no more', async () => {
    const app = await open();
    const fault = { type: 'FAULT', error: new Error('staged') } as const;
    app.send(play, fault, play);
    await settled();
    app.send(fault);
    expect(app.at()).toEqual({ crashed: 'again' });
    app.send(play);
    await settled();
    app.tables.scene.fetched.at(-1)?.reject();
    await settled();
    for (let time = 0; time < 20; time++) app.send(fault);
    expect(app.at()).toHaveProperty('playing');
    app.send({ type: 'BROKEN', error: fault.error });
    expect(app.at()).toEqual({ crashed: 'spent' });
    app.send({ type: 'BACK' }, fault);
    expect(app.at()).toBe('title');
    app.send({ type: 'FAULT', error: new Error('another') });
    expect(app.at()).toEqual({ crashed: 'once' });
  });

  it('knows a forked match by its new name, also after a fault', async () => {
    const app = await open();
    app.send(play, { type: 'FORKED', id: 'b' });
    expect(app.at()).toEqual(TABLE);
    expect(app.tables.open()).toBe(1);
    app.send({ type: 'FAULT', error: 'staged' });
    expect(app.context().setup?.id).toBe('b');
  });

  it('watches a match for as long as it is watched, and crashes into words when that fails', async () => {
    const app = await open();
    const { table, heard } = watchedTable();
    app.send({ type: 'BOOK' }, { type: 'WATCH', watching: watchingAt(() => table) }, { type: 'PAUSE' });
    expect(heard).not.toContain('closed');
    app.send({ type: 'RESUME' }, { type: 'LEAVE' });
    expect([app.at(), heard.at(-1)]).toEqual([{ book: 'shown' }, 'closed']);
    const broken = watchingAt(() => {
      throw new Error('no layer');
    });
    app.send({ type: 'WATCH', watching: broken });
    expect(app.at()).toEqual({ crashed: 'once' });
  });

  it('crashes into words when it cannot even open', async () => {
    const actor = createActor(
      appMachine.provide({
        actors: { prepare: fromPromise<MatchSetup | null>(() => Promise.reject(new Error('no'))) },
      }),
    );
    actor.start();
    await settled();
    expect(actor.getSnapshot().value).toEqual({ crashed: 'once' });
  });

  it('crashes into words when a table cannot be opened, or its match fails', async () => {
    const actor = appWith(fakeTables('opening').machine, setup);
    actor.start();
    await settled();
    expect(actor.getSnapshot().value).toEqual({ crashed: 'once' });
    expect(actor.getSnapshot().context).toMatchObject({ setup, error: expect.stringContaining('Error: no table') });

    const tables = fakeTables('playing');
    const other = appWith(tables.machine, setup);
    other.start();
    await settled();
    tables.scene.fetched[0]?.reject();
    await settled();
    expect(other.getSnapshot().context.error).toContain('Error: no match');
    expect(tables.open()).toBe(0);
  });

  it('says what a game is about before its first match, and goes back to where the table was chosen', async () => {
    const table = { game: toy, options: {}, seats: 4, isOneDeal: false, begin() {} };
    for (const [before, chosen, back] of [
      [[], 'atTitle', 'title'],
      [[{ type: 'TODAY', day: '2026-11-23' }], 'atToday', 'today'],
      [[{ type: 'SETUP' }], 'atSetup', { setup: { setting: 'shown' } }],
    ] as const) {
      const { send, at, context } = await open();
      send(...before, { type: 'INTRO', table });
      expect(at()).toEqual({ intro: chosen });
      expect(context().intro).toMatchObject(table);
      send({ type: 'BACK' });
      expect(at()).toEqual(back);
      send({ type: 'INTRO', table }, { type: 'PLAY', setup });
      expect(at()).toEqual(TABLE);
    }
  });

  it('begins once without the introduction or the draw for partners if their screen is missing', async () => {
    let fail = (_: Error) => {};
    const actor = createActor(
      appMachine.provide({
        actors: {
          table: fakeTables().machine,
          lateScreens: fromPromise<void>(
            () =>
              new Promise((_, reject) => {
                fail = reject;
              }),
          ),
        },
        guards: { isDrawnFor: (_, asked) => asked !== null },
      }),
    );
    layAtOnce(actor, match);
    actor.start();
    await settled();
    const begin = vi.fn();
    actor.send({ type: 'INTRO', table: { game: toy, options: {}, seats: 2, isOneDeal: false, begin } });
    expect(begin).not.toHaveBeenCalled();
    fail(new Error('missing'));
    await settled();
    expect(begin).toHaveBeenCalledTimes(1);
    actor.send(play);
    expect(actor.getSnapshot().matches('teams')).toBe(true);
    fail(new Error('missing'));
    await settled();
    expect(actor.getSnapshot().value).toEqual(TABLE);
  });

  it('has a way to every screen, and a way back to the title from each', async () => {
    const titleState = appMachine.resolveState({
      value: 'title',
      context: {
        setup: null,
        may: null,
        lesson: null,
        intro: null,
        sheet: null,
        result: null,
        match: null,
        error: null,
        causes: [],
        reading: null,
        pad: null,
        day: null,
        watching: null,
        draw: null,
        hasBegun: false,
      } satisfies AppContext,
    });
    const reached = getShortestPaths(steps(appMachine), {
      events: [...EVENTS],
      fromState: titleState,
      serializeState: (state) => JSON.stringify([state.value, state.context.sheet !== null]),
    }).map(({ state }) => state);
    const found = new Set(reached.map((state) => JSON.stringify(state.value)));
    for (const value of [
      'title',
      { setup: { setting: 'shown' } },
      { setup: { setting: 'rules' } },
      { setup: { choosing: 'shown' } },
      { shelf: { choosing: 'shown' } },
      { shelf: { choosing: 'rules' } },
      { shelf: { choosing: 'about' } },
      { shelf: { setting: 'shown' } },
      'settings',
      'rules',
      'about',
      TABLE,
      { playing: { running: { sheet: 'coming' } } },
      { playing: { running: { sheet: 'read' } } },
      { playing: { halted: 'paused' } },
      { playing: { halted: 'settings' } },
      { playing: { halted: 'rules' } },
      { playing: { halted: 'looking' } },
      { playing: { halted: 'review' } },
      { playing: { halted: 'fairness' } },
      { playing: { halted: { watching: 'seen' } } },
      { book: 'shown' },
      { book: { watching: 'seen' } },
      { book: { watching: 'menu' } },
      { book: { watching: 'settings' } },
      { book: { watching: 'rules' } },
      { result: { watching: 'seen' } },
      { result: 'shown' },
      { result: 'fairness' },
      { crashed: 'once' },
    ]) {
      expect(found).toContain(JSON.stringify(value));
    }
    for (const state of reached) {
      const back = getShortestPaths(steps(appMachine), {
        events: [...EVENTS],
        fromState: state,
        serializeState: (each) => JSON.stringify(each.value),
        toState: (each) => each.matches('title'),
      });
      expect(back.length, JSON.stringify(state.value)).toBeGreaterThan(0);
    }
  });
});
