/** Deals played with real tiles: told by their end, and counted as if they had been played here. */
import { describe, expect, it } from 'vitest';
import { chooseAtRandom } from '../../src/bots/random.ts';
import { type FastChance, fastChance } from '../../src/rules/chance.ts';
import type { Deal, Game, Settlement, Standing, Tile } from '../../src/rules/game.ts';
import { gameById, games } from '../../src/rules/games.ts';
import { lastWhere } from '../../src/rules/last-where.ts';
import { isTileMove } from '../../src/rules/moves.ts';
import { countOfHand, specialHands } from '../../src/rules/special-hands.ts';
import { isDouble } from '../../src/rules/tiles.ts';
import {
  type LastTile,
  lastDoubles,
  leaderOf,
  mostPips,
  questionsOf,
  settleTold,
  type ToldDeal,
  type WoodenTable,
} from '../../src/rules/told-deal.ts';
import { toldFault } from '../../src/rules/told-fault.ts';
import { often } from '../long.ts';
import { optionsOf, tiles } from './arranged.ts';
import { variants } from './conformance.ts';

const MATCHES = often(1, 20);
const DEALS = 8;

function tableOf(id: string, seats: number, given: Readonly<Record<string, unknown>> = {}): WoodenTable {
  const game = gameById(id);
  if (!game) throw new Error(`no game ${id}`);
  return { game, options: optionsOf(game, given, seats), seats };
}

/** Chance that follows from a text. */
const chanceOf = (text: string): FastChance =>
  fastChance([...text].reduce((sum, letter) => (31 * sum + letter.charCodeAt(0)) % 1_000_003, 7));

/** The deals of a match that is played at random, each with the match before it. */
function* dealsOf({ game, options, seats }: WoodenTable, chance: FastChance): Generator<[Standing, Deal]> {
  let standing = game.begin(options, seats);
  for (let n = 0; n < DEALS && standing.winners === null; n++) {
    let deal: Deal | null = null;
    while (deal === null || deal.phase === 'thrownIn') {
      const heap = [...game.set(options)];
      for (let k = heap.length - 1; k > 0; k--) {
        const other = chance.below(k + 1);
        [heap[k], heap[other]] = [heap[other] as Tile, heap[k] as Tile];
      }
      deal = game.open(standing, options, seats, heap, chance.below(seats));
    }
    while (deal.phase !== 'ended') deal = game.play(deal, chooseAtRandom(deal, game.moves(deal), chance)).deal;
    yield [standing, deal];
    standing = game.settle(standing, deal).standing;
  }
}

/** The tile that ended a deal, as players would name it. */
function lastOf(table: WoodenTable, { log, ends }: Deal, lasts: readonly LastTile[]): LastTile {
  const [before, last] = log.slice(-2);
  const [lowest, highest] = lastDoubles(table);
  if (last?.do !== 'play') return 'other';
  // 33.5: after it both ends show the same number.
  const isLevel = new Set(ends.map(({ shows }) => shows)).size === 1;
  if (lasts.includes('fittedBoth') && isLevel && !isDouble(last.tile)) return 'fittedBoth';
  const ended = last.tile === lowest ? 'lowest' : last.tile === highest ? 'highest' : 'other';
  const areBoth = ended !== 'other' && before?.do === 'play' && before.goesOn === true && isDouble(before.tile);
  const told = areBoth && [lowest, highest].includes(before.tile) && lasts.includes('both') ? 'both' : ended;
  return lasts.includes(told) ? told : 'other';
}

/** What the players of a deal tell of it; `asCounts`: by the counts of their hands. */
function told(table: WoodenTable, standing: Standing, deal: Deal, asCounts: boolean): ToldDeal {
  const { outcome, log, hands, heap, scored } = deal;
  if (!outcome) throw new Error('the deal goes on');
  const { how } = outcome;
  const asked = questionsOf(table, standing, how);
  // 17.10: the fisher of Sea Goat laid the last tile that is no double.
  const plain = lastWhere(log, (event) => isTileMove(event) && !isDouble(event.tile));
  const fisher = table.game.id === 'sea-goat' && how === 'blocked' ? (plain ?? log[0])?.seat : undefined;
  const [lead] = log;
  const { counts } = table.game.settle(standing, deal);
  const left = hands.map((hand, seat) => {
    if (asked.left === 'nothing' || hand.length === 0) return [];
    return asCounts && asked.left === 'counts' ? (counts[seat] ?? 0) : hand.flatMap((at) => heap[at] ?? []);
  });
  return {
    how,
    by: fisher ?? outcome.by,
    leader: leaderOf(table, standing) ?? lead?.seat ?? 0,
    left,
    made: scored,
    last: how === 'domino' ? lastOf(table, deal, asked.lasts) : 'other',
    isStaked: lead?.do === 'lead' && lead.hundred === true,
    isTimeUp: deal.timeUp === true,
  };
}

