/** What holds in every deal of every game, from any seed. */

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseAtRandom } from '../../src/bots/random.ts';
import { dealLabel, fastChance, seedOfText, shuffledHeap } from '../../src/rules/chance.ts';
import { doublesDue, isWaiting } from '../../src/rules/duty.ts';
import type { Deal, Game, Move, Options } from '../../src/rules/game.ts';
import { games } from '../../src/rules/games.ts';
import { lastIndexWhere } from '../../src/rules/last-where.ts';
import { isBarricade } from '../../src/rules/moves.ts';
import { playersOf } from '../../src/rules/players.ts';
import { freeOf } from '../../src/rules/solo/open-rows.ts';
import { halves, tileOf } from '../../src/rules/tiles.ts';
import { createTally, type Looked } from '../looked.ts';
import { variants } from './conformance.ts';
import { fits, isJoker, takenBy } from './joins.ts';

/** A game, one of its numbers of seats and of its options. */
interface Played {
  readonly game: Game;
  readonly seats: number;
  readonly options: Options;
}
/** All that is played, game by game. */
const played = games.map((game) =>
  game.seats.flatMap((seats) => variants(game, seats).map((options): Played => ({ game, seats, options }))),
);

/** One of the games concerned, a way to play it that is concerned, the deal's number and a seed. */
const anyDealOf = (concerns: (one: Played) => boolean) => {
  const concerned = played.map((ways) => ways.filter(concerns)).filter((ways) => ways.length > 0);
  return fc
    .constantFrom(...concerned)
    .chain((ways) => fc.constantFrom(...ways))
    .chain((one) =>
      fc.record({
        one: fc.constant(one),
        deals: fc.nat({ max: 13 }),
        starts: fc.nat({ max: one.seats - 1 }),
        seed: fc.nat(),
      }),
    );
};
type AnyDeal = ReturnType<typeof anyDealOf> extends fc.Arbitrary<infer T> ? T : never;

/** Plays a deal at random, moves that are preferred before others, and shows every state with its legal moves; the last has none. */
function* states(
  { one: { game, seats, options }, deals, starts, seed }: AnyDeal,
  prefers: Concerned['prefers'],
): Generator<[Deal, readonly Move[]]> {
  const chance = fastChance(seed);
  const standing = { deals, totals: Array<number>(seats).fill(0), memory: { starts }, winners: null };
  let deal: Deal | null = null;
  for (let attempt = 0; !deal?.turn; attempt++) {
    const heap = shuffledHeap(seedOfText(`property ${seed}`), dealLabel(deals + 1, attempt), game.set(options));
    deal = game.open(standing, options, seats, heap, starts);
  }
  for (;;) {
    const legal = game.moves(deal);
    yield [deal, legal];
    if (legal.length === 0) return;
    const preferred = prefers ? legal.filter(prefers) : [];
    deal = game.play(deal, chooseAtRandom(deal, preferred.length > 0 ? preferred : legal, chance)).deal;
  }
}

/** In so many states at least every check finds something to look at. */
const OFTEN = 30;

/** What a check is about: the games in which it has something to look at, and the moves that lead there. */
interface Concerned {
  concerns?(one: Played): boolean;
  prefers?(move: Move): boolean;
}

/** Runs a check over every state of some deals of the games concerned. */
function always(
  runs: number,
  check: (deal: Deal, legal: readonly Move[], game: Game) => Looked,
  { concerns = () => true, prefers }: Concerned = {},
) {
  const tally = createTally();
  fc.assert(
    fc.property(anyDealOf(concerns), (any) => {
      for (const [deal, legal] of states(any, prefers)) tally.count(check(deal, legal, any.one.game));
    }),
    { numRuns: runs, seed: 28 },
  );
  tally.enough(OFTEN);
}

const rulesOf = (deal: Pick<Deal, 'options' | 'seats'>, { chainRules }: Game) => chainRules?.(deal.options, deal.seats);
/** 3.4 */
const takesLeftOver = (deal: Deal, game: Game) => rulesOf(deal, game)?.lead.takesLeftOver === true;
/** 12.1 */
const laysMany = (deal: Pick<Deal, 'options' | 'seats'>, game: Game) =>
  rulesOf(deal, game)?.tilesInTurn === 'as many as fit';
/** 13.3 */
const drawsPairs = (deal: Deal, game: Game) => rulesOf(deal, game)?.stuckFreePlay === 'pass or draw 2';

