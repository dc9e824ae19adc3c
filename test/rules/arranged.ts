/** Deals arranged by hand for tests: who holds what, and what lies next in the boneyard. */
import type { Beat, Deal, Game, Move, Options, Tile } from '../../src/rules/game.ts';
import { isTileMove } from '../../src/rules/moves.ts';

/** The options of a table, defaults filled in. */
export function optionsOf(game: Game, given: Readonly<Record<string, unknown>>, seats: number): Options {
  const options = game.options(given, seats);
  if (!options.ok) throw new Error(`${options.reason}: ${options.detail}`);
  return options.value;
}

/** Some tiles written with blanks between, as `9-9 0-9`. */
export function tiles(text: string): Tile[] {
  return text.split(' ').filter((word) => word !== '') as Tile[];
}

/**
 * A heap in which each seat is dealt the tiles named for it (hands that are short are filled up with tiles not named
 * anywhere), and the boneyard begins with `yard`.
 */
export function heapOf(
  game: Game,
  options: Options,
  seats: number,
  hands: readonly string[],
  yard = '',
  last = '',
): Tile[] {
  const named = new Set([...hands.flatMap(tiles), ...tiles(yard), ...tiles(last)]);
  const others = game.set(options).filter((tile) => !named.has(tile));
  const size = game.handSize(options, seats);
  const dealt = Array.from({ length: seats }, (_, seat) => {
    const hand = tiles(hands[seat] ?? '');
    return [...hand, ...others.splice(0, size - hand.length)];
  });
  return [...dealt.flat(), ...tiles(yard), ...others, ...tiles(last)];
}

/** Plays moves one after the other; also gives all beats. */
export function playAll(
  game: Game,
  start: Deal,
  moves: readonly Move[],
): { readonly deal: Deal; readonly beats: Beat[] } {
  let deal = start;
  const beats: Beat[] = [];
  for (const move of moves) {
    const after = game.play(deal, move);
    deal = after.deal;
    beats.push(...after.beats);
  }
  return { deal, beats };
}

/**
 * Moves in short: `4-9@0` plays on arm 0, `2-5@0>5` with the five outward, `4-4@0=` lengthwise, `4-4@0x` closed, `4-4@0+` goes on, `4-4@0x+`
 * both, `4-4@0#` is a barricade, `!9-9` leads, `!9-9+` leads and goes on, `draw`, `pass`.
 */
export function moves(text: string): Move[] {
  return text.split(' ').map((word): Move => {
    if (word === 'draw' || word === 'pass') return { do: word };
    const goesOn = word.endsWith('+') ? { goesOn: true as const } : {};
    if (word.startsWith('!')) return { do: 'lead', tile: word.slice(1, 4) as Tile, ...goesOn };
    const [tile, arm = ''] = word.split('@');
    const [, out] = arm.split('>');
    return {
      do: 'play',
      tile: tile as Tile,
      arm: Number.parseInt(arm, 10),
      ...(out === undefined ? {} : { out: Number.parseInt(out, 10) }),
      ...(arm.includes('x') ? { closed: true as const } : {}),
      ...(arm.includes('=') ? { lengthwise: true as const } : {}),
      ...goesOn,
      ...(arm.includes('#') ? { barricade: true as const } : {}),
    };
  });
}

/** A move in the same short words; a lead that is turned up begins with `^`. */
export function inShort(move: Move): string {
  if (move.do === 'lift') return `-${move.tile}`;
  if (!isTileMove(move)) return move.do;
  if (move.do === 'lead') return `${move.turnedUp ? '^' : '!'}${move.tile}${move.goesOn ? '+' : ''}`;
  const out = move.out === undefined ? '' : `>${move.out}`;
  return `${move.tile}@${move.arm}${out}${move.closed ? 'x' : ''}${move.lengthwise ? '=' : ''}${move.goesOn ? '+' : ''}${move.barricade ? '#' : ''}`;
}

/** What is made when it is first asked for, and kept. */
export function once<Made>(make: () => Made): () => Made {
  let made: { readonly it: Made } | null = null;
  return () => {
    made ??= { it: make() };
    return made.it;
  };
}
