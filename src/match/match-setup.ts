/** The context, the events, the actions and the guards of a match's statechart. */

import { assign, emit, fromCallback, fromPromise, setup } from 'xstate';
import { isWaiting } from '../rules/duty.ts';
import type { Beat, Game, Move, Options, Position, Seat } from '../rules/game.ts';
import { minutesOf } from '../rules/match-length.ts';
import { seenTaking } from '../rules/own-tiles.ts';
import type { GivenDeal } from '../rules/sealed.ts';
import { seen } from '../rules/seen.ts';
import { threwIn } from '../rules/thrown-in.ts';
import { haveSecrets, onlyPerson } from './persons.ts';
import { minutesLeft, SECOND } from './played-time.ts';
import type { Ports, Sitter, Situation } from './ports.ts';
import {
  endTime,
  forcedMove,
  isDeadEnd,
  isTaking,
  legalMove,
  type MatchProgress,
  mayTakeBack,
  nextDeal,
  playMove,
  settle,
  takenBack,
  takeTile,
  throwIn,
} from './progress.ts';
import { resume } from './resume.ts';
import { beatsSeen, eyeOf, type SeatedMatch, situationOf } from './situation.ts';

export interface MatchInput {
  readonly game: Game;
  readonly options: Options;
  readonly sitters: readonly Sitter[];
  readonly seed: Uint8Array;
  /**
   * The moves so far, one list for each deal (thrown-in deals have none); `[]` for a new match. Must have passed
   * `resume`.
   */
  readonly log: readonly (readonly Move[])[];
  /** The first deals, if the seed did not decide them. */
  readonly given?: readonly GivenDeal[];
  /**
   * Set if the seats take their own tiles (1.13): the heap positions taken so far, in turn, one list for each shuffle.
   */
  readonly taken?: MatchProgress['taken'];
  /** Milliseconds that a match by time has been on the screen (20.7); 0 if absent. */
  readonly played?: number;
  /** The number of the deal that is the last because the time is up (20.7). */
  readonly lastDeal?: MatchProgress['lastDeal'];
}

export interface MatchContext extends SeatedMatch {
  /** The beats of the last step that the table must still show, as `all` sees them. */
  readonly beats: readonly Beat[];
  /** True for a match that is resumed: it skips the first shuffle. */
  readonly resumed: boolean;
  /** The seat that has just given the device away; `null` once the next person looks. */
  readonly giver: Seat | null;
  /** Milliseconds that the match has been on the screen, to the second; 0 if it is not by time (20.7). */
  readonly played: number;
}

/**
 * `HURRY`: ends the current animation. `NEXT`: goes on from the deal's score sheet, or from a dead end. `TAKE_BACK`:
 * undoes the last move of the person at the device.
 */
export type MatchEvent =
  | { readonly type: 'HURRY' }
  | { readonly type: 'NEXT' }
  | { readonly type: 'TAKE_BACK' }
  /** Another second of a match by time has passed (20.7). */
  | { readonly type: 'SECOND' };

/** An event for listeners of `actor.on`. */
export type MatchEmitted =
  | MatchNews
  /** A question to a person, or the curtain before it, has failed: the match stops, and can be resumed. */
  | { readonly type: 'BROKEN'; readonly error: unknown };

/** An event of the match; `match` is its state then. */
export interface MatchNews {
  readonly type: /** A move was played or taken back, or the next deal began: the log has changed. */
    | 'logged'
    /** The deal is counted, and its score sheet can be read. */
    | 'dealOver'
    /** The score sheet was read: the next deal is shuffled. */
    | 'nextDeal'
    | 'matchOver'
    /** A minute of a match by time has passed, perhaps its last one (20.7). */
    | 'minute'
    /** The table is ready: tiles are mixed, or a seat can act. Not sent if a match resumes at its score sheet. */
    | 'begun';
  readonly match: MatchContext;
}

/** The question to a port. */
export type Input<P extends keyof Ports> = Parameters<Ports[P]>[0];

/**
 * 20.7: counts the seconds of a match by time, one `SECOND` each; does nothing in other matches. It ends after an error,
 * which it reports: then the time stands still.
 */
