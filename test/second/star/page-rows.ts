import type { Rules } from './terms.ts';

/** A set, and the tiles each of its hands is dealt; the n-th size belongs to the n-th number of seats. */
interface Dealing {
  readonly highest: number;
  readonly handSizes: readonly number[];
}

/** What the page's table and paragraphs say of a game. */
export interface Row extends Rules {
  readonly fewestSeats: number;
  /** By the values of the options `set` and `handSizes`; one without a name where a game has neither. */
  readonly dealings: Readonly<Record<string, Dealing>>;
  /** The options that a record lists, exactly. */
  readonly options: readonly string[];
  readonly lasts: 'points' | 'deals' | 'donkey';
  /** The default of `target`, or of `deals`. */
  readonly usual: number;
}

const NINE: Dealing = { highest: 9, handSizes: [9, 8, 7, 7, 6, 6, 5] };
const FAMILY: Dealing = { highest: 9, handSizes: [13, 11, 9, 7, 6, 6, 5] };
const TWELVE: Dealing = { highest: 12, handSizes: [15, 13, 12, 12, 10, 10, 8] };
const SEVEN_EACH: Dealing = { highest: 6, handSizes: [7] };

const BLOCK: Rules['stuck'] = { opening: 'pass', freePlay: 'pass' };
const WILLING = 'draw until able and willing';

/** Four seats around the double-six, everything dealt, nothing special. */
const FOUR_ARMS: Row = {
  fewestSeats: 4,
  dealings: { '': SEVEN_EACH },
  start: 'highest',
  arms: 4,
  duty: true,
  doublesDuty: false,
  stuck: BLOCK,
  reserve: 0,
  doubles: 'open',
  blocked: 'lowest takes',
  alone: {},
  options: ['target'],
  lasts: 'points',
  usual: 60,
};

const LEAFLET = { duty: false, blocked: 'lowest takes, gross', options: ['deals'], lasts: 'deals', usual: 4 } as const;
const THREE = { fewestSeats: 3 } as const;

const CYPRUS: Row = {
  ...FOUR_ARMS,
  // 2.1: bell's hands are the standard ones but for five and six seats more, and are refused with double-twelve.
  dealings: { '9 standard': NINE, '9 bell': FAMILY, '12 standard': TWELVE },
  arms: 8,
  stuck: { opening: 'draw 1', freePlay: 'draw 1' },
  reserve: 1,
  options: ['set', 'handSizes', 'drawForLead', 'target'],
};

const URAL: Row = {
  ...FOUR_ARMS,
  start: 'rotates',
  duty: false,
  doubles: 'may be closed',
  alone: { '6-6': 66, '0-0': 100 },
  options: ['faceDownDoubles', 'target'],
  usual: 101,
};

/** The star games, by identifier. */
export const GAMES: ReadonlyMap<string, Row> = new Map<string, Row>([
  ['cyprus', CYPRUS],
  [
    'cyprus-family',
    {
      ...CYPRUS,
      dealings: { '': FAMILY },
      stuck: { opening: 'draw 1 and keep', freePlay: WILLING },
      reserve: 0,
      blocked: 'ten each',
      options: ['drawForLead', 'target'],
      usual: 200,
    },
  ],
  ['cyprus-leaflet', { ...FOUR_ARMS, ...LEAFLET, arms: 8, dealings: { '': { highest: 9, handSizes: [13] } } }],
  ['fortress', { ...FOUR_ARMS, blocked: 'ten each', usual: 200 }],
  ['sebastopol', FOUR_ARMS],
  [
    'sebastopol-draw',
    {
      ...FOUR_ARMS,
      ...THREE,
      start: 'highest, else next lower held',
      stuck: { opening: 'draw until able', freePlay: WILLING },
    },
  ],
  [
    'sebastopol-berndt',
    { ...FOUR_ARMS, ...THREE, start: 'highest, else turned up', dealings: { '': { highest: 6, handSizes: [9] } } },
  ],
  ['sebastopol-leaflet', { ...FOUR_ARMS, ...LEAFLET }],
  ['ural', URAL],
  [
    'ural-draw',
    { ...URAL, ...THREE, start: 'rotates, else next lower held', stuck: { opening: WILLING, freePlay: WILLING } },
  ],
  [
    'osel',
    {
      ...FOUR_ARMS,
      fewestSeats: 2,
      dealings: { '': { highest: 6, handSizes: [7, 7, 7] } },
      start: 'first double played',
      duty: false,
      stuck: { opening: 'draw until able', freePlay: 'draw until able' },
      doubles: 'several, may be closed',
      blocked: 'losers write',
      options: ['pairs', 'leaveLast', 'redealDoubles', 'target'],
      lasts: 'donkey',
      usual: 101,
    },
  ],
  [
    'maltese',
    {
      ...FOUR_ARMS,
      fewestSeats: 2,
      dealings: { '': { highest: 6, handSizes: [7, 5, 5] } },
      // 28.1: the highest double that was dealt; with none, everything is dealt again.
      start: 'highest, else next lower held',
      doublesDuty: true,
      stuck: { opening: 'draw 1', freePlay: 'draw 1' },
    },
  ],
]);
