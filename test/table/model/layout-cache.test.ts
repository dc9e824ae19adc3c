import { describe, expect, it } from 'vitest';
import { situationAt } from '../../../src/dev/stages.ts';
import { gameById } from '../../../src/rules/games.ts';
import { createDesk } from '../../../src/seats/desk.ts';
import { createRack } from '../../../src/seats/rack.ts';
import type { TableKind } from '../../../src/table/kind.ts';
import { star } from '../../../src/table/kinds/star.ts';
import { createLayoutCache } from '../../../src/table/model/layout-cache.ts';
import { TableModel } from '../../../src/table/model/table-model.ts';
import { gameIn } from '../kinds.ts';

const at = (moves: number) => situationAt({ game: 'cyprus', seats: 4, seed: 'a', moves, eye: 0 });
const now = at(12);
const table = gameById('cyprus')?.table;
if (!table) throw new Error('no table');

describe('a layout', () => {
  it('is kept until something is laid, or the board is another one, and nothing is compared but what is the same', () => {
    const layoutOf = createLayoutCache(star.layOut);
    const first = layoutOf(now.seen, table, 1.5);
    expect(layoutOf({ ...now.seen, boneyard: [], turn: null }, table, 1.5)).toBe(first);
    expect(layoutOf(now.seen, table, 0.5)).not.toBe(first);
    expect(layoutOf({ ...now.seen, laid: [...now.seen.laid] }, table, 0.5)).not.toBe(first);
  });
});

describe('the slots of the rack', () => {
  it('are where the own tiles stand, and nothing is arranged to tell', () => {
    let laid = 0;
    const counting: TableKind = {
      ...star,
      layHand(...given) {
        laid++;
        star.layHand(...given);
      },
    };
    const model = new TableModel({ desk: createDesk(), rack: createRack() }, counting, gameIn('cyprus'));
    model.update(now);
    model.fit(844, 390, { top: 0, right: 0, bottom: 0, left: 0 });
    const { tiles } = model.arrange(now);
    const before = laid;
    const { order, slots } = model.rackSlots(now);
    expect(laid).toBe(before);
    expect(order.length).toBeGreaterThan(1);
    expect(slots).toEqual(order.map((at) => model.surface.camera.project(tiles[at]?.at ?? [0, 0, 0])));
  });

  it('are a question, after which the table shows what it showed', () => {
    const model = new TableModel({ desk: createDesk(), rack: createRack() }, star, gameIn('cyprus'));
    model.update(now);
    model.fit(844, 390, { top: 0, right: 0, bottom: 0, left: 0 });
    const { view } = model.arrange(now);
    const shown = () => now.seen.ends.map(({ place }) => model.board.endPose(place, view));
    const before = shown();
    expect(before.some((pose) => pose !== null)).toBe(true);
    expect(model.rackSlots(at(40)).slots.length).toBeGreaterThan(0);
    expect(shown()).toEqual(before);
  });
});
