/** A page that is reloaded, or dies, at every state of the chart: the match comes back as it stood, and ends by the rules. */
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { textsFor } from '../../src/i18n/english.ts';
import { withSetUp } from '../../src/i18n/index.ts';
import type { MatchProgress } from '../../src/match/progress.ts';
import type { Move } from '../../src/rules/game.ts';
import type { Save } from '../../src/shell/store/save.ts';
import { isLong } from '../long.ts';
import { judge } from '../second/judgement.ts';
import { after, atTheSheet, never, played } from '../shell/kept-matches.ts';
import { byDomTable, byTap, make, pressScreen } from './player.ts';
import { type Look, recordOf, until } from './probe.ts';
import { goOnButton } from './sit-down.ts';
import { openSite, type Site } from './site.ts';
import { hastened, heldBeyond, keptText, storedBefore, withoutWebGL } from './stored.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const texts = textsFor([]);
const { result } = await withSetUp(texts);

/** Stands still in the first state that was not visited; until then it goes quickly. */
async function toBeCut(page: Page, visited: Iterable<string>): Promise<void> {
  await withoutWebGL(page);
  await hastened(page, 5);
  await heldBeyond(page, visited);
}

/** Cuts the page off; answers with the page that comes after it, where the match is offered again. */
type Cut = (page: Page, visited: Iterable<string>) => Promise<Page>;
const reload: Cut = async (page, visited) => {
  await heldBeyond(page, visited);
  await page.reload();
  return page;
};
/** No event of leaving reaches a page that is gone. */
const kill: Cut = async (page, visited) => {
  const context: BrowserContext = page.context();
  const next = await context.newPage();
  await page.close({ runBeforeUnload: false });
  await toBeCut(next, visited);
  await next.goto(`${site.address}?probe`);
  return next;
};

/** A state counts as `over` on the screen that comes after the match. */
const stateOf = ({ screen, state }: Look) => (screen === 'result' ? 'over' : state);

/** What was played before is still there; more may have been played since. */
function expectNothingLost(before: Look, now: Look): void {
  const played = (log: readonly (readonly Move[])[]) => log.filter((moves) => moves.length > 0);
  for (const [deal, moves] of played(before.log).entries()) {
    expect(now.log[deal]?.slice(0, moves.length), before.state ?? before.screen).toEqual(moves);
  }
  expect(now.deals).toBeGreaterThanOrEqual(before.deals);
  if (now.deals === before.deals) expect(now.totals).toEqual(before.totals);
}

/** Goes on from the title screen. From the last sheet on, what is left of a match is its result. */
async function goOn(page: Page): Promise<Look> {
  await goOnButton(page).click();
  return until(
    page,
    ({ state, screen, log }) => log.length > 0 && (state !== null || screen === 'result'),
    'the match',
  );
}

/** Plays a match until its result, or until it was in all states of `wanted`, and cuts it off in every state once. */
async function walk(first: Page, cut: Cut, visited: Set<string>, wanted: readonly string[]): Promise<void> {
  let page = first;
  let asked: Look['question'] = null;
  for (;;) {
    const isNew = (now: Look) => {
      const state = stateOf(now);
      return state !== null && !visited.has(state);
    };
    const now = await until(
      page,
      (it) =>
        isNew(it) ||
        it.question !== null ||
        ['sheet', 'handingOver'].includes(it.match ?? '') ||
        it.screen === 'result',
      'something to do',
    );
    if (isNew(now)) {
      visited.add(stateOf(now) ?? '');
      page = await cut(page, visited);
      const back = await goOn(page);
      expectNothingLost(now, back);
      // Whoever was asked is asked again, maybe after the curtain.
      if (now.question) asked = now.question;
      if (wanted.every((state) => visited.has(state))) return page.context().close();
      continue;
    }
    if (now.screen === 'result') {
      expect(judge(await recordOf(page))).toMatchObject({ ok: true });
      await page.getByRole('button', { name: result.leave }).click();
      await until(page, ({ screen }) => screen === 'title', 'the title');
      expect(await goOnButton(page).count()).toBe(0);
      return page.context().close();
    }
    if (now.match === 'handingOver') {
      await pressScreen(page, '.curtain-look');
      await until(page, ({ match }) => match !== 'handingOver', 'the curtain to rise');
    } else if (now.match === 'sheet') {
      await pressScreen(page, '#screens .button.is-main');
      await until(page, ({ match }) => match !== 'sheet', 'what comes after the sheet');
    } else if (now.question) {
      if (asked) expect(now.question).toEqual(asked);
      asked = null;
      await make(page, byDomTable, now.question.moves.find((move) => move.do === 'play') ?? { do: 'draw' });
    }
  }
}

