/** The words for several ways to play one tile in one place. */
import type { Move } from '../../rules/game.ts';
import { isBarricade, isStake } from '../../rules/moves.ts';
import type { Messages, Phrases } from '../phrases.ts';

const isClosed = (move: Move) => move.do === 'play' && move.closed === true;

const isLengthwise = (move: Move) => move.do === 'play' && move.lengthwise === true;
const outOf = (move: Move) => (move.do === 'play' ? (move.out ?? null) : null);

/** Returns the words for one of these ways to play a tile. */
export const layingWay =
  ({ way: m }: Messages['table'], { pips, sentence }: Phrases) =>
  (move: Move, ways: readonly Move[]): string => {
    if (isBarricade(move)) return m.barricade;
    if (isStake(move)) return m.stake;
    const out = outOf(move);
    const told = [
      ...(isClosed(move) ? [m.faceDown] : ways.some(isClosed) ? [m.faceUp] : []),
      ...(isLengthwise(move) ? [m.lengthwise] : ways.some(isLengthwise) ? [m.across] : []),
      ...(out === null ? [] : [m.outward(pips(out))]),
    ];
    const way = sentence(told.join(', ') || m.plain);
    return move.do === 'play' && move.goesOn ? m.goesOn(way) : way;
  };
