/** Saves of Mosaic: the puzzle is kept with the match; one that is damaged is refused, and its text stays. */
import { describe, expect, it } from 'vitest';
import { mosaicOf } from '../../src/bots/mosaic/make-mosaic.ts';
import { beginMatch } from '../../src/match/progress.ts';
import { resume } from '../../src/match/resume.ts';
import { fromHex } from '../../src/rules/chance.ts';
import type { Move } from '../../src/rules/game.ts';
import { mosaic } from '../../src/rules/mosaic/mosaic.ts';
import type { GivenDeal } from '../../src/rules/sealed.ts';
import { squares } from '../../src/rules/squares/squares.ts';
import { newSetup } from '../../src/shell/store/kept-matches.ts';
import { readSave, writeSave } from '../../src/shell/store/save.ts';
import { heapOf, solved } from '../rules/mosaic/mosaic-deals.ts';

const YOU = [{ name: 'You', kind: 'person' }] as const;
const { puzzle } = mosaicOf(7, 'large');
const setup = newSetup(mosaic, {}, YOU, 300_007);
const given = { heap: heapOf(puzzle), lot: 0, puzzle };
const resumed = (log: readonly (readonly Move[])[], deal: object = given, game = mosaic) =>
  resume(game, {}, 1, fromHex(setup.seed), log, [deal as GivenDeal]);

/** The first moves of the solution. */
function firstMoves(count: number): readonly Move[] {
  const { deal } = beginMatch(mosaic, {}, 1, fromHex(setup.seed), [given]);
  const solution = solved(deal);
  return solution.is === 'found' ? solution.moves.slice(0, count) : [];
}

describe('a mosaic that is kept', () => {
  it('is read as it was written, and goes on where it was', () => {
    const log = [firstMoves(5)];
    const read = readSave(writeSave({ ...setup, given: [given], log }, 'tab', 1));
    if (!read.ok) throw new Error(read.reason);
    expect(read.value.given).toEqual([given]);
    const again = resumed(read.value.log, read.value.given?.[0]);
    expect(again.ok && again.value.deal.laid).toHaveLength(5);
    expect(again.ok && again.value.deal.puzzle).toEqual(puzzle);
    expect(again.ok && again.value.hands).toEqual([puzzle.tiles.map((_, at) => at)]);
  });

  it.each<readonly [string, object]>([
    ['lacks fields', { ...given, puzzle: { ...puzzle, fields: [] } }],
    ['has a place too many', { ...given, puzzle: { ...puzzle, places: [...puzzle.places, { row: 9, column: 9 }] } }],
    ['is nothing', { ...given, puzzle: null }],
    ['is a list', { ...given, puzzle: [] }],
    ['has other tiles than the heap', { ...given, heap: [...given.heap].reverse() }],
  ])('is refused if its puzzle %s', (_, deal) => {
    expect(resumed([firstMoves(2)], deal)).toEqual({ ok: false, reason: 'illegal', detail: 'deal 1, puzzle' });
  });

  it('is refused in a game that has no such puzzles', () => {
    expect(resumed([[]], given, squares)).toMatchObject({ ok: false, detail: 'deal 1, puzzle' });
  });
});
