/** Whose hands move the tiles: each at a tempo of its own, and never twice quite alike. */
import type { Situation, View } from '../match/ports.ts';
import { showingAmong } from '../motion/durations.ts';
import type { Beat, Seat } from '../rules/game.ts';
import { characterOf } from './characters.ts';

/** Looks before the other views, and tells them how fast a move is to be shown. */
export interface Hands extends View {
  /** Milliseconds at normal speed into milliseconds now, while that move is shown as those who made it move. */
  pace(ms: number): number;
}

/** What chance adds or takes at most. */
const LUCK = 0.05;

/** @param pace milliseconds at normal speed into milliseconds now. */
export function createHands(pace: (ms: number) => number): Hands {
  let tempo = 1;
  const rest = () => {
    tempo = 1;
  };
  return {
    pace: (ms) => pace(ms) * tempo,
    show: rest,
    async shuffle() {
      rest();
    },
    async play(beat, after) {
      const seat = moverOf(beat);
      tempo = seat === null ? 1 : handOf(seat, after);
    },
  };
}

/** Who moves a tile, or says that they cannot. */
function moverOf(beat: Beat): Seat | null {
  switch (beat.beat) {
    case 'led':
    case 'laid':
    case 'drew':
    case 'passed':
      return beat.seat;
    default:
      return null;
  }
}

/**
 * How long the showing of what a seat did takes, 1 as usual, as for every person. It follows from what everybody sees:
 * who sits there, how many bots play, and for a little luck the number that fixed the deal and the moves so far.
 */
export function handOf(seat: Seat, { sitters, commitment, seen }: Situation): number {
  const sitter = sitters[seat];
  if (sitter?.kind !== 'bot') return 1;
  const bots = sitters.filter(({ kind }) => kind === 'bot').length;
  const at = (2 * seen.log.length) % commitment.length;
  const luck = Number.parseInt(commitment.slice(at, at + 2), 16) / 255;
  return (characterOf(sitter)?.hand ?? 1) * showingAmong(bots) * (1 + LUCK * (2 * luck - 1));
}
