import { describe, expect, it } from 'vitest';
import { audit } from '../../../src/rules/audit.ts';
import { commitmentOf } from '../../../src/rules/chance.ts';
import { mosaic } from '../../../src/rules/mosaic/mosaic.ts';
import { SIZES } from '../../../src/rules/mosaic/mosaic-puzzle.ts';
import { puzzleOfRecord } from '../../../src/rules/mosaic/puzzle-fault.ts';
import { recordOfPuzzle } from '../../../src/rules/mosaic/record-puzzle.ts';
import { readRecords, replay, writeRecord } from '../../../src/rules/record.ts';
import { squares } from '../../../src/rules/squares/squares.ts';
import { judge } from '../../second/judgement.ts';
import { at, type Line, parse, type Spoilt, swap, write } from '../spoilt-records.ts';
import { squaresRecord } from '../squares/deals.ts';
import { made, mosaicRecord, ONE_SOLUTION } from './mosaic-deals.ts';

type SpoiltDeal = Spoilt['deals'][0] & {
  puzzle: { size: string; outline: string[]; fields: (Line & { at: string[] })[]; tiles: string[] };
};

/** A record after something in its deal was changed, with the seal of its heap. */
function changed(change: (deal: SpoiltDeal) => void): string {
  const spoilt = parse(writeRecord(mosaicRecord(3, 'small', 'solved')));
  const deal = at(spoilt.deals, 0) as SpoiltDeal;
  change(deal);
  Object.assign(deal, { commitment: commitmentOf(deal.heap as never, String(deal.salt)) });
  return write(spoilt);
}

