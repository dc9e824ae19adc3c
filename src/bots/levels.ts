/** The bots' levels, as data. */

/** A level that plays by rule of thumb, and at random now and then. */
export interface Thumb {
  readonly engine: 'thumb';
  /** The share of the moves that are made at random, 0 to 1. */
  readonly random: number;
  /** Whether it holds the last pass against who passed. */
  readonly lastPass: boolean;
}

/** A level that plays deals out. */
export interface Search {
  readonly engine: 'search';
  /** Deals played out for one decision. */
  readonly rollouts: number;
  /** The chance that it remembers that somebody could not play, 0 to 1. */
  readonly remembers: number;
  /** Whether it learns from what others laid. */
  readonly infers: boolean;
  /** How far from the best a move may be that is still taken now and then (softmax), in points. 0: never. */
  readonly noise: number;
}

export type Level = Thumb | Search;

/** Weakest first. */
export const LEVELS = {
  random: { engine: 'thumb', random: 1, lastPass: false },
  novice: { engine: 'thumb', random: 0.5, lastPass: false },
  casual: { engine: 'thumb', random: 0.15, lastPass: true },
  rules: { engine: 'thumb', random: 0, lastPass: false },
  club: { engine: 'search', rollouts: 128, remembers: 0.6, infers: false, noise: 3 },
  strong: { engine: 'search', rollouts: 1000, remembers: 1, infers: false, noise: 1 },
  expert: { engine: 'search', rollouts: 4000, remembers: 1, infers: true, noise: 0 },
} as const satisfies Readonly<Record<string, Level>>;

export type LevelId = keyof typeof LEVELS;

/** The level of this name; one that is not known plays by the rule of thumb. */
export function levelOf(id: string): Level {
  return Object.hasOwn(LEVELS, id) ? LEVELS[id as LevelId] : LEVELS.rules;
}