/** What of a settlement a match goes on with. */
const resultOf = ({ points, remembered, aftermath, standing }: Settlement) => ({
  points,
  remembered,
  aftermath,
  standing,
});

const several = games.filter(({ seats }) => (seats.at(-1) ?? 0) > 1);

describe.each(several.map((game): [string, Game] => [game.id, game]))('deals of %s that are told', (id, game) => {
  it('come to what the game settles, told by tiles or by counts', () => {
    for (const seats of game.seats)
      for (const options of variants(game, seats))
        for (let n = 0; n < MATCHES; n++) {
          const table = { game, options, seats };
          const chance = chanceOf(`${id} ${seats} ${JSON.stringify(options)} ${n}`);
          for (const [standing, deal] of dealsOf(table, chance)) {
            const settled = game.settle(standing, deal);
            for (const asCounts of [false, true]) {
              const said = told(table, standing, deal, asCounts);
              expect(toldFault(table, standing, said), JSON.stringify(said)).toBeNull();
              const counted = settleTold(table, standing, said);
              expect(resultOf(counted), JSON.stringify(said)).toEqual(resultOf(settled));
              if (said.left.some((hand) => typeof hand === 'number' || hand.length > 0))
                expect(counted.counts).toEqual(settled.counts);
            }
          }
        }
  });

  it('need nothing that is not asked for', () => {
    for (const seats of game.seats) {
      const table = { game, options: optionsOf(game, {}, seats), seats };
      for (const [standing, deal] of dealsOf(table, chanceOf(`asked ${id} ${seats}`))) {
        const said = told(table, standing, deal, false);
        const asked = questionsOf(table, standing, said.how);
        const result = resultOf(settleTold(table, standing, said));
        const others: Partial<ToldDeal>[] = [
          ...(asked.by || said.how === 'domino' ? [] : asked.seats.map((by) => ({ by }))),
          ...(asked.leader || leaderOf(table, standing) !== null ? [] : asked.seats.map((leader) => ({ leader }))),
          ...(asked.lasts.length > 0 || said.how !== 'domino'
            ? []
            : (['lowest', 'highest', 'both'] as const).map((last) => ({ last }))),
        ];
        for (const other of others)
          expect(resultOf(settleTold(table, standing, { ...said, ...other })), JSON.stringify(other)).toEqual(result);
      }
    }
  });
});

/** A deal of which only these parts are special. */
const said = (table: WoodenTable, part: Partial<ToldDeal>): ToldDeal => ({
  how: 'domino',
  by: 0,
  leader: 0,
  left: Array.from({ length: table.seats }, () => []),
  made: Array<number>(table.seats).fill(0),
  last: 'other',
  isStaked: false,
  isTimeUp: false,
  ...part,
});

/** The standings after each of these deals. */
function evening(table: WoodenTable, deals: readonly Partial<ToldDeal>[]): readonly Standing[] {
  const standings: Standing[] = [];
  let standing = table.game.begin(table.options, table.seats);
  for (const part of deals) {
    const deal = said(table, { leader: leaderOf(table, standing) ?? 0, ...part });
    expect(toldFault(table, standing, deal)).toBeNull();
    standing = settleTold(table, standing, deal).standing;
    standings.push(standing);
  }
  return standings;
}

const totalsOf = (standings: readonly Standing[]) => standings.map(({ totals }) => totals);

