/** Situations to look at, as data: a game, a seed, and a number of random moves. */

import type { Sitter, Situation } from '../match/ports.ts';
import { beginMatch, type MatchProgress, nextDeal, playMove, settle, throwIn } from '../match/progress.ts';
import { situationOf } from '../match/situation.ts';
import { seedOfText } from '../rules/chance.ts';
import type { Beat, Eye, Move, Place, Tile } from '../rules/game.ts';
import { gameById } from '../rules/games.ts';
import type { GivenDeal } from '../rules/sealed.ts';
import { threwIn } from '../rules/thrown-in.ts';

export interface StageSpec {
  readonly game: string;
  readonly seats: number;
  readonly seed: string;
  /** Moves played before the picture is taken. */
  readonly moves: number;
  /** The number of the deal in the match, from 1 (the default); earlier ones are played at random. */
  readonly deal?: number;
  /** The viewer; 0 is the person at the bottom. */
  readonly eye: Eye;
  /** True to continue until it is the turn of seat 0. */
  readonly ask?: boolean;
  /** Continues until this returns true, or to the end of the deal if it never does. */
  readonly until?: (now: Situation) => boolean;
  /** True if all seats play on the longest arm if possible. */
  readonly piles?: boolean;
  readonly options?: Readonly<Record<string, unknown>>;
  /** The first moves, instead of random ones; and the number of them that are given with the deal (23.2). */
  readonly plays?: readonly Move[];
  readonly fixed?: number;
  /** The deal that is given, in games with puzzles of their own (32.1). */
  readonly given?: GivenDeal;
}

/** The most seeds that are tried: one deal of Cyprus in three is dealt again. */
const MOST_SEEDS = 60;
const NAMES = ['Ada', 'Basil', 'Chloe', 'Dion', 'Eleni', 'Fotis', 'Gaia', 'Hektor', 'Iris', 'Jason'];

export interface StageStep {
  readonly now: Situation;
  readonly move: Move | null;
  readonly beats: readonly Beat[];
}

/**
 * Yields a whole deal move by move, as the stage's viewer sees it: the opening first, then the state after each move.
 */
export function* dealOf(spec: StageSpec): Generator<StageStep, void> {
  const game = gameById(spec.game);
  const options = game?.options(spec.options ?? {}, spec.seats);
  if (!game || !options?.ok) throw new Error(`no such stage: ${JSON.stringify(spec)}`);
  const begun = beginMatch(game, options.value, spec.seats, seedOfText(spec.seed));
  const fixed = spec.fixed ? { heap: begun.deal.heap, lot: 0, fixed: spec.fixed } : null;
  const given = spec.given ?? fixed;
  let course: MatchProgress = given ? beginMatch(game, options.value, spec.seats, begun.seed, [given]) : begun;
  const byChance = chooser(spec.piles ?? false);
  let count = 0;
  const next = (now: MatchProgress) => spec.plays?.[count++] ?? byChance(now);
  course = dealtAgain(course);
  for (let before = 1; before < (spec.deal ?? 1); before++) {
    for (let move = next(course); move; move = next(course)) course = playMove(course, move).progress;
    course = dealtAgain(nextDeal(settle(course)));
  }
  yield { now: shown(course, spec), move: null, beats: [{ beat: 'dealt' }] };
  for (let move = next(course); move; move = next(course)) {
    const played = playMove(course, move);
    course = played.progress;
    yield { now: shown(course, spec), move, beats: played.beats };
  }
}

/** Returns a chooser of random moves in a fixed sequence; it returns undefined at the end of the deal. */
function chooser(piles: boolean): (course: MatchProgress) => Move | undefined {
  let state = 7;
  return ({ game, deal }) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    const legal = game.moves(deal);
    const length = (move: Move) => (move.do === 'play' ? lengthOf(deal, move.arm) : 0);
    const most = Math.max(...legal.map(length));
    const moves = piles ? legal.filter((move) => length(move) === most) : legal;
    return moves[Math.floor((state / 2 ** 32) * moves.length)];
  };
}

/** Returns how many tiles are in an arm. */
export const lengthOf = ({ laid }: Pick<Situation['seen'], 'laid'>, arm: Place): number =>
  laid.filter((each) => each.arm === arm).length;

function dealtAgain(course: MatchProgress): MatchProgress {
  let again = course;
  while (again.deal.phase === 'thrownIn') again = throwIn(again);
  return again;
}

function shown(course: MatchProgress, spec: StageSpec): Situation {
  const sitters: Sitter[] = Array.from({ length: spec.seats }, (_, seat) => ({
    name: NAMES[seat] ?? '',
    kind: seat === 0 ? 'person' : 'bot',
    ...(seat === 0 ? {} : { level: 'rules' }),
  }));
  const { deal } = course;
  const eye = deal.phase === 'ended' ? 'all' : spec.eye;
  return situationOf({ ...course, sitters, holder: 0 }, eye);
}

/** Returns the situation of a stage. */
export function situationAt(spec: StageSpec): Situation {
  let last: Situation | null = null;
  let left = spec.moves;
  for (const step of dealOf(spec)) {
    last = step.now;
    const { ask, until } = spec;
    if (left-- <= 0 && (!ask || step.now.seen.turn?.seat === 0) && (until?.(step.now) ?? true)) break;
  }
  if (!last) throw new Error('an empty stage');
  return last;
}

/** Returns a deal that is dealt again (1.2), and the next one. It tries one seed after the other. */
export function thrownInAt(spec: StageSpec) {
  const game = gameById(spec.game);
  const options = game?.options(spec.options ?? {}, spec.seats);
  if (!game || !options?.ok) throw new Error(`no such stage: ${JSON.stringify(spec)}`);
  for (let n = 0; n < MOST_SEEDS; n++) {
    const course = beginMatch(game, options.value, spec.seats, seedOfText(`${spec.seed} ${n}`));
    if (course.deal.phase !== 'thrownIn') continue;
    const again = throwIn(course);
    if (again.deal.phase === 'thrownIn') continue;
    return { before: shown(course, spec), beat: threwIn(course.deal), after: shown(again, spec) };
  }
  throw new Error('no deal was thrown in');
}

/** Returns a deal with all 91 tiles of a double-twelve set, for measuring. */
export function crowd(spec: StageSpec): Situation {
  const now = situationAt({ ...spec, moves: 0 });
  const heap = Array.from({ length: 13 }, (_, low) =>
    Array.from({ length: 13 - low }, (_, k): Tile => `${low}-${low + k}`),
  ).flat();
  const { seats } = now.seen;
  const hands = Array.from({ length: seats }, (_, seat) => Array.from({ length: 15 }, (_, k) => seat * 15 + k));
  const boneyard = heap.map((_, at) => at).slice(seats * 15);
  const hidden = heap.map((tile, at) => (at < 15 ? tile : null));
  return { ...now, seen: { ...now.seen, heap: hidden, hands, boneyard } };
}
