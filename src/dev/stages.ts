/** Situations to look at, as data: a game, a seed, and how many moves were played by chance. */

import type { Sitter, Situation } from '../match/ports.ts';
import { beginMatch, type MatchProgress, nextDeal, playMove, settle, throwIn } from '../match/progress.ts';
import { situationOf } from '../match/situation.ts';
import { seedOfText } from '../rules/chance.ts';
import type { Beat, Eye, Move, Place, Tile } from '../rules/game.ts';
import { gameById } from '../rules/games.ts';
import { threwIn } from '../rules/thrown-in.ts';

export interface StageSpec {
  readonly game: string;
  readonly seats: number;
  readonly seed: string;
  /** Moves played before the picture is taken. */
  readonly moves: number;
  /** Which deal of the match, from 1 (the first, unless given); those before it are played by chance. */
  readonly deal?: number;
  /** Who looks; 0 is the person at the bottom. */
  readonly eye: Eye;
  /** Goes on until seat 0 is to move. */
  readonly ask?: boolean;
  /** Goes on until this is so; to the end of the deal where it never is. */
  readonly until?: (now: Situation) => boolean;
  /** Everybody lays on the longest arm where they can. */
  readonly piles?: boolean;
  readonly options?: Readonly<Record<string, unknown>>;
  /** The first moves, in place of chance; and how many of them are given with the deal (23.2). */
  readonly plays?: readonly Move[];
  readonly fixed?: number;
}

/** One deal of Cyprus in three is thrown in. */
const MOST_SEEDS = 60;
const NAMES = ['Ada', 'Basil', 'Chloe', 'Dion', 'Eleni', 'Fotis', 'Gaia', 'Hektor', 'Iris', 'Jason'];

export interface Step {
  readonly now: Situation;
  readonly move: Move | null;
  readonly beats: readonly Beat[];
}

/** A whole deal move by move, as the stage's eye sees it: the opening first, then the state after each move. */
export function* dealOf(spec: StageSpec): Generator<Step, void> {
  const game = gameById(spec.game);
  const options = game?.options(spec.options ?? {}, spec.seats);
  if (!game || !options?.ok) throw new Error(`no such stage: ${JSON.stringify(spec)}`);
  const begun = beginMatch(game, options.value, spec.seats, seedOfText(spec.seed));
  let course: MatchProgress = spec.fixed
    ? beginMatch(game, options.value, spec.seats, begun.seed, [{ heap: begun.deal.heap, lot: 0, fixed: spec.fixed }])
    : begun;
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

/** Chooses moves by chance, always the same ones in turn; nothing when the deal has ended. */
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

/** How many tiles lie in an arm. */
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

/** The situation a stage stands at. */
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

/** A deal that is thrown in (1.2), and the one that is dealt in its place. Seeds are tried one after the other. */
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

/** A deal with all 91 tiles of a double-twelve set, for measuring. */
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