describe('an evening of Cyprus', () => {
  const table = tableOf('cyprus', 4, { target: 60 });

  it('1.10: whoever goes out scores the others; blocked, the lowest scores the others less its own', () => {
    const standings = evening(table, [
      { by: 1, left: [10, [], 7, 12] },
      { how: 'blocked', left: [20, 4, 9, 5] },
    ]);
    expect(totalsOf(standings)).toEqual([
      [0, 29, 0, 0],
      [0, 59, 0, 0],
    ]);
  });

  it('1.11: the match is over with the deal that reaches the target', () => {
    const standings = evening(table, [{ by: 2, left: [30, 20, [], 10] }]);
    expect(standings.at(-1)?.winners).toEqual([2]);
  });

  it('asks how it ended, who went out, and what is left: nothing else', () => {
    const begun = table.game.begin(table.options, 4);
    expect(questionsOf(table, begun, 'domino')).toEqual({
      seats: [0, 1, 2, 3],
      endings: ['domino', 'blocked'],
      by: true,
      leader: false,
      left: 'counts',
      made: false,
      lasts: [],
      stake: false,
      time: false,
    });
    expect(questionsOf(table, begun, 'blocked').by).toBe(false);
  });
});

describe('an evening of Goat', () => {
  it('16.5, 16.7: sides, an account that opens with 13, and everything after it', () => {
    const table = tableOf('goat', 4);
    const standings = evening(table, [
      { left: [[], tiles('2-3'), 4, tiles('1-6')] },
      { left: [[], 6, 0, 7] },
      { left: [[], 4, 9, 0] },
      { how: 'blocked', left: [3, 10, 8, 1] },
    ]);
    expect(totalsOf(standings)).toEqual([
      [0, 0, 0, 0],
      [0, 13, 0, 13],
      [0, 17, 0, 17],
      [0, 17, 0, 17],
    ]);
  });

  it('16.4: alone and blocked, the level lowest write nothing', () => {
    const table = tableOf('goat', 4, { alone: true });
    const [after] = evening(table, [{ how: 'blocked', left: [3, 10, 3, 20] }]);
    expect(after?.totals).toEqual([0, 0, 0, 20]);
  });

  it('16.6, 6.10: the first at 101 is the goat, and all others have won', () => {
    const table = tableOf('goat', 3);
    const standings = evening(table, [{ left: [[], 60, 13] }, { left: [[], 41, 5] }]);
    expect(standings.at(-1)).toMatchObject({ totals: [0, 101, 18], winners: [0, 2] });
  });
});

describe('an evening of Sea Goat', () => {
  const table = tableOf('sea-goat', 2);

  it('17.4: one account at a time, opened and struck out with 25', () => {
    const standings = evening(table, [
      { left: [[], 31] },
      { left: [[], 8] },
      { by: 1, left: [24, []] },
      { by: 1, left: [25, []] },
    ]);
    expect(totalsOf(standings)).toEqual([
      [31, 0],
      [39, 0],
      [39, 0],
      [0, 0],
    ]);
  });

  it('17.2, 17.6: a last double six wins against a double blank alone', () => {
    const [after] = evening(table, [{ last: 'highest', left: [[], tiles('0-0')] }]);
    expect(after?.winners).toEqual([0]);
  });

  it('17.5: a last double blank wins at once', () => {
    const [after] = evening(table, [{ by: 1, last: 'lowest', left: [1, []] }]);
    expect(after?.winners).toEqual([1]);
  });

  it('17.10, 17.11: a fish waits for three deals, which the fisher leads', () => {
    const standings = evening(table, [
      { how: 'blocked', by: 1, left: [12, 30] },
      { by: 1, left: [20, []] },
      { left: [[], 26] },
      { by: 1, left: [40, []] },
    ]);
    expect(standings[0]?.memory).toMatchObject({ starts: 1, pending: { fisher: 1, attempts: 3 } });
    expect(totalsOf(standings).at(-1)).toEqual([26, 0]);
    expect(standings.at(-1)?.memory?.pending).toBeUndefined();
  });

  it('17.7, 17.8: the match is at stake where the leader has the right, and is lost against 25', () => {
    const [right] = evening(table, [{ how: 'blocked', by: 0, left: [10, 28] }]);
    if (!right) throw new Error('no deal');
    expect(questionsOf(table, table.game.begin(table.options, 2), 'domino').stake).toBe(false);
    expect(questionsOf(table, right, 'domino').stake).toBe(true);
    const lost = said(table, { by: 1, isStaked: true, left: [25, []] });
    expect(settleTold(table, right, lost).standing.winners).toEqual([1]);
    // The double six was led.
    expect(toldFault(table, right, { ...lost, last: 'highest' })).toEqual({ part: 'last' });
  });

  it('17.2: counts special hands only when they are alone', () => {
    expect(specialHands(table)).toEqual([
      [['0-0'], 25],
      [['6-6'], 50],
      [['0-0', '6-6'], 75],
    ]);
    expect(countOfHand(table, tiles('0-0 0-1'))).toBe(1);
  });
});

