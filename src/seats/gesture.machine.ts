/**
 * A person's gesture: tap and drag, with finger, pen or mouse. It is told what fingers do and what lies under them,
 * knows no pixel of the table beyond that, and makes its moves at the desk like every other way of playing. Whatever
 * comes between sends a carried tile home and changes nothing.
 */
import { type ActorRefFrom, and, createActor, not, or } from 'xstate';
import { answer, CLOTH, explain, type GestureInput, gesture, NOBODY, pan, pinch } from './gesture.ts';

/** A finger begins, also while a tile still flies home. */
const begins = { guard: 'begins', target: '#gesture.pressed', actions: 'press' } as const;
/** Another finger, or anything that came between. */
const interrupted = { target: '#gesture.comingHome', actions: 'letGo' } as const;

export const gestureMachine = gesture.createMachine({
  id: 'gesture',
  context: ({ input }) => ({
    ...input,
    asked: null,
    press: { finger: NOBODY, under: CLOTH, touch: false, time: 0, picked: null },
    finger: NOBODY,
    under: CLOTH,
    second: NOBODY,
    lastTap: null,
  }),
  invoke: { src: 'desk', input: ({ context }) => context.desk },
  initial: 'resting',
  on: { PRESSED: { actions: answer } },
  states: {
    /** No finger does anything here. */
    resting: { on: { DOWN: begins } },
    /** A finger is down and has not moved: it may become a tap. */
    pressed: {
      on: {
        MOVE: [
          { guard: and(['isMine', 'isFar', 'holdsTile']), target: 'carried', actions: ['follow', 'pickUp'] },
          { guard: and(['isMine', 'isFar', 'holdsPile']), target: 'drawing', actions: 'follow' },
          { guard: and(['isMine', 'isFar']), target: 'looking', actions: pan },
        ],
        UP: { guard: 'isMine', target: 'resting', actions: answer },
        DOWN: [{ guard: 'isPinch', target: 'looking.pinching', actions: 'join' }, { target: 'resting' }],
        LOST: { guard: 'isMine', target: 'resting' },
        CANCEL: 'resting',
        // A tap is an answer to the question that was seen when the finger came down.
        ASKED: [
          { guard: 'isOver', target: 'resting' },
          { guard: and(['isNew', 'holdsTile']), actions: 'hear' },
          { guard: 'isNew', target: 'resting' },
        ],
      },
    },
    /** A tile of the hand follows the finger. */
    carried: {
      initial: 'moved',
      on: {
        MOVE: { guard: 'isMine', target: '.moved', actions: 'follow' },
        UP: { guard: 'isMine', ...interrupted },
        LOST: { guard: 'isMine', ...interrupted },
        DOWN: interrupted,
        CANCEL: interrupted,
        ASKED: [
          { guard: 'isOver', ...interrupted },
          { guard: 'isNew', actions: ['hear', 'pickUp'] },
        ],
      },
      states: {
        moved: {
          always: [
            { guard: 'fits', target: 'overPlace' },
            { guard: 'isOnRack', target: 'overRack' },
            { guard: 'isPlayable', target: 'lifted' },
            { target: 'refused' },
          ],
        },
        lifted: {},
        /** It shows itself where it would lie. */
        overPlace: {
          on: {
            UP: [
              { guard: and(['isMine', 'fitsInWays']), target: '#gesture.put', actions: 'lay' },
              { guard: 'isMine', target: '#gesture.dropped', actions: 'lay' },
            ],
          },
        },
        /** The others make room for it. */
        overRack: { on: { UP: { guard: 'isMine', target: '#gesture.comingHome', actions: ['letGo', 'arrange'] } } },
        /** It may not be played now: it stays at the rack, and the finger is told why. */
        refused: {
          entry: explain,
          on: {
            // It says so once.
            MOVE: { guard: and(['isMine', not('goesOnRack'), not('isPlayable')]), actions: 'follow' },
          },
        },
      },
    },
    /** A tile of the boneyard follows the finger to the rack. */
    drawing: {
      on: {
        MOVE: { guard: 'isMine', actions: 'follow' },
        UP: [
          { guard: and(['isMine', 'isOnRack']), target: 'dropped', actions: 'draw' },
          { guard: 'isMine', target: 'comingHome' },
        ],
        LOST: { guard: 'isMine', target: 'comingHome' },
        DOWN: 'comingHome',
        CANCEL: 'comingHome',
        ASKED: { guard: 'isOver', target: 'comingHome' },
      },
    },
    /** What was let go flies back. */
    comingHome: {
      on: { DOWN: begins },
      after: { homing: 'resting' },
    },
    /** The tile lies where it was put, and the person is asked how. */
    put: {
      on: {
        DOWN: begins,
        ASKED: [
          { guard: 'isAnswered', target: 'dropped' },
          { guard: 'isUnlaid', target: 'comingHome' },
        ],
      },
    },
    /** The move is made: what was carried stays where it is until the table shows the move. */
    dropped: {
      on: {
        DOWN: begins,
        SHOWN: 'resting',
      },
    },
    /** The cloth is moved under the finger, or two. */
    looking: {
      initial: 'panning',
      on: {
        LOST: { guard: or(['isMine', 'isSecond']), target: 'resting' },
        CANCEL: 'resting',
      },
      states: {
        panning: {
          on: {
            MOVE: { guard: 'isMine', actions: pan },
            UP: { guard: 'isMine', target: '#gesture.resting' },
            DOWN: [{ guard: 'isPinch', target: 'pinching', actions: 'join' }, { target: '#gesture.resting' }],
          },
        },
        pinching: {
          on: {
            MOVE: { guard: or(['isMine', 'isSecond']), actions: pinch },
            UP: [
              { guard: 'isMine', target: 'panning', actions: 'goOnWithSecond' },
              { guard: 'isSecond', target: 'panning' },
            ],
          },
        },
      },
    },
  },
});

export type Gesture = ActorRefFrom<typeof gestureMachine>;

/** The name of the state that a gesture is in, from outside inwards: `carried.overPlace`. */
export function stateOf(gesture: Gesture): string {
  const { value } = gesture.getSnapshot();
  return typeof value === 'string' ? value : Object.entries(value).flat().join('.');
}

/** A person's gesture at that desk, started; to be stopped with the table. */
export function createGesture(input: GestureInput): Gesture {
  return createActor(gestureMachine, { input }).start();
}
