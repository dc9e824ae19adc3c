/** General: only a last 0-0 or 6-6 scores (20.4), and partners may signal whether they hold them (20.5). */
import type { Deal, Eye, Game, HandSignal, Position, Seen, Tile } from '../../game.ts';
import { halves } from '../../tiles.ts';
import type { OwnLines } from './line-row.ts';
import { eachLine } from './own-scores.ts';

const LAST: readonly Tile[] = ['0-0', '6-6'];

/** The reason for the points of a General (20.4). */
const GENERAL = 'general';

/** 6-6 as the core's byte; 0-0 is 0. */
const SIXES = 0x66;

/** True if the last tile makes a General; `goesOn`: it was the second tile of its turn. */
const makesOne = (isBald: boolean, goesOn: boolean, tile: number) =>
  tile === 0 || (tile === SIXES && (goesOn || !isBald));

function noteIn(isBald: boolean, { log }: Deal): number {
  const [before, last] = log.slice(-2);
  if (last?.do !== 'play') return 0;
  const [low, high] = halves(last.tile);
  return makesOne(isBald, before?.do === 'play' && before.goesOn === true, (low << 4) | high) ? 1 : 0;
}

/**
 * 20.4, 20.6: the next seat becomes a General by a last 0-0, or by 0-0 and 6-6 in one turn. Unless `isBald`, a last 6-6
 * alone does it, too.
 */
const scoreOf = (isBald: boolean): OwnLines => ({
  noteIn: (deal) => noteIn(isBald, deal),
  note: ({ goesOn }, tile) => (makesOne(isBald, goesOn !== 0, tile) ? 1 : 0),
  write(how, by, counts, note, points) {
    if (how === 'domino' && note !== 0) points[(by + 1) % counts.length] = 1;
  },
  lines: (_, counts, points) => eachLine(points, counts.length, GENERAL),
  reasons: [GENERAL],
});
const EITHER = scoreOf(false);
const BALD = scoreOf(true);

/** `isBald`: only 0-0 scores, or both together (20.6). */
export const generalScore = (isBald: boolean): OwnLines => (isBald ? BALD : EITHER);

/** 20.5: the signal that an eye gets: whether its partner was dealt the lowest and the highest double. */
function signalOf({ options, seats }: Pick<Seen, 'options' | 'seats'>, eye: Eye): HandSignal | null {
  if (options.signals !== true || typeof eye !== 'number') return null;
  return { kind: 'signal', seat: (eye + seats / 2) % seats, tiles: LAST };
}

/** 20.5: true if a signal shows the eye this tile. */
function isTold(seen: Seen, eye: Eye, at: Position): boolean {
  const tile = seen.heap[at];
  const signal = signalOf(seen, eye);
  if (!tile || !signal) return false;
  return signal.tiles.includes(tile) && seen.hands[signal.seat]?.includes(at) === true;
}

/** Adds signals to the game of the row. */
export function general(game: Game): Game {
  return {
    ...game,
    worth: {
      unit: 'generals',
      isEarly: (tile, rest) => LAST.includes(tile) && rest.some((other) => !LAST.includes(other)),
    },
    options(given, seats) {
      const options = game.options(given, seats);
      // 20.6
      if (!options.ok || options.value.ending !== 'bald' || options.value.signals !== true) return options;
      if (given.signals === true) return { ok: false, reason: 'bald without signals', detail: 'signals' };
      return { ok: true, value: { ...options.value, signals: false } };
    },
    sees: (seen, eye, at) => game.sees(seen, eye, at) || isTold(seen, eye, at),
    facts(seen, eye) {
      const signal = signalOf(seen, eye);
      return signal ? [signal] : [];
    },
  };
}
