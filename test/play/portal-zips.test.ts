/** What is given to each portal: taken out of its zip it has no fault, and asks for nothing but its own files and its portal's script. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { faultsOf } from '../../tools/build/portals/faults.ts';
import { PORTALS } from '../../tools/build/portals/list.ts';
import { isLong } from '../long.ts';
import { unzip } from '../tools/build/unzip.ts';
import { type Look, until } from './probe.ts';
import { play } from './sit-down.ts';
import { openSite } from './site.ts';

const BUILT = 'node_modules/.cache/portals';

/** One of modules and one of a network are played in a quick run, all of them by `npm run play:long`. */
const PLAYED = ['crazygames', 'gamemonetize'];

it.each(PORTALS)('what is given to $name has no fault', (portal) => {
  expect(faultsOf(portal, unzip(readFileSync(`${BUILT}/${portal.name}.zip`)))).toEqual([]);
});

it.each(PORTALS.filter(({ name }) => isLong || PLAYED.includes(name)))(
  'what is given to $name is played',
  async (portal) => {
    const site = await openSite(`${BUILT}/${portal.name}`);
    const { page, foreign, complaints } = await site.open('about:blank', { serviceWorkers: 'allow' });
    // The script does not come: the game is played all the same.
    const away = (address: URL) => address.origin === portal.origin || address.pathname === '/sdk.js';
    await page.route(away, (route) => route.abort());
    await page.goto(`${site.address}?probe&v=1700000000&game=nothing`);
    await until(page, ({ screen }) => screen === 'title', 'the title');
    await play(page);
    await until(page, ({ question }: Look) => question !== null, 'a question');
    expect(new Set(foreign.map((each) => new URL(each).origin))).toEqual(new Set(portal.origin ? [portal.origin] : []));
    expect(complaints.filter((each) => !/^Failed to load resource: net::ERR_FAILED/.test(each))).toEqual([]);
    expect(await page.evaluate(() => navigator.serviceWorker.getRegistration().then(Boolean))).toBe(false);
    await site.close();
  },
);
