/** A move that was not meant, and a tile that draws itself. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Move } from '../../src/rules/game.ts';
import { judge } from '../second/judgement.ts';
import { continued } from './continued.ts';
import { keptAt } from './moments.ts';
import { byTap, make, playMatch, untilAsked } from './player.ts';
import { type Look, look, until, untilAtRest } from './probe.ts';
import { openSite, type Site } from './site.ts';
import { holdTime } from './time.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const playsOf = ({ question }: Look) => question?.moves.filter((move) => move.do === 'play') ?? [];
const isChoice = (now: Look) => new Set(playsOf(now).map(({ tile }) => tile)).size > 1;

/** Lays a tile, and stops time while the next seat thinks: until it has moved, the tile can be taken back. */
async function lay(page: Page, move: Move): Promise<Look> {
  await untilAtRest(page);
  await holdTime(page, true);
  await make(page, byTap, move);
  return look(page);
}

/** Lays a tile, and takes it back while the next seat thinks. */
async function layAndTakeBack(page: Page, takeBack: () => Promise<void>): Promise<Look> {
  const before = await untilAsked(page, isChoice);
  const [first] = playsOf(before);
  if (!first) throw new Error('no play is legal');
  const laid = await lay(page, first);
  expect(laid.log.flat().slice(before.log.flat().length)).toEqual([first]);
  await takeBack();
  await holdTime(page, false);
  const back = await until(page, ({ question }) => question !== null, 'the choice again');
  expect(back.log).toEqual(before.log);
  expect(back.question).toEqual(before.question);
  expect(back.targets?.hand.map(({ tile }) => tile).sort()).toEqual(
    before.targets?.hand.map(({ tile }) => tile).sort(),
  );
  return back;
}

it('takes back a tile, lays another, and leaves no trace of the first', async () => {
  const visit = await site.open('?probe&game=sebastopol&seats=4&target=25', {
    viewport: { width: 640, height: 360 },
    settings: { speed: 'normal' },
  });
  const { page } = visit;
  await layAndTakeBack(page, () => page.keyboard.press('Backspace'));
  const button = page.locator('#table [data-group="actions"][data-id="takeBack"]');
  const back = await layAndTakeBack(page, async () => {
    await button.focus();
    await page.keyboard.press('Enter');
  });
  // The words of the log come late.
  await page
    .locator('#table [role="log"] p', { hasText: 'You take a move back.' })
    .first()
    .waitFor({ state: 'attached' });

  const other = playsOf(back).find(({ tile }) => tile !== playsOf(back)[0]?.tile);
  if (!other) throw new Error('there is no other tile');
  const laid = await lay(page, other);
  expect(laid.log.flat()).toEqual([...back.log.flat(), other]);

  // Taken back once more, and the page loaded again: the match stands where the choice was.
  await page.keyboard.press('t');
  await holdTime(page, false);
  await until(page, ({ question }) => question !== null, 'the choice once more');
  await page.evaluate(() => {
    localStorage.setItem('cyprus/settings', JSON.stringify({ speed: 'instant', quality: 'low' }));
  });
  await page.goto(`${site.address}?probe`);
  await page.getByRole('button', { name: /Continue/ }).click();
  const again = await until(page, ({ question }) => question !== null, 'the choice after a reload');
  expect(again.question).toEqual(back.question);

  const played = await playMatch(page, byTap, { enough: ({ deals }) => deals >= 1 });
  expect(judge(played.record)).toMatchObject({ ok: true });
  expect(visit.complaints).toEqual([]);
  await visit.close();
});

it('draws by itself for who wishes it so: nobody touches the boneyard', async () => {
  const save = keptAt('mustDraw');
  const visit = await continued(site, save, { settings: { drawing: 'self' } });
  const { page } = visit;
  const before = save.log.flat().length;
  const drawn = await until(page, ({ log }) => log.flat().length > before, 'a tile to be drawn');
  expect(drawn.log.flat()[before]).toMatchObject({ do: 'draw' });
  await page.locator('#table [role="log"]', { hasText: /You [^.]*\bdraw\b/ }).waitFor({ state: 'attached' });
  const { record } = await playMatch(page, byTap, { enough: ({ match }) => match === 'sheet' });
  expect(judge(record)).toMatchObject({ ok: true });
  expect(visit.complaints).toEqual([]);
  await visit.close();
});
