// @vitest-environment happy-dom
import { html, render } from 'lit-html';
import { describe, expect, it, vi } from 'vitest';
import { textsFor } from '../../src/i18n/english.ts';
import { withSetUp } from '../../src/i18n/index.ts';
import { games } from '../../src/rules/games.ts';
import { isForOne } from '../../src/shell/address.ts';
import type { App } from '../../src/shell/app.ts';
import { createPuzzleRoom } from '../../src/shell/puzzles/puzzle-room.ts';
import { gradeOfDeal } from '../../src/shell/setup/puzzles.ts';
import { openPlayTimes } from '../../src/shell/store/play-times.ts';
import { fakeApp } from './fake-app.ts';

const texts = await withSetUp(textsFor([]));

function room() {
  const root = document.createElement('div');
  const app = fakeApp();
  const [play, send] = [vi.fn(), vi.fn()];
  const given: App = {
    ...app,
    send,
    matches: { ...app.matches, play, solved: () => ({ played: 3, solved: 2 }) },
    redraw: () => draw(),
  };
  const screen = createPuzzleRoom(given, texts, () => html`<i></i>`);
  const draw = () => render(screen(), root);
  draw();
  const card = (id: string) => root.querySelector(`#puzzle-${id}`)?.closest('li') as HTMLElement;
  const find = (text: string, at: ParentNode = root) =>
    [...at.querySelectorAll('button')].find((each) => each.textContent?.trim() === text) ??
    [...at.querySelectorAll('button')].find((each) => each.textContent?.includes(text));
  return { root, app: given, play, send, draw, card, find };
}

describe('the puzzle room', () => {
  it('has all games for one, and a button with words for each of them', () => {
    const { root, card, find } = room();
    for (const game of games.filter(isForOne)) {
      const name = texts.games[game.id]?.name ?? game.id;
      expect(card(game.id).textContent).toContain(name);
      expect(find(texts.title.play(name))).toBeDefined();
    }
    expect([...root.querySelectorAll('button')].filter((each) => each.textContent?.trim() === '')).toEqual([]);
  });

  it('plays any deal, or the chosen grade and number', () => {
    const { card, play, find } = room();
    find(texts.title.play('Solo 1'))?.click();
    expect(play.mock.calls[0]?.[0].id).toBe('solo-1');
    expect(play.mock.calls[0]?.[3]).toBeUndefined();
    const grade = card('squares').querySelectorAll<HTMLInputElement>('input[type=radio]')[4];
    grade?.dispatchEvent(new Event('change'));
    find(texts.title.play('Squares'))?.click();
    expect(gradeOfDeal(play.mock.calls[1]?.[3])).toBe(4);
    const number = card('squares').querySelector<HTMLInputElement>('input[type=number]');
    if (number) number.value = '17';
    number?.dispatchEvent(new Event('change'));
    find(texts.title.play('Squares'))?.click();
    expect(play.mock.calls[2]?.[3]).toBe(400_017);
  });

  it('tells the best time of the chosen grade, or of the chosen deal', () => {
    const { app, card, draw } = room();
    const times = openPlayTimes(app.store);
    for (const [deal, ms] of [
      [100_005, 65_000],
      [400_017, 600_000],
    ] as const) {
      times.add(`m${deal}`, ms);
      times.solve(`m${deal}`, 'squares', deal);
    }
    draw();
    expect(card('squares').textContent).toContain(texts.room.best(65_000));
    card('squares').querySelectorAll('input[type=radio]')[4]?.dispatchEvent(new Event('change'));
    expect(card('squares').textContent).toContain(texts.room.best(600_000));
    expect(card('solo-1').textContent).toContain(texts.alone.tally(2, 3));
  });

  it('chooses once for all solos if deals that cannot be solved are dealt', () => {
    expect(room().root.querySelectorAll('input[name=solo-deals]')).toHaveLength(2);
  });

  it('leads to today, and back', () => {
    const { send, find } = room();
    find(texts.title.today)?.click();
    find(texts.setup.back)?.click();
    expect(send.mock.calls).toEqual([[{ type: 'TODAY', day: null }], [{ type: 'BACK' }]]);
  });
});
