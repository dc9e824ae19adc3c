import { byTap, playMatch } from './test/play/player.ts';
import { until } from './test/play/probe.ts';
import { passCard } from './test/play/sit-down.ts';
import { openRealSite } from './test/play/site.ts';
import { readFileSync } from 'node:fs';
const site = await openRealSite();
const want = process.argv[2] ?? 'all';
const SIZES = [[1280, 800], [390, 844], [844, 390]] as const;
const OUT = '/tmp/s10/look';
if (want === 'webp') {
  const visit = await site.open('about:blank', { viewport: { width: 660, height: 660 }, deviceScaleFactor: 1 });
  const b = (n: string) => readFileSync(`${OUT}/${n}.webp`).toString('base64');
  await visit.page.setContent(`<img src="data:image/webp;base64,${b('old')}"><br><img src="data:image/webp;base64,${b('new')}">`);
  await visit.page.waitForTimeout(500); await visit.page.screenshot({ path: `${OUT}/cmp.png` });
  await visit.close();
}
const CASES: Record<string, { query: string; settings: any; tap?: number }> = {
  own: { query: 'game=cyprus&seats=4', settings: { dealing: 'own', speed: 'normal' } },
  pics: { query: 'game=block&seats=3', settings: { tiles: 'pictures' } },
  picsfives: { query: 'game=all-fives&seats=2', settings: { tiles: 'pictures' } },
  general6: { query: 'game=general&seats=6', settings: {} },
  seagoat3: { query: 'game=sea-goat&seats=3', settings: {} },
};
for (const [name, c] of Object.entries(CASES)) {
  if (want !== 'all' && !want.split(',').includes(name)) continue;
  for (const [width, height] of SIZES) {
    const visit = await site.open('about:blank', { viewport: { width, height }, deviceScaleFactor: 1, settings: { speed: 'fast', quality: 'full', ...c.settings } });
    const { page } = visit;
    await page.addInitScript('globalThis.__name ??= (n) => n;');
    const shot = (n: string) => page.screenshot({ path: `${OUT}/${name}-${width}-${n}.png` });
    await page.goto(`${site.address}?probe&${c.query}`); await page.waitForTimeout(800); await shot('0card'); await passCard(page);
    await page.waitForTimeout(1500); await shot('1begin');
    if (name === 'own') { await page.waitForTimeout(4000); await shot('1picking'); for (let i = 0; i < 3; i++) { await page.keyboard.press('Tab'); } await page.waitForTimeout(300); await shot('1focus'); }
    console.log(name, width, JSON.stringify(await page.evaluate(() => { const l = (window as any).starDominoes.look(); return { match: l.match, q: l.question, astray: l.astray }; })).slice(0, 300));
    if (name !== 'own') {
      await until(page, ({ question, astray }) => question !== null && astray?.length === 0, 'q');
      await page.waitForTimeout(800); await shot('2first');
      let n = 0;
      await playMatch(page, byTap, { enough: ({ match }) => match === 'sheet', onMove: async () => { if (++n === 3) { await page.waitForTimeout(1200); await shot('3mid'); } } });
      await page.waitForTimeout(1500); await shot('4sheet');
    }
    console.log(name, width, visit.complaints);
    await visit.close();
  }
}
await site.close();
