/** A page that holds the game in a frame, and talks with it through messages (docs/host.md). */
import { existsSync } from 'node:fs';
import type { Frame, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { textsFor } from '../../src/i18n/english.ts';
import { games } from '../../src/rules/games.ts';
import type { DealRecord } from '../../src/rules/record/format.ts';
import type { ToGame, ToHost } from '../../src/shell/portal/host-messages.ts';
import { isLong } from '../long.ts';
import { judge } from '../second/judgement.ts';
import { type HostedGame, type Hosts, openHosts } from './host/hosted.ts';
import { byTap, playMatch } from './player.ts';
import { look, recordOf, until } from './probe.ts';

const HOSTED = process.env.DIST ?? 'dist';
const BUILDS = [
  { title: 'the hosted build', dist: HOSTED, sandbox: undefined },
  {
    title: 'the embeddable build in a sandbox',
    dist: process.env.DIST_EMBED ?? 'dist-embed',
    sandbox: 'allow-scripts',
  },
].filter(({ dist }) => existsSync(dist));

const START: ToGame = {
  type: 'start',
  game: 'sebastopol',
  seats: 4,
  options: { target: 25 },
  sitters: [
    { kind: 'person', name: 'Ada' },
    { kind: 'bot', name: 'Zeno' },
    { kind: 'bot' },
    { kind: 'bot', name: '  ' },
  ],
  speed: 'instant',
};

/** What no game can make sense of. */
const GARBAGE: readonly unknown[] = [
  null,
  'start',
  42,
  [],
  {},
  { type: 'leave' },
  { type: 'pause', now: true },
  { type: 'mute' },
  { ...START, game: { toString: 'cyprus' } },
  { ...START, seats: '4' },
  { ...START, sitters: Array.from({ length: 2000 }, () => ({ kind: 'bot' })) },
  { ...START, sitters: [{ kind: 'bot', name: 'x'.repeat(100_000) }] },
  { ...START, options: { target: 25, deep: { deeper: [] } } },
  { ...START, speed: 'ludicrous' },
];

const ofType = <T extends ToHost['type']>(heard: readonly ToHost[], type: T) =>
  heard.filter((each): each is Extract<ToHost, { type: T }> => each.type === type);

/** Speaks to the frame from elsewhere, and waits until it has been given all of it; the game's own ear comes first. */
async function sayToFrame(hosted: HostedGame, from: Page | Frame, messages: readonly unknown[]): Promise<void> {
  await hosted.frame.evaluate(() => {
    addEventListener('message', ({ data }) => {
      if (data === 'last') document.documentElement.dataset.heard = 'last';
    });
  });
  for (const message of [...messages, 'last']) await from.evaluate((said) => globalThis.say(said), message);
  await hosted.frame.waitForSelector('html[data-heard=last]', { state: 'attached' });
}

/** Both builds are told the same by the same code: what is proved of one is proved of the other in `npm run play:long`. */
describe.each(BUILDS)('a host page with $title', ({ dist, sandbox }) => {
  const itInSandbox = it.runIf(isLong || sandbox !== undefined);
  const itHosted = it.runIf(isLong || sandbox === undefined);
  let hosts: Hosts;
  beforeAll(async () => {
    hosts = await openHosts(dist);
  });
  afterAll(() => hosts.close());

  itInSandbox('starts a match, stops it for a while, and hears how each deal and the match ended', async () => {
    const hosted = await hosts.open({ sandbox });
    const { game, page, say, hear, heard } = hosted;
    const ready = await hear('ready');
    expect(ready).toMatchObject({ version: 1, underWay: null });
    expect(ready.games.map((each) => [each.game, each.seats])).toEqual(games.map(({ id, seats }) => [id, seats]));

    await say({ type: 'pause' });
    expect(await hear('refused')).toEqual({ type: 'refused', of: 'pause', reason: 'notPlaying', field: null });
    await say({ ...START, options: { target: 26 } });
    await say(START);
    expect(await hear('playing')).toEqual({ type: 'playing', playing: true });
    expect((await heard()).at(-2)).toMatchObject({ of: 'start', reason: 'notOffered', field: 'options.target' });
    await until(game, ({ question }) => question !== null, 'the first turn');

    // The host stops the game, and lets it go on.
    const before = (await heard()).length;
    await say({ type: 'pause' });
    expect(await hear('playing', before)).toMatchObject({ playing: false });
    await game.locator('#pause-title').waitFor();
    const paused = (await heard()).length;
    await say({ type: 'resume' });
    expect(await hear('playing', paused)).toMatchObject({ playing: true });
    expect(ofType(await heard(), 'playing').map(({ playing }) => playing)).toEqual([true, false, true]);

    // Another match, and what nobody understands, change nothing.
    const record = await recordOf(game);
    const asked = (await heard()).length;
    await say(START);
    await say({ type: 'resume' });
    for (const message of GARBAGE) await say(message);
    await page.waitForFunction((wanted) => globalThis.heard.length >= wanted, asked + 2 + GARBAGE.length);
    const [busy, notPaused, ...malformed] = ofType((await heard()).slice(asked), 'refused');
    expect(busy).toMatchObject({ of: 'start', reason: 'busy' });
    expect(notPaused).toMatchObject({ of: 'resume', reason: 'notPaused' });
    expect(malformed.map(({ reason }) => reason)).toEqual(GARBAGE.map(() => 'malformed'));
    expect(await recordOf(game)).toBe(record);

    const played = await playMatch(game, byTap);
    expect(judge(played.record)).toMatchObject({ ok: true });
    const [header, ...deals] = played.record
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(header).toMatchObject({ game: 'sebastopol', options: { target: 25 } });
    const [ada, zeno, ...others] = header.seats.map((seat: { name: string }) => seat.name);
    expect([ada, zeno]).toEqual(['Ada', 'Zeno']);
    expect(Object.values<string>(textsFor([]).company)).toEqual(expect.arrayContaining(others));
    const matchOver = await hear('matchOver');
    const told = ofType(await heard(), 'dealOver');
    expect(told.map(({ deal, how, points, totals }) => ({ deal, end: how, points, totals }))).toEqual(
      deals.map(({ deal, end, points, totals }: DealRecord) => ({ deal, end, points, totals })),
    );
    expect(told.map(({ winners }) => winners)).toEqual([...told.slice(1).map(() => null), matchOver.winners]);
    expect(matchOver).toEqual({
      type: 'matchOver',
      game: 'sebastopol',
      seats: 4,
      options: { target: 25 },
      sides: [0, 1, 2, 3],
      deals: deals.length,
      totals: played.totals,
      winners: played.totals.flatMap((total, seat) => (total === Math.max(...played.totals) ? [seat] : [])),
    });
    // Nothing that is told of a match names a tile.
    expect(JSON.stringify([...told, matchOver])).not.toMatch(/"\d+-\d+"|seed|salt|heap/);
    expect(ofType(await heard(), 'playing').at(-1)).toMatchObject({ playing: false });

    // After the match another one may begin.
    const over = (await heard()).length;
    await say({ ...START, options: {} });
    expect(await hear('playing', over)).toMatchObject({ playing: true });
    expect(hosted.complaints).toEqual([]);
    await hosted.close();
  });

  itHosted('is silent while the host mutes it, and keeps what the player has set', async () => {
    const hosted = await hosts.open({ sandbox });
    const { frame, game, say, hear } = hosted;
    const sounded = () => frame.evaluate(() => globalThis.sounded);
    /** Sounds of one move. */
    const soundsOfMove = async () => {
      const before = await sounded();
      let made = 0;
      await playMatch(game, byTap, { onMove: async () => void made++, enough: () => made > 0 });
      return (await sounded()) - before;
    };
    /** Moves until one is heard: the sounds may take a while to come. */
    const untilHeard = async () => {
      while ((await soundsOfMove()) === 0);
    };
    await hear('ready');
    await say({ ...START, options: {} });
    // The first touches unlock the sound.
    await until(game, ({ question }) => question !== null, 'the first turn');
    await untilHeard();
    await say({ type: 'mute', muted: true });
    // The answer to this comes after the silence.
    await say({ type: 'resume' });
    await hear('refused');
    expect(await soundsOfMove()).toBe(0);
    await say({ type: 'mute', muted: false });
    await untilHeard();
    if (sandbox === undefined) {
      const kept = await frame.evaluate(() => localStorage.getItem('cyprus/settings'));
      expect(JSON.parse(kept ?? '{}')).not.toMatchObject({ muted: true });
      expect(JSON.parse(kept ?? '{}')).not.toMatchObject({ speed: 'instant' });
    }
    expect(hosted.complaints).toEqual([]);
    await hosted.close();
  });

  itInSandbox('tells a stranger around the frame nothing, and hears nothing of it', async () => {
    const hosted = await hosts.open({ sandbox, isStranger: true });
    await until(hosted.game, ({ screen }) => screen === 'title', 'the title');
    await sayToFrame(hosted, hosted.page, [START, { type: 'mute', muted: true }, {}]);
    expect(await look(hosted.game)).toMatchObject({ screen: 'title' });
    expect(await hosted.heard()).toEqual([]);
    await hosted.close();
  });

  itInSandbox('tells a frame beside it nothing, and hears nothing of it', async () => {
    const hosted = await hosts.open({ sandbox, sibling: true });
    await hosted.hear('ready');
    const sibling = await (await hosted.page.waitForSelector('#sibling')).contentFrame();
    if (!sibling) throw new Error('The host page has no second frame.');
    await sibling.waitForFunction(() => typeof globalThis.say === 'function');
    await sayToFrame(hosted, sibling, [START, {}]);
    expect(await look(hosted.game)).toMatchObject({ screen: 'title' });
    expect(await sibling.evaluate(() => globalThis.heard)).toEqual([]);
    expect((await hosted.heard()).map(({ type }) => type)).toEqual(['ready']);
    expect(hosted.complaints).toEqual([]);
    await hosted.close();
  });
});

describe('a host page', () => {
  let hosts: Hosts;
  beforeAll(async () => {
    hosts = await openHosts(HOSTED);
  });
  afterAll(() => hosts.close());

  it('leaves the player’s own pause to the player', async () => {
    const hosted = await hosts.open();
    const { game, say, hear, heard } = hosted;
    await hear('ready');
    await say(START);
    await until(game, ({ question }) => question !== null, 'the first turn');
    await say({ type: 'pause' });
    // The board of the pause comes up in motion: a press waits until it stands.
    await game.locator('#screens .button.is-main').click();
    await say({ type: 'resume' });
    expect(await hear('refused')).toMatchObject({ of: 'resume', reason: 'notPaused' });
    expect(ofType(await heard(), 'playing').map(({ playing }) => playing)).toEqual([true, false, true]);
    expect(hosted.complaints).toEqual([]);
    await hosted.close();
  });

  it('goes through a storm of messages at once, and stands as the last of them says', async () => {
    const hosted = await hosts.open();
    const { game, page, say, hear, heard } = hosted;
    await hear('ready');
    await say(START);
    await until(game, ({ question }) => question !== null, 'the first turn');
    const before = (await heard()).length;
    await page.evaluate((start) => {
      const storm = [start, { type: 'pause' }, { type: 'resume' }] as const;
      for (let sent = 0; sent < 20_000; sent++) globalThis.say(storm[sent % 3]);
      globalThis.say({ type: 'pause' });
    }, START);
    const starts = Math.ceil(20_000 / 3);
    await page.waitForFunction(
      ([from, wanted]) => globalThis.heard.slice(from).filter(({ type }) => type === 'refused').length >= wanted,
      [before, starts] as const,
    );
    await page.waitForFunction(
      () => globalThis.heard.filter((each) => each.type === 'playing').at(-1)?.playing === false,
    );
    await game.locator('#pause-title').waitFor();
    const told = ofType((await heard()).slice(before), 'playing');
    expect(told.at(-1)).toMatchObject({ playing: false });
    await say({ type: 'resume' });
    await game.locator('#pause-title').waitFor({ state: 'detached' });
    expect(hosted.complaints).toEqual([]);
    await hosted.close();
  });
});

it('names its host still after the match of the address was begun and the frame was loaded again', async () => {
  const hosts = await openHosts(HOSTED);
  const hosted = await hosts.open({ query: '&game=sebastopol&target=25' });
  const { frame, hear, heard } = hosted;
  expect(await hear('ready')).toMatchObject({ underWay: { game: 'sebastopol', seats: 4, options: { target: 25 } } });
  const search = await frame.evaluate(() => location.search);
  expect([...new URLSearchParams(search).keys()]).toEqual(['host']);
  const before = (await heard()).length;
  await frame.evaluate(() => location.reload());
  expect(await hear('ready', before)).toMatchObject({ underWay: null });
  expect(await frame.locator('.toast').count()).toBe(0);
  await hosted.close();
  await hosts.close();
});

it('talks with the host page of docs/host.md', async () => {
  const hosts = await openHosts(HOSTED);
  const { page, complaints, close } = await hosts.openDocumented();
  const told = page.locator('#told li');
  await page.locator('#told', { hasText: '"ready"' }).waitFor();
  await page.locator('#play').click();
  await page.locator('#told', { hasText: '"playing":true' }).waitFor();
  await page.locator('#stop').click();
  await page.locator('#told', { hasText: '"playing":false' }).waitFor();
  await page.locator('#go').click();
  await page.waitForFunction(() => document.querySelectorAll('#told li').length === 4);
  expect((await told.allTextContents()).slice(1).map((line) => JSON.parse(line).playing)).toEqual([true, false, true]);
  expect(complaints).toEqual([]);
  await close();
  await hosts.close();
});