export const secondsOf = (second: Ports['second']) =>
  fromCallback<MatchEvent, Options>(({ input, sendBack }) => {
    const end = new AbortController();
    const { signal } = end;
    const count = async () => {
      while (!signal.aborted) {
        await second(signal);
        if (!signal.aborted) sendBack({ type: 'SECOND' });
      }
    };
    if (minutesOf(input) !== null) count().catch((error: unknown) => console.error(error));
    return () => end.abort();
  });

const unplugged = () => Promise.reject(new Error('this port was not provided'));

export function contextOf({ game, options, sitters, seed, log, given, taken, ...input }: MatchInput): MatchContext {
  const { played = 0, lastDeal } = input;
  const progress = resume(game, options, sitters.length, seed, log, given, taken, lastDeal);
  if (!progress.ok) throw new Error(`a match was started from a log that does not resume: ${progress.reason}`);
  const resumed = log.length > 0;
  return { ...progress.value, sitters, holder: onlyPerson(sitters), beats: [], resumed, giver: null, played };
}

/** Deals the new deal. With several persons, nobody holds the device before the curtain. */
function dealtAnew(context: MatchContext, progress: MatchProgress): Partial<MatchContext> {
  return { ...progress, holder: onlyPerson(context.sitters), beats: [] };
}

function played(context: MatchContext, move: Move): Partial<MatchContext> {
  const { progress, beats } = playMove(context, move);
  return { ...progress, beats };
}

/** 1.13: the seat whose turn it is takes the tile that a port answered; else the first that lies there. */
function tookTile(context: MatchContext, at: Position | null): Partial<MatchContext> {
  const took = (at === null ? null : takeTile(context, at)) ?? takeTile(context, context.deal.boneyard[0] ?? -1);
  if (!took) throw new Error('no tile lies there to be taken');
  return { ...took.progress, beats: took.beats };
}

function turnOf({ deal }: MatchContext): Seat {
  if (!deal.turn) throw new Error(`no seat is to move at ${deal.phase}`);
  return deal.turn.seat;
}

export function question(context: MatchContext): Input<'choose'> {
  const { game, deal, standing, moves } = context;
  const seat = turnOf(context);
  return { seat, seen: seen(game, deal, seat), standing, moves, takeBack: mayTakeBack(context, context.holder) };
}

export function takeQuestion(context: MatchContext): Input<'take'> {
  const { deal } = context;
  return { seat: turnOf(context), seen: seenTaking(deal, eyeOf(context)), lie: deal.boneyard };
}

/** 20.7: counts a second; when the time is up, the deal is the last. */
function afterSecond(context: MatchContext): Partial<MatchContext> {
  const played = context.played + SECOND;
  return minutesLeft(context.options, played) === 0 ? { ...endTime(context), played } : { played };
}

/** Takes back the last move of the person who then holds the device; the match goes on from there. */
function goneBack(context: MatchContext, holder: Seat | null): Partial<MatchContext> {
  return { ...takenBack(context, holder), holder, giver: null, beats: [], resumed: true };
}

export function handingOver(context: MatchContext): Input<'handOver'> {
  const by = mayTakeBack(context, context.giver) ? context.giver : null;
  return { to: turnOf(context), now: situationOf(context, 'table'), takeBack: by };
}

/** True if a bot is to move. It is called even for its only move, so that it chooses the time, as people do. */
function isBots(context: MatchContext): boolean {
  return context.sitters[turnOf(context)]?.kind === 'bot';
}

/** True if the person to move does not hold the device. */
function isForAnother(context: MatchContext): boolean {
  const seat = turnOf(context);
  return context.sitters[seat]?.kind === 'person' && context.holder !== seat;
}

/**
 * Plays the answer of a port. If it gave no legal move, or failed for a bot, the first legal move is played, so that a
 * match goes on.
 */
function answered(context: MatchContext, answer: unknown): Partial<MatchContext> {
  const move = legalMove(context, answer) ?? context.moves[0];
  if (!move) throw new Error(`no move is legal at ${context.deal.phase}`);
  return played(context, move);
}

export const show = ({ context }: { context: MatchContext }): Input<'show'> => ({
  beats: beatsSeen(context, context.beats),
  now: situationOf(context, eyeOf(context)),
});