/** Opens a page on which a match has been kept, and continues it. */
async function opened(save: Save, settings: object, prepare: (page: Page) => Promise<unknown>): Promise<Page> {
  const { page } = await site.open('about:blank', { viewport: { width: 844, height: 390 }, settings });
  await prepare(page);
  await storedBefore(page, { [`cyprus/match/${save.id}`]: keptText(save) });
  await page.goto(`${site.address}?probe`);
  await goOn(page);
  return page;
}

/**
 * Cuts a match off in these states: of its first deal, and where they are wanted of its sheet, and after its last one.
 * In the states that are `passed` it is left alone.
 */
async function walkAll(
  at: (enough: Enough) => Save,
  wanted: readonly string[],
  cut: Cut,
  passed: readonly string[] = [],
): Promise<readonly string[]> {
  const visited = new Set<string>(passed);
  const go = async (save: Save, states: readonly string[]) =>
    walk(await opened(save, { speed: 'fast' }, (page) => toBeCut(page, visited)), cut, visited, states);
  await go(
    { ...at(after(0)), log: [] },
    wanted.filter((state) => !AFTER.includes(state)),
  );
  if (wanted.includes('scoring.sheet')) await go(at(atTheSheet), ['scoring.sheet']);
  if (wanted.includes('over')) await go(at(never), ['over']);
  return [...visited];
}

type Enough = (progress: MatchProgress) => boolean;

const AROUND = ['shuffling', 'dealing', 'leading.showing'];
const IN_EVERY_PART = ['choosing', 'showing'].flatMap((step) => [`opening.${step}`, `freePlay.${step}`]);
const AFTER = ['scoring.sheet', 'over'];

it('comes back after a reload in every state of a match of two persons and two bots', async () => {
  const seated = (save: Save): Save => ({
    ...save,
    sitters: save.sitters.map((sitter, seat) => (seat === 2 ? { name: 'Zeno', kind: 'person' } : sitter)),
  });
  const all = [...AROUND, ...IN_EVERY_PART, 'opening.handingOver', 'freePlay.handingOver', ...AFTER];
  // Each step of the opening is as it is in free play.
  const passed = isLong ? [] : all.filter((state) => state.startsWith('opening.'));
  const wanted = all.filter((state) => !passed.includes(state));
  const at = (enough: Enough) => seated(played('sebastopol', 4, { target: 25 }, 'reloaded', enough));
  expect(await walkAll(at, wanted, reload, passed)).toEqual(expect.arrayContaining(wanted));
});

it('comes back after the page died in every state of a match that is drawn for', async () => {
  const at = (seed: number) => (enough: Enough) =>
    played('cyprus', 4, { target: 25, drawForLead: true }, `killed ${seed}`, enough);
  // The first heap whose first double lies in the boneyard: seat 0 is to draw.
  let seed = 0;
  while (at(seed)(after(1)).log[0]?.[0]?.do !== 'draw') seed++;
  // All others are as after a reload: a state in which tiles move, and one in which a person is asked.
  const wanted = isLong ? [...AROUND, ...IN_EVERY_PART, ...AFTER] : ['shuffling', 'opening.choosing'];
  const passed = isLong ? [] : ['dealing', 'leading.showing', 'opening.showing'];
  expect(await walkAll(at(seed), wanted, kill, passed)).toEqual(expect.arrayContaining(wanted));
});

it('comes back after the page died where any tile may lead', async () => {
  // 5.2: from the second deal on.
  const leads = ({ deal }: MatchProgress) => deal.deal > 1 && deal.phase === 'leading' && deal.turn?.seat === 0;
  const page = await opened(played('osel', 2, {}, 'led', leads), {}, withoutWebGL);
  const before = await until(page, ({ question }) => question !== null, 'the question');
  expect(before.state).toBe('leading.choosing');
  const next = await kill(page, ['shuffling', 'dealing', 'leading.showing', 'leading.choosing']);
  expectNothingLost(before, await goOn(next));
  const now = await until(next, ({ question }) => question !== null, 'the same question');
  expect(now.question).toEqual(before.question);
  await next.context().close();
});

it('draws the match again on the cloth as it stood', async () => {
  const page = await opened(played('cyprus', 4, { target: 25 }, 'drawn', after(30)), {}, async () => {});
  const lies = ({ question, astray }: Look) => question !== null && astray?.length === 0;
  const before = await until(page, lies, 'a question, and every tile in its place');
  await page.reload();
  await goOn(page);
  const now = await until(page, lies, 'the same question, and every tile in its place');
  expect(now.question).toEqual(before.question);
  expect(now.targets?.hand).toEqual(before.targets?.hand);
  await make(page, byTap, now.question?.moves[0] ?? { do: 'pass' });
  await page.context().close();
});
