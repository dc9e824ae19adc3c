/**
 * Photographs the moments that only some games have, in full quality and three sizes. The pictures go to
 * `test/output/`.
 *
 *   npm run pictures moments [SIZE] [MOMENT]     as `desk keeps`; all unless given; needs a build
 */
import { mkdirSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { type AtMoment, atMoment } from '../play/at-moment.ts';
import { MOMENTS, type MomentName } from '../play/moments.ts';
import { byTap } from '../play/player.ts';
import { look, until } from '../play/probe.ts';
import { openRealSite } from '../play/site.ts';

const SIZES = { desk: [1280, 800], portrait: [390, 844], landscape: [844, 390] } as const;
const asked = process.argv.slice(2);
const isAsked = (name: string, all: Readonly<Record<string, unknown>>) =>
  asked.includes(name) || !asked.some((each) => each in all);
const folder = 'test/output';
mkdirSync(folder, { recursive: true });

type Snap = (page: Page, what: string) => Promise<void>;

/** Puts a tile where it may be laid in several ways, and answers nothing. */
async function put({ page }: AtMoment, tile: `${number}-${number}`, arm: number): Promise<void> {
  await byTap(page, await look(page), { do: 'play', tile, arm });
  await until(page, ({ ways }) => ways.length > 0, 'the ways');
}

/** What is photographed beside the moment itself. */
const MORE: Partial<Record<MomentName, (at: AtMoment, snap: Snap) => Promise<void>>> = {
  async threeDoubles(at, snap) {
    await put(at, '6-6', 1);
    await snap(at.page, 'ways');
    await at.page.keyboard.press('Escape');
    await at.do(at.hands.tap, { do: 'play', tile: '6-6', arm: 1, closed: true, goesOn: true });
    await snap(at.page, 'goes-on');
    await at.do(at.hands.tap, { do: 'play', tile: '5-5', arm: 2, goesOn: true });
    await at.do(at.hands.tap, { do: 'play', tile: '3-3', arm: 3 });
    await snap(at.page, 'after');
  },
  async closedPair(at, snap) {
    await put(at, '6-6', 0);
    await snap(at.page, 'ways');
    await at.page.keyboard.press('Escape');
    await at.do(at.hands.tap, { do: 'play', tile: '6-6', arm: 0, closed: true, goesOn: true });
    await snap(at.page, 'half');
    await at.do(at.hands.tap, { do: 'play', tile: '1-1', arm: 1, closed: true });
    await snap(at.page, 'sheet');
  },
  async lastArm(at, snap) {
    await put(at, '5-5', 3);
    await snap(at.page, 'ways');
    await at.page.keyboard.press('Escape');
    await at.do(at.hands.tap, { do: 'play', tile: '5-5', arm: 3, closed: true });
    await snap(at.page, 'sheet');
  },
  async keeps(at, snap) {
    const nine = at.before.deal.boneyard.find((each) => at.before.deal.heap[each]?.endsWith('9'));
    const there = at.first.targets?.boneyard.find((target) => target.at === nine);
    if (!there) throw new Error('no nine is to be seen');
    await at.do((page) => page.mouse.click(there.x, there.y), { do: 'draw' });
    await snap(at.page, 'drawn');
  },
};

const site = await openRealSite();
for (const [size, [width, height]] of Object.entries(SIZES)) {
  if (!isAsked(size, SIZES)) continue;
  for (const name of Object.keys(MOMENTS) as MomentName[]) {
    if (!isAsked(name, MOMENTS)) continue;
    const at = await atMoment(site, name, {
      viewport: { width, height },
      deviceScaleFactor: 1,
      settings: { quality: 'full' },
    });
    const snap: Snap = async (page, what) => {
      await page.waitForTimeout(700);
      await page.screenshot({ path: `${folder}/${name}-${size}-${what}.png`, timeout: 60_000 });
      console.log(`${name}-${size}-${what}`);
    };
    await snap(at.page, 'first');
    await MORE[name]?.(at, snap);
    await at.visit.close();
  }
}
await site.close();
