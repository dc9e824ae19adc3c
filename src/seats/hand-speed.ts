/** How fast tiles are moved: each bot's hand has a speed of its own, and no two moves are quite alike. */
import type { Situation, View } from '../match/ports.ts';
import { showingAmong } from '../motion/durations.ts';
import type { Beat, Seat } from '../rules/game.ts';
import { characterOf } from './characters.ts';

/** A view that shows nothing. It comes before the others, and tells them how fast the move is that they show. */
export interface HandSpeed extends View {
  /** Milliseconds at normal speed into milliseconds now, at the speed of the seat whose move is being shown. */
  pace(ms: number): number;
}

/** What chance adds or takes at most, a part of the whole. */
const LUCK = 0.05;

/** @param pace milliseconds at normal speed into milliseconds now. */
export function createHandSpeed(pace: (ms: number) => number): HandSpeed {
  let factor = 1;
  const rest = () => {
    factor = 1;
  };
  return {
    pace: (ms) => pace(ms) * factor,
    show: rest,
    async shuffle() {
      rest();
    },
    async play(beat, after) {
      const seat = moverOf(beat);
      factor = seat === null ? 1 : showingOf(seat, after);
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
    case 'putBack':
      return beat.seat;
    default:
      return null;
  }
}

/**
 * How much of the usual time the showing of a seat's move takes; 1 for a person. It follows from what everybody sees: who
 * sits there, how many bots play, and for a little luck the deal's commitment and the number of moves so far.
 */
export function showingOf(seat: Seat, { sitters, commitment, seen }: Situation): number {
  const sitter = sitters[seat];
  if (sitter?.kind !== 'bot') return 1;
  const bots = sitters.filter(({ kind }) => kind === 'bot').length;
  const at = (2 * seen.log.length) % commitment.length;
  const luck = Number.parseInt(commitment.slice(at, at + 2), 16) / 255;
  return (characterOf(sitter)?.hand ?? 1) * showingAmong(bots) * (1 + LUCK * (2 * luck - 1));
}