describe('a record of mosaic', () => {
  it.each(SIZES.flatMap((size) => (['solved', 'given up'] as const).map((how) => [size, how] as const)))(
    '25.6: is read as it was written, and played again: %s, %s',
    (size, how) => {
      const record = mosaicRecord(1, size, how);
      const read = readRecords(writeRecord(record));
      expect(read.ok && read.value).toEqual([{ ...record, line: 1, dealLines: [2] }]);
      expect(replay(record, mosaic)).toMatchObject({ ok: true, value: { winners: how === 'solved' ? [0] : [] } });
      expect(audit(writeRecord(record))).toMatchObject({ ok: true, matches: 1 });
      expect(judge(writeRecord(record))).toEqual(audit(writeRecord(record)));
    },
  );

  it('has the puzzle, with names for its half-places, and a hand of its tiles', () => {
    const { puzzle } = made(3, 'small');
    const deal = at(mosaicRecord(3, 'small', 'solved').deals, 0);
    expect(deal.hands).toEqual([puzzle?.tiles.map((_, n) => n)]);
    expect(deal.heap.slice(0, puzzle?.tiles.length)).toEqual(puzzle?.tiles);
    expect(deal.puzzle).toEqual(puzzle && recordOfPuzzle(puzzle));
    expect(recordOfPuzzle(ONE_SOLUTION)).toEqual({
      size: 'small',
      outline: ['r1c1', 'r1c2', 'r2c1', 'r2c2'],
      fields: [
        { at: ['r1c1'], sign: 'over', n: 3 },
        { at: ['r1c2'], sign: 'over', n: 2 },
        { at: ['r2c1'], sign: 'equal' },
        { at: ['r2c2'], sign: 'under', n: 2 },
      ],
      tiles: ['3-4', '1-2'],
    });
    expect(puzzleOfRecord(recordOfPuzzle(ONE_SOLUTION))).toEqual({ ok: true, value: ONE_SOLUTION });
  });

  it('may name half-places in any order', () => {
    const text = changed(({ puzzle }) => {
      puzzle.outline.reverse();
      for (const field of puzzle.fields) field.at.reverse();
    });
    expect(audit(text)).toMatchObject({ ok: true });
    expect(judge(text)).toMatchObject({ ok: true });
  });

  it.each<readonly [string, (deal: SpoiltDeal) => void, reason: string, words: string]>([
    ['no puzzle', (deal) => void Reflect.deleteProperty(deal, 'puzzle'), 'puzzle', 'deal 1, the puzzle is missing'],
    [
      'a place that is named otherwise',
      ({ puzzle }) => void puzzle.outline.splice(0, 1, 'x1'),
      'puzzle',
      'no list of half-places',
    ],
    [
      'a row beyond the ninth',
      ({ puzzle }) => void puzzle.outline.push('r10c1', 'r10c2'),
      'puzzle',
      'no list of half-places',
    ],
    [
      'a place that comes twice',
      ({ puzzle }) => void puzzle.outline.splice(0, 1, at(puzzle.outline, 1)),
      'puzzle',
      'comes twice',
    ],
    ['two outlines', ({ puzzle }) => void puzzle.outline.push('r9c8', 'r9c9'), 'puzzle', 'not connected'],
    ['a field less', ({ puzzle }) => void puzzle.fields.pop(), 'puzzle', 'no division'],
    ['a field twice', ({ puzzle }) => void puzzle.fields.push(at(puzzle.fields, 0)), 'puzzle', 'no division'],
    ['a field elsewhere', ({ puzzle }) => void at(puzzle.fields, 0).at.push('r9c9'), 'puzzle', 'beyond the outline'],
    ['a tile less', ({ puzzle }) => void puzzle.tiles.pop(), 'puzzle', 'fill the outline'],
    [
      'a tile twice',
      ({ puzzle }) => void puzzle.tiles.splice(0, 1, at(puzzle.tiles, 1)),
      'puzzle',
      'a tile comes twice',
    ],
    ['a tile of a larger set', ({ puzzle }) => void puzzle.tiles.splice(0, 1, '0-7'), 'puzzle', 'not of the set'],
    ['another tile first', ({ heap }) => swap(heap, 0, 20), 'heap', 'does not begin with the tiles'],
    ['a larger hand', ({ hands }) => void at(hands, 0).push(at(hands, 0).length), 'hands', 'tiles for each seat'],
    ['picked tiles', ({ hands }) => void at(hands, 0).reverse(), 'hands', 'nobody picks tiles'],
    [
      'a tile where one lies',
      ({ events }) => void Object.assign(at(events, 1), { arm: at(events, 0).arm }),
      'event',
      'may not play',
    ],
    ['an end before it', ({ events }) => void events.pop(), 'end', 'has not ended'],
    ['a point more', (deal) => void Object.assign(deal, { points: [2] }), 'points', '[1]'],
  ])('is refused with %s, in words', (_, change, reason, words) => {
    const text = changed(change);
    const found = audit(text);
    expect(found).toMatchObject({ ok: false, line: 2, reason });
    expect(!found.ok && found.words).toContain(words);
    expect(judge(text).ok).toBe(false);
  });

  it.each<readonly [string, (deal: SpoiltDeal) => void, string]>([
    ['another size', ({ puzzle }) => void Object.assign(puzzle, { size: 'huge' }), 'badValue'],
    ['another sign', ({ puzzle }) => void Object.assign(at(puzzle.fields, 0), { sign: 'even' }), 'badValue'],
    [
      'a sign without its number',
      ({ puzzle }) => void Object.assign(at(puzzle.fields, 0), { sign: 'sum', n: undefined }),
      'badValue',
    ],
    ['more than the page says', ({ puzzle }) => void Object.assign(puzzle, { name: 'A' }), 'unknown'],
    ['no tiles', ({ puzzle }) => void Reflect.deleteProperty(puzzle, 'tiles'), 'missing'],
  ])('is refused with %s, as a line of another shape', (_, change, reason) => {
    const found = audit(changed(change));
    expect(found.ok).toBe(false);
    expect(['badValue', 'missing', 'unknown']).toContain(found.ok ? '' : found.reason);
    if (reason !== 'badValue') expect(found).toMatchObject({ reason });
  });

  it('25.1: is the only one with a puzzle', () => {
    const record = squaresRecord('golden-1', 'solved');
    const deals = record.deals.map((deal) => ({ ...deal, puzzle: recordOfPuzzle(ONE_SOLUTION) }));
    expect(replay({ ...record, deals }, squares)).toMatchObject({ ok: false, reason: 'puzzle' });
    expect(judge(writeRecord({ ...record, deals }))).toMatchObject({ ok: false, rule: '32' });
  });
});
