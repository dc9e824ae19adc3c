/** One table's chart: the scene that comes, late or not at all, the match that waits for it, the clock. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type ActorRefFrom, SimulatedClock } from 'xstate';
import { PATIENCE } from '../../src/shell/scene.machine.ts';
import type { TableMachine } from '../../src/shell/table.machine.ts';
import { appWith, type FakeTables, fakeTables, setup } from './fake-table.ts';

let tables: FakeTables;
let app: ReturnType<typeof appWith>;
let actor: ActorRefFrom<TableMachine>;
let time: SimulatedClock;
const sitDown = () => {
  time = new SimulatedClock();
  return appWith(tables.machine, setup, undefined, time);
};
beforeEach(async () => {
  tables = fakeTables();
  app = sitDown();
  app.start();
  await settled();
  const { table } = app.getSnapshot().children;
  if (!table) throw new Error('no table is open');
  actor = table;
});
afterEach(() => {
  app.stop();
});

const settled = () => new Promise((done) => setTimeout(done));
/** As much time passes, and what follows from it. */
const pass = (ms: number) => {
  time.increment(ms);
  return settled();
};
/** The state of a region, or of the scene's own chart once there is one. */
function at(region: 'scene' | 'match' | 'menu' | 'page') {
  const { value, children } = actor.getSnapshot();
  return (region === 'scene' && children.scene?.getSnapshot().value.picture) || value[region];
}
async function fetched() {
  tables.scene.fetched.at(-1)?.resolve();
  await settled();
}
async function drawn() {
  tables.scene.drawn.at(-1)?.resolve();
  await settled();
}

describe('the match of a table', () => {
  it('begins when the scene is there', async () => {
    expect([at('scene'), at('match')]).toEqual(['fetching', 'waiting']);
    await fetched();
    expect([at('scene'), at('match')]).toEqual(['drawing', 'waiting']);
    await drawn();
    expect([at('scene'), at('match')]).toEqual(['here', 'playing']);
    expect(tables.explained).toEqual([]);
    expect(tables.heard[0]).toBe('join');
    expect(tables.heard).toContain('keep');
  });

  it.each([
    ['whose files do not come', 'missing', 'fetched'],
    ['that cannot be drawn', 'unable', 'drawn'],
  ] as const)('begins without a scene %s', async (_, why, step) => {
    if (step === 'drawn') await fetched();
    tables.scene[step].at(-1)?.reject();
    await settled();
    expect([at('scene'), at('match')]).toEqual([why, 'playing']);
    expect(tables.explained.map(([told]) => told)).toEqual([why]);
  });

  it('begins when it has waited long enough; the scene joins it later', async () => {
    await fetched();
    await pass(PATIENCE - 1);
    expect(at('match')).toBe('waiting');
    await pass(1);
    expect([at('scene'), at('match')]).toEqual(['drawing', 'playing']);
    expect(tables.explained).toEqual([['late', 0]]);
    await drawn();
    expect(at('scene')).toBe('here');
    expect(tables.heard).toContain('join');
  });

  it('begins without a scene that nobody wants, and draws it when somebody does', async () => {
    app.stop();
    tables = fakeTables('drawing');
    app = sitDown();
    app.start();
    await settled();
    const { table } = app.getSnapshot().children;
    if (!table) throw new Error('no table is open');
    actor = table;
    expect([at('scene'), at('match')]).toEqual(['unwanted', 'playing']);
    expect(tables.explained).toEqual([['unwanted', 0]]);
    actor.send({ type: 'REDRAW' });
    await fetched();
    await drawn();
    expect(at('scene')).toBe('here');
  });

  it('hears nothing before it has begun: a hurry that comes too early skips no shuffle', () => {
    actor.send({ type: 'HURRY' });
    actor.send({ type: 'LOOKED_AWAY' });
    expect(actor.getSnapshot().context.match).toBeNull();
    expect(tables.heard).toEqual([]);
  });
});

describe('a table whose own parts do not come', () => {
  it('says so, begins no match, and is prepared again when somebody wants it', async () => {
    app.stop();
    tables = fakeTables('preparing');
    app = sitDown();
    app.start();
    await settled();
    actor = app.getSnapshot().children.table ?? actor;
    expect([at('scene'), at('match')]).toEqual(['unprepared', 'unprepared']);
    expect(tables.explained).toEqual([['unprepared', 1]]);
    await pass(2 * PATIENCE);
    expect([at('match'), tables.scene.fetched.length]).toEqual(['unprepared', 0]);
    actor.send({ type: 'REDRAW' });
    await settled();
    await fetched();
    await drawn();
    expect([at('scene'), at('match')]).toEqual(['here', 'playing']);
    expect(tables.explained).toHaveLength(1);
  });
});

describe('a scene', () => {
  it('that is lost is taken away once, and drawn again when somebody wants it', async () => {
    await fetched();
    await drawn();
    actor.send({ type: 'SCENE_LOST' });
    actor.send({ type: 'SCENE_LOST' });
    expect(tables.heard.filter((each) => each === 'remove')).toHaveLength(1);
    expect(tables.explained).toEqual([['lost', 0]]);
    actor.send({ type: 'REDRAW' });
    await fetched();
    await drawn();
    expect(at('scene')).toBe('here');
    expect(tables.heard.filter((each) => each === 'join')).toHaveLength(2);
  });

  it('whose files do not come again and again says how often; nobody is told that it is late', async () => {
    tables.scene.fetched[0]?.reject();
    await settled();
    actor.send({ type: 'REDRAW' });
    await pass(2 * PATIENCE);
    tables.scene.fetched[1]?.reject();
    await settled();
    expect(tables.explained).toEqual([
      ['missing', 1],
      ['missing', 2],
    ]);
  });

  it('is wanted no more when the table is left meanwhile', async () => {
    await fetched();
    app.stop();
    expect(tables.scene.drawn[0]?.signal?.aborted).toBe(true);
    expect(tables.open()).toBe(0);
    await drawn();
    expect(tables.heard).toEqual([]);
  });
});

describe('the clock of a table', () => {
  it('20.7: keeps each minute of a match by time, shows it, and tells the app', async () => {
    await fetched();
    await drawn();
    const match = actor.getSnapshot().context.match?.getSnapshot().context;
    if (!match) throw new Error('no match has begun');
    tables.heard.splice(0);
    actor.send({ type: 'begun', match });
    expect(tables.heard.splice(0), 'at the beginning, too').toEqual(['showTime']);
    actor.send({ type: 'minute', match: { ...match, played: 60_000 } });
    expect(tables.heard).toEqual(['keep', 'showTime']);
    expect(app.getSnapshot().context.match?.played).toBe(60_000);
  });

  it('stands while a menu is open, and while nobody can see the page', () => {
    for (const type of ['PAUSE', 'PAUSE', 'HIDDEN', 'RESUME', 'VISIBLE', 'VISIBLE'] as const) actor.send({ type });
    expect(tables.clock).toEqual(['pause menu', 'pause hidden', 'resume menu', 'resume hidden']);
    expect(tables.heard).toEqual(['interrupt']);
  });
});
