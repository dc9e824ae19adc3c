import { describe, expect, it } from 'vitest';
import type { Tile } from '../../src/rules/game.ts';
import { dealOut, isSet, positionOf } from '../../src/rules/heap.ts';
import { seen, seenBeat } from '../../src/rules/seen.ts';
import { tilesOf } from '../../src/rules/tiles.ts';
import { tableOf } from './table.ts';

describe('a heap (1.1)', () => {
  const set = tilesOf(2);

  it('is the whole set in any order, each tile once', () => {
    expect(isSet(set, set)).toBe(true);
    expect(isSet([...set].reverse(), set)).toBe(true);
    expect(isSet(set.slice(1), set)).toBe(false);
    expect(isSet([...set, '0-0'], set)).toBe(false);
    expect(isSet(['0-1', ...set.slice(1)], set)).toBe(false);
    expect(isSet(['3-3', ...set.slice(1)], set)).toBe(false);
    expect(isSet([], set)).toBe(false);
  });

  it('goes out from seat 0 on, and what is left is the boneyard, or dead', () => {
    const hands = [
      [0, 1],
      [2, 3],
    ];
    expect(dealOut(set, 2, 2)).toEqual({ hands, boneyard: [4, 5], dead: [] });
    expect(dealOut(set, 2, 2, true)).toEqual({ hands, boneyard: [], dead: [4, 5] });
  });
});

describe('who sees a tile', () => {
  const { game, open, after, playOut } = tableOf('cyprus', 4);
  const start = open(['9-9 0-9', '1-9']);
  const visible = (deal: typeof start, eye: number | 'table' | 'all') =>
    seen(game, deal, eye).heap.flatMap((tile, at) => (tile === null ? [] : [at]));

  it('is its holder, before anything is laid', () => {
    expect(visible(start, 1)).toEqual(start.hands[1]);
    expect(visible(start, 'table')).toEqual([]);
    expect(visible(start, 'all')).toHaveLength(55);
  });

  it('is everybody, once it is laid, and nobody for the boneyard', () => {
    const led = after(start, '!9-9 1-9@0');
    const laid = led.laid.map(({ at }) => at).sort((a, b) => a - b);
    expect(visible(led, 'table')).toEqual(laid);
    expect(visible(led, 0)).toEqual([...new Set([...(led.hands[0] ?? []), ...laid])].sort((a, b) => a - b));
  });

  it('is everybody for all hands when the deal has ended', () => {
    const end = playOut(start);
    expect(visible(end, 'table')).toHaveLength(55 - end.boneyard.length);
    for (const at of end.boneyard) expect(visible(end, 0)).not.toContain(at);
  });

  it('finds a tile in the hand that holds it, and nowhere else', () => {
    expect(positionOf(start, 1, '1-9')).toBe(start.hands[1]?.[0]);
    expect(positionOf(start, 0, '1-9')).toBeUndefined();
    expect(positionOf(start, 7, '1-9')).toBeUndefined();
  });
});

describe('who sees what happens (1.7)', () => {
  const { game, open, beats } = tableOf('cyprus', 4);
  const nines = '0-9 1-9 2-9 3-9 4-9 5-9 6-9 7-9';
  const [led, drew] = beats(open([`9-9 ${nines}`]), '!9-9 draw');

  it('hides the face of a drawn tile from everybody but its drawer', () => {
    expect(drew).toMatchObject({ beat: 'drew', seat: 1, tile: expect.stringMatching(/^\d-\d$/) });
    if (!drew) throw new Error('nothing was drawn');
    for (const eye of [1, 'all'] as const) expect(seenBeat(game, drew, eye)).toEqual(drew);
    for (const eye of [0, 2, 3, 'table'] as const) expect(seenBeat(game, drew, eye)).toEqual({ ...drew, tile: null });
  });

  it('hides nothing else', () => {
    expect(led).toMatchObject({ beat: 'led', tile: '9-9' });
    if (!led) throw new Error('nothing was led');
    for (const eye of [0, 1, 'table', 'all'] as const) expect(seenBeat(game, led, eye)).toEqual(led);
  });
});

describe('a guess at the hidden tiles', () => {
  const { game, open } = tableOf('cyprus', 4);
  const deal = open(['9-9 0-9', '1-9']);
  const known = seen(game, deal, 1);
  const hidden = deal.heap.filter((_, at) => known.heap[at] === null);

  it('fills in the deal, in the order of the heap', () => {
    expect(game.fill(known, hidden)).toEqual(deal);
    const turned = [...hidden].reverse();
    expect(game.fill(known, turned).heap.filter((_, at) => known.heap[at] === null)).toEqual(turned);
  });

  it('is refused when it does not make the set', () => {
    const makes: readonly (readonly Tile[])[] = [hidden.slice(1), [...hidden, '0-0'], ['1-9', ...hidden.slice(1)]];
    for (const guess of makes) expect(() => game.fill(known, guess)).toThrow('does not make the set');
  });
});
