/** English of the ways to lay one tile in one place. */
import type { Move } from '../../rules/game.ts';
import { isBarricade, isStake } from '../../rules/moves.ts';
import { capital, word } from './words.ts';

const isClosed = (move: Move) => move.do === 'play' && move.closed === true;

const isLengthwise = (move: Move) => move.do === 'play' && move.lengthwise === true;
const outOf = (move: Move) => (move.do === 'play' ? (move.out ?? null) : null);

/** How a tile is laid that can be laid in these ways. */
export function layingWay(move: Move, ways: readonly Move[]): string {
  if (isBarricade(move)) return 'Barricade: ends the deal';
  if (isStake(move)) return 'The hundred: stakes the match';
  const out = outOf(move);
  const told = [
    ...(isClosed(move) ? ['face down'] : ways.some(isClosed) ? ['face up'] : []),
    ...(isLengthwise(move) ? ['lengthwise'] : ways.some(isLengthwise) ? ['across'] : []),
    ...(out === null ? [] : [`${word(out)} outward`]),
  ];
  return `${capital(told.join(', ') || 'lay it')}${move.do === 'play' && move.goesOn ? ', then another double' : ''}`;
}
