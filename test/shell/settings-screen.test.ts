// @vitest-environment happy-dom
import { render } from 'lit-html';
import { expect, it } from 'vitest';
import { textsFor } from '../../src/i18n/english.ts';
import { withSetUp } from '../../src/i18n/index.ts';
import { settingsScreen } from '../../src/shell/settings/settings-screen.ts';
import { fakeApp } from './fake-app.ts';

const texts = await withSetUp(textsFor([]));

it('lets a player choose when each place shows what it would make: at first in the first matches', () => {
  const app = fakeApp();
  const chosen = () => {
    render(settingsScreen(app, texts), document.body);
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
  render(settingsScreen(app, texts), document.body);
  const [on, off] = document.querySelectorAll<HTMLInputElement>('input[name=letters]');
  expect([on?.checked, off?.checked]).toEqual([true, false]);
  off?.dispatchEvent(new Event('change'));
  expect(app.settings.now.letters).toBe(false);
});
