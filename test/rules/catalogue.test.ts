import { describe, expect, it } from 'vitest';
import { games } from '../../src/rules/games.ts';
import { tableOf } from './table.ts';

/** What each game says of itself in one word. */
const each = <Said>(say: (game: (typeof games)[number]) => Said) =>
  Object.fromEntries(games.map((game) => [game.id, say(game)]));

describe('a game of the catalogue', () => {
  it('says how its layout grows: eight arms or four, in Osel a line before (5.3), or a line (6.2), stack (13.1), row (15.1), two lines (21.5), grid (22.1), outline (23.1, 32.1), trains (29.3) or tree (30.4, 31.3)', () => {
    const cyprus = { kind: 'star', arms: 8, doubles: 'in line' };
    const others = { kind: 'star', arms: 4, doubles: 'across' };
    const line = { kind: 'line', arms: 2, doubles: 'across' };
    expect(each(({ table }) => table)).toEqual({
      cyprus,
      'cyprus-family': cyprus,
      'cyprus-leaflet': { ...cyprus, doubles: 'across' },
      fortress: others,
      sebastopol: others,
      'sebastopol-draw': others,
      'sebastopol-berndt': others,
      'sebastopol-leaflet': others,
      ural: others,
      'ural-draw': others,
      osel: { ...others, kind: 'cross' },
      maltese: { ...others, straight: 3 },
      block: line,
      french: { kind: 'stack', arms: 2, doubles: 'in line' },
      'all-fives': line,
      'team-block': line,
      peruvian: line,
      draw: line,
      'all-sevens': { ...line, jokers: ['0-0', '1-6', '2-5', '3-4'] },
      matador: { ...line, jokers: ['0-0', '1-9', '2-8', '3-7', '4-6', '5-5'] },
      bergen: line,
      muggins: { ...others, kind: 'cross' },
      telephone: { ...others, kind: 'house' },
      'telephone-72': { ...others, kind: 'cross' },
      hungarian: line,
      italian: { kind: 'row', arms: 1, doubles: 'across' },
      goat: line,
      'sea-goat': line,
      sports: line,
      general: line,
      partners: line,
      sausage: { kind: 'two lines', arms: 2, doubles: 'in line', hands: 'unseen' },
      'solo-1': { ...line, kind: 'grid', rows: 4 },
      'solo-2': line,
      squares: { kind: 'outline', arms: 0, doubles: 'in line' },
      'mexican-train': { kind: 'trains', arms: 9, doubles: 'across' },
      'chicken-foot': { kind: 'tree', arms: 32, doubles: 'across', hasFeet: true },
      'five-up': { kind: 'tree', arms: 16, doubles: 'across' },
      mosaic: { kind: 'outline', arms: 0, doubles: 'in line' },
    });
  });

  it('5.7, 7.5, 16.6, 20.7, 21.10, 29.9, 30.7: says in Osel, Peruvian, Goat, General, Sausage, Mexican Train and Chicken Foot that points are lost, and in all others that they are won', () => {
    const won = each(() => 'won');
    const lost = {
      osel: 'lost',
      peruvian: 'lost',
      goat: 'lost',
      general: 'lost',
      sausage: 'lost',
      'mexican-train': 'lost',
      'chicken-foot': 'lost',
    };
    expect(each(({ points }) => points)).toEqual({ ...won, ...lost });
  });

  it('2.1: refuses Bell’s hands with double-twelve by name', () => {
    const cyprus = games.find(({ id }) => id === 'cyprus');
    expect(cyprus?.options({ set: 12, handSizes: 'bell' }, 4)).toEqual({
      ok: false,
      reason: 'no such hands',
      detail: 'handSizes',
    });
    expect(cyprus?.options({}, 3)).toEqual({ ok: false, reason: 'seats', detail: '3' });
  });

  it('1.1: opens a deal in which nothing lies and every seat plays for itself', () => {
    const { open } = tableOf('cyprus', 5);
    expect(open(['', '', '9-9'], { deals: 3 })).toMatchObject({
      game: 'cyprus',
      deal: 4,
      seats: 5,
      sides: [0, 1, 2, 3, 4],
      laid: [],
      ends: [],
      phase: 'leading',
      turn: { seat: 2, drew: [], laid: [] },
      scored: [0, 0, 0, 0, 0],
      log: [],
      memory: null,
      outcome: null,
    });
  });

  it('1.2: opens nothing for a turn in a deal that is thrown in', () => {
    expect(tableOf('cyprus', 4).open([], { yard: '9-9' })).toMatchObject({ phase: 'thrownIn', turn: null });
  });
});
