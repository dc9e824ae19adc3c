/** A match as a statechart. Its states are the words that players use; it contains no pixels and no sound. */

import { assign, emit, fromPromise, setup } from 'xstate';
import type { Beat, Game, Move, Options, Seat } from '../rules/game.ts';
import type { GivenDeal } from '../rules/sealed.ts';
import { seen } from '../rules/seen.ts';
import { threwIn } from '../rules/thrown-in.ts';
import { haveSecrets, onlyPerson } from './persons.ts';
import type { Ports, Sitter, Situation } from './ports.ts';
import {
  forcedMove,
  isDeadEnd,
  legalMove,
  type MatchProgress,
  mayTakeBack,
  nextDeal,
  playMove,
  settle,
  takenBack,
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
}

export interface MatchContext extends SeatedMatch {
  /** The beats of the last step that the table must still show, as `all` sees them. */
  readonly beats: readonly Beat[];
  /** True for a match that is resumed: it skips the first shuffle. */
  readonly resumed: boolean;
  /** The seat that has just given the device away; `null` once the next person looks. */
  readonly giver: Seat | null;
}

/**
 * `HURRY`: ends the current animation. `NEXT`: goes on from the deal's score sheet, or from a dead end. `TAKE_BACK`:
 * undoes the last move of the person at the device.
 */
export type MatchEvent = { readonly type: 'HURRY' } | { readonly type: 'NEXT' } | { readonly type: 'TAKE_BACK' };

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
    /** The table is ready: tiles are mixed, or a seat can act. Not sent if a match resumes at its score sheet. */
    | 'begun';
  readonly match: MatchContext;
}

type Input<P extends keyof Ports> = Parameters<Ports[P]>[0];

const unplugged = () => Promise.reject(new Error('this port was not provided'));

function contextOf({ game, options, sitters, seed, log, given }: MatchInput): MatchContext {
  const progress = resume(game, options, sitters.length, seed, log, given);
  if (!progress.ok) throw new Error(`a match was started from a log that does not resume: ${progress.reason}`);
  return { ...progress.value, sitters, holder: onlyPerson(sitters), beats: [], resumed: log.length > 0, giver: null };
}

/** Deals the new deal. With several persons, nobody holds the device before the curtain. */
function dealtAnew(context: MatchContext, progress: MatchProgress): Partial<MatchContext> {
  return { ...progress, holder: onlyPerson(context.sitters), beats: [] };
}

function played(context: MatchContext, move: Move): Partial<MatchContext> {
  const { progress, beats } = playMove(context, move);
  return { ...progress, beats };
}

function turnOf({ deal }: MatchContext): Seat {
  if (!deal.turn) throw new Error(`no seat is to move at ${deal.phase}`);
  return deal.turn.seat;
}

function question(context: MatchContext): Input<'choose'> {
  const { game, deal, standing, moves } = context;
  const seat = turnOf(context);
  return { seat, seen: seen(game, deal, seat), standing, moves, takeBack: mayTakeBack(context, context.holder) };
}

/** Takes back the last move of the person who then holds the device; the match goes on from there. */
function goneBack(context: MatchContext, holder: Seat | null): Partial<MatchContext> {
  return { ...takenBack(context, holder), holder, giver: null, beats: [], resumed: true };
}