/** Whether the rest of the turn is no choice, whatever fits: 3.4, 7.1 and 13.3. */
function isSettled(deal: Deal, game: Game) {
  const { boneyard, turn } = deal;
  if (takesLeftOver(deal, game)) return boneyard.length > 0;
  // 22.2: after a tile others are drawn.
  if (fillsUp(game)) return turn !== null && turn.laid.length > 0;
  const settles = drawsPairs(deal, game) || rulesOf(deal, game)?.stuckFreePlay === 'draw 1 after every turn';
  return settles && turn !== null && turn.laid.length + turn.drew.length > 0;
}

/** 22.2: a hand that is filled up: `solo/` has properties of its own. */
const fillsUp = ({ seats, table }: Game) => seats.includes(1) && table.kind === 'line';

/** 21.2: what fits is laid, put in between or cut with: `sausage/` has properties of its own. */
const hasJoints = ({ table }: Game) => table.kind === 'two lines';

/** The last event, where the seat that made it goes on. */
function goneOn({ log }: Deal) {
  const last = log.at(-1);
  return (last?.do === 'lead' || last?.do === 'play') && last.goesOn ? last : null;
}

/** What can be played of hands: all of it, or of open rows their right ends (22.1). */
const free = (hands: readonly (readonly number[])[], { table }: Game) =>
  table.rows ? hands.flatMap(freeOf) : hands.flat();

/** The tiles of the hand in turn that fit an end or a free blade. */
function fitting(deal: Deal, game: Game) {
  const pips = deal.ends
    .filter(({ state }) => state === 'open' || state === 'free' || state === 'dead')
    .filter(({ place, state }) => {
      // 29.6, 30.4: nothing but the double that waits.
      if (isWaiting(deal.phase)) return state === 'free';
      return deal.phase === 'freePlay' || !deal.laid.some(({ arm }) => arm === place);
    })
    .map((end) => end.shows);
  const hand = free([deal.hands[deal.turn?.seat ?? 0] ?? []], game).flatMap((at) => deal.heap[at] ?? []);
  // 15.1: nothing need match.
  if (game.table.kind === 'row') return hand;
  const due = doublesDue(deal).map(({ shows }) => tileOf(shows, shows));
  if (due.length > 0) return hand.filter((tile) => due.includes(tile));
  return hand.filter((tile) => pips.some((shows) => fits(deal, tile, shows)));
}

