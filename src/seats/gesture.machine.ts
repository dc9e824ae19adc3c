/**
 * A person's gesture: tap and drag, with finger, pen or mouse. Its input is the fingers and the parts of the table
 * under them; it has no pixels of the table. Its moves are made at the desk, like all others. An interruption sends a
 * dragged tile back and changes nothing.
 */
import { and, not, or } from 'xstate';
import {
  arrange,
  atRest,
  draw,
  explain,
  gestureSetup,
  lay,
  lift,
  pan,
  pickUp,
  pinch,
  putBack,
  refuse,
  tap,
} from './gesture-setup.ts';

/** A finger begins a gesture, also while a tile is still flying back. */
const begins = { guard: 'begins', target: '#gesture.pressed', actions: 'press' } as const;
/** Another finger or an interruption. */
const interrupted = { target: '#gesture.goingHome', actions: putBack } as const;

export const gestureMachine = gestureSetup.createMachine({
  id: 'gesture',
  context: atRest,
  invoke: [
    { id: 'desk', src: 'desk' },
    { id: 'rack', src: 'rack' },
  ],
  initial: 'resting',
  on: { PRESSED: { actions: tap }, DESK: { actions: 'see' } },
  states: {
    /** No finger is down. */
    resting: { on: { DOWN: begins } },
    /** A finger is down and has not moved yet: it may become a tap. */
    pressed: {
      on: {
        MOVE: [
          { guard: and(['isMine', 'isFar', 'holdsTile']), target: 'dragging', actions: ['follow', pickUp] },
          { guard: and(['isMine', 'isFar', 'holdsPile']), target: 'drawing', actions: 'follow' },
          { guard: and(['isMine', 'isFar', 'holdsLaid']), target: 'dragging', actions: ['follow', lift] },
          { guard: and(['isMine', 'isFar']), target: 'looking', actions: pan },
        ],
        UP: { guard: 'isMine', target: 'resting', actions: tap },
        DOWN: [{ guard: 'isPinch', target: 'looking.pinching', actions: 'join' }, { target: 'resting' }],
        LOST: { guard: 'isMine', target: 'resting' },
        CANCEL: 'resting',
        // A tap answers the question that was shown when the finger came down.
        DESK: [
          { guard: 'isOver', target: 'resting', actions: 'see' },
          { guard: and(['isNew', 'holdsTile']), actions: ['see', 'answerNew'] },
          { guard: 'isNew', target: 'resting', actions: 'see' },
        ],
      },
    },
    /** A tile of the hand follows the finger. */
    dragging: {
      initial: 'moved',
      on: {
        MOVE: { guard: 'isMine', target: '.moved', actions: 'follow' },
        UP: { guard: 'isMine', target: '#gesture.goingHome', actions: [putBack, refuse] },
        LOST: { guard: 'isMine', ...interrupted },
        DOWN: interrupted,
        CANCEL: interrupted,
        DESK: [
          { guard: 'isOver', target: 'goingHome', actions: ['see', putBack] },
          { guard: 'isNew', actions: ['see', 'answerNew', pickUp] },
        ],
      },
      states: {
        moved: {
          always: [
            { guard: 'fits', target: 'overPlace' },
            { guard: 'isOnRack', target: 'overRack' },
            { guard: 'isLayable', target: 'lifted' },
            { target: 'refused' },
          ],
        },
        lifted: {},
        /** The tile is shown where it would lie, or follows the finger towards that place. */
        overPlace: {
          on: {
            UP: [
              { guard: and(['isMine', 'fitsInWays']), target: '#gesture.laid', actions: lay },
              { guard: 'isMine', target: '#gesture.dropped', actions: lay },
            ],
          },
        },
        /** The other tiles make room for the dragged one. */
        overRack: { on: { UP: { guard: 'isMine', target: '#gesture.goingHome', actions: [putBack, arrange] } } },
        /** The tile can't be played now: it stays at the rack, with an explanation. */
        refused: {
          entry: explain,
          on: {
            // The explanation appears only once.
            MOVE: { guard: and(['isMine', not('goesOnRack'), not('isLayable')]), actions: 'follow' },
          },
        },
      },
    },
    /** A tile of the boneyard follows the finger to the rack. */
    drawing: {
      on: {
        MOVE: { guard: 'isMine', actions: 'follow' },
        UP: [
          { guard: and(['isMine', 'isOnRack']), target: 'dropped', actions: draw },
          { guard: 'isMine', target: 'goingHome' },
        ],
        LOST: { guard: 'isMine', target: 'goingHome' },
        DOWN: 'goingHome',
        CANCEL: 'goingHome',
        DESK: { guard: 'isOver', target: 'goingHome', actions: 'see' },
      },
    },
    /** The released tile flies back. */
    goingHome: {
      on: { DOWN: begins },
      after: { home: 'resting' },
    },
    /** The tile lies where it was released, and the person chooses a way to play it. */
    laid: {
      on: {
        DOWN: begins,
        DESK: [
          { guard: 'isAnswered', target: 'dropped', actions: 'see' },
          { guard: 'isUnlaid', target: 'goingHome', actions: 'see' },
        ],
      },
    },
    /** The move is made: the released tile stays in place until the table shows the move. */
    dropped: {
      on: { DOWN: begins, SHOWN: 'resting', DESK: { guard: 'isRefused', target: 'goingHome', actions: 'see' } },
    },
    /** The cloth is moved under one finger, or two. */
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
