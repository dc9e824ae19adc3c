/** Breaks of a portal in the app's chart: when there may be one, and what stands still in it. */
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { LATE } from '../../src/motion/durations.ts';
import { appMachine } from '../../src/shell/app.machine.ts';
import { placeOf } from '../../src/shell/app-state.ts';
import type { Recess } from '../../src/shell/portal/portal.ts';
import type { MatchSetup } from '../../src/shell/table.machine.ts';
import { fakeTables, setup } from './fake-table.ts';
import { matchAfter } from './portal/hosted-app.ts';

const match = matchAfter(1);
const over = matchAfter();
const settled = () => new Promise((done) => setTimeout(done));

/** The app at its title, at a portal that wants such breaks; a break lasts until it is ended. */
async function open(wanted: readonly Recess[], fails = false) {
  const tables = fakeTables();
  const asked: Recess[] = [];
  let end = () => {};
  const time = new SimulatedClock();
  const app = createActor(
    appMachine.provide({
      actors: {
        prepare: fromPromise<MatchSetup | null>(async () => null),
        table: tables.machine,
        recess: fromPromise(({ input }) => {
          asked.push(input);
          return new Promise<void>((resolve, reject) => {
            end = () => (fails ? reject(new Error('staged')) : resolve());
          });
        }),
      },
      guards: { hasRecess: (_, kind) => wanted.includes(kind) },
    }),
    { clock: time },
  );
  const played: boolean[] = [];
  app.on('playing', ({ playing }) => played.push(playing));
  app.start();
  await settled();
  const readSheet = () => time.increment(LATE);
  return {
    ...{ app, asked, played, clock: tables.clock, readSheet },
    at: () => JSON.stringify(app.getSnapshot().value),
    async end() {
      end();
      await settled();
    },
  };
}

describe('a break of the portal', () => {
  it('comes before a match: the clock stands, nothing can be done, and then the match begins', async () => {
    const { app, asked, at, clock, end, played } = await open(['match']);
    app.send({ type: 'PLAY', setup });
    expect([at(), asked]).toEqual(['{"playing":"recessBefore"}', ['match']]);
    expect(clock).toEqual(['pause menu']);
    expect(placeOf(app.getSnapshot()).screen).toBe('recess');
    for (const type of ['PAUSE', 'HOLD', 'RESUME', 'RELEASE', 'NEXT', 'BACK', 'LEAVE'] as const) {
      expect(app.getSnapshot().can({ type })).toBe(false);
    }
    // The table is laid out meanwhile; nobody plays before the break is over.
    app.send({ type: 'begun', match });
    expect(played).toEqual([]);
    await end();
    expect(at()).toBe('{"playing":{"running":"table"}}');
    expect([clock, played]).toEqual([['pause menu', 'resume menu'], [true]]);
  });

  it('is followed by the laying out of the table where that takes longer', async () => {
    const { app, at, end, played } = await open(['match']);
    app.send({ type: 'PLAY', setup });
    await end();
    expect([at(), played]).toEqual(['{"playing":{"running":"laying"}}', []]);
    app.send({ type: 'begun', match });
    expect(played).toEqual([true]);
  });

  it('comes between the sheet of a deal and the next deal, in the task of the press', async () => {
    const { app, asked, at, clock, end, played, readSheet } = await open(['deal']);
    app.send({ type: 'PLAY', setup });
    app.send({ type: 'begun', match });
    app.send({ type: 'dealOver', match });
    readSheet();
    app.send({ type: 'NEXT' });
    expect([at(), asked]).toEqual(['{"playing":"recessBetween"}', ['deal']]);
    await end();
    expect(at()).toBe('{"playing":{"running":"table"}}');
    expect(app.getSnapshot().context.sheet).toBeNull();
    expect([clock, played]).toEqual([
      ['pause menu', 'resume menu'],
      [true, false, true],
    ]);
  });

  it('never comes between the last sheet and the result', async () => {
    const { app, asked, at, readSheet } = await open(['deal']);
    app.send({ type: 'PLAY', setup });
    app.send({ type: 'begun', match });
    app.send({ type: 'dealOver', match: over });
    readSheet();
    app.send({ type: 'NEXT' });
    app.send({ type: 'matchOver', match: over });
    expect([at(), asked]).toEqual(['{"result":"shown"}', []]);
  });

  it('lets the match go on where it fails, and a match be left behind it', async () => {
    const { app, at, end } = await open(['match'], true);
    app.send({ type: 'PLAY', setup });
    await end();
    app.send({ type: 'begun', match });
    expect(at()).toBe('{"playing":{"running":"table"}}');
    for (const type of ['PAUSE', 'LEAVE'] as const) app.send({ type });
    expect(at()).toBe('"title"');
  });

  it('shows the sheet at which a match was taken up behind it', async () => {
    const { app, asked, at, end, played, readSheet } = await open(['match', 'deal']);
    app.send({ type: 'PLAY', setup });
    app.send({ type: 'dealOver', match });
    await end();
    expect(at()).toBe('{"playing":{"running":{"sheet":"coming"}}}');
    readSheet();
    app.send({ type: 'NEXT' });
    await end();
    // Whoever goes on from a sheet plays, whether or not the match said before that it began.
    expect(app.getSnapshot().context.hasBegun).toBe(true);
    expect([asked, played]).toEqual([['match', 'deal'], [true]]);
  });

  it('does not come to lessons, nor where the portal wants none', async () => {
    const { app, asked, at } = await open([]);
    app.send({ type: 'PLAY', setup });
    expect([at(), asked]).toEqual(['{"playing":{"running":"laying"}}', []]);
  });
});
