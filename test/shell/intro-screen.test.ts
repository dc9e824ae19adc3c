// @vitest-environment happy-dom
import { render } from 'lit-html';
import { expect, it, vi } from 'vitest';
import { textsFor } from '../../src/i18n/english.ts';
import { withRules, withSetUp } from '../../src/i18n/index.ts';
import { createFigures } from '../../src/shell/rules/figures.ts';
import { introScreen } from '../../src/shell/title/intro-screen.ts';
import { usualTable } from '../../src/shell/title/next-table.ts';
import { fakeApp } from './fake-app.ts';

const english = textsFor([]);
const texts = { ...(await withRules(english)), ...(await withSetUp(english)) };
/** A screen of its own: files of one environment share a document. */
const root = document.createElement('div');

async function shown(id: string, isOneDeal = false) {
  const [send, begin] = [vi.fn(), vi.fn()];
  const app = { ...fakeApp(), send };
  const game = app.matches.games.find((each) => each.id === id);
  const table = game && usualTable(app, game);
  if (!table) throw new Error(`no ${id}`);
  const { options, sitters } = table;
  const intro = { game: table.game, options, seats: sitters.length, isOneDeal, begin };
  render(introScreen(app, texts, createFigures(app, texts), intro), root);
  await Promise.resolve();
  const buttons = [...root.querySelectorAll('button')];
  return { send, begin, buttons, words: root.textContent?.replace(/\s+/g, ' ') ?? '' };
}

it('tells Cyprus in three sentences, and what wins the match that is about to begin', async () => {
  const { words, buttons, begin } = await shown('cyprus');
  expect(words).toContain('Cyprus in half a minute');
  // Four seats play to more than the book does.
  expect(words).toContain('The first to reach 100 points wins.');
  expect(words.match(/\bwins\b/g)).toHaveLength(1);
  const [play, learn] = buttons;
  expect(play?.textContent?.trim()).toBe('Play');
  expect(play?.hasAttribute('data-autofocus')).toBe(true);
  expect(learn?.textContent).toContain('Learn in two minutes');
  play?.click();
  expect(begin).toHaveBeenCalledOnce();
});

it('says what wins where it is losses, deals, or one deal that others play too', async () => {
  expect((await shown('osel')).words).toContain('Whoever reaches 101 first is the donkey');
  expect((await shown('cyprus-leaflet')).words).toContain('the highest total wins');
  expect((await shown('cyprus', true)).words).toContain('This is a single deal: whoever has the most points wins.');
  expect((await shown('osel', true)).words).toContain('everybody wins except whoever loses the most points');
});

it('says that one deal is won by sides where partners play together', async () => {
  expect((await shown('sports', true)).words).toContain('This is a single deal: the team with the most points wins.');
  expect((await shown('general', true)).words).toContain(
    'This is a single deal: the team that loses fewer points wins.',
  );
});

it('calls a lesson by its game, or by what it teaches where it was made for another', async () => {
  const hintOf = async (id: string) => (await shown(id)).buttons[1]?.textContent?.trim();
  expect(await hintOf('block')).toContain('Lesson: Block');
  for (const id of ['goat', 'sports', 'osel']) expect(await hintOf(id)).toContain('Basics of line games');
  for (const id of ['muggins', 'telephone', 'telephone-72'])
    expect(await hintOf(id)).toContain('Basics of games that add up the ends');
  expect(await hintOf('fortress')).toContain('Basics of star games');
});

it('goes back where somebody goes back', async () => {
  const { send, begin } = await shown('block');
  const key = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
  root.querySelector('.screen')?.dispatchEvent(key);
  expect(send).toHaveBeenCalledWith({ type: 'BACK' });
  expect(begin).not.toHaveBeenCalled();
});
