import { describe, expect, it } from 'vitest';
import type { Deal, Options } from '../../../src/rules/game.ts';
import { seen } from '../../../src/rules/seen.ts';
import { mostOver, solo2 } from '../../../src/rules/solo/solo-2.ts';
import { heapOf, inShort, moves, optionsOf, playAll, tiles } from '../arranged.ts';

const optionsFor = (given: object): Options => optionsOf(solo2, { ...given }, 1);
const begun = solo2.begin({}, 1);

/** A deal with this hand, in which these tiles come next, the first of them turned up, and these lie last. */
function dealOf(hand: string, next: string, given: object = {}, last = ''): Deal {
  const options = optionsFor(given);
  return solo2.open(begun, options, 1, heapOf(solo2, options, 1, [hand], next, last), 0);
}

const offers = (deal: Deal) => solo2.moves(deal).map(inShort);
/** The deal after its lead and these moves. */
function played(deal: Deal, text = ''): Deal {
  const [lead] = solo2.moves(deal);
  if (!lead) throw new Error('nothing leads');
  return playAll(solo2, deal, [lead, ...(text === '' ? [] : moves(text))]).deal;
}

/** The deal as if no more but these tiles were held, and these were to be drawn. */
function left(deal: Deal, hand: string, yard = ''): Deal {
  const at = (text: string) => tiles(text).map((tile) => deal.heap.indexOf(tile));
  return { ...deal, hands: [at(hand)], boneyard: at(yard).sort((a, b) => a - b) };
}

