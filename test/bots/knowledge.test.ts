import { describe, expect, it } from 'vitest';
import { type Knowledge, knowledgeOf, type Slot } from '../../src/bots/knowledge/slots.ts';
import { codeOf } from '../../src/rules/chain/codec.ts';
import { newCore } from '../../src/rules/chain/core.ts';
import type { Deal, Game, Seat, Seen } from '../../src/rules/game.ts';
import { games } from '../../src/rules/games.ts';
import { seen } from '../../src/rules/seen.ts';
import { tableOf } from '../rules/table.ts';
import { playedSituations } from './positions.ts';

function chainRulesOf(game: Game, { options, seats }: Seen) {
  const rules = game.chainRules?.(options, seats);
  if (!rules) throw new Error(`${game.id} has no rules`);
  return rules;
}

function knownTo(game: Game, deal: Deal, seat: Seat = deal.turn?.seat ?? 0): Knowledge {
  return knowledgeOf(game, newCore(chainRulesOf(game, deal)), seen(game, deal, seat), seat);
}

const slotsOf = ({ slots }: Knowledge, seat: Seat) => slots.filter((slot) => slot.seat === seat);
const suits = (mask: number) => [...Array(13).keys()].filter((suit) => mask & (1 << suit));
const bansOf = (known: Knowledge, seat: Seat) => slotsOf(known, seat).map(({ bans }) => suits(bans));

/** Whether the slots can hold these tiles, one each. */
function canHold(slots: readonly Slot[], tiles: readonly number[], fits: Knowledge['fits']): boolean {
  const holder = new Map<number, Slot>();
  const place = (slot: Slot, asked: Set<number>): boolean =>
    tiles.some((tile) => {
      if (asked.has(tile) || !fits(slot, tile)) return false;
      asked.add(tile);
      const other = holder.get(tile);
      if (other && !place(other, asked)) return false;
      holder.set(tile, slot);
      return true;
    });
  return slots.length === tiles.length && slots.every((slot) => place(slot, new Set()));
}

/** In all others every tile is seen. */
const hiding = games.filter(({ chainRules }) => chainRules);

describe.each(hiding.map((game) => [game.id, game] as const))('what is known in %s', (_, game) => {
  it.each([...game.seats])('with %i seats never rules out what is true', (seats) => {
    let bans = 0;
    const ruledOut: string[] = [];
    for (const { deal, view } of playedSituations(game, seats, 6)) {
      const rules = chainRulesOf(game, view);
      const known = knowledgeOf(game, newCore(rules), view, deal.turn?.seat ?? 0);
      for (const [seat, hand] of deal.hands.entries()) {
        if (seat === deal.turn?.seat) continue;
        const hidden = hand.filter((at) => view.heap[at] === null);
        const tiles = hidden.map((at) => codeOf(rules.tables, deal.heap[at] ?? '0-0'));
        const slots = slotsOf(known, seat);
        if (!canHold(slots, tiles, known.fits)) ruledOut.push(`${seat} at ${view.log.length}`);
        bans += slots.filter((slot) => slot.bans !== 0).length;
      }
      const hidden = view.heap.flatMap((tile, at) => (tile ? [] : [deal.heap[at] ?? '0-0']));
      expect([...known.hidden].sort()).toEqual(hidden.map((tile) => codeOf(rules.tables, tile)).sort());
    }
    expect(ruledOut).toEqual([]);
    expect(bans).toBeGreaterThan(0);
  });
});

describe('what passes and draws tell', () => {
  const cyprus = tableOf('cyprus', 4);
  const NINES = ['9-9 0-9 1-9 2-9', '', '4-9 5-9', '6-9 7-9 8-9'];

  it('1.7: bans the open number from all that a seat held when it had to draw', () => {
    const laid = cyprus.after(cyprus.open(NINES, { yard: '3-9 7-8' }), '!9-9 draw 3-9@0');
    expect(bansOf(knownTo(cyprus.game, laid, 0), 1)).toEqual(Array(9).fill([9]));
  });

  it('1.8: bans it from what it drew as well where it passes all the same', () => {
    const passed = cyprus.after(cyprus.open(NINES, { yard: '7-8 3-9' }), '!9-9 draw pass');
    expect(bansOf(knownTo(cyprus.game, passed, 0), 1)).toEqual(Array(10).fill([9]));
  });

  it('bans nothing from a tile that is drawn later', () => {
    const round = '!9-9 draw pass 4-9@0 6-9@1 0-9@2 draw';
    const known = knownTo(cyprus.game, cyprus.after(cyprus.open(NINES, { yard: '7-8 3-9' }), round), 0);
    expect(bansOf(known, 1)).toEqual([...Array(10).fill([9]), []]);
  });

  it('is forgotten where the seat does not remember it', () => {
    const passed = cyprus.after(cyprus.open(NINES, { yard: '7-8 3-9' }), '!9-9 draw pass');
    const view = seen(cyprus.game, passed, 2);
    const core = newCore(chainRulesOf(cyprus.game, view));
    const of = (memory: (index: number) => boolean) => bansOf(knowledgeOf(cyprus.game, core, view, 2, memory), 1);
    expect(of(() => false)).toEqual(Array(10).fill([]));
    // The draw is remembered, the pass is not.
    expect(of((index) => index === 1)).toEqual([...Array(9).fill([9]), []]);
  });

  it('2.4: a tile that may be kept though it fits is not banned, and is taken for the nine that is laid later', () => {
    const family = tableOf('cyprus-family', 4);
    const SEVEN = '!9-9 0-9@0 2-9@1 4-9@2 6-9@3 1-9@4 3-9@5 5-9@6';
    const start = family.open(['0-9 1-9', '2-9 3-9', '4-9 5-9', '9-9 6-9'], { yard: '7-9 0-0 8-9' });
    const kept = family.after(start, `${SEVEN} draw pass draw pass draw pass pass`);
    expect(bansOf(knownTo(family.game, kept, 0), 3)).toEqual([...Array(11).fill([9]), []]);
    const laid = family.after(kept, '7-9@7');
    expect(bansOf(knownTo(family.game, laid, 0), 3)).toEqual(Array(11).fill([9]));
  });

  it('1.7: a draw proves nothing where a seat may draw though it can play', () => {
    const game = tableOf('ural-draw', 3);
    const deal = game.open(['6-6', '0-6 1-6', '2-6'], { yard: '3-6 4-6' });
    const known = knownTo(game.game, game.after(deal, '!6-6 draw draw'), 0);
    expect(bansOf(known, 1)).toEqual(Array(9).fill([]));
  });
});