function handingOver(context: MatchContext): Input<'handOver'> {
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

const show = ({ context }: { context: MatchContext }): Input<'show'> => ({
  beats: beatsSeen(context, context.beats),
  now: situationOf(context, eyeOf(context)),
});

const table = ({ context }: { context: MatchContext }): { now: Situation } => ({ now: situationOf(context, 'table') });

const match = setup({
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
  },
  actions: {
    nextDeal: assign(({ context }) => dealtAnew(context, nextDeal(context))),
    dealAgain: assign(({ context }) => dealtAnew(context, throwIn(context))),
    sayDealt: assign(({ context: { deal } }) => ({
      beats: deal.phase === 'thrownIn' ? [{ beat: 'dealt' }, threwIn(deal)] : [{ beat: 'dealt' }],
    })),
    playForced: assign(({ context }) => answered(context, forcedMove(context))),
    playFirst: assign(({ context }) => answered(context, null)),
    playAnswer: assign(({ context }, answer: unknown) => answered(context, answer)),
    hideHand: assign(({ context: { holder } }) => ({ holder: null, giver: holder })),
    showHand: assign(({ context }) => ({ holder: turnOf(context), giver: null, beats: [] })),
    takeBack: assign(({ context }) => goneBack(context, context.holder)),
    takeBackForGiver: assign(({ context }) => goneBack(context, context.giver)),
    rest: assign({ beats: [] }),
    settle: assign(({ context }) => ({ ...settle(context), beats: [] })),
    say: emit(({ context }, type: MatchNews['type']) => ({ type, match: context })),
    sayBroken: emit((_, error: unknown) => ({ type: 'BROKEN', error })),
    /** Tells the developer; the match goes on without. */
    report: (_, error: unknown) => console.error(error),
  },
  guards: {
    isNew: ({ context }) => !context.resumed,
    isLeading: ({ context }) => context.deal.phase === 'leading',
    isOpening: ({ context }) => context.deal.phase === 'opening',
    isFreePlay: ({ context }) => context.deal.phase === 'freePlay',
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

const sayLogged = { type: 'say', params: 'logged' } as const;
const sayBegun = { type: 'say', params: 'begun' } as const;

interface Failed {
  readonly event: { readonly error: unknown };
}
const errorOf = ({ event }: Failed) => event.error;
const report = { type: 'report', params: errorOf } as const;

/** Stops the match where it would otherwise move for a person, or show a hand without a curtain. */
const stopBroken = { target: '#match.broken', actions: { type: 'sayBroken', params: errorOf } } as const;

/** The match goes on as if resumed, perhaps from an earlier part of the deal. */
const takingBack = { guard: 'mayTakeBack', target: '#match.sitting', actions: ['takeBack', sayLogged] } as const;

/** The transitions out of a part of a deal: to another part, or out of the deal. */
const onward = {
  thrownIn: { guard: 'isThrownIn', target: '#match.shuffling', actions: 'dealAgain' },
  opening: { guard: 'isOpening', target: '#match.opening' },
  freePlay: { guard: 'isFreePlay', target: '#match.freePlay' },
  ended: { guard: 'hasEnded', target: '#match.scoring' },
} as const;

/** Turns, one after the other, until the deal leaves this part by one of `out`. */
function turns<Out extends readonly (typeof onward)[keyof typeof onward][]>(...out: Out) {
  return match.createStateConfig({
    initial: 'turning',
    states: {
      turning: {
        always: [
          ...out,
          { guard: 'isForced', target: 'showing', actions: ['playForced', sayLogged] },
          { guard: 'isForAnotherInSight', target: 'showing', actions: 'showHand' },
          { guard: 'isForAnother', target: 'handingOver', actions: 'hideHand' },
          { target: 'choosing' },
        ],
      },
      handingOver: {
        invoke: {
          id: 'handOver',
          src: 'handOver',
          input: ({ context }) => handingOver(context),
          onDone: { target: 'showing', actions: 'showHand' },
          onError: stopBroken,
        },
        on: {
          TAKE_BACK: {
            guard: 'mayGiverTakeBack',
            target: '#match.sitting',
            actions: ['takeBackForGiver', sayLogged],
          },
        },
      },
      choosing: {
        invoke: {
          id: 'choose',
          src: 'choose',
          input: ({ context }) => question(context),
          onDone: {
            target: 'showing',
            actions: [
              { type: 'playAnswer', params: ({ event }: { event: { output: Move } }) => event.output },
              sayLogged,
            ],
          },
          onError: [{ guard: 'isBots', target: 'showing', actions: [report, 'playFirst', sayLogged] }, stopBroken],
        },
        on: { TAKE_BACK: takingBack },
      },
      showing: {
        invoke: {
          id: 'show',
          src: 'show',
          input: show,
          onDone: 'turning',
          onError: { target: 'turning', actions: report },
        },
        on: { HURRY: 'turning', TAKE_BACK: takingBack },
      },
    },
  });
}

export const matchMachine = match.createMachine({
  id: 'match',
  context: ({ input }) => contextOf(input),
  initial: 'sitting',
  states: {
    /** Starts the match: a new one is shuffled; a saved or taken-back one goes on from its state. */
    sitting: {
      always: [
        { guard: 'isNew', target: 'shuffling', actions: sayBegun },
        { guard: 'isLeading', target: 'leading.showing', actions: sayBegun },
        { guard: 'isOpening', target: 'opening.showing', actions: sayBegun },
        { guard: 'isFreePlay', target: 'freePlay.showing', actions: sayBegun },
        { target: 'scoring' },
      ],
    },
    shuffling: {
      invoke: {
        id: 'shuffle',
        src: 'shuffle',
        input: table,
        onDone: 'dealing',
        onError: { target: 'dealing', actions: report },
      },
      on: { HURRY: 'dealing' },
    },
    dealing: {
      entry: 'sayDealt',
      invoke: {
        id: 'show',
        src: 'show',
        input: show,
        onDone: 'leading',
        onError: { target: 'leading', actions: report },
      },
      on: { HURRY: 'leading' },
    },
    leading: turns(onward.thrownIn, onward.opening, onward.freePlay, onward.ended),
    opening: turns(onward.freePlay, onward.ended),
    freePlay: turns(onward.ended),
    scoring: {
      initial: 'ended',
      states: {
        ended: { always: [{ guard: 'isDeadEnd', target: 'deadEnd' }, { target: 'turningUp' }] },
        /** 22.3: the deal is lost only once the player leaves it. */
        deadEnd: {
          entry: ['rest', sayBegun],
          invoke: { id: 'show', src: 'show', input: show, onError: { actions: report } },
          on: { TAKE_BACK: takingBack, NEXT: 'turningUp' },
        },
        turningUp: {
          entry: 'settle',
          invoke: {
            id: 'show',
            src: 'show',
            input: show,
            onDone: 'sheet',
            onError: { target: 'sheet', actions: report },
          },
          on: { HURRY: 'sheet' },
        },
        sheet: {
          tags: 'sheet',
          entry: { type: 'say', params: 'dealOver' },
          // With one seat, the result shows all that a sheet would.
          always: { guard: 'isAlone', target: '#match.over' },
          on: {
            NEXT: [
              { guard: 'isDecided', target: '#match.over' },
              { target: '#match.shuffling', actions: ['nextDeal', sayLogged, { type: 'say', params: 'nextDeal' }] },
            ],
          },
        },
      },
    },
    broken: {},
    over: { type: 'final', entry: { type: 'say', params: 'matchOver' } },
  },
});

/** Returns the machine with its ports connected. */
export function provideMatch(ports: Ports): typeof matchMachine {
  return matchMachine.provide({
    actors: {
      shuffle: fromPromise<void, Input<'shuffle'>>(({ input, signal }) => ports.shuffle(input, signal)),
      show: fromPromise<void, Input<'show'>>(({ input, signal }) => ports.show(input, signal)),
      choose: fromPromise<Move, Input<'choose'>>(({ input, signal }) => ports.choose(input, signal)),
      handOver: fromPromise<void, Input<'handOver'>>(({ input, signal }) => ports.handOver(input, signal)),
    },
  });
}
