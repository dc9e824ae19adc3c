/** The bots' levels, as data. */

interface Common {
  /** Milliseconds after which a decision is made with what is known by then. */
  readonly milliseconds: number;
  /** For about how many turns it keeps in mind what was turned up and lies face down again (21.3). */
  readonly keeps: number;
}

/** A level that plays by rule of thumb, and at random now and then. */
export interface Thumb extends Common {
  readonly engine: 'thumb';
  /** The share of the moves that are made at random, 0 to 1. */
  readonly random: number;
  /** Whether it holds the last pass against who passed. */
  readonly lastPass: boolean;
}

/** A level that plays deals out. */
export interface Search extends Common {
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
  infers: false,
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
  strong: { ...search, rollouts: 1200, keeps: 40, noise: 0.25 },
  expert: { ...search, rollouts: 4000, infers: true, noise: 0, milliseconds: 150 },
} as const satisfies Readonly<Record<string, Level>>;

type LevelId = keyof typeof LEVELS;

/** The level of this name; one that is not known plays by the rule of thumb. */
export function levelOf(id: string): Level {
  return Object.hasOwn(LEVELS, id) ? LEVELS[id as LevelId] : LEVELS.rules;
}