describe('what a line that never crosses tells', () => {
  it('7.1: the draw after a tile was laid proves nothing; that of a seat that cannot lay bans what it held before', () => {
    const block = tableOf('block', 3);
    const start = block.open(['5-5 5-6', '0-0 1-1 2-2 3-3 4-4', '0-1'], { yard: '0-2 0-5 4-5' });
    const led = block.after(start, '!5-5 draw');
    expect(bansOf(knownTo(block.game, led, 1), 0)).toEqual(Array(5).fill([]));
    const passed = block.after(led, 'draw pass');
    expect(bansOf(knownTo(block.game, passed, 2), 1)).toEqual([...Array(5).fill([5]), []]);
  });

  it('13.3: a pass bans what is open, and a draw of two bans it from what was held before', () => {
    const french = tableOf('french', 2);
    const start = french.open(['3-5', '0-0 1-1 2-2 0-1 0-2 1-2 4-4 0-4'], { yard: '5-5 3-3' });
    const stuck = french.after(start, '!3-5');
    expect(bansOf(knownTo(french.game, french.after(stuck, 'pass'), 0), 1)).toEqual(Array(8).fill([3, 5]));
    const drawn = french.after(stuck, 'draw draw pass');
    expect(bansOf(knownTo(french.game, drawn, 0), 1)).toEqual([...Array(8).fill([3, 5]), [], []]);
  });

  it('1.7: each draw of one that draws until it can play bans what is open from all it had then', () => {
    const fives = tableOf('all-fives', 2);
    const start = fives.open(['6-6', '0-1 0-2 0-3 0-4 0-5 1-1 1-2'], { yard: '2-2 3-3 4-6' });
    const drawn = fives.after(start, '!6-6 draw draw draw');
    expect(bansOf(knownTo(fives.game, drawn, 0), 1)).toEqual([...Array(9).fill([6]), []]);
  });

  it('6.5: no double above the one that leads was dealt', () => {
    const block = tableOf('block', 2);
    const known = knownTo(block.game, block.after(block.open(['4-4'], { yard: '5-5 6-6' }), '!4-4'), 1);
    const [dealt] = slotsOf(known, 0);
    expect([0x55, 0x66, 0x33].map((tile) => dealt !== undefined && known.fits(dealt, tile))).toEqual([
      false,
      false,
      true,
    ]);
  });
});

describe('what the lead tells', () => {
  it('4.1: the doubles before it were dealt to nobody, and may have been drawn since', () => {
    const table = tableOf('ural-draw', 3);
    const deal = table.open(['5-5', '5-6', '4-4'], { yard: '0-0 6-6' });
    const known = knownTo(table.game, table.after(deal, '!5-5 draw'), 0);
    const may = (since: number, tile: number) => {
      return known.slots.some((slot) => slot.seat === 1 && slot.since === since && known.fits(slot, tile));
    };
    expect([may(-1, 0x66), may(1, 0x66)]).toEqual([false, true]);
    expect([may(-1, 0x44), may(1, 0x44)]).toEqual([true, true]);
  });

  it('5.2: where the heaviest tile leads nobody was dealt a double or anything heavier', () => {
    const osel = tableOf('osel', 2);
    const deal = osel.open(['4-6 0-1 0-2 0-3 0-4 0-5 0-6', '1-2 1-3 1-4 1-5 1-6 2-3 2-4'], { yard: '5-5 5-6' });
    const known = knownTo(osel.game, osel.after(deal, '!4-6'), 1);
    const [slot] = known.slots;
    const may = (tile: number) => slot !== undefined && known.fits(slot, tile);
    expect([0x11, 0x55, 0x56].map(may)).toEqual([false, false, false]);
    expect([0x36, 0x45].map(may)).toEqual([true, true]);
  });
});
