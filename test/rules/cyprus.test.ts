import { describe, expect, it } from 'vitest';
import { dealLabel, fastChance, seedOfText, shuffledHeap } from '../../src/rules/chance.ts';
import type { Deal, Game, Move, Tile } from '../../src/rules/game.ts';
import { gameById } from '../../src/rules/games.ts';
import { halves } from '../../src/rules/tiles.ts';
import { heapOf, moves, optionsOf, playAll, tiles } from './arranged.ts';

const cyprus = gameById('cyprus') as Game;

function opened(hands: readonly string[], yard = '', last = '', given = {}, seats = 4): Deal {
  const options = optionsOf(cyprus, given, seats);
  return cyprus.open(
    cyprus.begin(options, seats),
    options,
    seats,
    heapOf(cyprus, options, seats, hands, yard, last),
    0,
  );
}

/** Plays the first legal move until the deal says so, or ends. */
function playUntil(start: Deal, done: (deal: Deal) => boolean): Deal {
  let deal = start;
  while (!done(deal) && deal.turn) deal = cyprus.play(deal, cyprus.moves(deal)[0] as Move).deal;
  return deal;
}

function handOf(deal: Deal, seat: number): Tile[] {
  return (deal.hands[seat] ?? []).flatMap((at) => deal.heap[at] ?? []);
}

// Seat 0 holds the spinner and two nines, seat 1 one nine, seat 2 none, seat 3 three; three lie in the boneyard.
const HANDS = [
  '9-9 0-9 1-9 0-1 0-2 0-3 0-4 0-5 0-6',
  '2-9 1-1 1-2 1-3 1-4 1-5 1-6 1-7 1-8',
  '2-2 2-3 2-4 2-5 2-6 2-7 2-8 3-3 3-4',
  '3-9 4-9 5-9 4-4 4-5 4-6 4-7 4-8 5-5',
];
const YARD = '0-0 6-9 7-9 8-9';
const opening = () => opened(HANDS, YARD);

describe('the deal (1.1, 1.2)', () => {
  it('gives seat 0 the first heap positions, seat 1 the next, and the rest to the boneyard', () => {
    const deal = opening();
    expect(deal.hands[0]).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
    expect(deal.hands[3]).toEqual([27, 28, 29, 30, 31, 32, 33, 34, 35]);
    expect(deal.boneyard.length).toBe(19);
    expect(deal.boneyard[0]).toBe(36);
    expect(handOf(deal, 1)).toEqual(tiles(HANDS[1] ?? ''));
  });

  it('makes the seat that holds 9-9 lay it, and that is its turn', () => {
    const deal = opening();
    expect(deal).toMatchObject({ phase: 'leading', turn: { seat: 0 } });
    expect(cyprus.moves(deal)).toEqual([{ do: 'lead', tile: '9-9' }]);
    const led = cyprus.play(deal, { do: 'lead', tile: '9-9' });
    expect(led.beats).toEqual([{ beat: 'led', seat: 0, at: 0, tile: '9-9' }]);
    expect(led.deal).toMatchObject({ phase: 'opening', turn: { seat: 1, drew: [], laid: [] } });
    expect(led.deal.laid).toEqual([
      { at: 0, tile: '9-9', to: null, arm: null, inner: 9, outer: 9, closed: false, seat: 0 },
    ]);
    expect(led.deal.ends).toEqual(
      [0, 1, 2, 3, 4, 5, 6, 7].map((place) => ({ place, shows: 9, accepts: [9], to: 0, state: 'free' })),
    );
  });

  it('throws the deal in when nobody holds 9-9', () => {
    const deal = opened([], '9-9');
    expect(deal).toMatchObject({ phase: 'thrownIn', turn: null });
    expect(cyprus.moves(deal)).toEqual([]);
  });

  it('refuses a heap that is not the set', () => {
    const options = optionsOf(cyprus, {}, 4);
    const heap = heapOf(cyprus, options, 4, HANDS);
    const standing = cyprus.begin(options, 4);
    expect(() => cyprus.open(standing, options, 4, heap.slice(1), 0)).toThrow();
    expect(() => cyprus.open(standing, options, 4, Object.assign([...heap], { 5: '9-9' }), 0)).toThrow();
  });
});

