/**
 * Photographs a match in the built game at the moments that matter, in the sizes people have. In full quality; the
 * pictures go to `test/output/` for a person to judge.
 *
 *   npm run pictures match [SIZES [QUERY]]     as `desk,portrait 'game=ural&seats=4'`; needs a build
 */
import { mkdirSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { gameById } from '../../src/rules/games.ts';
import { playMatch, pressScreen } from '../play/player.ts';
import { until } from '../play/probe.ts';
import { openRealSite } from '../play/site.ts';
import { tappingAt } from '../play/tapping.ts';

const SIZES = {
  desk: [1280, 800],
  portrait: [390, 844],
  landscape: [844, 390],
  small: [320, 568],
  large: [2560, 1440],
} as const;
const [wanted = 'desk,portrait,landscape', query = 'game=cyprus&seats=4&target=60'] = process.argv.slice(2);
const game = new URLSearchParams(query).get('game') ?? 'cyprus';
const known = gameById(game);
if (!known) throw new Error(`there is no game ${game}`);
const folder = 'test/output';
mkdirSync(folder, { recursive: true });

const site = await openRealSite();
for (const [size, [width, height]] of Object.entries(SIZES)) {
  if (!wanted.split(',').includes(size)) continue;
  const snap = async (page: Page, moment: string) => {
    await page.waitForTimeout(700);
    await page.screenshot({ path: `${folder}/${game}-${size}-${moment}.png`, timeout: 60_000 });
    console.log(`${game}-${size}-${moment}`);
  };
  const shown = { viewport: { width, height }, deviceScaleFactor: 1 };
  const visit = await site.open('?probe', { ...shown, settings: { quality: 'full' } });
  const { page } = visit;
  await until(page, ({ screen }) => screen === 'title', 'the title');
  await snap(page, 'title');
  const { search, hand, ...course } = tappingAt(known);
  await page.goto(`${site.address}?probe&${query}${search}`);
  const taken = new Set<string>();
  const once = async (moment: string, is: boolean) => {
    if (!is || taken.has(moment)) return;
    taken.add(moment);
    await snap(page, moment);
  };
  let most = 0;
  await playMatch(page, hand, {
    ...course,
    async onQuestion({ targets }) {
      const held = targets?.hand.length ?? 0;
      most = Math.max(most, held);
      await once('beginning', true);
      await once('middle', held <= most / 2);
      await once('end', held <= Math.max(2, most / 4));
    },
    onDeadEnd: () => once('end', true),
    enough: ({ match }) => match === 'sheet',
  });
  await page.waitForSelector('#screens .button.is-main');
  await snap(page, 'sheet');
  await visit.close();

  const slow = await site.open(`?probe&${query}`, {
    ...shown,
    settings: { quality: 'full', speed: 'normal' },
  });
  const { screen } = await until(
    slow.page,
    ({ match, screen }) => match === 'shuffling' || screen === 'teams',
    'the shuffle',
  );
  if (screen === 'teams') await pressScreen(slow.page, '#screens .button.is-main');
  await until(slow.page, ({ match }) => match === 'shuffling', 'the shuffle');
  await slow.page.waitForTimeout(4000);
  await snap(slow.page, 'shuffle');
  await slow.close();
}
await site.close();
