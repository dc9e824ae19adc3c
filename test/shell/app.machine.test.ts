import { describe, expect, it } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { type AppEvent, appMachine, type Plan, type TableOrder } from '../../src/shell/app.machine.ts';
import { bareSituation as situation } from '../match/bare.ts';

const plan: Plan = { version: 1, id: 'a', game: 'cyprus', options: {}, sitters: [], seed: '', log: [] };
const EVENTS: readonly AppEvent[] = [
  { type: 'PLAY', plan },
  { type: 'SETUP' },
  { type: 'SETTINGS' },
  { type: 'RULES', reading: { game: 'cyprus', now: null } },
  { type: 'BACK' },
  { type: 'PAUSE' },
  { type: 'RESUME' },
  { type: 'HOLD' },
  { type: 'RELEASE' },
  { type: 'LEAVE' },
  { type: 'CONFIRM' },
  { type: 'REVIEW' },
  { type: 'FAIRNESS' },
  { type: 'NEXT' },
  { type: 'SHEET', now: situation },
  { type: 'SHEET', now: null },
  { type: 'OVER', now: situation },
  { type: 'FORKED', id: 'b' },
  { type: 'FAULT', error: 'staged' },
];

/** The app, standing at the title, with a table that writes down what it is told. */
async function open(first: Plan | null = null) {
  const orders: string[] = [];
  let tables = 0;
  const actor = createActor(
    appMachine.provide({
      actors: {
        prepare: fromPromise<Plan | null>(async () => first),
        table: fromCallback<TableOrder, Plan>(({ receive }) => {
          tables++;
          receive(({ type }) => orders.push(type));
          return () => {
            tables--;
          };
        }),
      },
    }),
  );
  actor.start();
  await Promise.resolve();
  await new Promise((done) => setTimeout(done));
  return {
    send: (...types: readonly AppEvent[]) => {
      for (const event of types) actor.send(event);
    },
    at: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    orders,
    tables: () => tables,
  };
}

const play: AppEvent = { type: 'PLAY', plan };

