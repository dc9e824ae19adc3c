import { openRealSite } from './test/play/site.ts';
const site = await openRealSite();
const [, , w = '390', h = '844', dpr = '2', deal = '300007', out = '/tmp/zz/a.png', plain = ''] = process.argv;
const visit = await site.open('about:blank', { viewport: { width: +w, height: +h }, deviceScaleFactor: +dpr } as any);
const { page } = visit;
if (plain) { const { withoutWebGL } = await import('./test/play/stored.ts'); await withoutWebGL(page); if (plain === 'forced') await page.emulateMedia({ forcedColors: 'active' }); }
await page.goto(`${site.address}?probe&game=mosaic&seats=1&deal=${deal}`);
await page.waitForTimeout(6000);
const t = await page.evaluate(() => (window as any).starDominoes?.look?.()?.question?.moves?.length ?? Object.keys((window as any).starDominoes ?? {}));
console.log(t);
await page.screenshot({ path: out });
console.log(visit.complaints);
await visit.close(); await site.close();