describe('in every deal of every game', () => {
  it('1.1: all tiles are there, each in one place', () => {
    always(25, (deal, _, game) => {
      const places = [...deal.hands.flat(), ...deal.boneyard, ...deal.dead, ...deal.laid.map(({ at }) => at)];
      expect(places.length).toBe(deal.heap.length);
      expect(new Set(places).size).toBe(places.length);
      expect(new Set(deal.heap)).toEqual(new Set(game.set(deal.options)));
      return true;
    });
  });

  it('1.6, 6.4: each tile joins equal halves, or those that make the sum, and nothing lies beyond a closed one', () => {
    always(25, (deal, _, game) => {
      const { laid, outcome } = deal;
      // 15.1: nothing need match.
      if (game.table.kind === 'row') return false;
      // 9.2: a barricade need not match.
      const matching = outcome?.how === 'barricade' ? laid.slice(0, -1) : laid;
      for (const { to, tile, inner, arm } of matching) {
        if (to === null) continue;
        const before = laid[to];
        expect(before?.closed).toBe(false);
        // Arm 0 of a line grows from the low half of its first tile.
        const joins = before?.to === null && arm === 0 ? before.inner : before?.outer;
        if (!isJoker(deal, tile)) expect(takenBy(deal, joins ?? -1)).toBe(inner);
      }
      return true;
    });
  });

  it('1.4: while the star is a duty only tiles of the spinner’s suit are laid, on free blades', () => {
    const check = (deal: Deal, legal: readonly Move[]) => {
      if (deal.phase !== 'opening' || doublesDue(deal).length > 0) return false;
      const spinner = deal.laid[0]?.inner ?? -1;
      const plays = legal.flatMap((move) => (move.do === 'play' ? [move] : []));
      for (const move of plays) {
        expect(halves(move.tile)).toContain(spinner);
        expect(deal.ends.find(({ place }) => place === move.arm)?.to).toBe(0);
      }
      return plays.length > 0;
    };
    always(20, check, { concerns: ({ game }) => game.table.kind === 'star' });
  });

  it('1.7: all tiles that fit may be laid, on every end that they fit, and nobody else’s', () => {
    always(80, (deal, legal, game) => {
      if (!deal.turn || deal.phase === 'leading' || hasJoints(game)) return false;
      // 23.2: a tile is laid on two places, wherever they are free.
      if (game.table.kind === 'outline') return false;
      // 5.4, 8.6, 20.3: then only doubles are.
      if (goneOn(deal) && !laysMany(deal, game)) return false;
      const laid = new Set(legal.flatMap((move) => (move.do === 'play' && !isBarricade(move) ? [move.tile] : [])));
      expect([...laid].sort()).toEqual(isSettled(deal, game) ? [] : fitting(deal, game).sort());
      return true;
    });
  });

  it('1.8: nobody may pass who may play or draw, but for tiles that are kept (2.4, 7.1, 13.3), and where pairs are drawn (13.3)', () => {
    always(80, (deal, legal, game) => {
      if (!legal.some((move) => move.do === 'pass') || hasJoints(game)) return false;
      const drew = (deal.turn?.drew ?? []).map((at) => deal.heap[at]);
      // 9.2: a barricade obliges to nothing.
      const others = legal.filter((move) => move.do !== 'pass' && !isBarricade(move));
      if (others.length > 0 && drawsPairs(deal, game)) {
        expect([...others, drew.length]).toEqual([{ do: 'draw' }, 0]);
      } else if (others.length > 0) {
        expect(rulesOf(deal, game)?.stuckOpening).toBe('draw 1, may keep');
        expect([deal.phase, drew.length]).toEqual(['opening', 1]);
        expect(others.some((move) => move.do === 'draw')).toBe(false);
        return true;
      }
      const kept = isSettled(deal, game) ? drew : [];
      expect(fitting(deal, game).filter((tile) => !kept.includes(tile))).toEqual([]);
      return true;
    });
  });

  it('3.4: nothing else is done while a left-over tile is to be taken, or a lead laid or drawn for', () => {
    always(60, (deal, legal, game) => {
      // 21.4: or passed, until a double leads.
      const leads = hasJoints(game) ? ['lead', 'pass'] : ['lead', 'draw'];
      if (deal.phase === 'leading') expect(legal.every((move) => leads.includes(move.do))).toBe(true);
      const owed = takesLeftOver(deal, game) && deal.laid.length === 1 && isSettled(deal, game);
      if (owed) expect(legal).toEqual([{ do: 'draw' }]);
      return deal.phase === 'leading' || owed;
    });
  });

  it('5.4, 8.6, 19.5: a turn that goes on can always go on, with a double on an end not used in it', () => {
    const check = (deal: Deal, legal: readonly Move[], game: Game) => {
      const last = goneOn(deal);
      if (!last || laysMany(deal, game)) return false;
      expect(deal.turn?.seat).toBe(last.seat);
      expect(legal.length).toBeGreaterThan(0);
      const used = (deal.turn?.laid ?? []).map((index) => deal.laid[index]?.arm);
      for (const move of legal) {
        if (move.do !== 'play') throw new Error(`a turn goes on with ${move.do}`);
        expect(new Set(halves(move.tile)).size).toBe(1);
        expect(used).not.toContain(move.arm);
      }
      return true;
    };
    const prefers = (move: Move) => 'goesOn' in move;
    const rules = (one: Played) => rulesOf(one, one.game);
    always(80, check, { prefers, concerns: (one) => rules(one)?.closing === 'several' });
    always(100, check, { prefers, concerns: (one) => /^(two|several) doubles$/.test(rules(one)?.tilesInTurn ?? '') });
  });

  it('12.1: where as many are laid as fit, a turn goes on exactly as long as another fits, and ends with no pass', () => {
    const check = (deal: Deal, legal: readonly Move[], game: Game) => {
      if (!laysMany(deal, game) || deal.phase === 'leading') return false;
      const last = deal.log.at(-1);
      if (last?.do === 'pass') return false;
      if (last) expect(deal.turn?.seat === last.seat).toBe(goneOn(deal) !== null);
      if (!goneOn(deal)) return false;
      expect(legal.length).toBeGreaterThan(0);
      expect(legal.every((move) => move.do === 'play' && !move.barricade)).toBe(true);
      return true;
    };
    always(20, check, { concerns: ({ game, options, seats }) => laysMany({ options, seats }, game) });
  });

  it('9.2: a barricade is a double on either end, of a seat that has laid nothing and holds more, and ends the deal', () => {
    const check = (deal: Deal, legal: readonly Move[], game: Game) => {
      const bars = legal.filter(isBarricade);
      if (bars.length === 0) {
        expect(deal.outcome?.how === 'barricade').toBe(deal.log.some(isBarricade));
        return false;
      }
      expect(deal.options.barricade).toBe(true);
      expect([deal.phase, deal.turn?.laid]).toEqual(['freePlay', []]);
      const hand = (deal.hands[deal.turn?.seat ?? 0] ?? []).map((at) => deal.heap[at]);
      expect(hand.length).toBeGreaterThan(1);
      for (const move of bars) {
        if (move.do !== 'play') throw new Error('nothing is laid');
        expect(hand).toContain(move.tile);
        expect(new Set(halves(move.tile)).size).toBe(1);
        expect(game.play(deal, move).deal).toMatchObject({ phase: 'ended', outcome: { how: 'barricade' } });
      }
      return true;
    };
    always(25, check, { concerns: ({ options }) => options.barricade === true });
    // Nobody bars where it was not agreed.
    const none = (_: Deal, legal: readonly Move[]) => {
      expect(legal.some(isBarricade)).toBe(false);
      return true;
    };
    always(15, none, { concerns: ({ options }) => options.barricade !== true });
  });

  it('1.9: it ends, with an empty hand or with nobody able to play but what 13.4 leaves to it', () => {
    always(120, (deal, legal, game) => {
      expect(legal.length === 0).toBe(deal.phase === 'ended');
      if (!deal.outcome) return false;
      // 20.8: whoever waits holds nothing.
      const empty = playersOf(deal).filter((seat) => deal.hands[seat]?.length === 0);
      // 15.4: one after the other, and the last goal is passed while some are empty.
      if (game.table.kind === 'row') {
        if (deal.outcome.how === 'domino') expect(empty.length).toBe(deal.seats);
        return true;
      }
      // 22.2: some tiles may stay over, and what is drawn last need not fit.
      if (fillsUp(game)) {
        if (empty.length > 0) expect(deal.outcome.how).toBe('domino');
        for (const tile of fitting(deal, game)) expect(tile).toBe('none fits any more');
        return true;
      }
      expect(empty).toEqual(deal.outcome.how === 'domino' ? [deal.outcome.by] : []);
      // 21.9: without passes.
      if (deal.outcome.how === 'domino' || hasJoints(game)) return true;
      // 9.2: while somebody can go on.
      if (deal.outcome.how === 'barricade') return true;
      // 23.2: a tile is laid on two places, wherever they are free.
      if (game.table.kind === 'outline') return true;
      const shut = deal.ends.every(({ state }) => state === 'closed');
      const passes = deal.log.slice(
        lastIndexWhere(deal.log, (event) => event.do === 'play' || event.do === 'lead') + 1,
      );
      const passed = passes.flatMap((event) => (event.do === 'pass' ? [event.seat] : []));
      // 22.3: nobody passes in a solo.
      if (shut || deal.seats === 1) expect(passes).toEqual([]);
      else expect(passed.length).toBeGreaterThanOrEqual(drawsPairs(deal, game) ? 2 : playersOf(deal).length);
      const open = deal.ends.flatMap(({ shows, state }) => (state === 'closed' ? [] : [shows]));
      const drawn = passes.flatMap((event) => (event.do === 'draw' ? [event.from] : []));
      const stuck = deal.hands.filter((_, seat) => passes.length === 0 || passed.includes(seat));
      for (const at of free(stuck, game)) {
        if (drawsPairs(deal, game) && drawn.includes(at)) continue;
        expect(open.some((shows) => fits(deal, deal.heap[at] ?? '0-0', shows))).toBe(false);
      }
      return true;
    });
  });

  it('13.3: where tiles are drawn two at a time, there is always a pair to draw or none', () => {
    let dealt = 0;
    for (const game of games) {
      for (const seats of game.seats) {
        for (const options of variants(game, seats)) {
          const rules = game.chainRules?.(options, seats);
          if (rules?.stuckFreePlay !== 'pass or draw 2') continue;
          const heap = game.set(options);
          const deal = game.open(
            { deals: 0, totals: Array(seats).fill(0), memory: { starts: 0 }, winners: null },
            options,
            seats,
            heap,
            0,
          );
          expect((deal.boneyard.length - rules.reserve) % 2).toBe(0);
          dealt++;
        }
      }
    }
    expect(dealt).toBeGreaterThan(0);
  });
});
