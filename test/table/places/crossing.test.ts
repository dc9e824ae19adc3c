/** Where a line crosses, and what is inlaid around it from then on (other-tables: four winds). */
import { describe, expect, it } from 'vitest';
import { dealOf } from '../../../src/dev/stages.ts';
import { createDesk } from '../../../src/seats/desk.ts';
import { createRack } from '../../../src/seats/rack.ts';
import { TableModel } from '../../../src/table/model/table-model.ts';
import { crossingOf } from '../../../src/table/places/crossing.ts';
import { gameIn, kindIn } from '../kinds.ts';

/** What is inlaid, and where, after each change of a deal; and the double at which the line crosses. */
function inlaysOf(game: string, seats: number, seed: string) {
  const model = new TableModel({ desk: createDesk(), rack: createRack() }, kindIn(game), gameIn(game));
  return [...dealOf({ game, seats, seed, moves: 999, eye: 0 })].map(({ now }, index) => {
    if (model.update(now) || index === 0) model.fit(1280, 800, { top: 0, right: 0, bottom: 0, left: 0 });
    const { view } = model.arrange(now);
    const at = crossingOf(now.seen);
    return { seen: now.seen, inlay: model.board.inlay, at, inlaidAt: model.board.inlaidAt(view), view };
  });
}

describe.each([
  ['osel', 4],
  ['muggins', 2],
  ['telephone', 4],
  ['telephone-72', 3],
] as const)('%s', (game, seats) => {
  it('a plain cross lies in the cloth until the line crosses, then four winds around that double', () => {
    const kinds = new Set<string>();
    for (const seed of ['a', 'b', 'c', 'd']) {
      for (const { seen, inlay, at, inlaidAt, view } of inlaysOf(game, seats, seed)) {
        kinds.add(inlay);
        const arms = seen.ends.map(({ place }) => place);
        expect(at !== null).toBe(arms.length > 2);
        expect(inlay).toBe(at === null ? 'cross' : 'four');
        if (at === null) expect(inlaidAt).toEqual([view.x, view.y]);
        else {
          const { inner, outer } = seen.laid[at] ?? { inner: 0, outer: 1 };
          expect(inner).toBe(outer);
          const sides = seen.ends.filter(({ place, state }) => state === 'free' && Number(place) >= 2);
          for (const { to } of sides) expect(to).toBe(at);
        }
      }
    }
    expect(kinds).toEqual(new Set(['cross', 'four']));
  });

  it('what is inlaid stays with that double however the cloth is looked at', () => {
    const crossed = ['winds', 'a', 'b'].flatMap((seed) => inlaysOf(game, seats, seed).filter(({ at }) => at !== null));
    expect(crossed.length).toBeGreaterThan(10);
    for (const { at, inlaidAt, view } of crossed) {
      const [x, y] = inlaidAt;
      // Of a double that leads, the middle is that of the layout.
      if (at === 0) expect([x, y]).toEqual([view.x, view.y]);
      else expect(Math.hypot(x - view.x, y - view.y) / view.scale).toBeGreaterThan(1);
    }
  });
});