export const atTable = ({ context }: { context: MatchContext }): { now: Situation } => ({
  now: situationOf(context, 'table'),
});

/** The parts of the chart; its states are in `match.machine.ts`. */
export const matchSetup = setup({
  types: {
    context: {} as MatchContext,
    events: {} as MatchEvent,
    input: {} as MatchInput,
    emitted: {} as MatchEmitted,
    tags: {} as 'sheet',
  },
  actors: {
    shuffle: fromPromise<void, Input<'shuffle'>>(unplugged),
    show: fromPromise<void, Input<'show'>>(unplugged),
    choose: fromPromise<Move, Input<'choose'>>(unplugged),
    handOver: fromPromise<void, Input<'handOver'>>(unplugged),
    take: fromPromise<Position, Input<'take'>>(unplugged),
    time: secondsOf(unplugged),
  },
  actions: {
    nextDeal: assign(({ context }) => dealtAnew(context, nextDeal(context))),
    dealAgain: assign(({ context }) => dealtAnew(context, throwIn(context))),
    sayDealt: assign(({ context: { deal } }) => ({
      beats: deal.phase === 'thrownIn' ? [{ beat: 'dealt' }, threwIn(deal)] : [{ beat: 'dealt' }],
    })),
    saySpread: assign({ beats: [{ beat: 'spread' }] }),
    playForced: assign(({ context }) => answered(context, forcedMove(context))),
    playFirst: assign(({ context }) => answered(context, null)),
    playAnswer: assign(({ context }, answer: unknown) => answered(context, answer)),
    takeFirst: assign(({ context }) => tookTile(context, null)),
    takeAnswer: assign(({ context }, answer: Position) => tookTile(context, answer)),
    hideHand: assign(({ context: { holder } }) => ({ holder: null, giver: holder })),
    showHand: assign(({ context }) => ({ holder: turnOf(context), giver: null, beats: [] })),
    takeBack: assign(({ context }) => goneBack(context, context.holder)),
    takeBackForGiver: assign(({ context }) => goneBack(context, context.giver)),
    countSecond: assign(({ context }) => afterSecond(context)),
    rest: assign({ beats: [] }),
    settle: assign(({ context }) => ({ ...settle(context), beats: [] })),
    say: emit(({ context }, type: MatchNews['type']) => ({ type, match: context })),
    sayBroken: emit((_, error: unknown) => ({ type: 'BROKEN', error })),
    /** Tells the developer; the match goes on without. */
    report: (_, error: unknown) => console.error(error),
  },
  guards: {
    hasTime: ({ context: { options, played } }) => (minutesLeft(options, played) ?? 0) > 0,
    endsMinute: ({ context: { options, played } }) =>
      minutesLeft(options, played) !== minutesLeft(options, played + SECOND),
    isNew: ({ context }) => !context.resumed,
    isTaking: ({ context }) => isTaking(context),
    isLeading: ({ context }) => context.deal.phase === 'leading',
    isOpening: ({ context }) => context.deal.phase === 'opening',
    // 29.6, 30.4: a double that waits is a part of free play.
    isFreePlay: ({ context: { deal } }) => deal.phase === 'freePlay' || isWaiting(deal.phase),
    isThrownIn: ({ context }) => context.deal.phase === 'thrownIn',
    hasEnded: ({ context }) => context.deal.phase === 'ended',
    isBots: ({ context }) => isBots(context),
    isForced: ({ context }) => forcedMove(context) !== null && !isBots(context),
    isForAnother: ({ context }) => isForAnother(context),
    // 21.1: there is nothing to cover if the persons have no secrets.
    isForAnotherInSight: ({ context }) => isForAnother(context) && !haveSecrets(context.game, context.sitters),
    mayTakeBack: ({ context }) => mayTakeBack(context, context.holder),
    mayGiverTakeBack: ({ context }) => mayTakeBack(context, context.giver),
    isDeadEnd: ({ context }) => isDeadEnd(context, context.holder),
    isAlone: ({ context }) => context.seats === 1,
    isDecided: ({ context }) => context.standing.winners !== null,
  },
});
