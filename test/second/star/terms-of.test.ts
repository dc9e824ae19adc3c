import { describe, expect, it } from 'vitest';
import { fault, judgeWritten } from '../judged-records.ts';
import { termsOf } from './terms-of.ts';

type Options = Readonly<Record<string, unknown>>;

const CYPRUS = { set: 9, handSizes: 'standard', drawForLead: false, target: 60 };
/** The page's table: identifier, a legal choice of options, the fewest seats, and the tiles of each hand. */
const TABLE: readonly (readonly [string, Options, number, readonly number[]])[] = [
  ['cyprus', CYPRUS, 4, [9, 8, 7, 7, 6, 6, 5]],
  ['cyprus', { ...CYPRUS, handSizes: 'bell' }, 4, [13, 11, 9, 7, 6, 6, 5]],
  ['cyprus', { ...CYPRUS, set: 12 }, 4, [15, 13, 12, 12, 10, 10, 8]],
  ['cyprus-family', { drawForLead: true, target: 200 }, 4, [13, 11, 9, 7, 6, 6, 5]],
  ['cyprus-leaflet', { deals: 4 }, 4, [13]],
  ['fortress', { target: 200 }, 4, [7]],
  ['sebastopol', { target: 60 }, 4, [7]],
  ['sebastopol-draw', { target: 60 }, 3, [7]],
  ['sebastopol-berndt', { target: 60 }, 3, [9]],
  ['sebastopol-leaflet', { deals: 4 }, 4, [7]],
  ['ural', { faceDownDoubles: true, target: 101 }, 4, [7]],
  ['ural-draw', { faceDownDoubles: false, target: 101 }, 3, [7]],
  ['osel', { target: 101 }, 2, [7, 7, 7]],
  ['maltese', { target: 60 }, 2, [7, 5, 5]],
];

const header = (game: string, options: Options, seats: number) =>
  judgeWritten({ game, options, seats, handSize: 0, deals: [] });

describe('the header of a record', () => {
  it.each(TABLE)('seats %s with %j, and deals as the table says', (game, options, fewest, sizes) => {
    for (const [index, handSize] of sizes.entries()) {
      const seats = fewest + index;
      expect(header(game, options, seats)).toMatchObject({ ok: true });
      const seat = { name: '', kind: 'human' } as const;
      const terms = termsOf({
        format: 'star-dominoes',
        version: 1,
        game,
        options: options as Readonly<Record<string, number>>,
        seats: new Array(seats).fill(seat),
      });
      expect(terms.handSize).toBe(handSize);
    }
    const inDeals = Object.hasOwn(options, 'deals');
    for (const seats of [fewest - 1, fewest + sizes.length]) {
      expect(header(game, inDeals ? { deals: seats } : options, seats)).toEqual(fault(1, 'table', `${seats} seats`));
    }
  });

  it.each(TABLE)('lists every option of %s (%j), and no other', (game, options, seats) => {
    for (const missing of Object.keys(options)) {
      const { [missing]: _, ...others } = options;
      expect(header(game, others, seats)).toEqual(fault(1, 'records', `option ${missing} is missing`));
    }
    expect(header(game, { ...options, speed: 1 }, seats)).toEqual(fault(1, 'records', 'speed'));
  });

  it.each(TABLE.filter(([, options]) => Object.hasOwn(options, 'target')))(
    '1.11: takes the usual target of %s and any multiple of five from 25 to 500, 5.8: osel 101 alone',
    (game, options, seats) => {
      const usual = Number(options.target);
      for (const target of [20, 25, 60, 62, 100, 101, 200, 500, 505, '60']) {
        const multiple = typeof target === 'number' && target % 5 === 0 && target >= 25 && target <= 500;
        const legal = target === usual || (game !== 'osel' && multiple);
        const judged = header(game, { ...options, target }, seats);
        expect(judged).toEqual(legal ? expect.objectContaining({ ok: true }) : fault(1, '1.11', 'target'));
      }
    },
  );

  it.each(['cyprus-leaflet', 'sebastopol-leaflet'])(
    '1.11: %s lasts a multiple of the number of seats of deals, up to 100',
    (game) => {
      for (const deals of [4, 8, 96, 100]) expect(header(game, { deals }, 4)).toMatchObject({ ok: true });
      for (const deals of [0, -4, 2, 5, 6.5, 104, '4', true]) {
        expect(header(game, { deals }, 4)).toEqual(fault(1, '1.11', 'deals'));
      }
    },
  );

  it('takes drawForLead and faceDownDoubles as true or false', () => {
    expect(header('cyprus-family', { drawForLead: 1, target: 200 }, 4)).toEqual(fault(1, '2.6', 'drawForLead'));
    expect(header('ural', { faceDownDoubles: 'no', target: 101 }, 4)).toEqual(fault(1, '4.2', 'faceDownDoubles'));
    expect(header('ural-draw', { faceDownDoubles: 0, target: 101 }, 3)).toEqual(fault(1, '4.2', 'faceDownDoubles'));
  });
});
