// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { textsFor } from '../../../src/i18n/english.ts';
import { withRules } from '../../../src/i18n/index.ts';
import { draw, undraw } from '../../../src/page/draw.ts';
import { gameById } from '../../../src/rules/games.ts';
import { createFigures } from '../../../src/shell/rules/figures.ts';
import { pageOf } from '../../../src/shell/rules/page.ts';
import { eventually } from '../../eventually.ts';
import { fakeApp } from '../fake-app.ts';

afterEach(() => document.body.replaceChildren());

it('come, with their numbers, without a change that looks like a translator’s', async () => {
  const texts = await withRules(textsFor([]));
  const game = gameById('all-fives');
  const root = document.body.appendChild(document.createElement('div'));
  if (!game) throw new Error('no game');
  const options = game.options({}, 4);
  if (!options.ok) throw new Error('no options');
  const told = { game, options: options.value, seats: 4 };
  const canvas = () => document.createElement('canvas');
  const figures = createFigures({ ...fakeApp(), pictures: { table: async () => canvas() } } as never, texts);
  const sections = pageOf(told, texts).filter(({ pictures }) => pictures.length > 0);
  const show = () =>
    draw(
      sections.map((section) => figures.strip(told, section)),
      root,
    );
  show();
  const [first] = root.querySelectorAll('.half-minute');
  await eventually(() => expect(root.querySelectorAll('.rules-number').length).toBeGreaterThan(0));
  show();
  // Drawn afresh it would be another element.
  expect(root.querySelector('.half-minute')).toBe(first);
  undraw(root);
});
