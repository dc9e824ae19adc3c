import type { Beat, Eye, Seat } from '../rules/game.ts';
import { seenTaking } from '../rules/own-tiles.ts';
import { seen, seenBeat } from '../rules/seen.ts';
import type { Sitter, Situation } from './ports.ts';
import { isDeadEnd, isTaking, type MatchProgress, mayTakeBack } from './progress.ts';
import { lateLotDrawn, lotDrawn, stirrerOf } from './stirrer.ts';

/** A match with its players, and the person who holds the device. */
export interface SeatedMatch extends MatchProgress {
  readonly sitters: readonly Sitter[];
  /** The person whose hand the screen may show; `null` while the device changes hands, or nobody plays. */
  readonly holder: Seat | null;
}

/** Returns the eye of the screen. After the deal every hand is turned up. */
export function eyeOf({ deal, holder }: SeatedMatch): Eye {
  return deal.phase === 'ended' ? 'all' : (holder ?? 'table');
}

/** Returns the match as an eye may see it now. */
export function situationOf(sitting: SeatedMatch, eye: Eye): Situation {
  const { game, deal, moves, sitters, standing, seal, settlement, attempt } = sitting;
  const isViewers = eye === eyeOf(sitting);
  const next = settlement?.standing ?? standing;
  const areTaken = isTaking(sitting);
  const isSecret = game.facts?.(deal, eye, next).some(({ kind }) => kind === 'secret') ?? false;
  return {
    seen: areTaken ? seenTaking(deal, eye) : seen(game, deal, eye),
    eye,
    moves: eye === 'all' || eye === deal.turn?.seat ? moves : [],
    sitters,
    standing,
    totals: totalsOf(sitting),
    isSecret,
    commitment: seal.commitment,
    thrownIn: attempt,
    isTaking: areTaken,
    settlement,
    starts: startsAfter(sitting),
    lot: lotDrawn(sitting) ?? lateLotDrawn(sitting),
    stirs: stirrerOf(sitting, isSecret),
    remembered: game.points === 'lost' ? (standing.memory?.remembered ?? standing.totals.map(() => 0)) : null,
    takeBack: isViewers && mayTakeBack(sitting, sitting.holder),
    isDeadEnd: isViewers && isDeadEnd(sitting, sitting.holder),
  };
}

/** Returns the seat that is named to lead this deal, or the next after its end. */
function startsAfter({ game, deal, standing, settlement }: MatchProgress): Seat | null {
  const isTold = deal.phase === 'ended' || deal.phase === 'leading';
  if (!isTold || game.dealing?.tileLeads) return null;
  return (settlement?.standing ?? standing).memory?.starts ?? null;
}

/** 6.10: returns the totals in public, with points on the way; once the deal is counted, `standing` includes them. */
function totalsOf({ deal, standing, settlement }: MatchProgress): readonly number[] {
  if (settlement?.standing === standing) return standing.totals;
  return standing.totals.map((total, seat) => total + (deal.scored[seat] ?? 0));
}

/** The beats as the screen's eye sees them. */
export function beatsSeen(sitting: SeatedMatch, beats: readonly Beat[]): readonly Beat[] {
  const eye = eyeOf(sitting);
  return beats.map((beat) => seenBeat(sitting.game, beat, eye));
}
