/** A match that was played, replayed: every moment of it, for any eye. */
import type { Beat, Eye, Result } from '../rules/game.ts';
import { seenBeat } from '../rules/seen.ts';
import type { MatchInput } from './match-setup.ts';
import type { Sitter, Situation } from './ports.ts';
import { type MatchProgress, settle } from './progress.ts';
import { type ResumeReason, resume } from './resume.ts';
import { situationOf } from './situation.ts';

/** The state of a match after a move, or after a deal was dealt. */
export interface FilmMoment {
  readonly progress: MatchProgress;
  /** The beats that led to it, as `all` sees them. */
  readonly beats: readonly Beat[];
  /** The number of the deal, and the number of its moves so far. */
  readonly deal: number;
  readonly move: number;
}

/** All moments from the first deal to the last move. */
export interface Film {
  readonly sitters: readonly Sitter[];
  readonly moments: readonly [FilmMoment, ...FilmMoment[]];
  /** The index of the moment in which each deal was dealt. */
  readonly dealt: readonly number[];
}

/** The viewpoint of a watcher: the eyes of a seat, or `all` hands. */
export type Watcher = Exclude<Eye, 'table'>;

/** Replays a match by the rules. They may refuse its log, since it may come from anywhere. */
export function filmOf({
  game,
  options,
  sitters,
  seed,
  log,
  given,
  taken = null,
  lastDeal = null,
}: MatchInput): Result<Film, ResumeReason> {
  const moments: FilmMoment[] = [];
  const told = resume(
    game,
    options,
    sitters.length,
    seed,
    log.length > 0 ? log : [[]],
    given,
    taken,
    lastDeal,
    ({ progress, beats }) => {
      moments.push({ progress, beats, deal: progress.log.length, move: progress.log.at(-1)?.length ?? 0 });
    },
  );
  const [first, ...others] = moments;
  if (!told.ok || !first) return told.ok ? { ok: false, reason: 'unfinished' } : told;
  const dealt = moments.flatMap(({ move }, at) => (move === 0 ? [at] : []));
  return { ok: true, value: { sitters, moments: [first, ...others], dealt } };
}

/** Returns a moment of a film; the last one if the index is too high. */
export function momentAt({ moments }: Film, at: number): FilmMoment {
  return moments[Math.max(0, Math.min(at, moments.length - 1))] ?? moments[0];
}

/** Returns the index of a moment by its deal and its move; the last one of the deal if there is no such move. */
export function indexOf({ moments, dealt }: Film, deal: number, move: number): number {
  const [from, next = moments.length] = dealt.slice(deal - 1, deal + 1);
  return from === undefined ? 0 : Math.min(from + move, next - 1);
}

/** Returns the beats that led to a moment, and the situation after them, as the eye sees both. */
export function comingAbout(film: Film, at: number, eye: Watcher) {
  const moment = momentAt(film, at);
  const now = situationFor(film.sitters, moment.progress, eye);
  return { beats: moment.beats.map((beat) => seenBeat(moment.progress.game, beat, now.eye)), now };
}

/** Returns a moment as the eye sees it: at the end of a deal all hands, with the deal counted into the match. */
export function seenIn({ sitters }: Film, { progress }: FilmMoment, eye: Watcher): Situation {
  return situationFor(sitters, progress.settlement ? settle(progress) : progress, eye);
}

const situationFor = (sitters: readonly Sitter[], progress: MatchProgress, eye: Watcher): Situation =>
  situationOf({ ...progress, sitters, holder: null }, progress.deal.phase === 'ended' ? 'all' : eye);