describe('solo 2', () => {
  it('22.4: the table chooses deals that can be won with `one`, and never with `five`', () => {
    const isChosen = (given: object) => solo2.dealing?.dealsWinnable?.(optionsFor(given));
    expect([{}, { set: 9 }, { refill: 'five' }, { set: 9, refill: 'five' }].map(isChosen)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it('22.2: five tiles are dealt, with set 9 seven; the lowest position that was not dealt is turned up and leads', () => {
    const deal = dealOf('0-0 0-1 0-2 0-3 0-4', '3-4');
    expect([deal.hands, deal.boneyard[0], deal.phase]).toEqual([[[0, 1, 2, 3, 4]], 5, 'leading']);
    expect(solo2.moves(deal)).toEqual([{ do: 'lead', tile: '3-4', turnedUp: true, from: 5 }]);
    const { deal: led, beats } = playAll(solo2, deal, solo2.moves(deal));
    expect(beats).toEqual([{ beat: 'led', seat: null, at: 5, tile: '3-4' }]);
    expect(led).toMatchObject({ phase: 'freePlay', hands: [[0, 1, 2, 3, 4]], laid: [{ tile: '3-4', seat: null }] });
    expect(led.boneyard).toHaveLength(22);
    expect(dealOf('', '3-4', { set: 9 }).hands[0]).toHaveLength(7);
  });

  it('22.2: the tile to be turned up is seen by all, and no other of the heap', () => {
    const deal = dealOf('0-0 0-1 0-2 0-3 0-4', '3-4');
    expect(seen(solo2, deal, 'table').heap.flatMap((tile) => tile ?? [])).toEqual(['3-4']);
    expect(seen(solo2, deal, 0).heap.filter((tile) => tile !== null)).toHaveLength(6);
  });

  it('22.2: a tile of the hand is laid on either end', () => {
    const led = played(dealOf('0-0 0-3 3-3 4-5 1-2', '3-4'));
    expect(offers(led)).toEqual(['0-3@0', '3-3@0', '4-5@1']);
    expect(() => solo2.play(led, moves('4-5@0')[0] as never)).toThrow('not a legal move');
  });

  it('22.2: with one, a tile is drawn at once after each that is laid, while there is one', () => {
    const deal = dealOf('0-3 0-1 0-2 1-1 0-4', '3-4 5-5 6-6');
    const laid = played(deal, '0-3@0');
    expect(offers(laid)).toEqual(['draw']);
    const drawn = playAll(solo2, laid, moves('draw'));
    expect(drawn.beats).toEqual([{ beat: 'drew', seat: 0, at: 6, tile: '5-5', suits: [] }]);
    expect(drawn.deal.hands[0]).toHaveLength(5);
    expect(drawn.deal.turn).toEqual({ seat: 0, drew: [], laid: [] });
    const last = played(deal);
    expect(solo2.play(left(last, '0-3 0-1'), moves('0-3@0')[0] as never).deal.turn).not.toBeNull();
    expect(offers(solo2.play(left(last, '0-3 0-1'), moves('0-3@0')[0] as never).deal)).toEqual(['0-1@0']);
  });

  it('22.2: it may be drawn from any position that is left', () => {
    const laid = played(dealOf('0-3 0-1 0-2 1-1 0-4', '3-4 5-5 6-6'), '0-3@0');
    const drawn = solo2.play(laid, { do: 'draw', from: 7 }).deal;
    expect(drawn.hands[0]?.at(-1)).toBe(7);
    expect(drawn.log.at(-1)).toEqual({ seat: 0, do: 'draw', from: 7 });
    expect(() => solo2.play(laid, { do: 'draw', from: 5 })).toThrow('nothing to draw at 5');
  });

  it('22.2: one tile in the hand, none in the heap, it does not fit: won with one; two such tiles: lost', () => {
    const led = played(dealOf('0-3 0-1 0-2 1-1 1-2', '3-4'));
    const lay = (hand: string) => solo2.play(left(led, hand), moves('0-3@0')[0] as never).deal;
    expect(lay('0-3 1-1')).toMatchObject({ phase: 'ended', outcome: { how: 'domino', by: 0 } });
    expect(lay('0-3 1-1 1-2')).toMatchObject({ phase: 'ended', outcome: { how: 'blocked', by: 0 } });
  });

  it('22.2: with set 9 as many as five may stay over', () => {
    const led = played(dealOf('0-3 1-1 1-2 2-2 2-5 5-5 1-5', '3-4', { set: 9 }));
    const lay = (hand: string) => solo2.play(left(led, hand), moves('0-3@0')[0] as never).deal.outcome?.how;
    expect([6, 9].map((set) => mostOver({ set }))).toEqual([1, 5]);
    expect(lay('0-3 1-1 1-2 2-2 2-5 5-5')).toBe('domino');
    expect(lay('0-3 1-1 1-2 2-2 2-5 5-5 1-5')).toBe('blocked');
  });

  it('22.2: with five, when the hand is empty five more are drawn at once, with set 9 seven', () => {
    for (const [set, size] of [
      [6, 5],
      [9, 7],
    ] as const) {
      const led = played(dealOf('0-3 0-0', '3-4', { set, refill: 'five' }));
      const yard = solo2.set(led.options).filter((tile) => !['0-3', '3-4'].includes(tile));
      const laid = solo2.play(left(led, '0-3', yard.slice(0, size).join(' ')), moves('0-3@0')[0] as never).deal;
      expect(offers(laid)).toEqual(['draw']);
      const drawn = playAll(solo2, laid, moves('draw '.repeat(size).trim())).deal;
      expect([drawn.hands[0]?.length, drawn.boneyard.length]).toEqual([size, 0]);
      expect(offers(drawn)).toContain('0-0@0');
    }
  });

  it('22.2: with five, nothing is drawn before the hand is empty, and what does not fit then loses', () => {
    const deal = dealOf('0-3 1-1 1-2 2-2 2-5', '3-4', { refill: 'five' });
    expect(played(deal, '0-3@0')).toMatchObject({ phase: 'ended', outcome: { how: 'blocked' } });
  });

  it('22.2: with five, 26 are laid and 2 left: won', () => {
    const led = played(dealOf('0-3', '3-4', { refill: 'five' }));
    const won = solo2.play(left(led, '0-3', '5-5 6-6'), moves('0-3@0')[0] as never).deal;
    expect(won).toMatchObject({ phase: 'ended', outcome: { how: 'domino', by: 0 }, boneyard: { length: 2 } });
  });

  it('22.2: a turned-up tile that takes nothing loses at once', () => {
    expect(played(dealOf('0-0 0-1 0-2 1-1 1-2', '3-4')).outcome).toEqual({ how: 'blocked', by: 0 });
  });
});

describe('the end of solo 2', () => {
  it('22.3: won it writes 1 and the seat is the winner; lost it writes 0 and there is none', () => {
    const led = played(dealOf('0-3 0-1 0-2 1-1 1-2', '3-4'));
    const end = (hand: string) => solo2.settle(begun, solo2.play(left(led, hand), moves('0-3@0')[0] as never).deal);
    expect(end('0-3 1-1')).toMatchObject({ counts: [2], points: [1], standing: { totals: [1], winners: [0] } });
    expect(end('0-3 1-1 1-2')).toMatchObject({ counts: [5], points: [0], standing: { totals: [0], winners: [] } });
  });

  it('24: has a set and a way to fill up the hand, and one seat', () => {
    expect(solo2.options({}, 1)).toEqual({ ok: true, value: { set: 6, refill: 'one' } });
    expect(solo2.options({ refill: 'two' }, 1)).toMatchObject({ ok: false, detail: 'refill' });
    expect(solo2.options({}, 2)).toMatchObject({ ok: false, reason: 'seats' });
  });
});
