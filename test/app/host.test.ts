import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { tellPortal } from '../../src/app/host.ts';
import { appMachine, type Plan } from '../../src/shell/app.machine.ts';
import { createHostPortal } from '../../src/shell/portal/host.ts';
import { openSettings } from '../../src/shell/store/settings.ts';
import { framedPage, HOST } from '../shell/portal/windows.ts';
import { open, plan, playing, refused, START, situation } from './house.ts';

describe('what a host is told', () => {
  it('is that the game is ready, what it offers, and what is being played', async () => {
    const framed = framedPage();
    const app = createActor(appMachine.provide({ actors: { prepare: fromPromise<Plan | null>(async () => plan) } }));
    tellPortal(app, createHostPortal(framed.page, HOST));
    app.start();
    expect(framed.said).toEqual([]);
    await framed.post('wait');
    const [ready, first] = framed.said.map(({ message }) => message);
    expect(ready).toMatchObject({ type: 'ready', underWay: { game: 'cyprus', options: {} } });
    expect(first).toEqual(playing(true));
    expect(framed.said).toHaveLength(2);
  });

  it('is how a deal ended, once, however often its sheet is left and seen again', async () => {
    const { app, news, said } = await open(plan);
    news({ type: 'SHEET', now: situation(null) });
    app.send({ type: 'PAUSE' });
    app.send({ type: 'RESUME' });
    expect(await said()).toEqual([
      { type: 'dealOver', deal: 2, how: 'blocked', by: 1, points: [20, 0], totals: [30, 7], winners: null },
      playing(false),
    ]);
    app.send({ type: 'NEXT' });
    expect(await said()).toEqual([playing(true)]);
  });

  it('is how the match ended, and no play between the last sheet and the result', async () => {
    const { app, news, said } = await open(plan);
    news({ type: 'SHEET', now: situation([0]) });
    expect(await said()).toMatchObject([{ type: 'dealOver', winners: [0] }, playing(false)]);
    app.send({ type: 'NEXT' });
    news({ type: 'OVER', now: situation([0]) });
    expect(await said()).toEqual([
      {
        type: 'matchOver',
        game: 'sebastopol',
        seats: 2,
        options: { target: 25 },
        deals: 2,
        totals: [30, 7],
        winners: [0],
      },
    ]);
  });

  it('is that nobody plays when the game has failed', async () => {
    const { app, said } = await open(plan);
    app.send({ type: 'FAULT', error: 'staged' });
    expect(await said()).toEqual([playing(false)]);
  });
});

describe('a match that a host starts', () => {
  it.each([
    ['the title', []],
    ['the set-up screen', ['SETUP']],
    ['the settings', ['SETTINGS']],
  ] as const)('begins from %s', async (_, way) => {
    const { app, post, said } = await open();
    for (const type of way) app.send({ type });
    await post(START);
    expect(app.getSnapshot().context.plan).toMatchObject({ game: 'sebastopol', options: { target: 25 }, log: [] });
    expect(await said()).toEqual([playing(true)]);
  });

  it('begins after a result', async () => {
    const { app, post, news, said } = await open(plan);
    news({ type: 'OVER', now: situation([0]) });
    await said();
    await post(START);
    expect(app.getSnapshot().context.plan?.game).toBe('sebastopol');
    expect(await said()).toEqual([playing(true)]);
  });

  it('never takes the place of one that is being played, paused or not', async () => {
    const { app, post, said } = await open(plan);
    await post(START);
    expect(await said()).toEqual([refused('start', 'busy')]);
    app.send({ type: 'PAUSE' });
    await post(START);
    expect(await said()).toEqual([playing(false), refused('start', 'busy')]);
    expect(app.getSnapshot().context.plan).toBe(plan);
  });

  it('is one, when two are asked for at once', async () => {
    const { app, post, said } = await open();
    await Promise.all([post(START), post({ ...START, game: 'cyprus' })]);
    expect(app.getSnapshot().context.plan?.game).toBe('sebastopol');
    expect(await said()).toEqual([playing(true), refused('start', 'busy')]);
  });

  it('is refused where the rules do not have it', async () => {
    const { at, post, said } = await open();
    await post({ ...START, seats: 9 });
    expect(await said()).toEqual([refused('start', 'notOffered', 'seats')]);
    expect(at()).toBe('"title"');
  });

  it('goes at the speed it is asked for, which stays nobody’s setting', async () => {
    const { post, settings, store } = await open();
    await post({ ...START, speed: 'instant' });
    expect(settings.now.speed).toBe('instant');
    settings.change({ numerals: true });
    expect(settings.now.speed).toBe('instant');
    expect(openSettings(store).now).toMatchObject({ speed: 'normal', numerals: true });
    settings.change({ speed: 'relaxed' });
    expect([settings.now.speed, openSettings(store).now.speed]).toEqual(['relaxed', 'relaxed']);
  });
});

it('leaves the sound that the player has set, whatever the host mutes', async () => {
  const { post, muted, settings } = await open();
  await post({ type: 'mute', muted: true });
  await post({ type: 'mute', muted: false });
  expect(muted).toEqual([true, false]);
  expect(settings.now.muted).toBe(false);
});

it('answers anything at all, and is changed by nothing that it refuses', async () => {
  const house = await open();
  const type = fc.constantFrom('start', 'pause', 'resume', 'mute', 'leave', 'PLAY', 'FAULT');
  const message = fc.oneof(
    fc.jsonValue(),
    fc.record({ type, game: fc.constantFrom('cyprus', 'sebastopol', 'chess'), options: fc.jsonValue() }),
    fc.tuple(fc.dictionary(fc.string(), fc.jsonValue()), type).map(([rest, of]) => ({ ...rest, type: of })),
    fc.constantFrom({ type: 'mute', muted: true }, { type: 'pause' }, { type: 'resume' }, START),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(message, { maxLength: 8 }), async (messages) => {
      for (const data of messages) {
        const before = house.app.getSnapshot();
        const mutedBefore = house.muted.length;
        await house.post(data);
        const answers = (await house.said()).filter((each) => each.type === 'refused');
        const isDone = answers.length === 0;
        expect(answers.length).toBeLessThanOrEqual(1);
        expect(house.app.getSnapshot().matches('crashed')).toBe(false);
        if (!isDone) {
          expect(house.app.getSnapshot()).toBe(before);
          expect(house.muted).toHaveLength(mutedBefore);
        }
      }
      // The player goes back to the title.
      for (const on of ['PAUSE', 'LEAVE', 'CONFIRM'] as const) house.app.send({ type: on });
    }),
    { numRuns: 300 },
  );
});
