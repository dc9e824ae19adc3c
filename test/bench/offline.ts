/**
 * Keeps the built game on the device, cuts the network, and plays there.
 *
 *   npm run bench offline [GAME…]     as `solo-1 goat`; a game of every kind of table unless given; needs a build
 *
 * After the whole matches it opens the screens of the title, asks for every file of the release, and takes a newer one.
 * Prints what was asked for and could not be had; fails on any of it.
 */
import { textsFor } from '../../src/i18n/english.ts';
import { games } from '../../src/rules/games.ts';
import { usualSeats } from '../../src/shell/address.ts';
import { openKeptSite, release, untilKept, untilNewer } from '../play/kept-site.ts';
import { playMatch } from '../play/player.ts';
import { until } from '../play/probe.ts';
import { tappingAt } from '../play/tapping.ts';
import { shortest } from '../rules/length-spec.ts';

const asked = process.argv.slice(2);
/** One of each kind of table. */
const kinds = games.filter(({ table }, at) => games.findIndex((other) => other.table.kind === table.kind) === at);
const played = asked.length > 0 ? games.filter(({ id }) => asked.includes(id)) : kinds;
const { title } = textsFor([]);

const site = await openKeptSite();
const { page, complaints } = await site.open('?probe', { settings: { muted: false }, serviceWorkers: 'allow' });
const missing: string[] = [];
page.on('requestfailed', (request) => {
  // What was on its way when the page was left is not missing.
  const why = request.failure()?.errorText;
  if (why !== 'net::ERR_ABORTED') missing.push(`${request.url()}: ${why}`);
});
try {
  await untilKept(page);
  await page.context().setOffline(true);
  for (const game of played) {
    const short = Object.entries(shortest(game, 'offered')).map(([id, value]) => `&${id}=${value}`);
    const { search, hand, ...course } = tappingAt(game);
    await page.goto(`${site.address}?probe&game=${game.id}&seats=${usualSeats(game)}${search}${short.join('')}`);
    const { deals } = await playMatch(page, hand, course);
    console.log(`${game.id}: a match of ${deals} deals without a network`);
  }
  for (const name of [title.shelf, title.games, title.book, title.settings]) {
    await page.goto(`${site.address}?probe`);
    await until(page, ({ screen }) => screen === 'title', 'the title');
    await page.getByRole('button', { name, exact: true }).click();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForTimeout(1000);
    console.log(`${name}: there without a network`);
  }
  // Everything of the release that a page may still ask for.
  const files = await page.evaluate(async () => {
    const [name = ''] = await caches.keys();
    const kept = await (await caches.open(name)).keys();
    const got = await Promise.all(kept.map(({ url }) => fetch(url.replace(/\?.*/, '')).then(({ ok }) => ok)));
    return { all: got.length, got: got.filter(Boolean).length };
  });
  console.log(`${files.got} of ${files.all} files can be had without a network`);
  await page.context().setOffline(false);
  await site.renew();
  await untilNewer(page);
  await page.goto(`${site.address}?probe`);
  await page.locator('.toast .button').first().click();
  await page.waitForFunction(() => document.documentElement.dataset.release === 'next');
  console.log(`the newer release was taken: ${await release(page)}`);
  for (const each of [...missing, ...complaints]) console.log(`  ${each}`);
  if (missing.length > 0 || complaints.length > 0 || files.got < files.all) process.exitCode = 1;
} finally {
  await site.close();
}
