// @vitest-environment happy-dom
// @vitest-environment-options {"alone":"table"}
/** Whole deals of a game for one, at the plain table. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { atOnce } from '../../src/bots/steps.ts';
import { beginMatch } from '../../src/match/progress.ts';
import { fromHex } from '../../src/rules/chance.ts';
import type { Move } from '../../src/rules/game.ts';
import { placeOfMove, tileOfMove } from '../../src/rules/moves.ts';
import { solo1 } from '../../src/rules/solo/solo-1.ts';
import { seedOfDeal } from '../../src/shell/deal-number.ts';
import { solve } from '../bots/asked.ts';
import { type Staged, sitDown } from './staged.ts';

vi.mock('../../src/table/scene.ts', () => ({ createScene: () => Promise.reject(new Error('no WebGL here')) }));

let at: Staged;
afterEach(() => at.close());

const alone = (deal: number) =>
  sitDown('instant', [], {
    game: 'solo-1',
    options: {},
    sitters: [{ name: 'You', kind: 'person' }],
    seed: seedOfDeal(deal),
  });

const solutionOf = (deal: number) => atOnce(solve(beginMatch(solo1, {}, 1, fromHex(seedOfDeal(deal))).deal));

/** The number of the first deal of which a search says that. */
function firstOf(is: 'found' | 'none'): number {
  let deal = 1;
  while (solutionOf(deal).is !== is) deal++;
  return deal;
}

const control = (group: string, id: string | number) =>
  at.parts.table.querySelector<HTMLElement>(`[data-group=${group}][data-id="${id}"]`);
const laid = () => at.match()?.deal.laid.length ?? 0;

async function lay(move: Move) {
  const before = laid();
  const tile = tileOfMove(move) ?? '';
  const place = placeOfMove(move);
  await at.until(() => control('hand', tile)?.getAttribute('aria-disabled') === 'false');
  control('hand', tile)?.click();
  (place === null || place === undefined ? control('hand', tile) : control('places', place))?.click();
  await at.until(() => laid() > before);
}

const state = () => (at.probe() as { state: unknown }).state;
const isDeadEnd = () => JSON.stringify(state()) === '{"scoring":"deadEnd"}';

describe('a deal for one', () => {
  it('is solved tile by tile, each row named with what is left of it', async () => {
    const deal = firstOf('found');
    const solution = solutionOf(deal);
    at = alone(deal);
    await at.until(() => at.hand() === 28);
    const rows = () =>
      [...at.parts.table.querySelectorAll('.dom-row')].map((row) => row.getAttribute('aria-label') ?? '');
    expect(rows()).toEqual([1, 2, 3, 4].map((n) => `Row ${n}, 7 tiles`));
    const free = [...at.parts.table.querySelectorAll('.dom-row')].map((row) => row.lastElementChild);
    for (const tile of free) expect(tile?.getAttribute('aria-label')).toMatch(/, free$/);
    for (const move of solution.is === 'found' ? solution.moves : []) await lay(move);
    await at.until(() => at.match()?.standing.winners !== null);
    expect(at.match()?.standing).toMatchObject({ totals: [1], winners: [0] });
    expect(at.hasFailed()).toBe(false);
  });

  it('is lost only when its dead end is given up', async () => {
    at = alone(firstOf('none'));
    await at.until(() => at.hand() === 28);
    const layAny = async () => {
      while (!isDeadEnd()) {
        await at.until(() => isDeadEnd() || at.parts.table.querySelector('.hand-tile.is-playable') !== null);
        const match = at.match();
        const [move] = match && !isDeadEnd() ? solo1.moves(match.deal) : [];
        if (move) await lay(move);
      }
    };
    await layAny();
    expect(at.parts.table.querySelector('[role=status]')?.textContent).toMatch(/No free tile fits/);
    const stuck = laid();
    control('actions', 'takeBack')?.click();
    expect(laid()).toBe(stuck - 1);
    await layAny();
    expect(at.match()?.standing.winners).toBeNull();
    control('actions', 'next')?.click();
    await at.until(() => at.match()?.standing.winners !== null);
    expect(at.match()?.standing).toMatchObject({ totals: [0], winners: [] });
  });
});
