/** Bots at trains (29): the own train, doubles that they can cover, and what draws and passes have shown. */
import { describe, expect, it } from 'vitest';
import { longestRun } from '../../src/bots/trains/longest-run.ts';
import { knownOfTrains } from '../../src/bots/trains/trains-position.ts';
import { worthOnTrains } from '../../src/bots/trains/trains-prospects.ts';
import type { Deal, Tile } from '../../src/rules/game.ts';
import { isTileMove, sameMove, type TileMove } from '../../src/rules/moves.ts';
import { seen } from '../../src/rules/seen.ts';
import { markedIn } from '../../src/rules/trains/marked.ts';
import { mexicanTrain } from '../../src/rules/trains/mexican-train.ts';
import { trainsOf } from '../../src/rules/trains/train-ends.ts';
import { onlyHolds, tableOf } from '../rules/table.ts';
import { think, whysOf } from './asked.ts';

const four = tableOf(mexicanTrain, 4);
const yard = '9-9 4-6 5-6 6-6';
/** Seat 1 has neither nines nor fours, and seat 2 has no nine. */
const HANDS = [
  '4-9 1-4 1-2 2-3 3-8 8-8 0-9 0-5 7-7 3-3',
  '0-1 0-2 0-3 1-1 1-3 2-2 5-5 5-8 0-6 1-6',
  '0-7 0-8 1-5 1-7 1-8 2-5 2-6 2-7 2-8 3-5',
  '3-6 7-9 5-7 6-7 6-8 7-8 0-0 4-4 4-5 4-7',
];
const start = () => four.after(four.open(HANDS, { yard }), '!9-9');
/** The deal as if it were this seat's turn, with these tiles alone. */
const turnOf = (deal: Deal, seat: number, kept: readonly Tile[]): Deal =>
  onlyHolds(
    { ...deal, ...trainsOf(deal.laid, 9, markedIn(deal), seat), turn: { seat, drew: [], laid: [] } },
    seat,
    kept,
  );
const choice = (deal: Deal, level: 'rules' | 'expert', seed = 1) =>
  think(seen(mexicanTrain, deal, deal.turn?.seat ?? 0), mexicanTrain.moves(deal), level, seed);

describe('a bot of Mexican Train', () => {
  it('finds the longest run for its train, each tile on the one before', () => {
    const run = longestRun(['4-9', '1-4', '1-2', '2-3', '3-8', '8-8', '0-9', '0-5', '7-7', '3-3'], 9);
    expect(run).toEqual(['4-9', '1-4', '1-2', '2-3', '3-3', '3-8', '8-8']);
    expect(longestRun(['4-9'], 3)).toEqual([]);
    expect(longestRun([], 3)).toEqual([]);
  });

  it.each(['rules', 'expert'] as const)('29.4: gives the Mexican train what its own does not need: %s', (level) => {
    expect([
      { do: 'play', tile: '4-9', arm: 0 },
      { do: 'play', tile: '0-9', arm: 4 },
    ]).toContainEqual(choice(start(), level));
  });

  it('29.5: shuts its train, if it is open and the run is not worse for it', () => {
    const deal = four.after(start(), '4-9@0');
    const worth = (marked: readonly number[], tile: Tile, arm: number) => {
      const open = turnOf({ ...deal, memory: { marked } }, 0, ['1-4', '1-2', '0-9', '0-5']);
      return worthOnTrains(seen(mexicanTrain, open, 0), mexicanTrain)({ do: 'play', tile, arm });
    };
    expect(worth([0], '1-4', 0)).toBeGreaterThan(worth([], '1-4', 0));
    expect(worth([0], '0-9', 4)).toBe(worth([], '0-9', 4));
  });

  it('29.6: bares no double that it cannot cover, if there is another play', () => {
    const deal = four.after(start(), '4-9@4');
    expect(choice(turnOf(deal, 3, ['4-4', '4-7', '0-0']), 'rules')).toMatchObject({ tile: '4-4', goesOn: true });
    const lacking = turnOf(deal, 3, ['4-4', '7-9', '0-0']);
    expect([...four.offers(lacking)].sort()).toEqual(['4-4@4+', '7-9@3']);
    expect(choice(lacking, 'rules')).toMatchObject({ tile: '7-9' });
  });

  it('29.5: knows the numbers that a seat could not match, and not of tiles drawn later', () => {
    const deal = four.after(start(), '4-9@0 draw pass');
    const { slots, hidden } = knownOfTrains(mexicanTrain, seen(mexicanTrain, deal, 2), 2);
    const ofOne = slots.filter(({ seat }) => seat === 1);
    expect(ofOne).toHaveLength(11);
    // The drawn tile fitted nothing either, or it would have been laid.
    expect(ofOne.every(({ bans }) => bans === 1 << 9)).toBe(true);
    expect(slots.filter(({ seat }) => seat === 0)).toHaveLength(9);
    expect(hidden).toHaveLength(55 - 10 - 2);
    // What seat 2 drew lacks nothing yet.
    const later = four.after(deal, 'draw');
    const known = knownOfTrains(mexicanTrain, seen(mexicanTrain, later, 3), 3);
    expect(known.slots.flatMap(({ seat, since, bans }) => (seat === 2 && since >= 0 ? [bans] : []))).toEqual([0]);
  });

  it('29.6: knows that a seat could not cover a double', () => {
    const deal = four.after(start(), '4-9@0');
    const open = { ...deal, memory: { marked: [0] }, boneyard: deal.boneyard.slice(1) };
    const after = four.after(turnOf(open, 3, ['4-4', '0-0', '7-8']), '4-4@0+ draw pass');
    expect(mexicanTrain.lacks?.(after).at(-1)).toEqual({ seats: [3], except: [], numbers: [4], tiles: [] });
    const { slots } = knownOfTrains(mexicanTrain, seen(mexicanTrain, after, 0), 0);
    expect(slots.filter(({ seat, bans }) => seat === 3 && bans !== 1 << 4)).toEqual([]);
  });

  it('29.5, 29.6: says why: it shuts the train, covers a double, or needs the tile for nothing else', () => {
    const deal = four.after(start(), '4-9@0');
    const why = (marked: readonly number[], kept: readonly Tile[], best: TileMove, seat = 0) => {
      const open = turnOf({ ...deal, memory: { marked } }, seat, kept);
      const view = seen(mexicanTrain, open, seat);
      const plays = mexicanTrain.moves(open).filter(isTileMove);
      const first = plays.find((play) => sameMove(play, best)) ?? best;
      const others = plays.filter((play) => play !== first);
      const opinions = [first, ...others].map((move) => ({ moves: [move], value: 0 }));
      return whysOf(view, opinions, []).map((each) => each.why);
    };
    const own = ['1-4', '1-2', '0-9'] as const;
    expect(why([0], own, { do: 'play', tile: '1-4', arm: 0 })).toContain('shuts train');
    expect(why([], own, { do: 'play', tile: '1-4', arm: 0 })).not.toContain('shuts train');
    expect(why([], own, { do: 'play', tile: '0-9', arm: 4 })).toContain('spares train');
    expect(why([0], ['4-4', '4-7', '7-9'], { do: 'play', tile: '4-4', arm: 0, goesOn: true }, 3)[0]).toBe(
      'covers double',
    );
  });
});
