import { describe, expect, it } from 'vitest';
import type { Advice } from '../../src/bots/advice.ts';
import type { Slot } from '../../src/bots/knowledge/slots.ts';
import type { Why } from '../../src/bots/move-reasons.ts';
import { costOf } from '../../src/bots/opinion.ts';
import { thinkingSeed } from '../../src/bots/seed.ts';
import { beginMatch, type MatchProgress, playMove, throwIn } from '../../src/match/progress.ts';
import { fastChance } from '../../src/rules/chance.ts';
import type { End, Move, Seen, Tile } from '../../src/rules/game.ts';
import { games } from '../../src/rules/games.ts';
import { seen } from '../../src/rules/seen.ts';
import { often } from '../long.ts';
import { bots, inputOf } from '../match/play.ts';
import { tableOf } from '../rules/table.ts';
import { advise, think, whysOf } from './asked.ts';

/** Positions of one deal in which a seat has a choice. */
function choices(
  game: (typeof games)[number],
  seats: number,
): { readonly view: Seen; readonly course: MatchProgress }[] {
  const { options, seed } = inputOf(game, bots(seats), 'advice');
  let course = beginMatch(game, options, seats, seed);
  while (course.deal.phase === 'thrownIn') course = throwIn(course);
  const chance = fastChance(5);
  const found = [];
  while (course.deal.turn) {
    const moves = game.moves(course.deal);
    if (moves.length > 1) found.push({ view: seen(game, course.deal, course.deal.turn.seat), course });
    course = playMove(course, moves[chance.below(moves.length)] as Move).progress;
  }
  return found;
}

describe('advice', () => {
  // 26: in an outline advice is searched.
  const thoughtAbout = games.filter(({ table }) => table.kind !== 'outline');
  it.each(thoughtAbout.map((game) => [game.id, game] as const))(
    'is in %s what an expert would do, with a reason',
    (_, game) => {
      const asked = choices(game, game.seats[0] ?? 2).filter((__, nth) => nth % often(18, 9) === 2);
      expect(asked.length).toBeGreaterThan(0);
      for (const { view, course } of asked) {
        const { opinions, why } = advise(view, course.standing);
        const moves = game.moves(view);
        const expert = think(view, moves, 'expert', thinkingSeed(view), { standing: course.standing });
        const wins = view.hands[view.turn?.seat ?? 0]?.length === 1;
        if (!wins) expect(opinions[0]?.moves).toContainEqual(expert);
        expect(opinions.flatMap((each) => each.moves)).toHaveLength(moves.length);
        expect(opinions.map(({ value }) => value)).toEqual(
          [...opinions.map(({ value }) => value)].sort((a, b) => b - a),
        );
        expect(why.length >= 1 && why.length <= 2).toBe(true);
      }
    },
  );
});

const CYPRUS = inputOf(games[0] as (typeof games)[number], bots(4), 'advice');
const HAND: readonly Tile[] = ['4-9', '4-4', '2-5', '5-5', '1-5'];
const END: Omit<End, 'shows' | 'accepts' | 'place'> = { to: 0, state: 'open' };
/** A seat with these tiles, before open ends of four and five. */
function position(hand: readonly Tile[], ends = [4, 5]): Seen {
  return {
    game: 'cyprus',
    options: CYPRUS.options,
    seats: 4,
    turn: { seat: 0, drew: [], laid: [] },
    sides: [0, 1, 2, 3],
    hands: [hand.map((_, at) => at), [20, 21]],
    heap: [...hand, '0-9', ...Array(15).fill(null)],
    ends: ends.map((shows, place) => ({ ...END, place, shows, accepts: [shows] })),
  } as unknown as Seen;
}
const plays = (...tiles: readonly [Tile, number][]) =>
  tiles.map(([tile, arm], nth) => ({ moves: [{ do: 'play', tile, arm } as const], value: -nth }));
const whys = (
  hand: readonly Tile[],
  opinions: Advice['opinions'],
  slots: readonly Slot[] = [],
): readonly Why['why'][] => whysOf(position(hand), opinions, slots).map(({ why }) => why);

