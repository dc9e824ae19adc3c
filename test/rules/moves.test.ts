import { describe, expect, it } from 'vitest';
import type { Move, Seen, Tile } from '../../src/rules/game.ts';
import {
  endedLongTurn,
  findMove,
  goesOnWith,
  isAsked,
  isLayable,
  isPlayable,
  mayBar,
  mayDo,
  outerHalf,
  placesFor,
  playableTiles,
  sameMove,
  soleChoice,
  tilesAt,
  waysAt,
} from '../../src/rules/moves.ts';

const MOVES: readonly Move[] = [
  { do: 'play', tile: '5-5', arm: 1, closed: true, goesOn: true },
  { do: 'play', tile: '5-5', arm: 1, goesOn: true },
  { do: 'play', tile: '5-5', arm: 1, closed: true },
  { do: 'play', tile: '5-5', arm: 1 },
  { do: 'play', tile: '5-5', arm: 3 },
  { do: 'play', tile: '2-5', arm: 1 },
  { do: 'play', tile: '2-4', arm: 0 },
  { do: 'draw' },
];
const LEADS: readonly Move[] = [
  { do: 'lead', tile: '6-6' },
  { do: 'lead', tile: '0-1' },
];

describe('questions about a list of legal moves', () => {
  it('needs no choice of a place where there is one, or only free blades', () => {
    const end = { shows: 5, accepts: [5], to: 0 } as const;
    const ends = (...states: readonly ('free' | 'open')[]) =>
      [1, 3].map((place, k) => ({ ...end, place, state: states[k] ?? 'open' }) as const);
    expect(soleChoice({ seen: { ends: ends('open', 'open') }, moves: MOVES }, '5-5')).toBeUndefined();
    expect(soleChoice({ seen: { ends: ends('free', 'open') }, moves: MOVES }, '5-5')).toBeUndefined();
    expect(soleChoice({ seen: { ends: ends('free', 'free') }, moves: MOVES }, '5-5')).toBe(1);
    expect(soleChoice({ seen: { ends: ends('open', 'open') }, moves: MOVES }, '2-5')).toBe(1);
    expect(soleChoice({ seen: { ends: [] }, moves: LEADS }, '6-6')).toBeNull();
    expect(soleChoice({ seen: { ends: [] }, moves: MOVES }, '0-0')).toBeUndefined();
  });

  it('names the tiles that can be played, each once', () => {
    expect([...playableTiles(MOVES)]).toEqual(['5-5', '2-5', '2-4']);
    expect([...playableTiles(LEADS)]).toEqual(['6-6', '0-1']);
    expect(playableTiles([{ do: 'draw' }, { do: 'pass' }]).size).toBe(0);
    expect(isPlayable(MOVES, '2-5')).toBe(true);
    expect(isPlayable(MOVES, '2-6')).toBe(false);
    expect(isPlayable(MOVES, null)).toBe(false);
  });

  it('names the places of a tile, each once, the middle as null', () => {
    expect(placesFor(MOVES, '5-5')).toEqual([1, 3]);
    expect(placesFor(MOVES, '1-6')).toEqual([]);
    expect(placesFor(LEADS, '0-1')).toEqual([null]);
  });

  it('names the tiles of a place, each once; what needs no tile is in no place', () => {
    expect(tilesAt(MOVES, 1)).toEqual(['5-5', '2-5']);
    expect(tilesAt(MOVES, 2)).toEqual([]);
    expect(tilesAt(MOVES, null)).toEqual([]);
    expect(tilesAt(LEADS, null)).toEqual(['6-6', '0-1']);
  });

  it('lists the ways to lay a tile somewhere, the plainest first (5.4, 5.5)', () => {
    expect(waysAt(MOVES, '5-5', 1)).toEqual([MOVES[3], MOVES[2], MOVES[1], MOVES[0]]);
    expect(waysAt(MOVES, '5-5', 0)).toEqual([]);
    expect(waysAt(MOVES, null, null)).toEqual([]);
    expect(waysAt(LEADS, '6-6', null)).toEqual([LEADS[0]]);
  });

  it('finds a kind of move', () => {
    expect(mayDo(MOVES, 'draw')).toBe(true);
    expect(mayDo(MOVES, 'pass')).toBe(false);
    expect(findMove(LEADS, 'lead')).toBe(LEADS[0]);
    expect(findMove(LEADS, 'pass')).toBeUndefined();
  });

  it('knows what a turn goes on with: another double (5.4), or whatever fits (12.1)', () => {
    const turn = { seat: 0, drew: [], laid: [] };
    const doubles: readonly Move[] = [{ do: 'play', tile: '5-5', arm: 1 }];
    const laid = ['6-6', '5-6'].map((tile) => ({ tile })) as unknown as Seen['laid'];
    const at = (...indexes: number[]) => ({ turn: { ...turn, laid: indexes }, laid });
    expect(goesOnWith(at(), MOVES)).toBeNull();
    expect(goesOnWith(at(0), MOVES)).toBe('tile');
    expect(goesOnWith(at(0), doubles)).toBe('double');
    expect(goesOnWith(at(0, 1), doubles)).toBe('tile');
    expect(goesOnWith(at(0), [{ do: 'draw' }])).toBeNull();
    expect(goesOnWith({ turn: null, laid }, MOVES)).toBeNull();
  });

  it('knows the end of a turn in which several tiles were laid', () => {
    const play = { seat: 0, do: 'play', tile: '5-6', arm: 1 } as const;
    const turnOf = (seat: number) => ({ seat, drew: [], laid: [] });
    const goesOn = { ...play, goesOn: true } as const;
    expect(endedLongTurn({ log: [goesOn, play], turn: turnOf(1) })).toBe(true);
    expect(endedLongTurn({ log: [{ seat: 0, do: 'lead', tile: '6-6', goesOn: true }, play], turn: turnOf(1) })).toBe(
      true,
    );
    expect(endedLongTurn({ log: [play], turn: turnOf(1) })).toBe(false);
    expect(endedLongTurn({ log: [{ ...play, seat: 2 }, play], turn: turnOf(1) })).toBe(false);
    expect(endedLongTurn({ log: [goesOn, goesOn], turn: turnOf(0) })).toBe(false);
    expect(endedLongTurn({ log: [goesOn, play], turn: null })).toBe(false);
  });

  it('never takes a double that can only bar for a playable one, and leaves it to be chosen (9.2)', () => {
    const bar = (tile: Tile, arm: number): Move => ({ do: 'play', tile, arm, barricade: true });
    const moves: readonly Move[] = [
      { do: 'play', tile: '2-2', arm: 0 },
      ...[bar('2-2', 0), bar('2-2', 1), bar('4-4', 0), bar('4-4', 1)],
    ];
    expect([...playableTiles(moves)]).toEqual(['2-2']);
    expect(isPlayable(moves, '4-4')).toBe(false);
    expect(isLayable(moves, '4-4')).toBe(true);
    expect(placesFor(moves, '4-4')).toEqual([0, 1]);
    expect(tilesAt(moves, 1)).toEqual([]);
    expect(soleChoice({ seen: { ends: [] }, moves }, '2-2')).toBe(0);
    expect(soleChoice({ seen: { ends: [] }, moves: [bar('4-4', 0)] }, '4-4')).toBeUndefined();
    // Barring is always asked, also where it is the only way.
    expect(isAsked(waysAt(moves, '2-2', 0))).toBe(true);
    expect(isAsked(waysAt(moves, '4-4', 1))).toBe(true);
    expect(isAsked(waysAt(moves.slice(0, 1), '2-2', 0))).toBe(false);
    expect(mayDo([bar('4-4', 0), { do: 'draw' }], 'play')).toBe(false);
    expect(mayBar(moves)).toBe(true);
  });

  it('says which half points outward: the one that does not fit, unless the move names it', () => {
    expect(outerHalf({ tile: '2-5' }, [5])).toBe(2);
    expect(outerHalf({ tile: '2-5' }, [2])).toBe(5);
    expect(outerHalf({ tile: '5-5' }, [5])).toBe(5);
    expect(outerHalf({ tile: '2-5', out: 5 }, [5])).toBe(5);
  });

  it('tells moves apart by all but where a draw is taken from', () => {
    for (const [i, a] of MOVES.entries()) {
      for (const [k, b] of MOVES.entries()) expect(sameMove(a, b)).toBe(i === k);
    }
    expect(sameMove({ do: 'draw' }, { do: 'draw', from: 3 })).toBe(true);
    expect(sameMove({ do: 'lead', tile: '6-6' }, { do: 'lead', tile: '6-6', turnedUp: true, from: 27 })).toBe(true);
    expect(sameMove({ do: 'lead', tile: '6-6' }, { do: 'lead', tile: '0-1' })).toBe(false);
  });
});
