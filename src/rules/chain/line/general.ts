/** General: only a last 0-0 or 6-6 scores (20.4), and partners may signal whether they hold them (20.5). */
import type { Deal, Eye, Game, HandSignal, Options, Position, Seen, Tile } from '../../game.ts';
import { halves } from '../../tiles.ts';
import type { OwnLines } from './line-row.ts';
import { eachLine } from './own-scores.ts';

const LAST: readonly Tile[] = ['0-0', '6-6'];

/** The reason for the points of a General (20.4). */
const GENERAL = 'general';

/** 6-6 as the core's byte; 0-0 is 0. */
const SIXES = 0x66;

/** 20.6: the ends of a deal that make a General. */
export type GeneralEnding = 'either' | 'bald' | 'both';

/** 20.4, 20.6: true if the last tile makes a General; `goesOn`: it was the second tile of its turn. */
const makesOne = (ending: GeneralEnding, goesOn: boolean, tile: number) =>
  goesOn || (tile === 0 && ending !== 'both') || (tile === SIXES && ending === 'either');

function noteIn(ending: GeneralEnding, { log }: Deal): number {
  const [before, last] = log.slice(-2);
  if (last?.do !== 'play') return 0;
  const [low, high] = halves(last.tile);
  return makesOne(ending, before?.do === 'play' && before.goesOn === true, (low << 4) | high) ? 1 : 0;
}

/** 20.4: the next seat becomes a General. */
const scoreOf = (ending: GeneralEnding): OwnLines => ({
  noteIn: (deal) => noteIn(ending, deal),
  note: ({ goesOn }, tile) => (makesOne(ending, goesOn !== 0, tile) ? 1 : 0),
  write(how, by, counts, note, points) {
    if (how === 'domino' && note !== 0) points[(by + 1) % counts.length] = 1;
  },
  lines: (_, counts, points) => eachLine(points, counts.length, GENERAL),
  reasons: [GENERAL],
});
const SCORES: Readonly<Record<GeneralEnding, OwnLines>> = {
  either: scoreOf('either'),
  bald: scoreOf('bald'),
  both: scoreOf('both'),
};

/** 20.6: returns the ends of a deal that make a General with these options. */
export const generalEnding = ({ ending }: Options): GeneralEnding =>
  ending === 'bald' || ending === 'both' ? ending : 'either';

/** 20.6: returns the score by the option. */
export const generalScore = (options: Options): OwnLines => SCORES[generalEnding(options)];

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