describe('what matters in other games', () => {
  const asked = (id: string, seats: number, how: 'domino' | 'blocked', given = {}) => {
    const table = tableOf(id, seats, given);
    return questionsOf(table, table.game.begin(table.options, seats), how);
  };

  it('11.5: doubles in a blocked deal of Bergen, so that counts are not enough', () => {
    expect(asked('bergen', 3, 'blocked')).toMatchObject({ left: 'tiles', made: true });
    expect(asked('bergen', 3, 'domino').left).toBe('nothing');
  });

  it('7.5: who laid the last tile of a blocked deal of Peruvian', () => {
    expect(asked('peruvian', 4, 'blocked').by).toBe(true);
  });

  it('20.4, 20.6: the last tile of General, and no hands', () => {
    expect(asked('general', 4, 'domino')).toMatchObject({
      by: true,
      left: 'nothing',
      lasts: ['other', 'lowest', 'highest'],
    });
    expect(asked('general', 4, 'domino', { ending: 'bald' }).lasts).toEqual(['other', 'lowest', 'both']);
  });

  it('15.4: points on the way of Italian alone', () => {
    expect(asked('italian', 3, 'domino')).toMatchObject({
      endings: ['domino'],
      by: false,
      left: 'nothing',
      made: true,
    });
  });

  it('6.5: who led, where a lot decides it', () => {
    expect(asked('sports', 4, 'domino').leader).toBe(true);
  });

  it('33.2, 33.5: who led the first deal of Latin Partners if it is blocked, and a last tile that fitted both ends', () => {
    expect(asked('partners', 4, 'domino')).toMatchObject({ leader: false, left: 'counts', lasts: [] });
    expect(asked('partners', 4, 'domino', { capicua: true }).lasts).toEqual(['other', 'fittedBoth']);
    expect(asked('partners', 4, 'blocked')).toMatchObject({ leader: true, by: false, lasts: [] });
  });

  it('9.1: a barricade, by its option', () => {
    expect(asked('block', 3, 'domino', { barricade: true }).endings).toContain('barricade');
    expect(asked('block', 3, 'domino').endings).not.toContain('barricade');
  });
});

describe('a deal that cannot be', () => {
  const table = tableOf('goat', 3);
  const begun = table.game.begin(table.options, 3);
  const faultOf = (part: Partial<ToldDeal>) => toldFault(table, begun, said(table, { left: [[], 5, 5], ...part }));

  it.each([
    [{ how: 'past' }, { part: 'how' }],
    [{ by: 3 }, { part: 'by' }],
    [{ leader: 3 }, { part: 'leader' }],
    [{ left: [[], 5] }, { part: 'left', seat: 0 }],
    [{ left: [[], mostPips(table) + 1, 5] }, { part: 'left', seat: 1 }],
    [{ left: [[], 5, -1] }, { part: 'left', seat: 2 }],
    [{ left: [4, 5, 5] }, { part: 'left', seat: 0 }],
    [{ left: [[], ['2-3'], ['2-3']] }, { part: 'left', seat: 1 }],
    [{ left: [[], 5, ['7-7']] }, { part: 'left', seat: 2 }],
    [{ made: [0, 5, 0] }, { part: 'made', seat: 1 }],
    [{ made: [0, 0] }, { part: 'made', seat: 0 }],
    [{ last: 'lowest' }, { part: 'last' }],
    [{ isStaked: true }, { part: 'stake' }],
    [{ isTimeUp: true }, { part: 'time' }],
  ] satisfies [Partial<ToldDeal>, object][])('%j', (part, fault) => {
    expect(faultOf(part)).toEqual(fault);
  });
});
