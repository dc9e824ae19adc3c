import { describe, expect, it } from 'vitest';
import { situationAt } from '../../../src/dev/stages.ts';
import { first as cyprus } from '../../../src/rules/first-game.ts';
import type { Tile } from '../../../src/rules/game.ts';
import { createDesk } from '../../../src/seats/desk.ts';
import { createRack } from '../../../src/seats/rack.ts';
import { TableModel } from '../../../src/table/model/table-model.ts';
import { byNumber, standingAs } from '../../../src/table/places/hand-order.ts';
import { gameIn, kindIn } from '../kinds.ts';

const now = situationAt({ game: 'cyprus', seats: 4, seed: 'a', moves: 12, eye: 0 });

function seated() {
  const rack = createRack();
  const model = new TableModel({ desk: createDesk(), rack }, kindIn('cyprus'), gameIn('cyprus'));
  model.update(now);
  model.fit(844, 390, { top: 0, right: 0, bottom: 0, left: 0 });
  /** The own tiles as they lie on the screen, from left to right. */
  const standing = (): Tile[] =>
    [...model.arrange(now).tiles.entries()]
      .flatMap(([at, placed]) => {
        const tile = now.seen.heap[at];
        return placed.where === 'own' && tile ? [{ tile, x: placed.at[0] }] : [];
      })
      .sort((a, b) => a.x - b.x)
      .map(({ tile }) => tile);
  return { rack, model, standing };
}

describe('the own tiles on the screen', () => {
  it('stand as the rack says, from left to right', () => {
    const { rack, standing } = seated();
    const before = standing();
    expect(before).toEqual(rack.order(now.seen, 0, null, cyprus.table));
    const last = before.at(-1) ?? '0-0';
    rack.move(0, last, 0);
    expect(standing()).toEqual([last, ...before.slice(0, -1)]);
  });

  it('keep to their places whatever the others’ tiles do: only the own ones move', () => {
    const { rack, model } = seated();
    const before = model.arrange(now).tiles;
    const [first = '0-0'] = rack.order(now.seen, 0, null, cyprus.table);
    rack.move(0, first, 99);
    const after = model.arrange(now).tiles;
    const moved = [...after.entries()].filter(
      ([
        at,
        {
          at: [x],
        },
      ]) => before[at]?.at[0] !== x,
    );
    expect(moved.length).toBeGreaterThan(0);
    expect(moved.every(([, { where }]) => where === 'own')).toBe(true);
  });

  it('that nobody sees stay in the order in which they were taken', () => {
    const hidden = [null, null, null];
    expect(byNumber([2, 0, 1], hidden)).toEqual([2, 0, 1]);
    expect(standingAs([])([2, 0, 1], hidden)).toEqual([2, 0, 1]);
  });
});
