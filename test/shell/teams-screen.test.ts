// @vitest-environment happy-dom
import { render } from 'lit-html';
import { expect, it, vi } from 'vitest';
import { textsFor } from '../../src/i18n/english.ts';
import { withSetUp } from '../../src/i18n/index.ts';
import { fromHex } from '../../src/rules/chance.ts';
import { gameById } from '../../src/rules/games.ts';
import { teamsOf } from '../../src/rules/sealed.ts';
import { pipCount } from '../../src/rules/tiles.ts';
import { teamsScreen } from '../../src/shell/setup/teams-screen.ts';
import { newSetup } from '../../src/shell/store/kept-matches.ts';
import { optionsOf } from '../rules/arranged.ts';
import { fakeApp } from './fake-app.ts';

const texts = await withSetUp(textsFor([]));
const game = gameById('team-block');
if (!game) throw new Error('no Team Block');
const options = optionsOf(game, {}, 4);
const came = ['Ada', 'Bo', 'Cyd', 'Dee'].map((name) => ({ name, kind: 'person' as const }));
const NUMBER = 28;

it('7.4: seats everybody as they drew, the same for everybody who plays that deal', () => {
  const setup = newSetup(game, options, came, NUMBER);
  const players = teamsOf(game, fromHex(setup.seed), options)?.players ?? [];
  expect(setup.sitters.map(({ name }) => name)).toEqual(players.map((player) => came[player]?.name));
  expect(newSetup(game, options, came, NUMBER).sitters).toEqual(setup.sitters);
  const block = gameById('block');
  if (block) expect(newSetup(block, optionsOf(block, {}, 4), came, NUMBER).sitters).toEqual(came);
});

it('7.4: shows what everybody drew, the highest sum first, so that partners stand side by side, and who plays with whom', () => {
  const root = document.createElement('div');
  const send = vi.fn();
  const setup = newSetup(game, options, came, NUMBER);
  render(teamsScreen({ ...fakeApp(), send }, texts, setup), root);
  const shown = [...root.querySelectorAll('.team-player')].map((each) => ({
    name: each.querySelector('.team-name')?.textContent?.trim(),
    tiles: each.querySelectorAll('.team-tile').length,
    sum: each.querySelector('.team-sum')?.textContent,
  }));
  const draw = teamsOf(game, fromHex(setup.seed), options)?.draw;
  expect(shown.map(({ name }) => name)).toEqual([0, 2, 1, 3].map((seat) => setup.sitters[seat]?.name));
  for (const { name, tiles, sum } of shown) {
    const seat = setup.sitters.findIndex((sitter) => sitter.name === name);
    const pips = (draw?.drawn[seat] ?? []).reduce((all, at) => all + pipCount(draw?.heap[at] ?? '0-0'), 0);
    expect([tiles, sum]).toEqual([4, `${pips} pips`]);
  }
  const sums = shown.map(({ sum }) => Number.parseInt(sum ?? '', 10));
  expect(sums).toEqual([...sums].sort((a, b) => b - a));
  const [a, b, c, d] = setup.sitters.map(({ name }) => name);
  expect(root.textContent).toContain(`${a} and ${c} play together.`);
  expect(root.textContent).toContain(`${b} and ${d} play together.`);
  root.querySelector<HTMLButtonElement>('.is-main')?.click();
  expect(send).toHaveBeenCalledWith({ type: 'NEXT' });
});
