/** The builds under security policies that a site may have: they play without a complaint, or say why they cannot. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from './browser.ts';
import { openContext } from './contexts.ts';
import { EMBEDDED } from './places.ts';
import { until } from './probe.ts';
import { serve } from './serve.ts';
import { GRAPHICS_NOTES } from './site.ts';

const HOSTED = process.env.DIST ?? 'dist';
const BUILDS = [
  { build: 'the embeddable build', folder: EMBEDDED },
  { build: 'the hosted build', folder: HOSTED },
];

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** The build's page, open under a policy: itself, or alone in a sandboxed frame of a plain page. */
async function open(folder: string, policy: string, query = '', isSandboxed = false, locale = 'en-GB') {
  const served = await serve(folder, { headers: { 'content-security-policy': policy } });
  const context = await openContext(browser, { locale });
  const page = await context.newPage();
  await page.addInitScript(() => {
    try {
      localStorage.setItem('cyprus/settings', JSON.stringify({ speed: 'instant', quality: 'low' }));
    } catch {
      // A sandbox has no storage.
    }
  });
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    const text = message.text();
    if (!['error', 'warning'].includes(message.type()) || GRAPHICS_NOTES.some((note) => note.test(text))) return;
    complaints.push(text);
  });
  const files: string[] = [];
  page.on('response', (response) => files.push(`${response.status()} ${response.url().replace(/^.*\/|\?.*$/g, '')}`));
  const address = `${served.address}?probe${query}`;
  if (isSandboxed) await page.setContent(`<iframe sandbox="allow-scripts" src="${address}"></iframe>`);
  else await page.goto(address);
  const frame = isSandboxed ? await (await page.waitForSelector('iframe')).contentFrame() : page.mainFrame();
  if (!frame) throw new Error('The page has no frame.');
  const close = async () => {
    await context.close();
    await served.close();
  };
  return { page, frame, complaints, files, close };
}

/** Whether both weights of the type are there. */
const hasType = () =>
  document.fonts.ready.then(() => {
    const own = [...document.fonts].filter(({ family }) => /Gentium/.test(family));
    const loaded = own.filter(({ status }) => status === 'loaded').map(({ weight }) => weight);
    return ['400', '700'].every((weight) => loaded.includes(weight));
  });

const PLAY = '&game=sebastopol&seats=4';

describe.each(BUILDS)('$build', ({ folder }) => {
  it("plays under default-src 'self', with its type, its pictures and its sounds", async () => {
    const { page, frame, complaints, files, close } = await open(folder, "default-src 'self'", PLAY);
    const { thinker } = await until(page, ({ question }) => question !== null, 'a question');
    expect(thinker).toBe('worker');
    expect(await frame.evaluate(hasType)).toBe(true);
    expect(files.filter((each) => /wood.*svg|cloth.*svg/.test(each))).not.toEqual([]);
    expect(files.filter((each) => !each.startsWith('200'))).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  });

  it('plays where Trusted Types allow its two policies', async () => {
    const policy = "require-trusted-types-for 'script'; trusted-types lit-html default";
    const { page, complaints, close } = await open(folder, policy, PLAY);
    const { thinker } = await until(page, ({ question }) => question !== null, 'a question');
    expect(thinker).toBe('worker');
    expect(complaints).toEqual([]);
    await close();
  });

  it('speaks the language of the browser where Trusted Types allow its two policies', async () => {
    const policy = "default-src 'self'; require-trusted-types-for 'script'; trusted-types lit-html default";
    const { page, complaints, close } = await open(folder, policy, '', false, 'de');
    await until(page, ({ screen }) => screen === 'title', 'the title');
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('de');
    expect(complaints).toEqual([]);
    await close();
  });

  it('says why it does not play where Trusted Types allow no policy', async () => {
    const { page, close } = await open(folder, "require-trusted-types-for 'script'; trusted-types 'none'");
    await page.locator('#refused').waitFor();
    expect(await page.locator('#refused').textContent()).toContain('trusted-types lit-html default');
    expect(await page.locator('#missing').isVisible()).toBe(false);
    await close();
  });
});

it("the embeddable build has its type in a sandbox under default-src 'self'", async () => {
  const { frame, complaints, files, close } = await open(EMBEDDED, "default-src 'self'", '', true);
  await frame.waitForSelector('#screens .button');
  expect(await frame.evaluate(hasType)).toBe(true);
  expect(files.filter((each) => !each.startsWith('200'))).toEqual([]);
  expect(complaints).toEqual([]);
  await close();
});