describe('what speaks for a move', () => {
  it('is the weight that leaves the hand, and the numbers that stay', () => {
    const found = whysOf(position(['4-9', '2-4', '2-9', '1-9']), plays(['4-9', 0], ['2-4', 0]), []);
    expect(found[0]).toEqual({ why: 'sheds', pips: 13 });
    const light = whysOf(position(['4-9', '2-4', '2-8', '3-8']), plays(['2-4', 0], ['4-9', 0]), []);
    expect(light).toContainEqual({ why: 'keeps', numbers: 5 });
  });

  it('is nothing that another tile would do better', () => {
    const hand: readonly Tile[] = ['4-8', '4-9', '1-4', '0-4'];
    const found = whys(hand, plays(['4-8', 0], ['4-9', 0], ['1-4', 0], ['0-4', 0]));
    expect(found).not.toContain('sheds');
    expect(found.length).toBeGreaterThan(0);
  });

  it('is that the hand goes on where the tile lies', () => {
    expect(whysOf(position(HAND), plays(['2-5', 1], ['4-9', 0]), [])).not.toContainEqual(
      expect.objectContaining({ why: 'follows' }),
    );
    const found = whysOf(position(['4-5', '2-5', '1-5', '4-8']), plays(['4-5', 0], ['4-8', 0]), []);
    expect(found).toContainEqual({ why: 'follows', number: 5, tiles: 2 });
  });

  it('is that somebody cannot play there, as far as that is known', () => {
    const lacks = (seat: number, bans: number): Slot => ({ seat, since: -1, bans, not: new Set() });
    const slots = [lacks(1, 1 << 9), lacks(1, (1 << 9) | 1), lacks(2, 1 << 9), lacks(2, 0)];
    const found = whysOf(position(['4-9', '4-8', '1-2']), plays(['4-9', 0], ['4-8', 0]), slots);
    expect(found).toContainEqual({ why: 'blocks', number: 9, seats: [1] });
  });

  it('is the last tile, or that there is no other', () => {
    expect(whys(['4-9'], plays(['4-9', 0]))).toEqual(['dominoes']);
    expect(whys(['4-9', '1-1'], plays(['4-9', 0]))).toEqual(['only']);
  });

  it('is that an end is shut, or that the turn goes on, where that is so', () => {
    const closed = { do: 'play', tile: '4-4', arm: 0, closed: true } as const;
    const goesOn = { do: 'play', tile: '5-5', arm: 1, goesOn: true } as const;
    const other = { moves: [{ do: 'play', tile: '1-5', arm: 1 } as const], value: -1 };
    expect(whys(HAND, [{ moves: [closed], value: 0 }, other])).toContain('closes');
    const { goesOn: _, ...last } = goesOn;
    const ends = { moves: [last], value: -1 };
    expect(whys(HAND, [{ moves: [goesOn], value: 0 }, ends, other])).toContain('another');
    // 12.1: where it must go on, that is no reason.
    expect(whys(HAND, [{ moves: [goesOn], value: 0 }, other])).not.toContain('another');
  });

  it('19.6: is that less can be written off, where there is anything to write off', () => {
    const two = tableOf('telephone', 2);
    const deal = two.after(two.open(['1-1 2-3 2-4 3-5 3-6 4-5 0-4', '1-2 2-6 2-2 3-3 4-4 5-5 0-2']), '!2-3');
    const heavy = plays(['2-6', 0], ['1-2', 0], ['0-2', 0]);
    const with40 = whysOf(seen(two.game, deal, 1), heavy, [], 1, two.standing([0, 40], 1));
    expect(with40).toContainEqual({ why: 'saves', pips: 8 });
    const withNothing = whysOf(seen(two.game, deal, 1), heavy, [], 1, two.standing([40, 0], 1));
    expect(withNothing.map(({ why }) => why)).not.toContain('saves');
    expect(withNothing.map(({ why }) => why)).not.toContain('sheds');
  });

  it('is what it comes to where nothing else sets it apart, and for what is no play', () => {
    expect(whys(['4-9', '4-9', '1-2'], plays(['4-9', 0], ['4-9', 1]))).toEqual(['comes to more']);
    const draw = [{ moves: [{ do: 'draw' } as const], value: 3 }, ...plays(['4-9', 0])];
    expect(whysOf(position(HAND), draw, [])).toEqual([{ why: 'comes to more', points: 3 }]);
  });
});

describe('what a move costs', () => {
  const move = (tile: Tile) => ({ do: 'play', tile, arm: 0 }) as const;
  const opinions = [
    { moves: [move('0-1'), move('0-2')], value: 20 },
    { moves: [move('0-3')], value: 3 },
  ];

  it('is told beside the best, and is nothing where nobody has an opinion of it', () => {
    expect(costOf(opinions, move('0-3'))).toBe(17);
    expect(costOf(opinions, move('0-2'))).toBe(0);
    expect(costOf(opinions, move('4-4'))).toBe(0);
  });
});
