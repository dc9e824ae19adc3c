/** The bots' levels, as data. */

interface Common {
  /** Milliseconds after which a decision must be made. */
  readonly milliseconds: number;
  /** Turns for which it remembers, on average, a tile that was turned up and is face down again (21.3). */
  readonly keeps: number;
}

/** A level that plays by rule of thumb, with some moves at random. */
export interface Thumb extends Common {
  readonly engine: 'thumb';
  /** The share of the moves that are made at random, 0 to 1. */
  readonly random: number;
  /** True if it keeps numbers open that made a rival pass last. */
  readonly lastPass: boolean;
}

/** A level that plays deals out. */
export interface Search extends Common {
  readonly engine: 'search';
  /** Deals played out for one decision. */
  readonly rollouts: number;
  /** The chance that it remembers that somebody couldn't play, 0 to 1. */
  readonly remembers: number;
  /** The tables at which it draws conclusions from the tiles that others played. */
  readonly infers: 'never' | 'with a partner' | 'always';
  /**
   * The temperature of the choice between moves (softmax), in points: the higher, the more often a weaker move is
   * taken. 0: never.
   */
  readonly noise: number;
}

export type BotStrength = Thumb | Search;

const thumb = {
  engine: 'thumb',
  random: 0,
  lastPass: false,
  milliseconds: 50,
  keeps: Number.POSITIVE_INFINITY,
} as const;
const search = {
  engine: 'search',
  remembers: 1,
  infers: 'never',
  milliseconds: 50,
  keeps: Number.POSITIVE_INFINITY,
} as const;

/** Weakest first. */
export const LEVELS = {
  random: { ...thumb, random: 1 },
  novice: { ...thumb, random: 0.5, keeps: 2 },
  casual: { ...thumb, random: 0.15, lastPass: true, keeps: 6 },
  rules: thumb,
  club: { ...search, rollouts: 320, remembers: 0.6, keeps: 10, noise: 0.8 },
  strong: { ...search, rollouts: 1200, infers: 'with a partner', keeps: 40, noise: 0.25 },
  expert: { ...search, rollouts: 4000, infers: 'always', noise: 0, milliseconds: 150 },
} as const satisfies Readonly<Record<string, BotStrength>>;

/** The name of a level. */
export type BotLevel = keyof typeof LEVELS;
/** The name of a level that players may choose; the others are for measuring. */
export type LevelId = Exclude<BotLevel, 'random' | 'rules'>;

/** The names of all levels, weakest first. */
export const ALL_LEVELS = Object.keys(LEVELS) as readonly BotLevel[];
/** The names of the levels that players may choose, weakest first. */
export const OFFERED_LEVELS: readonly LevelId[] = ALL_LEVELS.filter((id) => id !== 'random' && id !== 'rules');

export const isBotLevel = (id: string): id is BotLevel => Object.hasOwn(LEVELS, id);

export const strengthOf = (level: BotLevel): BotStrength => LEVELS[level];

/** True if bots of this level play deals out. */
export const searches = (level: BotLevel): boolean => strengthOf(level).engine === 'search';
