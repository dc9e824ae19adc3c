/** Graphics that the device takes away in the middle of a match: the same picture afterwards, or the plain table. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { textsFor } from '../../src/i18n/english.ts';
import { PATIENCE } from '../../src/table/renderer/context-loss.ts';
import { launch } from '../../tools/find-browser.mjs';
import { isLong } from '../long.ts';
import { continued, FAST } from './continued.ts';
import { crashGraphics, giveBack, LOSS_NOTES, loseGraphics } from './graphics.ts';
import { createTrials, MOMENTS, type Moment } from './lost-graphics.ts';
import { byDomTable, byTap, make } from './player.ts';
import { look, twoFrames, until } from './probe.ts';
import { openSite, type Site, type Visit } from './site.ts';
import { passTime } from './time.ts';

let site: Site;
let loseAt: ReturnType<typeof createTrials>;
beforeAll(async () => {
  site = await openSite();
  loseAt = createTrials(site);
});
afterAll(() => site.close());

const { toast } = textsFor([]);
/** Of all the moments (`npm run bench context`) those in which different things are under way. */
const named = (...names: readonly string[]) => MOMENTS.filter(({ name }) => names.includes(name));
const resting = named('while a tile is carried', ...(isLong ? ['in the pause', 'while it is looked at closely'] : []));
const moving = named('while the tiles are shuffled');
const [{ save }] = resting as [Moment];

const same = (moments: readonly Moment[]) =>
  moments.map(({ name }) => ({ moment: name, difference: { pixels: 0, most: 0 }, canvases: 1 }));
const complaintsOf = ({ complaints }: Visit) =>
  complaints.filter((each) => !LOSS_NOTES.some((note) => note.test(each)));

it('comes back with the same picture while the match waits for a person, whatever they do', async () => {
  expect(await loseAt(resting, 1)).toEqual(same(resting));
});

it.each(moving)('comes back with the same picture $name', async (moment) => {
  expect(await loseAt([moment], 2)).toEqual(same([moment]));
});

it.each(named('at rest'))('comes back whole when all drawing of the browser fails $name', async (moment) => {
  const own = await openSite(undefined, launch);
  expect(await createTrials(own, crashGraphics)([moment], 3)).toEqual(same([moment]));
  await own.close();
});

it('is played by the DOM table while the graphics are away, and leaves it the match when they stay away', async () => {
  const visit = await continued(site, save, FAST);
  const { page } = visit;
  const before = await until(page, ({ question, targets }) => question !== null && targets !== null, 'a question');
  const move = before.question?.moves.find((each) => each.do === 'play') ?? before.question?.moves[0];
  await loseGraphics(page);
  await page.keyboard.press('Tab');
  if (move?.do === 'play') await page.locator(`#table [data-group="hand"][data-id="${move.tile}"]`).press('Enter');
  await passTime(page, PATIENCE);
  await page.getByText(toast.lostScene).waitFor();
  const plain = await until(page, ({ targets, question }) => targets === null && question !== null, 'the plain table');
  await byDomTable(page, plain, plain.question?.moves[0] ?? { do: 'pass' });
  await until(page, ({ log }) => log.flat().length > plain.log.flat().length, 'a move at the plain table');

  await page.getByRole('button', { name: toast.redraw }).click();
  const drawn = await until(
    page,
    ({ question, targets }) => question !== null && (targets?.hand.length ?? 0) > 0,
    'the drawn table',
  );
  expect(await page.getByText(toast.lostScene).count()).toBe(0);
  await make(page, byTap, drawn.question?.moves[0] ?? { do: 'pass' });
  expect(await page.locator('#canvas canvas').count()).toBe(1);
  expect(complaintsOf(visit)).toEqual([]);
  await visit.close();
});

it('is left for the title while the graphics are away, and nothing comes after it', async () => {
  const visit = await continued(site, save, FAST);
  const { page } = visit;
  await until(page, ({ question, targets }) => question !== null && targets !== null, 'a question');
  await loseGraphics(page);
  await page.evaluate(() => document.querySelector<HTMLElement>('#table [data-id="menu"]')?.click());
  await page.getByRole('button', { name: textsFor([]).pause.leave }).click();
  await until(page, ({ screen }) => screen === 'title', 'the title');
  await giveBack(page);
  await twoFrames(page);
  expect(await page.locator('#canvas canvas').count()).toBe(0);
  expect((await look(page)).screen).toBe('title');
  expect(complaintsOf(visit)).toEqual([]);
  await visit.close();
});
