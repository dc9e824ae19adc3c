/** A deal at the speed people play at, with all that people do meanwhile. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { judge } from '../second/judgement.ts';
import { byTap, playMatch } from './player.ts';
import { look, until } from './probe.ts';
import { openSite, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

it('plays a deal in motion through taps in flight, hurry, pause, resize and a hidden window', async () => {
  const visit = await site.open('about:blank', { viewport: { width: 640, height: 360 }, settings: { speed: 'fast' } });
  const { page } = visit;
  await page.goto(`${site.address}?probe&game=sebastopol&seats=4&target=25`);
  await until(page, ({ match }) => match === 'shuffling', 'the shuffle');
  await page.mouse.move(200, 150);
  await page.mouse.down();
  await page.mouse.move(320, 200, { steps: 6 });
  await page.mouse.up();

  let asked = 0;
  const played = await playMatch(page, byTap, {
    async onQuestion() {
      asked++;
      if (asked === 2) {
        await page.keyboard.press('m');
        await page
          .getByRole('button', { name: /Continue|Resume|Back/ })
          .first()
          .click();
      }
      if (asked === 3) await page.setViewportSize({ width: 390, height: 844 });
      if (asked === 4) await page.setViewportSize({ width: 640, height: 360 });
      if (asked === 5) await page.evaluate(() => window.dispatchEvent(new Event('blur')));
    },
    async onMove() {
      // Others move now: every second time somebody cannot wait, by a tap on the cloth or by Space.
      if (asked % 4 === 1) await page.mouse.click(130, 60);
      if (asked % 4 === 3) await page.keyboard.press(' ');
    },
    enough: ({ deals }) => deals >= 1,
  });
  await page.keyboard.press(' ');
  const now = await look(page);

  expect(judge(played.record)).toMatchObject({ ok: true });
  expect(now.screen === 'playing' || now.screen === 'result').toBe(true);
  expect(visit.complaints).toEqual([]);
  await visit.close();
});
