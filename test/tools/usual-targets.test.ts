import { describe, expect, it } from 'vitest';
import type { Game, Options } from '../../src/rules/game.ts';
import { games } from '../../src/rules/games.ts';
import { TARGETS, tableKey, usualOptions } from '../../src/shell/setup/usual-options.ts';
import { LENGTHS, usualTime } from '../../src/shell/setup/usual-time.ts';
import { targetsOf, variantsOf } from '../../tools/usual-targets.ts';
import { createTally } from '../looked.ts';

/** Whether a higher target cannot be chosen. */
function isHighest({ optionSpecs, options: read, seats }: Game, options: Options): boolean {
  const spec = optionSpecs.find(({ id }) => id === 'target');
  if (spec?.kind !== 'choice') return false;
  const higher = spec.values.filter((value) => Number(value) > Number(options.target));
  return !higher.some((target) => seats.some((count) => read({ ...options, target }, count).ok));
}

describe('the usual target', () => {
  it('is what follows from the lengths that were measured', () => {
    expect(TARGETS).toEqual(targetsOf(games, LENGTHS));
  });

  it('makes about three deals of a match at every table to points, where the book’s makes fewer (1.12)', () => {
    const [all, several] = [createTally(), createTally()];
    for (const game of games) {
      for (const given of variantsOf(game)) {
        for (const seats of game.seats) {
          const options = usualOptions(game, given, seats);
          if (!options.ok || options.value.target === undefined) continue;
          const sitters = Array.from({ length: seats }, () => ({ kind: 'bot' }) as const);
          const time = usualTime(game, options.value, sitters, 'normal');
          if (!time) continue;
          all.count();
          const where = `${tableKey(game, given)} with ${seats}`;
          // 15.6: where only some targets are offered the highest may be too low.
          if (!isHighest(game, options.value)) {
            several.count();
            expect((time.low + time.high) / 2, where).toBeGreaterThanOrEqual(2.5);
          }
          const book = game.options(given, seats);
          expect(Number(options.value.target), where).toBeGreaterThanOrEqual(Number(book.ok && book.value.target));
        }
      }
    }
    all.enough(games.length / 2);
    several.enough(games.length / 2);
  });

  it('leaves the book’s target alone that makes several deals', () => {
    const ural = games.find(({ id }) => id === 'ural');
    expect(ural && usualOptions(ural, {}, 4)).toEqual({ ok: true, value: { faceDownDoubles: true, target: 101 } });
  });
});
