/** The speed at which tiles move: each bot has its own, and no two moves are quite alike. */
import type { Situation, View } from '../match/ports.ts';
import { showingAmong } from '../motion/durations.ts';
import type { Beat, Seat } from '../rules/game.ts';
import { characterOf } from './characters.ts';

/** A view that shows nothing. It must precede the other views, whose speed it sets for each move. */
export interface HandSpeed extends View {
  /** Converts milliseconds at normal speed to the current speed of the seat whose move is shown. */
  pace(ms: number): number;
}

/** The most that chance adds or takes, as a share. */
const LUCK = 0.05;

/** @param pace converts milliseconds at normal speed to the current speed. */
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

/** Returns the seat that moves a tile or passes; null for other beats. */
function moverOf(beat: Beat): Seat | null {
  switch (beat.beat) {
    case 'led':
    case 'laid':
    case 'took':
    case 'drew':
    case 'passed':
    case 'lifted':
    case 'putBack':
      return beat.seat;
    default:
      return null;
  }
}

/**
 * Returns the factor for the time that a seat's move is shown; 1 for a person. It depends only on public facts: the
 * sitter, the number of bots and, for a little variety, the deal's commitment and the number of moves.
 */
export function showingOf(seat: Seat, { sitters, commitment, seen }: Situation): number {
  const sitter = sitters[seat];
  if (sitter?.kind !== 'bot') return 1;
  const bots = sitters.filter(({ kind }) => kind === 'bot').length;
  const at = (2 * seen.log.length) % commitment.length;
  const luck = Number.parseInt(commitment.slice(at, at + 2), 16) / 255;
  return (characterOf(sitter)?.hand ?? 1) * showingAmong(bots) * (1 + LUCK * (2 * luck - 1));
}