describe('the house', () => {
  it('opens at the title, or at the table that the address asks for', async () => {
    expect((await open()).at()).toBe('title');
    expect((await open(plan)).at()).toEqual({ playing: 'running' });
  });

  it('asks before a match is left, and the clock stands meanwhile', async () => {
    const app = await open();
    app.send(play, { type: 'LEAVE' });
    expect(app.at()).toEqual({ playing: 'running' });
    app.send({ type: 'PAUSE' }, { type: 'LEAVE' });
    expect(app.at()).toEqual({ playing: { halted: 'askingLeave' } });
    expect(app.orders).toEqual(['PAUSE']);
    app.send({ type: 'BACK' }, { type: 'RESUME' });
    expect(app.at()).toEqual({ playing: 'running' });
    expect(app.orders).toEqual(['PAUSE', 'RESUME']);
    app.send({ type: 'PAUSE' }, { type: 'LEAVE' }, { type: 'CONFIRM' });
    expect(app.at()).toBe('title');
    expect(app.tables()).toBe(0);
  });

  it('comes back to the pause from the settings of a match, and to the title from the others', async () => {
    const app = await open();
    app.send({ type: 'SETTINGS' }, { type: 'BACK' });
    expect(app.at()).toBe('title');
    app.send(play, { type: 'PAUSE' }, { type: 'SETTINGS' }, { type: 'BACK' });
    expect(app.at()).toEqual({ playing: { halted: 'paused' } });
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
    expect(app.at()).toEqual({ setup: 'setting' });
    app.send(play, rules('cyprus'));
    expect(app.orders).toEqual(['PAUSE']);
    app.send({ type: 'BACK' });
    expect(app.at()).toEqual({ playing: 'running' });
    expect(app.orders).toEqual(['PAUSE', 'RESUME']);
    app.send({ type: 'PAUSE' }, rules('cyprus'), { type: 'BACK' });
    expect(app.at()).toEqual({ playing: { halted: 'paused' } });
  });

  it('keeps the sheet through a pause, and lets it be left only once', async () => {
    const app = await open();
    app.send(play, { type: 'NEXT' });
    expect(app.orders).toEqual([]);
    app.send({ type: 'SHEET', now: situation }, { type: 'PAUSE' }, { type: 'RESUME' });
    expect(app.context().sheet).toBe(situation);
    app.send({ type: 'NEXT' }, { type: 'NEXT' });
    expect(app.orders).toEqual(['PAUSE', 'RESUME', 'NEXT']);
  });

  it('plays a rematch with nothing left of the match before', async () => {
    const app = await open();
    app.send(play, { type: 'SHEET', now: situation }, { type: 'OVER', now: situation });
    expect(app.at()).toEqual({ result: 'shown' });
    expect(app.tables()).toBe(0);
    app.send({ type: 'PLAY', plan: { ...plan, id: 'b' } });
    expect(app.at()).toEqual({ playing: 'running' });
    expect(app.context()).toMatchObject({ sheet: null, result: null, plan: { id: 'b' } });
  });

  it('shows a fault wherever it happens, and goes on from it', async () => {
    const app = await open();
    app.send(play, { type: 'PAUSE' }, { type: 'FAULT', error: 'staged' });
    expect(app.at()).toBe('crashed');
    expect(app.tables()).toBe(0);
    app.send({ type: 'FAULT', error: 'behind it' });
    expect(app.context().error).toBe('staged');
    app.send(play);
    expect(app.at()).toEqual({ playing: 'running' });
    app.send({ type: 'FAULT', error: 'again' }, { type: 'BACK' });
    expect(app.at()).toBe('title');
  });

  it('knows a forked match by its new name, also after a fault', async () => {
    const app = await open();
    app.send(play, { type: 'FORKED', id: 'b' });
    expect(app.at()).toEqual({ playing: 'running' });
    expect(app.tables()).toBe(1);
    app.send({ type: 'FAULT', error: 'staged' });
    expect(app.context().plan?.id).toBe('b');
  });

  it('crashes into words when it cannot even open', async () => {
    const actor = createActor(
      appMachine.provide({ actors: { prepare: fromPromise<Plan | null>(() => Promise.reject(new Error('no'))) } }),
    );
    actor.start();
    await new Promise((done) => setTimeout(done));
    expect(actor.getSnapshot().value).toBe('crashed');
  });

  it('crashes into words when a table cannot be opened', async () => {
    const actor = createActor(
      appMachine.provide({
        actors: {
          table: fromCallback(() => {
            throw new Error('no table');
          }),
        },
      }),
    );
    actor.start();
    await new Promise((done) => setTimeout(done));
    actor.send(play);
    await new Promise((done) => setTimeout(done));
    expect(actor.getSnapshot().value).toBe('crashed');
    expect(actor.getSnapshot().context).toMatchObject({ plan, error: 'Error: no table' });
  });

  it('has a way to every screen, and a way back to the title from each', async () => {
    const titleState = appMachine.resolveState({
      value: 'title',
      context: { plan: null, sheet: null, result: null, error: null, reading: null },
    });
    const reached = getShortestPaths(appMachine, {
      events: [...EVENTS],
      fromState: titleState,
      serializeState: (state) => JSON.stringify([state.value, state.context.sheet !== null]),
    }).map(({ state }) => state);
    const found = new Set(reached.map((state) => JSON.stringify(state.value)));
    for (const value of [
      'title',
      { setup: 'setting' },
      { setup: 'rules' },
      'settings',
      'rules',
      { playing: 'running' },
      { playing: { halted: 'paused' } },
      { playing: { halted: 'settings' } },
      { playing: { halted: 'rules' } },
      { playing: { halted: 'looking' } },
      { playing: { halted: 'askingLeave' } },
      { playing: { halted: 'review' } },
      { playing: { halted: 'fairness' } },
      { result: 'shown' },
      { result: 'fairness' },
      'crashed',
    ]) {
      expect(found).toContain(JSON.stringify(value));
    }
    for (const state of reached) {
      const back = getShortestPaths(appMachine, {
        events: [...EVENTS],
        fromState: state,
        serializeState: (each) => JSON.stringify(each.value),
        toState: (each) => each.matches('title'),
      });
      expect(back.length, JSON.stringify(state.value)).toBeGreaterThan(0);
    }
  });
});
