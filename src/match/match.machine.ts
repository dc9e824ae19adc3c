/** A match as a statechart. Its states are the words that players use; it knows no pixel, no sound. */
import { assign, emit, fromPromise, setup } from 'xstate';
import type { Beat, Game, Move, Options, Seat } from '../rules/game.ts';
import type { GivenDeal } from '../rules/sealed.ts';
import { seen } from '../rules/seen.ts';
import { threwIn } from '../rules/thrown-in.ts';
import type { Ports, Sitter, Situation } from './ports.ts';
import {
  forcedMove,
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
import { beatsSeen, eyeOf, onlyPerson, type SeatedMatch, situationOf } from './situation.ts';

export interface MatchInput {
  readonly game: Game;
  readonly options: Options;
  readonly sitters: readonly Sitter[];
  readonly seed: Uint8Array;
  /** The moves so far, one list a deal (thrown-in deals have none); `[]` for a new match. Must have passed `resume`. */
  readonly log: readonly (readonly Move[])[];
  /** The first deals, where the seed did not decide them. */
  readonly given?: readonly GivenDeal[];
}

export interface MatchContext extends SeatedMatch {
  /** What the last step brought about and the table has yet to show, as `all` sees it. */
  readonly beats: readonly Beat[];
  /** A match that is taken up again skips the first shuffle. */
  readonly resumed: boolean;
  /** Who has just given the device away; `null` once the next person looks. */
  readonly giver: Seat | null;
}

/**
 * `HURRY`: no more of what is being shown. `NEXT`: on from the deal's sheet, or from a dead end. `TAKE_BACK`: what the
 * person at the device did last was not meant.
 */
export type MatchEvent = { readonly type: 'HURRY' } | { readonly type: 'NEXT' } | { readonly type: 'TAKE_BACK' };

/** What a match tells whoever listens with `actor.on`; `match` is how it stands then. */
export interface MatchEmitted {
  readonly type: /** A move was played or taken back, or the next deal began: the log has changed. */
    | 'logged'
    /** The deal is counted, and its sheet is to be read. */
    | 'dealOver'
    /** The sheet has been read: the next deal is shuffled for. */
    | 'nextDeal'
    | 'matchOver'
    /** The table stands: tiles are mixed, or somebody has something to do. Of a match that is taken up at its sheet it is not said. */
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

/** The new deal, dealt; several persons: nobody is at the device before the curtain has asked. */
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

/** The match goes on from before what that person did last, who holds the device. */
function goneBack(context: MatchContext, holder: Seat | null): Partial<MatchContext> {
  return { ...takenBack(context, holder), holder, giver: null, beats: [], resumed: true };
}

function handingOver(context: MatchContext): Input<'handOver'> {
  const by = mayTakeBack(context, context.giver) ? context.giver : null;
  return { to: turnOf(context), now: situationOf(context, 'table'), takeBack: by };
}

/** Also a bot that has nothing to choose is asked: when it makes its move is its own affair, as it is with people. */
function isBots(context: MatchContext): boolean {
  return context.sitters[turnOf(context)]?.kind === 'bot';
}

/** Whether a person is to choose who does not hold the device. */
function isForAnother(context: MatchContext): boolean {
  const seat = turnOf(context);
  return context.sitters[seat]?.kind === 'person' && context.holder !== seat;
}

/** A port that failed, or answered with no legal move, never stops a match: the first legal move is played. */
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
    say: emit(({ context }, type: MatchEmitted['type']) => ({ type, match: context })),
  },
  guards: {
    isNew: ({ context }) => !context.resumed,
    isLeading: ({ context }) => context.deal.phase === 'leading',
    isOpening: ({ context }) => context.deal.phase === 'opening',
    isFreePlay: ({ context }) => context.deal.phase === 'freePlay',
    isThrownIn: ({ context }) => context.deal.phase === 'thrownIn',
    hasEnded: ({ context }) => context.deal.phase === 'ended',
    isForced: ({ context }) => forcedMove(context) !== null && !isBots(context),
    isForAnother: ({ context }) => isForAnother(context),
    // 21.1: where nobody sees a hand there is nothing to cover.
    isForAnotherInSight: ({ context }) => context.game.table.hands === 'unseen' && isForAnother(context),
    mayTakeBack: ({ context }) => mayTakeBack(context, context.holder),
    mayGiverTakeBack: ({ context }) => mayTakeBack(context, context.giver),
    isAlone: ({ context }) => context.seats === 1,
    isDecided: ({ context }) => context.standing.winners !== null,
  },
});

const sayLogged = { type: 'say', params: 'logged' } as const;
const sayBegun = { type: 'say', params: 'begun' } as const;

/** The match goes on from where it stood, as one that is taken up again: an earlier part of the deal, maybe. */
const takingBack = { guard: 'mayTakeBack', target: '#match.sitting', actions: ['takeBack', sayLogged] } as const;

/** Where a part of a deal may lead: elsewhere in the deal, or out of it. */
const onward = {
  thrownIn: { guard: 'isThrownIn', target: '#match.shuffling', actions: 'dealAgain' },
  opening: { guard: 'isOpening', target: '#match.opening' },
  freePlay: { guard: 'isFreePlay', target: '#match.freePlay' },
  ended: { guard: 'hasEnded', target: '#match.scoring' },
} as const;

/** Turns, one after the other, until the deal leads `out` of this part. */
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
          onError: { target: 'showing', actions: 'showHand' },
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
          onError: { target: 'showing', actions: ['playFirst', sayLogged] },
        },
        on: { TAKE_BACK: takingBack },
      },
      showing: {
        invoke: { id: 'show', src: 'show', input: show, onDone: 'turning', onError: 'turning' },
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
    /** People take their seats: a new match is shuffled for, a saved one (or one taken back) goes on where it stood. */
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
      invoke: { id: 'shuffle', src: 'shuffle', input: table, onDone: 'dealing', onError: 'dealing' },
      on: { HURRY: 'dealing' },
    },
    dealing: {
      entry: 'sayDealt',
      invoke: { id: 'show', src: 'show', input: show, onDone: 'leading', onError: 'leading' },
      on: { HURRY: 'leading' },
    },
    leading: turns(onward.thrownIn, onward.opening, onward.freePlay, onward.ended),
    opening: turns(onward.freePlay, onward.ended),
    freePlay: turns(onward.ended),
    scoring: {
      initial: 'ended',
      states: {
        ended: { always: [{ guard: 'mayTakeBack', target: 'deadEnd' }, { target: 'turningUp' }] },
        /** 22.3: it is lost only when the player leaves it there. */
        deadEnd: {
          entry: ['rest', sayBegun],
          invoke: { id: 'show', src: 'show', input: show },
          on: { TAKE_BACK: takingBack, NEXT: 'turningUp' },
        },
        turningUp: {
          entry: 'settle',
          invoke: { id: 'show', src: 'show', input: show, onDone: 'sheet', onError: 'sheet' },
          on: { HURRY: 'sheet' },
        },
        sheet: {
          tags: 'sheet',
          entry: { type: 'say', params: 'dealOver' },
          // The result says all that a sheet of one seat would.
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
    over: { type: 'final', entry: { type: 'say', params: 'matchOver' } },
  },
});

/** The machine with the world's answers plugged in. */
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
