/** Explains in words why an event of a record cannot happen at its place. */
import type { Deal, Game, Move } from '../game.ts';
import { mayDo, playableTiles, tileOfMove } from '../moves.ts';

/** Returns a move in words, as `play 3-4 at 1`. */
function inWords(move: Move): string {
  if (move.do === 'lead')
    return `lead ${move.tile}${move.turnedUp ? ` turned up from ${move.from ?? 'nowhere'}` : ''}${
      move.goesOn ? ', going on' : ''
    }${move.hundred ? ', as a stake' : ''}`;
  if (move.do === 'lift') return `lift ${move.tile}`;
  if (move.do === 'giveUp') return 'give up';
  if (move.do !== 'play') return move.do;
  const out = move.out === undefined ? '' : `, ${move.out} outward`;
  const joint = move.joint === undefined ? '' : `, joint ${move.joint}`;
  return `play ${move.tile} at ${move.arm}${joint}${out}${move.closed ? ', closed' : ''}${move.lengthwise ? ', lengthwise' : ''}${move.goesOn ? ', going on' : ''}${
    move.barricade ? ', as a barricade' : ''
  }`;
}

/**
 * Returns the legal moves in words: all ways of the tile that the seat wanted to play, or else all tiles it may play.
 */
function instead(moves: readonly Move[], wanted: Move): string {
  const tile = tileOfMove(wanted);
  const ways = tile === null ? [] : moves.filter((move) => tileOfMove(move) === tile);
  if (ways.length > 0) return ways.map(inWords).join(' or ');
  const verb = mayDo(moves, 'lead') ? 'lead' : 'play';
  const tiles = [...playableTiles(moves)].map((each) => `${verb} ${each}`);
  const others = (['draw', 'pass'] as const).filter((kind) => mayDo(moves, kind));
  return [...tiles, ...others].join(' or ');
}

/** Returns a move as text that does not depend on the order of its keys. */
const spelled = (move: Move) => JSON.stringify(Object.entries(move).sort(([a], [b]) => (a < b ? -1 : 1)));

/** True if two moves have all keys in common, apart from the `from` of a draw. */
function isListed(move: Move, listed: Move): boolean {
  if (move.do === 'draw') return listed.do === 'draw';
  return spelled(move) === spelled(listed);
}

/**
 * Explains why the seat cannot make the move in this deal; `null` if it can.
 */
export function moveFault(seat: number, move: Move, deal: Deal, game: Game): string | null {
  const { turn, boneyard } = deal;
  if (!turn) return 'the deal had ended';
  if (seat !== turn.seat) return `it is the turn of seat ${turn.seat}, not of seat ${seat}`;
  const moves = game.moves(deal);
  if (!moves.some((listed) => isListed(move, listed))) {
    return `seat ${seat} may not ${inWords(move)}, but ${instead(moves, move)}`;
  }
  const drawsElsewhere = move.do === 'draw' && move.from !== undefined && !boneyard.includes(move.from);
  return drawsElsewhere ? 'what is drawn does not lie in the boneyard' : null;
}
