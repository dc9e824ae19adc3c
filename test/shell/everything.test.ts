// @vitest-environment happy-dom
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render } from 'lit-html';
import { describe, expect, it, vi } from 'vitest';
import { textsFor } from '../../src/i18n/english.ts';
import { withSetUp } from '../../src/i18n/index.ts';
import { createEverything } from '../../src/shell/settings/everything-view.ts';
import { everythingAsFile, KEPT, putInPlace, readEverything } from '../../src/shell/store/everything.ts';
import { openSettings } from '../../src/shell/store/settings.ts';
import { openSolvedDeals } from '../../src/shell/store/solved-deals.ts';
import { type KeyValue, openStorage } from '../../src/shell/store/storage.ts';
import { eventually } from '../eventually.ts';
import { fakeApp } from './fake-app.ts';
import { fakeStorage } from './fake-storage.ts';

const texts = await withSetUp(textsFor([]));
const words = texts.everything;
const SOLVED = JSON.stringify({ 'solo-1': { played: 3, solved: 2, last: 'a' } });

/** A device that keeps what it is given. */
const device = (): KeyValue => {
  const storage = fakeStorage();
  return openStorage(() => storage);
};

const contents = (store: KeyValue) => Object.fromEntries(store.keys().map((key) => [key, store.get(key)]));

function filled(): KeyValue {
  const store = device();
  openSettings(store).change({ cloth: 'wine' });
  store.set('cyprus/solved', SOLVED);
  return store;
}

describe('all that is kept, as a file', () => {
  it('goes out and comes in somewhere else', () => {
    const read = readEverything(everythingAsFile(filled()));
    const other = device();
    other.set('cyprus/met', '["basil"]');
    other.set('somebody else', 'theirs');
    expect(read.ok && putInPlace(other, read.value)).toBe(true);
    expect(openSettings(other).now.cloth).toBe('wine');
    expect(openSolvedDeals(other).of('solo-1')).toEqual({ played: 3, solved: 2 });
    expect(other.get('cyprus/met')).toBeNull();
    expect(other.get('somebody else')).toBe('theirs');
  });

  it('leaves out what makes no sense', () => {
    const store = filled();
    store.set('cyprus/solved', 'not JSON');
    expect(everythingAsFile(store)).not.toContain('solved');
  });

  it.each([
    ['broken', 'no JSON'],
    ['broken', '{}'],
    ['broken', '{"game":"Star Dominoes","version":1,"kept":{"cyprus/solved":[1]}}'],
    ['broken', '{"game":"Star Dominoes","version":1,"kept":{"another key":1}}'],
    ['broken', '{"game":"Star Dominoes","version":1,"kept":{"cyprus/match/":{}}}'],
    ['foreign', '{"game":"Star Dominoes","version":2}'],
  ])('is %s: %s', (reason, text) => {
    expect(readEverything(text)).toEqual({ ok: false, reason });
  });

  it('changes nothing where there is no room for it', () => {
    const store = filled();
    const before = contents(store);
    let isFull = false;
    const small: KeyValue = {
      ...store,
      set: (key, value) => (isFull && key === 'cyprus/solved' && value !== SOLVED ? 'full' : store.set(key, value)),
    };
    isFull = true;
    const given = { 'cyprus/settings': {}, 'cyprus/solved': {} };
    expect(putInPlace(small, given)).toBe(false);
    expect(contents(store)).toEqual(before);
  });

  it('knows every key that the game keeps', () => {
    const folder = 'src/shell/store';
    const keys = readdirSync(folder).flatMap((name) => [
      ...readFileSync(join(folder, name), 'utf8').matchAll(/^const [A-Z]+ = '(cyprus\/[\w/-]+)';$/gm),
    ]);
    const known = KEPT.map(([key]) => key);
    // Saves that cannot be played, and what all of ours begins with.
    expect(keys.map(([, key]) => key).filter((key = '') => !known.includes(key))).toEqual(['cyprus/aside/']);
  });
});

describe('on the screen', () => {
  const root = document.createElement('div');
  function shown() {
    const reload = vi.fn();
    const app = { ...fakeApp(), store: filled(), handOut: vi.fn(), mayReload: async () => reload };
    const everything = createEverything(
      { ...app, redraw: () => render(everything.question() ?? everything.section(), root) },
      texts,
    );
    render(everything.section(), root);
    const press = (text: string) =>
      [...root.querySelectorAll('button')].find((each) => each.textContent?.trim() === text)?.click();
    const give = async (text: string) => {
      const input = root.querySelector('input');
      Object.defineProperty(input, 'files', { value: [new File([text], 'a.json')] });
      input?.dispatchEvent(new Event('change', { bubbles: true }));
      await eventually(() => expect(root.textContent).toMatch(/Replace everything with this file|Nothing was changed/));
    };
    return { app, reload, press, give };
  }

  it('asks before a file takes the place of everything, and begins anew then', async () => {
    const { app, reload, press, give } = shown();
    const before = contents(app.store);
    const other = device();
    other.set('cyprus/met', '["basil"]');
    await give(everythingAsFile(other));
    expect(contents(app.store)).toEqual(before);
    press(words.takeIn);
    await eventually(() => expect(reload).toHaveBeenCalledOnce());
    expect(contents(app.store)).toEqual({ 'cyprus/met': '["basil"]' });
  });

  it('says what is wrong with a file, and loses nothing', async () => {
    const { app, give } = shown();
    const before = contents(app.store);
    await give('a picture of a cat');
    expect(root.textContent).toContain(words.broken);
    expect(contents(app.store)).toEqual(before);
  });

  it('deletes everything only when it has been said twice', async () => {
    const { app, reload, press } = shown();
    press(words.clear);
    press(words.keep);
    expect(app.store.keys()).not.toEqual([]);
    press(words.clear);
    press(words.clearYes);
    await eventually(() => expect(reload).toHaveBeenCalledOnce());
    expect(app.store.keys()).toEqual([]);
  });
});
