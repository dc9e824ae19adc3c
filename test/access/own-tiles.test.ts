// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Situation } from '../../src/match/ports.ts';
import type { Eye, Game, Position } from '../../src/rules/game.ts';
import { gameById } from '../../src/rules/games.ts';
import { persons } from '../match/play.ts';
import { takingAt } from '../match/taking.ts';
import { laidTable, signal } from './laid-table.ts';
import { texts } from './staged.ts';

let at: ReturnType<typeof laidTable>;
beforeEach(() => {
  at = laidTable();
});
afterEach(() => at.table.destroy());

/** A table of Block for two persons at which these tiles were taken, as an eye sees it. */
const taking = (taken: readonly Position[], eye: Eye = 0): Situation =>
  takingAt(gameById('block') as Game, 2, taken, eye, persons(2));

const ask = (now: Situation, seat: number) =>
  at.desk.ask({ seat, seen: now.seen, moves: [{ do: 'draw' }], task: 'take' }, signal);

describe('the DOM table while the seats take their own tiles', () => {
  it('lists the tiles that lie there, and the one pressed is taken', async () => {
    const now = taking([20, 3]);
    at.table.show(now);
    expect(at.all('[data-group=places]')).toHaveLength(26);
    const answer = ask(now, 0);
    expect(at.root.querySelector('.dom-own')?.getAttribute('aria-label')).toBe(texts.table.toTake(26));
    expect(at.root.querySelector('.dom-status')?.textContent).toBe('Take any tile.');
    at.place('9')?.click();
    expect(await answer).toEqual({ do: 'draw', from: 9 });
  });

  it('shows the tiles taken so far in the own hand, and no other face', () => {
    const now = taking([20, 3, 9]);
    at.table.show(now);
    expect(at.hand()).toHaveLength(2);
    expect(at.root.querySelector('.dom-status')?.textContent).toBe(texts.table.beingTaken);
    expect(at.place('5')?.getAttribute('aria-disabled')).toBe('true');
    expect(at.place('5')?.getAttribute('aria-label')).toBe('Tile 6');
  });

  it('takes the rest by the button, and by the key that draws', async () => {
    const now = taking([]);
    at.table.show(now);
    const byButton = ask(now, 0);
    expect(at.button('draw')?.textContent?.trim()).toBe(texts.table.takeRest);
    at.button('draw')?.click();
    expect(await byButton).toEqual({ do: 'draw' });
    const byKey = ask(now, 0);
    at.press('d');
    expect(await byKey).toEqual({ do: 'draw' });
  });

  it('points the keyboard to the tiles, which the arrows walk along', async () => {
    const now = taking([]);
    at.table.show(now);
    at.button('menu')?.focus();
    const answer = ask(now, 0);
    expect((document.activeElement as HTMLElement).dataset).toMatchObject({ group: 'places', id: '0' });
    at.press('ArrowRight');
    expect((document.activeElement as HTMLElement).dataset.id).toBe('1');
    (document.activeElement as HTMLElement).click();
    expect(await answer).toEqual({ do: 'draw', from: 1 });
  });

  it('asks several persons by name, though no hand is shown', async () => {
    const now = taking([20], 'table');
    at.table.show(now);
    const answer = ask(now, 1);
    expect(at.root.querySelector('.dom-status')?.textContent).toBe('It’s Person 1’s turn. Take any tile.');
    at.place('0')?.click();
    expect(await answer).toEqual({ do: 'draw', from: 0 });
  });
});
