/**
 * Measures the built game on a slow line: when the title can be pressed, and when a first deal can be played.
 *
 *   npm run bench slow-line     needs a build; `LIST=1`: every file, when it was asked for and when it had come
 *
 * 400 kbit/s, 400 ms round trip, an empty cache, files gzipped as a server for the web does. The browser simulates the line.
 */
import { argv, env } from 'node:process';
import { openBrowser } from '../play/browser.ts';
import { openContext } from '../play/contexts.ts';
import { sameChance } from '../play/same-chance.ts';
import { serve } from '../play/serve.ts';
import { DIST } from '../play/site.ts';

const LINE = { offline: false, latency: 400, downloadThroughput: 400_000 / 8, uploadThroughput: 400_000 / 8 };
const CHANCE = 2;
/** Seconds that each may take. */
const VISITS = [
  { what: 'title can be pressed', query: '', limit: 5 },
  { what: 'first deal can be played', query: '?probe&game=cyprus&seats=4', limit: 14 },
] as const;

interface Times {
  readonly stands: number;
  readonly shuffles: number;
}

const [, , language = 'en'] = argv;
const served = await serve(DIST, { isZipped: true, headers: { 'cache-control': 'max-age=600' } });
const browser = await openBrowser();
try {
  for (const { what, query, limit } of VISITS) {
    const context = await openContext(browser, { isSeen: true, isTimed: true, locale: language });
    const page = await context.newPage();
    // The same tiles in every run: none is thrown in, and bots make three moves before the first question.
    await sameChance(page, CHANCE);
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', LINE);
    const asked = new Map<string, { at: number; url: string; priority: string }>();
    const files: string[] = [];
    let zero = 0;
    session.on('Network.requestWillBeSent', ({ requestId, request, timestamp }) => {
      zero ||= timestamp;
      asked.set(requestId, { at: timestamp - zero, url: request.url, priority: request.initialPriority });
    });
    session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
      const file = asked.get(requestId);
      if (!file) return;
      const times = `${file.at.toFixed(2).padStart(6)} ${(timestamp - zero).toFixed(2).padStart(6)} s`;
      const size = `${(encodedDataLength / 1e3).toFixed(1).padStart(6)} kB`;
      files.push(`  ${times} ${size} ${file.priority.padEnd(8)} ${file.url.slice(served.address.length)}`);
    });
    await page.addInitScript(() => {
      const times = { title: 0, stands: 0, deal: 0, shuffles: 0 };
      Object.assign(window, { times });
      let isShuffling = false;
      const timer = setInterval(() => {
        if (document.querySelector('.screen:not(.is-loading) button')) times.title ||= performance.now();
        const now = window.starDominoes?.look();
        if (now?.match) times.stands ||= performance.now();
        if (now?.match === 'shuffling' && !isShuffling) times.shuffles++;
        isShuffling = now?.match === 'shuffling';
        if (now?.question) times.deal ||= performance.now();
        if (times.deal > 0) clearInterval(timer);
      }, 20);
    });
    await page.goto(`${served.address}${query}`, { waitUntil: 'commit' });
    const which = query ? 'deal' : 'title';
    const seen = await page.waitForFunction(
      (name) => (window as unknown as { times: Record<string, number> }).times[name],
      which,
      { polling: 50, timeout: 90_000 },
    );
    const took = Number(await seen.jsonValue()) / 1000;
    const { stands, shuffles } = await page.evaluate(() => (window as unknown as { times: Times }).times);
    const count = files.length;
    // What comes after it, too.
    await page.waitForTimeout(env.LIST ? 8000 : 0);
    console.log(`${what} (budget ${limit} s)`.padEnd(50), `${took.toFixed(1)} s`);
    if (query)
      console.log(`  the table stands; shuffled ${shuffles} times`.padEnd(50), `${(stands / 1000).toFixed(1)} s`);
    if (env.LIST) {
      files.splice(count, 0, '  ------');
      console.log(files.join('\n'));
    }
    await context.close();
  }
} finally {
  await browser.close();
  await served.close();
}