describe('the opening (1.4)', () => {
  it('lets a seat that holds a nine play a nine and nothing else, on any free blade', () => {
    const { deal } = playAll(cyprus, opening(), moves('!9-9'));
    expect(cyprus.moves(deal)).toEqual([0, 1, 2, 3, 4, 5, 6, 7].map((arm) => ({ do: 'play', tile: '2-9', arm })));
    const after = playAll(cyprus, deal, moves('2-9@5 draw'));
    expect(after.deal.ends[5]).toEqual({ place: 5, shows: 2, accepts: [2], to: 1, state: 'open' });
  });

  it('lets the holder of several nines choose which, on the blades that are still free', () => {
    const { deal } = playAll(cyprus, opening(), moves('!9-9 2-9@5 draw pass 4-9@0'));
    expect(deal.turn?.seat).toBe(0);
    const choices = cyprus.moves(deal).map((move) => (move.do === 'play' ? `${move.tile}@${move.arm}` : move.do));
    expect(choices).toEqual(['0-9', '1-9'].flatMap((tile) => [1, 2, 3, 4, 6, 7].map((arm) => `${tile}@${arm}`)));
  });

  it('makes a seat without a nine draw one tile, keep what does not fit, and pass (1.7)', () => {
    const { deal } = playAll(cyprus, opening(), moves('!9-9 2-9@0'));
    expect(cyprus.moves(deal)).toEqual([{ do: 'draw' }]);
    const drew = cyprus.play(deal, { do: 'draw' });
    expect(drew.beats).toEqual([{ beat: 'drew', seat: 2, at: 36, tile: '0-0', suits: [9] }]);
    expect(drew.deal.turn).toEqual({ seat: 2, drew: [36], laid: [] });
    expect(cyprus.moves(drew.deal)).toEqual([{ do: 'pass' }]);
    const passed = cyprus.play(drew.deal, { do: 'pass' });
    expect(passed.beats).toEqual([{ beat: 'passed', seat: 2, suits: [9] }]);
    expect(passed.deal.turn?.seat).toBe(3);
    expect(handOf(passed.deal, 2)).toContain('0-0');
  });

  it('makes a drawn tile that fits be played at once, where the player likes (1.7)', () => {
    const { deal } = playAll(cyprus, opened(HANDS, '6-9 0-0'), moves('!9-9 2-9@0 draw'));
    expect(cyprus.moves(deal)).toEqual([1, 2, 3, 4, 5, 6, 7].map((arm) => ({ do: 'play', tile: '6-9', arm })));
    const { deal: after } = playAll(cyprus, deal, moves('6-9@3'));
    expect(after.laid.at(-1)).toMatchObject({ at: 36, tile: '6-9', arm: 3, inner: 9, outer: 6, to: 0, seat: 2 });
    expect(after.turn?.seat).toBe(3);
  });

  it('draws from the place that is named, and from the lowest where none is', () => {
    const { deal } = playAll(cyprus, opening(), moves('!9-9 2-9@0'));
    const drew = cyprus.play(deal, { do: 'draw', from: 39 });
    expect(drew.deal.log.at(-1)).toEqual({ seat: 2, do: 'draw', from: 39 });
    expect(handOf(drew.deal, 2)).toContain('8-9');
    expect(drew.deal.boneyard).not.toContain(39);
    expect(cyprus.play(deal, { do: 'draw' }).deal.log.at(-1)).toEqual({ seat: 2, do: 'draw', from: 36 });
    expect(() => cyprus.play(deal, { do: 'draw', from: 3 })).toThrow();
  });

  it('goes over into free play when the eighth blade is laid, and says so once', () => {
    const start = opened(HANDS, YARD);
    const stars: number[] = [];
    let deal = start;
    while (deal.turn) {
      const after = cyprus.play(deal, cyprus.moves(deal)[0] as Move);
      if (after.beats.some(({ beat }) => beat === 'starred')) stars.push(after.deal.laid.length);
      expect(after.deal.phase === 'opening').toBe(after.deal.laid.length < 9);
      deal = after.deal;
    }
    expect(stars).toEqual([9]);
  });

  it('refuses what is not legal', () => {
    const { deal } = playAll(cyprus, opening(), moves('!9-9'));
    for (const move of moves('1-1@0 0-9@0 2-9@8 pass draw !9-9')) expect(() => cyprus.play(deal, move)).toThrow();
    expect(() => cyprus.play(deal, { do: 'play', tile: '2-9', arm: 0, out: 2 })).toThrow();
    expect(() => cyprus.play(deal, { do: 'play', tile: '2-9', arm: 0, closed: true })).toThrow();
  });
});

describe('free play (1.6)', () => {
  const star = () => playUntil(opening(), ({ phase }) => phase === 'freePlay');

  it('offers each tile on each end that it matches, two arms with the same pips as two places', () => {
    const deal = star();
    const hand = handOf(deal, deal.turn?.seat ?? 0);
    const expected = hand.flatMap((tile) =>
      deal.ends.filter(({ shows }) => halves(tile).includes(shows)).map(({ place }) => `${tile}@${place}`),
    );
    const offered = cyprus.moves(deal).map((move) => (move.do === 'play' ? `${move.tile}@${move.arm}` : move.do));
    expect(offered).toEqual(expected);
  });

  it('makes the other half of the tile the new open end, and never branches at a double', () => {
    let deal = star();
    while (deal.turn) {
      const move = cyprus.moves(deal)[0] as Move;
      const before = deal;
      deal = cyprus.play(deal, move).deal;
      if (move.do !== 'play') continue;
      const [a, b] = halves(move.tile);
      const old = before.ends.find(({ place }) => place === move.arm)?.shows ?? 0;
      const end = deal.ends.find(({ place }) => place === move.arm);
      expect(end).toMatchObject({ shows: a + b - old, to: deal.laid.length - 1 });
      expect(deal.ends.length).toBe(8);
    }
  });
});

