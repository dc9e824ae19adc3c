/** A match as a statechart. Its states are the words that players use; it contains no pixels and no sound. */
import { fromPromise } from 'xstate';
import type { Move, Position } from '../rules/game.ts';
import {
  atTable,
  contextOf,
  handingOver,
  type Input,
  matchSetup,
  question,
  secondsOf,
  show,
  takeQuestion,
} from './match-setup.ts';
import type { Ports } from './ports.ts';

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

/** Shows what has happened, and goes on to `next`, even if that fails. */
const showing = <Next extends string>(next: Next) =>
  ({
    id: 'show',
    src: 'show',
    input: show,
    onDone: next,
    onError: { target: next, actions: report },
  }) as const;

/** The transitions out of a part of a deal: to another part, or out of the deal. */
const onward = {
  thrownIn: { guard: 'isThrownIn', target: '#match.shuffling', actions: 'dealAgain' },
  opening: { guard: 'isOpening', target: '#match.opening' },
  freePlay: { guard: 'isFreePlay', target: '#match.freePlay' },
  ended: { guard: 'hasEnded', target: '#match.scoring' },
} as const;

/** Turns, one after the other, until the deal leaves this part by one of `out`. */
function turns<Out extends readonly (typeof onward)[keyof typeof onward][]>(...out: Out) {
  return matchSetup.createStateConfig({
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
        invoke: showing('turning'),
        on: { HURRY: 'turning', TAKE_BACK: takingBack },
      },
    },
  });
}

/** 1.13: the seats take their own tiles, one each in turn; nothing is taken where tiles are dealt. */
const picking = matchSetup.createStateConfig({
  initial: 'spreading',
  states: {
    spreading: {
      always: [{ guard: 'isTaking', target: 'showing', actions: 'saySpread' }, { target: '#match.dealing' }],
    },
    turning: { always: [{ guard: 'isTaking', target: 'taking' }, { target: '#match.dealing' }] },
    taking: {
      invoke: {
        id: 'take',
        src: 'take',
        input: ({ context }) => takeQuestion(context),
        onDone: {
          target: 'showing',
          actions: [
            { type: 'takeAnswer', params: ({ event }: { event: { output: Position } }) => event.output },
            sayLogged,
          ],
        },
        onError: [{ guard: 'isBots', target: 'showing', actions: [report, 'takeFirst', sayLogged] }, stopBroken],
      },
    },
    showing: {
      invoke: showing('turning'),
      on: { HURRY: 'turning' },
    },
  },
});

export const matchMachine = matchSetup.createMachine({
  id: 'match',
  context: ({ input }) => contextOf(input),
  /** 20.7: a match by time has its clock from the first shuffle to its end. */
  invoke: { id: 'time', src: 'time', input: ({ context: { options } }) => options },
  on: {
    SECOND: [
      { guard: 'endsMinute', actions: ['countSecond', { type: 'say', params: 'minute' }] },
      { guard: 'hasTime', actions: 'countSecond' },
    ],
  },
  initial: 'sitting',
  states: {
    /** Starts the match: a new one is shuffled; a saved or taken-back one goes on from its state. */
    sitting: {
      always: [
        { guard: 'isNew', target: 'shuffling', actions: sayBegun },
        { guard: 'isTaking', target: 'picking.showing', actions: sayBegun },
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
        input: atTable,
        onDone: 'picking',
        onError: { target: 'picking', actions: report },
      },
      on: { HURRY: 'picking' },
    },
    picking,
    dealing: {
      entry: 'sayDealt',
      invoke: showing('leading'),
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
          invoke: showing('sheet'),
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
      take: fromPromise<Position, Input<'take'>>(({ input, signal }) => ports.take(input, signal)),
      time: secondsOf(ports.second),
    },
  });
}
