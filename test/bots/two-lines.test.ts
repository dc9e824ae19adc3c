/** What bots know of two lines (21): what was turned up, for how long, and what a play leaves. */

import type { BotLevel } from '../../src/bots/levels.ts';
import { ALL_LEVELS } from '../../src/bots/levels.ts';
import '../../src/rules/games.ts';
import { describe, expect, it } from 'vitest';
import { thinkingSeed } from '../../src/bots/seed.ts';
import { prospectsIn } from '../../src/bots/two-lines/line-prospects.ts';
import { recalled } from '../../src/bots/two-lines/recall.ts';
import type { Move, Seen } from '../../src/rules/game.ts';
import { isTileMove, type TileMove } from '../../src/rules/moves.ts';
import { sausage } from '../../src/rules/sausage/sausage.ts';
import { turnedIn } from '../../src/rules/sausage/turned-up.ts';
import { seen } from '../../src/rules/seen.ts';
import { begun, example, listed } from '../rules/sausage/rows.ts';
import { advise, think } from './asked.ts';
import { situations } from './positions.ts';
import { dealtAnew } from './redeal.ts';

const views = [...situations(sausage, 2, 3)].map(({ view }) => view).filter((view) => sausage.moves(view).length > 1);
const chosen = (view: Seen, level: BotLevel) => think(view, sausage.moves(view), level, thinkingSeed(view));
const isCut = (move: Move | undefined) => move?.do === 'play' && move.arm === 'across';

describe('what is kept in mind', () => {
  it('21.3: is all that was turned up, for whoever forgets nothing', () => {
    for (const view of views) expect(recalled(view, Number.POSITIVE_INFINITY)).toBe(view);
  });

  it('is never more than was seen, always what lies open, and the less the sooner it is forgotten', () => {
    const known = ({ heap }: Seen) => heap.filter((tile) => tile !== null).length;
    for (const view of views) {
      const kept = [2, 6, 10, 40].map((turns) => recalled(view, turns));
      expect(kept.map(known)).toEqual(kept.map(known).sort((a, b) => a - b));
      for (const { heap } of kept) for (const [at, tile] of heap.entries()) if (tile) expect(tile).toBe(view.heap[at]);
      const open = [...view.laid.map(({ at }) => at), turnedIn(view).at(-1) ?? -1];
      for (const at of open) expect(kept[0]?.heap[at]).toBe(view.heap[at]);
    }
  });

  it('keeps what was put back a turn before', () => {
    for (const view of views) {
      const last = view.log.at(-1);
      const at = turnedIn(view)[view.log.length - 1] ?? -1;
      if (last?.do === 'pass') expect(recalled(view, 2).heap[at]).toBe(view.heap[at]);
    }
  });
});

describe('bots at two lines', () => {
  it.each(ALL_LEVELS)('are blind: %s chooses the same whatever lies where nobody has looked', (level) => {
    for (const [nth, view] of views.slice(0, 24).entries()) {
      expect(chosen(dealtAnew(sausage, view, nth), level)).toEqual(chosen(view, level));
    }
  });

  it('cut off five tiles rather than lay a tile at an end', () => {
    const view = seen(sausage, example('0-5', '6-6'), 1);
    for (const level of ['rules', 'club', 'strong', 'expert'] as const) expect(isCut(chosen(view, level))).toBe(true);
  });

  it('know what a play leaves to the next tile of the other row, where it is known', () => {
    const deal = example('0-5', '6-6');
    const [atEnd] = sausage.moves(deal).filter((move): move is TileMove => isTileMove(move));
    const at = deal.hands[0]?.at(-1) ?? 0;
    const known = { ...deal, memory: { turned: [...turnedIn(deal), at] } };
    const prospectOf = (view: Seen) => atEnd && prospectsIn(view)(atEnd);
    expect(prospectOf(seen(sausage, known, 1))?.other).toEqual({ tile: '6-6', goes: 0, cuts: 0 });
    const guess = prospectOf(seen(sausage, deal, 1))?.other;
    expect(guess).toMatchObject({ tile: null });
    expect(guess?.goes).toBeGreaterThan(0.2);
    expect(guess?.goes).toBeLessThan(1);
  });

  it('say that a cut sends tiles over, and that a tile fits nowhere else', () => {
    expect(advise(seen(sausage, example('0-5', '6-6'), 1), begun()).why[0]).toEqual({
      why: 'cuts',
      tiles: 5,
      pips: 27,
    });
    const only = example('3-3', '6-6');
    expect(listed(only)).toHaveLength(1);
    expect(advise(seen(sausage, only, 1), begun(), 400).why).toEqual([{ why: 'only place' }]);
  });
});
