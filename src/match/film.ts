/** A match that was played, told again: every moment of it, to be looked at through any eye. */
import type { Beat, Eye, Result } from '../rules/game.ts';
import { seenBeat } from '../rules/seen.ts';
import type { MatchInput } from './match.machine.ts';
import type { Sitter, Situation } from './ports.ts';
import { type MatchProgress, settle } from './progress.ts';
import { type ResumeReason, resume } from './resume.ts';
import { situationOf } from './situation.ts';

/** Where a match stood after a move, or after a deal was dealt. */
export interface Moment {
  readonly progress: MatchProgress;
  /** What had brought it about, as `all` sees it. */
  readonly beats: readonly Beat[];
  /** The number of the deal, and of its moves so far. */
  readonly deal: number;
  readonly move: number;
}

/** From the first dealing to the last move. */
export interface Film {
  readonly sitters: readonly Sitter[];
  readonly moments: readonly [Moment, ...Moment[]];
  /** The index of the moment in which each deal was dealt. */
  readonly dealt: readonly number[];
}

/** Whoever watches looks through the eyes of a seat, or sees all hands. */
export type Watcher = Exclude<Eye, 'table'>;

/** Tells a match again, through the rules; they may refuse its log, which may come from anywhere. */
export function filmOf({ game, options, sitters, seed, log, given }: MatchInput): Result<Film, ResumeReason> {
  const moments: Moment[] = [];
  const told = resume(
    game,
    options,
    sitters.length,
    seed,
    log.length > 0 ? log : [[]],
    given,
    ({ progress, beats }) => {
      moments.push({ progress, beats, deal: progress.log.length, move: progress.log.at(-1)?.length ?? 0 });
    },
  );
  const [first, ...others] = moments;
  if (!told.ok || !first) return told.ok ? { ok: false, reason: 'unfinished' } : told;
  const dealt = moments.flatMap(({ move }, at) => (move === 0 ? [at] : []));
  return { ok: true, value: { sitters, moments: [first, ...others], dealt } };
}

/** A moment of a film; the last one for those after it. */
export function momentAt({ moments }: Film, at: number): Moment {
  return moments[Math.max(0, Math.min(at, moments.length - 1))] ?? moments[0];
}

/** The index of a moment by its deal and its move; the nearest one where there is no such move. */
export function indexOf({ moments, dealt }: Film, deal: number, move: number): number {
  const [from, next = moments.length] = dealt.slice(deal - 1, deal + 1);
  return from === undefined ? 0 : Math.min(from + move, next - 1);
}

/** What the eye saw as a moment came about: the beats, and the situation that they led to. */
export function comingAbout(film: Film, at: number, eye: Watcher) {
  const moment = momentAt(film, at);
  const now = situationFor(film.sitters, moment.progress, eye);
  return { beats: moment.beats.map((beat) => seenBeat(moment.progress.game, beat, now.eye)), now };
}

/** What the eye sees of a moment: at the end of a deal all hands, and the deal counted into the match. */
export function seenIn({ sitters }: Film, { progress }: Moment, eye: Watcher): Situation {
  return situationFor(sitters, progress.settlement ? settle(progress) : progress, eye);
}

const situationFor = (sitters: readonly Sitter[], progress: MatchProgress, eye: Watcher): Situation =>
  situationOf({ ...progress, sitters, holder: null }, progress.deal.phase === 'ended' ? 'all' : eye);
