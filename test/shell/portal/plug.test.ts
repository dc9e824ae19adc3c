import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { games } from '../../../src/rules/games.ts';
import { createHostPortal } from '../../../src/shell/portal/host.ts';
import { tellPortal } from '../../../src/shell/portal/tell-portal.ts';
import { openSettings } from '../../../src/shell/store/settings.ts';
import { appWith, fakeTables, layAtOnce } from '../fake-table.ts';
import { matchAfter, open, playing, refused, START, setup } from './hosted-app.ts';
import { framedPage, HOST } from './windows.ts';

describe('what a host is told', () => {
  it('is that the game is ready, what it offers, and what is being played', async () => {
    const framed = framedPage();
    const app = appWith(fakeTables().machine, setup);
    tellPortal(app, createHostPortal(framed.page, HOST), () => games);
    layAtOnce(app, matchAfter(1));
    app.start();
    expect(framed.said).toEqual([]);
    await framed.post('wait');
    const [ready, first] = framed.said.map(({ message }) => message);
    expect(ready).toMatchObject({ type: 'ready', underWay: { game: 'cyprus', options: {} } });
    expect(first).toEqual(playing(true));
    expect(framed.said).toHaveLength(2);
  });

  it('is how a deal ended, once, however often its sheet is left and seen again', async () => {
    const { app, happens, said } = await open(setup);
    happens('dealOver', matchAfter(1));
    app.send({ type: 'PAUSE' });
    app.send({ type: 'RESUME' });
    expect(await said()).toEqual([
      {
        type: 'dealOver',
        deal: 1,
        how: 'domino',
        by: 0,
        sides: [0, 1, 2, 3],
        points: [27, 0, 0, 0],
        totals: [27, 0, 0, 0],
        winners: null,
      },
      playing(false),
    ]);
    happens('nextDeal', matchAfter(1));
    expect(await said()).toEqual([playing(true)]);
  });

  it('is how the match ended, and no play between the last sheet and the result', async () => {
    const { happens, said } = await open(setup);
    const match = matchAfter();
    const { deals, totals, winners } = match.standing;
    happens('dealOver', match);
    expect(await said()).toMatchObject([{ type: 'dealOver', deal: deals, totals, winners }, playing(false)]);
    happens('matchOver', match);
    expect(winners).not.toBeNull();
    expect(await said()).toEqual([
      {
        type: 'matchOver',
        game: 'sebastopol',
        seats: 4,
        options: match.options,
        deals,
        sides: [0, 1, 2, 3],
        totals,
        winners,
      },
    ]);
  });

  it('is that nobody plays when the game has failed', async () => {
    const { app, said } = await open(setup);
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
    expect(app.getSnapshot().context.setup).toMatchObject({ game: 'sebastopol', options: { target: 25 }, log: [] });
    expect(await said()).toEqual([playing(true)]);
  });

  it('begins after a result', async () => {
    const { app, post, happens, said } = await open(setup);
    happens('matchOver', matchAfter());
    await said();
    await post(START);
    expect(app.getSnapshot().context.setup?.game).toBe('sebastopol');
    expect(await said()).toEqual([playing(true)]);
  });

  it('never takes the place of one that is being played, paused or not', async () => {
    const { app, post, said } = await open(setup);
    await post(START);
    expect(await said()).toEqual([refused('start', 'busy')]);
    app.send({ type: 'PAUSE' });
    await post(START);
    expect(await said()).toEqual([playing(false), refused('start', 'busy')]);
    expect(app.getSnapshot().context.setup).toBe(setup);
  });

  it('is one, when two are asked for at once', async () => {
    const { app, post, said } = await open();
    await Promise.all([post(START), post({ ...START, game: 'cyprus' })]);
    expect(app.getSnapshot().context.setup?.game).toBe('sebastopol');
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
  const game = await open();
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
        const before = game.app.getSnapshot();
        const mutedBefore = game.muted.length;
        await game.post(data);
        const answers = (await game.said()).filter((each) => each.type === 'refused');
        const isDone = answers.length === 0;
        expect(answers.length).toBeLessThanOrEqual(1);
        expect(game.app.getSnapshot().matches('crashed')).toBe(false);
        if (!isDone) {
          expect(game.app.getSnapshot()).toBe(before);
          expect(game.muted).toHaveLength(mutedBefore);
        }
      }
      // The player goes back to the title.
      for (const on of ['PAUSE', 'LEAVE'] as const) game.app.send({ type: on });
    }),
    { numRuns: 300 },
  );
});
