import { describe, expect, it } from 'vitest';
import { chooseByRuleOfThumb } from '../../src/bots/rule-of-thumb.ts';
import { fastChance } from '../../src/rules/chance.ts';
import type { End, Move, Seen, Tile } from '../../src/rules/game.ts';
import { seen } from '../../src/rules/seen.ts';
import { halves, tilesOf } from '../../src/rules/tiles.ts';
import { botGameOf } from '../../tools/kinds-of-bots.ts';
import { optionsOf } from '../rules/arranged.ts';
import { tableOf } from '../rules/table.ts';

/** What a seat sees that holds these tiles, with these tiles on the table and these ends; all else is hidden. */
function view(hand: readonly Tile[], laid: readonly Tile[], ends: readonly number[], others = 5): Seen {
  const known = [...hand, ...laid];
  const opened = laid.map((tile) => ({ inner: halves(tile)[0], outer: halves(tile)[1], closed: false }));
  const theirs = [1, 2, 3].map((seat) => Array.from({ length: others }, (_, k) => 20 + seat * others + k));
  const heap = [...known, ...tilesOf(9).flatMap((tile) => (known.includes(tile) ? [] : [null]))];
  const open = ends.map((shows, place): End => ({ place, shows, accepts: [shows], to: 0, state: 'open' }));
  return {
    game: 'cyprus',
    options: optionsOf(botGameOf('cyprus').game, {}, 4),
    heap,
    hands: [hand.map((_, at) => at), ...theirs],
    laid: opened,
    ends: open,
    seats: 4,
    sides: [0, 1, 2, 3],
    turn: { seat: 0, drew: [], laid: [] },
  } as unknown as Seen;
}

const play = (tile: Tile, arm: number): Move => ({ do: 'play', tile, arm });
const choose = (now: Seen, moves: readonly Move[]) =>
  chooseByRuleOfThumb(botGameOf(now.game).game, now, moves, fastChance(1));

describe('the rule of thumb', () => {
  it('sheds the heavier of two tiles that serve the same end', () => {
    const now = view(['1-8', '2-8', '3-4'], ['8-8'], [8]);
    expect(choose(now, [play('1-8', 0), play('2-8', 0)])).toEqual(play('2-8', 0));
  });

  it('keeps a hand that shows more numbers', () => {
    // Laid closed, neither leaves an end of its own; 2-8 is heavier by one, but is all that shows a 2.
    const now = view(['1-8', '2-8', '1-3'], ['8-8'], [8, 0]);
    const closed = (tile: Tile): Move => ({ do: 'play', tile, arm: 0, closed: true });
    expect(choose(now, [closed('1-8'), closed('2-8')])).toEqual(closed('1-8'));
  });

  it('shuts an arm that only others could have gone on with', () => {
    // All fives but 5-9 lie or are held: laid with the 5 outwards, 5-9 leaves nobody anything.
    const laid: Tile[] = ['0-5', '1-5', '2-5', '3-5', '4-5', '5-5', '5-6', '5-7', '5-8'];
    const now = view(['5-9', '6-9'], laid, [9, 9]);
    expect(choose(now, [play('6-9', 0), play('5-9', 0)])).toEqual(play('5-9', 0));
  });

  it('never refuses a winning last tile, nor draws or passes when it can play', () => {
    const now = view(['0-0'], ['0-1'], [0]);
    expect(choose(now, [{ do: 'draw' }, play('0-0', 0)])).toEqual(play('0-0', 0));
    expect(choose(now, [{ do: 'pass' }, play('0-0', 0)])).toEqual(play('0-0', 0));
  });

  it('lays two doubles in a turn rather than one', () => {
    const now = view(['3-3', '5-5', '1-2'], ['4-4', '3-4'], [3, 5]);
    const one: Move = { do: 'play', tile: '5-5', arm: 1 };
    expect(choose(now, [one, { ...one, goesOn: true }])).toEqual({ ...one, goesOn: true });
  });

  it('shuts the last end with a light hand, and leaves it open with a heavy one', () => {
    const ways: readonly Move[] = [
      { do: 'play', tile: '4-4', arm: 0 },
      { do: 'play', tile: '4-4', arm: 0, closed: true },
    ];
    expect(choose(view(['4-4', '0-1'], ['2-4'], [4], 7), ways)).toEqual(ways[1]);
    expect(choose(view(['4-4', '8-9', '7-9', '7-8'], ['2-4'], [4], 1), ways)).toEqual(ways[0]);
  });

  it('shuts both ends of a line with a pair only when its hand is light', () => {
    const ways: readonly Move[] = [
      { do: 'play', tile: '4-4', arm: 0, goesOn: true },
      { do: 'play', tile: '4-4', arm: 0, closed: true, goesOn: true },
    ];
    expect(choose(view(['4-4', '2-2', '0-1'], ['2-4'], [4, 2], 7), ways)).toEqual(ways[1]);
    expect(choose(view(['4-4', '2-2', '8-9', '7-9'], ['2-4'], [4, 2], 1), ways)).toEqual(ways[0]);
  });

  it('13.3: passes rather than draws where it may do either', () => {
    const now = view(['0-0'], ['1-1'], [1]);
    expect(choose(now, [{ do: 'draw' }, { do: 'pass' }])).toEqual({ do: 'pass' });
  });

  it('6.10: lays the lighter tile for the points that it makes', () => {
    const fives = tableOf('all-fives', 2);
    const hands = ['6-6 4-6 5-6 0-0 0-2 0-3 2-3', '1-6 1-1'];
    const deal = fives.after(fives.open(hands), '!6-6 1-6@0');
    const now = seen(fives.game, deal, 0);
    expect(fives.offers(deal)).toEqual(['4-6@1', '5-6@1']);
    // 1 + 4 is five.
    expect(choose(now, fives.game.moves(now))).toEqual({ do: 'play', tile: '4-6', arm: 1 });
  });

  it('draws or passes when there is nothing else', () => {
    const now = view(['0-0'], ['1-1'], [1]);
    expect(choose(now, [{ do: 'draw' }])).toEqual({ do: 'draw' });
  });

  it('is at a loss where no move is legal', () => {
    expect(() => choose(view([], [], []), [])).toThrow('no legal move');
  });
});
