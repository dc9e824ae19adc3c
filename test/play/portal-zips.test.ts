/** What is given to each portal: taken out of its zip it has no fault, and asks for nothing but its own files and its portal's script. */
import { readFileSync } from 'node:fs';
import { unzipSync } from 'fflate';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { faultsOf } from '../../tools/build/portals/faults.ts';
import { PORTALS, type PortalBuild } from '../../tools/build/portals/list.ts';
import { isLong } from '../long.ts';
import { type Look, until } from './probe.ts';
import { play } from './sit-down.ts';
import { openSite } from './site.ts';

const BUILT = 'node_modules/.cache/portals';

/** One of modules and one of a network are tried in a quick run, all of them by `npm run play:long`. */
const PLAYED = ['crazygames', 'gamemonetize'];

const tried = PORTALS.filter(({ name }) => isLong || PLAYED.includes(name));

it.each(tried)('what is given to $name has no fault', (portal) => {
  const packed = unzipSync(readFileSync(`${BUILT}/${portal.name}.zip`));
  const files = Object.fromEntries(Object.entries(packed).map(([name, bytes]) => [name, Buffer.from(bytes)]));
  expect(faultsOf(portal, files)).toEqual([]);
});

/** The portal's script does not come: the game is played all the same. */
const keepAway = (page: Page, { origin }: PortalBuild) =>
  page.route(
    (address) => address.origin === origin || address.pathname === '/sdk.js',
    (route) => route.abort(),
  );
const originsOf = (addresses: readonly string[]) => new Set(addresses.map((each) => new URL(each).origin));
const unlessAway = (complaints: readonly string[]) =>
  complaints.filter((each) => !/^Failed to load resource: net::ERR_FAILED/.test(each));

it.each(tried)('what is given to $name is played', async (portal) => {
  const site = await openSite(`${BUILT}/${portal.name}`);
  const { page, foreign, complaints } = await site.open('about:blank', { serviceWorkers: 'allow' });
  await keepAway(page, portal);
  await page.goto(`${site.address}?probe&v=1700000000&game=nothing`);
  await until(page, ({ screen }) => screen === 'title', 'the title');
  await play(page);
  await until(page, ({ question }: Look) => question !== null, 'a question');
  expect(originsOf(foreign)).toEqual(new Set(portal.origin ? [portal.origin] : []));
  expect(unlessAway(complaints)).toEqual([]);
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistration().then(Boolean))).toBe(false);
  await site.close();
});

it.each(tried.filter(({ kind }) => kind === 'classic'))('what is given to $name speaks German', async (portal) => {
  const site = await openSite(`${BUILT}/${portal.name}`);
  const { page, foreign, complaints } = await site.open('about:blank', { locale: 'de-AT' });
  await keepAway(page, portal);
  await page.goto(`${site.address}?probe`);
  await until(page, ({ screen }) => screen === 'title', 'the title');
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('de');
  expect(originsOf(foreign)).toEqual(new Set([portal.origin]));
  expect(unlessAway(complaints)).toEqual([]);
  await site.close();
});
