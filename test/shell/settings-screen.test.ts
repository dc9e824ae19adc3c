// @vitest-environment happy-dom
import { render } from 'lit-html';
import { describe, expect, it } from 'vitest';
import { textsFor } from '../../src/i18n/english.ts';
import { withSetUp } from '../../src/i18n/index.ts';
import type { App } from '../../src/shell/app.ts';
import { createSettings, settingsScreen } from '../../src/shell/settings/settings-screen.ts';
import { fakeApp } from './fake-app.ts';

/** Settings that are chosen elsewhere, measured, or only where the device can do it. */
const OWN = new Set(['dealing', 'language', 'slow', 'vibration', 'sort']);
const texts = await withSetUp(textsFor([]));

it('lets a player choose when each place shows what it would make: at first in the first matches', () => {
  const app = fakeApp();
  const chosen = () => {
    render(settingsScreen(app, texts, { part: 'game', show() {}, data: null }), document.body);
    const items = [...document.querySelectorAll<HTMLInputElement>('input[name=makes]')];
    return { items, value: items.find(({ checked }) => checked)?.value };
  };
  const { items, value } = chosen();
  expect([items.map((item) => item.value), value]).toEqual([['always', 'useful', 'never'], 'useful']);
  items[0]?.dispatchEvent(new Event('change'));
  expect([app.settings.now.makes, chosen().value]).toEqual(['always', 'always']);
});

it('lets a player turn single-letter keys off, which are on unless told otherwise', () => {
  const app = fakeApp();
  render(settingsScreen(app, texts, { part: 'comfort', show() {}, data: null }), document.body);
  const [on, off] = document.querySelectorAll<HTMLInputElement>('input[name=letters]');
  expect([on?.checked, off?.checked]).toEqual([true, false]);
  off?.dispatchEvent(new Event('change'));
  expect(app.settings.now.letters).toBe(false);
});

it('offers pictures among the tile sets, and says where tiles have pips all the same', () => {
  const app = fakeApp();
  const shown = () => {
    render(settingsScreen(app, texts, { part: 'look', show() {}, data: null }), document.body);
    return [...document.querySelectorAll<HTMLInputElement>('input[name=tiles]')];
  };
  const said = () => document.body.textContent?.includes(texts.settings.picturesNote);
  expect(shown().map(({ value }) => value)).toEqual(['ivory', 'ebony', 'copper', 'pictures']);
  expect(said()).toBe(false);
  shown().at(-1)?.dispatchEvent(new Event('change'));
  shown();
  expect([app.settings.now.tiles, said()]).toEqual(['pictures', true]);
});

describe('the parts of the settings', () => {
  const open = () => {
    const root = document.createElement('div');
    const app: App = { ...fakeApp(), redraw: () => render(screen(), root) };
    const screen = createSettings(app, texts);
    render(screen(), root);
    const names = () => [
      ...new Set(
        [...root.querySelectorAll<HTMLInputElement>('.settings-part :is(input, select)')].map(
          ({ name, id }) => name || id,
        ),
      ),
    ];
    const parts = () => [...root.querySelectorAll('.settings-parts label')].map((each) => each.textContent?.trim());
    const show = (part: string) =>
      root.querySelector(`input[name=settings-part][value=${part}]`)?.dispatchEvent(new Event('change'));
    return { app, root, names, parts, show };
  };

  it('are shown one at a time, and have every setting once', () => {
    const { names, parts, show } = open();
    expect(parts()).toEqual(['Game', 'Comfort', 'Look', 'Sound', 'Data']);
    const all = ['game', 'comfort', 'look', 'sound'].flatMap((part) => {
      show(part);
      return names();
    });
    expect(new Set(all).size).toBe(all.length);
    const kept = Object.keys(fakeApp().settings.now).filter((name) => !OWN.has(name));
    const shownAs: Readonly<Record<string, string>> = { textSize: 'text-size' };
    for (const name of kept) expect(all).toContain(shownAs[name] ?? name);
  });

  it('leave out the data during a match', () => {
    const { app, root, parts, show } = open();
    show('data');
    expect(root.textContent).toContain('All of this is stored only here.');
    const now = {} as NonNullable<ReturnType<App['match']['now']>>;
    Object.assign(app.match, { now: () => now });
    app.redraw();
    expect(parts()).toEqual(['Game', 'Comfort', 'Look', 'Sound']);
    expect(root.querySelector('input[name=speed]')).not.toBeNull();
  });
});