describe('what nobody can match any more (2.2)', () => {
  it('shows an arm shut when the last nine is turned outward on it, once', () => {
    const chance = fastChance(3);
    let shut = 0;
    for (let number = 0; number < 60; number++) {
      const options = optionsOf(cyprus, {}, 4);
      const heap = shuffledHeap(seedOfText('dead'), dealLabel(number, 0), cyprus.set(options));
      let deal = cyprus.open(cyprus.begin(options, 4), options, 4, heap, 0);
      const told: unknown[] = [];
      while (deal.turn) {
        const legal = cyprus.moves(deal);
        const after = cyprus.play(deal, legal[chance.below(legal.length)] as Move);
        deal = after.deal;
        told.push(...after.beats.flatMap((beat) => (beat.beat === 'shut' ? [beat.arm] : [])));
        const inSight = (suit: number) => deal.laid.filter(({ tile }) => halves(tile).includes(suit)).length;
        for (const end of deal.ends) expect(end.state === 'dead').toBe(inSight(end.shows) === 10);
      }
      const dead = deal.ends.flatMap(({ place, state }) => (state === 'dead' ? [place] : []));
      expect([...told].sort()).toEqual(dead);
      shut += told.length;
    }
    expect(shut).toBeGreaterThan(20);
  });
});

describe('drawing (1.7, 2.5)', () => {
  it('leaves the last tile of the boneyard where it is', () => {
    const chance = fastChance(11);
    let reached = 0;
    for (let number = 0; number < 40; number++) {
      const options = optionsOf(cyprus, {}, 10);
      const heap = shuffledHeap(seedOfText('last'), dealLabel(number, 0), cyprus.set(options));
      let deal = cyprus.open(cyprus.begin(options, 10), options, 10, heap, 0);
      while (deal.turn) {
        const legal = cyprus.moves(deal);
        if (legal[0]?.do === 'draw') expect(deal.boneyard.length).toBeGreaterThan(1);
        deal = cyprus.play(deal, legal[chance.below(legal.length)] as Move).deal;
      }
      if (deal.boneyard.length === 1) reached++;
    }
    expect(reached).toBeGreaterThan(10);
  });

  it('never lets anybody draw with nine seats, nor with Bell’s hands at five', () => {
    for (const [seats, given, left] of [
      [9, {}, 1],
      [5, { handSizes: 'bell' }, 0],
    ] as const) {
      const start = opened(['9-9'], '', '', given, seats);
      expect(start.boneyard.length).toBe(left);
      const end = playUntil(start, ({ phase }) => phase === 'ended');
      expect(end.log.some((event) => event.do === 'draw')).toBe(false);
      expect(end.phase).toBe('ended');
    }
  });
});

describe('drawing for the lead (2.6)', () => {
  const start = (yard: string, last = '') => opened([], yard, last, { drawForLead: true });

  it('lets the seats draw one tile each from seat 0 on until 9-9 is drawn, and its drawer lays it at once', () => {
    let { deal, beats } = playAll(cyprus, start('0-0 0-1 9-9'), moves('draw draw'));
    expect(beats.map((beat) => ('seat' in beat ? `${beat.beat} ${beat.seat}` : beat.beat))).toEqual([
      'drew 0',
      'drew 1',
    ]);
    expect(deal).toMatchObject({ phase: 'leading', turn: { seat: 2, drew: [] } });
    ({ deal, beats } = playAll(cyprus, deal, moves('draw')));
    expect(deal.turn).toEqual({ seat: 2, drew: [38], laid: [] });
    expect(cyprus.moves(deal)).toEqual([{ do: 'lead', tile: '9-9' }]);
    ({ deal } = playAll(cyprus, deal, moves('!9-9')));
    expect(deal).toMatchObject({ phase: 'opening', turn: { seat: 3 } });
    expect(deal.hands.map(({ length }) => length)).toEqual([10, 10, 9, 9]);
  });

  it('goes round after round, and even the last tile may be drawn for it', () => {
    let deal = start('', '9-9');
    let draws = 0;
    for (; cyprus.moves(deal)[0]?.do === 'draw'; draws++) deal = cyprus.play(deal, { do: 'draw' }).deal;
    expect(draws).toBe(19);
    expect(deal.boneyard).toEqual([]);
    expect(deal.turn?.seat).toBe(18 % 4);
    expect(cyprus.moves(deal)).toEqual([{ do: 'lead', tile: '9-9' }]);
  });

  it('draws for nothing when somebody holds 9-9', () => {
    expect(cyprus.moves(opened(HANDS, YARD, '', { drawForLead: true }))).toEqual([{ do: 'lead', tile: '9-9' }]);
  });
});
