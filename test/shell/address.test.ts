import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { games } from '../../src/rules/games.ts';
import { readAddress } from '../../src/shell/address.ts';

const read = (search: string) => readAddress(search, games);

describe('an address', () => {
  it('without parameters opens no table', () => {
    expect(read('')).toEqual({ wanted: null, ignored: [] });
  });

  it('opens a set table', () => {
    const { wanted, ignored } = read('?game=cyprus&seats=6&target=200&handSizes=bell&drawForLead=true');
    expect(ignored).toEqual([]);
    expect(wanted?.game.id).toBe('cyprus');
    expect(wanted?.seats).toBe(6);
    expect(wanted?.options).toMatchObject({ target: 200, handSizes: 'bell', drawForLead: true });
  });

  it('fills in what depends on other options (14)', () => {
    expect(read('?game=block&seats=3')).toMatchObject({ wanted: { seats: 3, options: { target: 100 } }, ignored: [] });
    expect(read('?game=french').wanted?.seats).toBe(2);
    expect(read('?game=all-fives&set=9').wanted?.options).toEqual({ set: 9, by: 'points', target: 200 });
    expect(read('?game=all-fives&set=9&target=60').wanted?.options).toEqual({ set: 9, by: 'points', target: 60 });
    const byDeals = read('?game=all-fives&by=deals&deals=12').wanted?.options;
    expect(byDeals).toEqual({ set: 6, by: 'deals', deals: 12 });
  });

  it('opens every game, at each number of seats, with every value that its options offer', () => {
    for (const game of games) {
      for (const seats of game.seats) {
        const offered = game.optionSpecs.flatMap((spec) => {
          const values =
            spec.kind === 'flag' ? [true, false] : spec.kind === 'choice' ? spec.values : [...spec.offered, spec.max];
          return values.map((value) => [spec.id, value] as const);
        });
        for (const [id, value] of offered) {
          const { wanted, ignored } = read(`?game=${game.id}&seats=${seats}&${id}=${value}`);
          // 16.1: not with every number of seats.
          const isRefused = !game.options({ [id]: value }, seats).ok;
          expect(ignored, `${game.id} ${id} ${value}`).toEqual(isRefused ? [id] : []);
          if (isRefused) continue;
          expect(wanted).toMatchObject({ game: { id: game.id }, seats, options: { [id]: value } });
        }
      }
    }
  });

  it('says how strong the bots are, all alike or in turn', () => {
    expect(read('?game=osel&level=expert')).toMatchObject({ wanted: { levels: ['expert'] }, ignored: [] });
    expect(read('?level=casual,club')).toMatchObject({ wanted: { levels: ['casual', 'club'] }, ignored: [] });
    expect(read('?seats=5').wanted?.levels).toEqual([]);
  });

  it('means the first game where it names none', () => {
    expect(read('?seats=5').wanted).toMatchObject({ seats: 5 });
  });

  it.each([
    ['?game=chess', ['game']],
    ['?utm_source=mail', ['utm_source']],
    ['?game=cyprus&seats=99', ['seats']],
    ['?game=cyprus&level=rules', ['level']],
    ['?game=cyprus&level=club,', ['level']],
    ['?game=cyprus&seats=four', ['seats']],
    ['?game=cyprus&target=61', ['target']],
    ['?game=cyprus&target=1e3', ['target']],
    ['?game=cyprus&drawForLead=1', ['drawForLead']],
    ['?game=sebastopol&drawForLead=true&seats=7', ['drawForLead', 'seats']],
    ['?game=cyprus&set=12&handSizes=bell', ['set', 'handSizes']],
    ['?game=osel&target=60', ['target']],
    ['?game=french&seats=4', ['seats']],
    ['?game=all-fives&set=12', ['set']],
    ['?game=block&set=9', ['set']],
    ['?game=sebastopol-leaflet&deals=6', ['deals']],
    ['?game=sebastopol-leaflet&target=60', ['target']],
  ])('with nonsense in it is read without: %s', (search, ignored) => {
    expect(read(search).ignored).toEqual(ignored);
  });

  it('keeps what made sense beside the nonsense', () => {
    expect(read('?game=cyprus&seats=5&target=no').wanted).toMatchObject({ seats: 5 });
    expect(read('?game=chess').wanted).toBeNull();
  });

  it('never throws, and never asks for what the rules refuse', () => {
    const names = fc.constantFrom('game', 'seats', 'target', 'handSizes', 'set', 'drawForLead', '__proto__', 'x');
    const values = fc.oneof(fc.string(), fc.constantFrom('cyprus', 'bell', 'true', '4', '12', '60', '-5'));
    fc.assert(
      fc.property(fc.array(fc.tuple(names, values)), (pairs) => {
        const { wanted } = read(`?${new URLSearchParams(pairs.map(([a, b]) => [a, b]))}`);
        if (wanted) expect(wanted.game.options(wanted.options, wanted.seats).ok).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});
