/** The states of the app at its table, which plays a match or a lesson. */
import { assign } from 'xstate';
import { app, crash, follow, play, read, watch, watched } from './app-setup.ts';
import type { Recess } from './portal/portal.ts';

/**
 * A break of the portal: the clock stands still, and nothing can be pressed. The match continues afterwards, even after
 * an error.
 */
const recess = <const After extends readonly ('next' | 'hideSheet')[]>(kind: Recess, after: After) =>
  app.createStateConfig({
    meta: { screen: 'recess' },
    entry: 'stop',
    exit: 'go',
    invoke: {
      src: 'recess',
      input: kind,
      onDone: { target: 'running', actions: after },
      onError: { target: 'running', actions: after },
    },
  });

/**
 * The paused table, whose clock stands still: the menu and the screens opened from it.
 * @param running the state in which the table is played.
 * @param ways the other transitions of the menu.
 * @param others the states that only this table has.
 */
const halted = <const Running extends string, const Ways extends object, const Others extends object>(
  screen: 'pause' | 'lessonPause',
  running: Running,
  ways: Ways,
  others: Others,
) => {
  const menu = { RESUME: running, SETTINGS: 'settings', RULES: { target: 'rules', actions: read }, ...ways } as const;
  return app.createStateConfig({
    entry: 'stop',
    exit: 'go',
    initial: 'paused',
    states: {
      paused: { meta: { screen, depth: 1 }, on: menu },
      /** The portal's pause. The player can continue anyway; opening a screen turns it into the player's own pause. */
      held: { meta: { screen, depth: 1 }, on: { ...menu, RELEASE: running } },
      settings: { meta: { screen: 'settings' }, on: { BACK: 'paused' } },
      /** The rules opened from the menu, and those looked up during a turn. */
      rules: { meta: { screen: 'rules' }, on: { BACK: 'paused' } },
      looking: { meta: { screen: 'rules', depth: 3 }, on: { BACK: running } },
      ...others,
    },
  });
};

/** A match is played: the table, its score sheets, the portal's breaks, and the pause. */
export const playing = app.createStateConfig({
  meta: { depth: 2 },
  initial: 'arriving',
  invoke: {
    id: 'table',
    src: 'table',
    input: ({ context: { setup } }) => {
      if (!setup) throw new Error('a table without a match');
      return setup;
    },
    onError: crash,
  },
  on: {
    begun: { actions: 'begin' },
    logged: { actions: follow },
    minute: { actions: follow },
    dealOver: { actions: [follow, 'showSheet', 'sayDealOver'] },
    nextDeal: { actions: [follow, 'hideSheet'] },
    matchOver: { target: 'result', actions: [follow, 'showResult', 'sayMatchOver'] },
    FORKED: {
      actions: assign({ setup: ({ context, event }) => context.setup && { ...context.setup, id: event.id } }),
    },
  },
  states: {
    arriving: {
      always: [{ guard: { type: 'hasRecess', params: 'match' }, target: 'recessBefore' }, { target: 'running' }],
    },
    recessBefore: recess('match', []),
    recessBetween: recess('deal', ['next', 'hideSheet']),
    running: {
      initial: 'deciding',
      on: {
        PAUSE: 'halted',
        HOLD: 'halted.held',
        RULES: { target: 'halted.looking', actions: read },
      },
      states: {
        deciding: {
          always: [
            { guard: 'hasSheet', target: 'sheet' },
            { guard: 'hasBegun', target: 'table' },
            { target: 'laying' },
          ],
        },
        /** The table is being laid out, and play has not begun. */
        laying: {
          always: [
            { guard: 'hasSheet', target: 'sheet' },
            { guard: 'hasBegun', target: 'table' },
          ],
        },
        table: {
          always: { guard: 'hasSheet', target: 'sheet' },
          entry: { type: 'sayPlaying', params: true },
          exit: { type: 'sayPlaying', params: false },
        },
        /** The score sheet of a deal, until the player continues. */
        sheet: {
          meta: { screen: 'sheet' },
          always: { guard: 'hasNoSheet', target: 'table' },
          on: { REVIEW: '#app.playing.halted.review' },
          initial: 'coming',
          states: {
            /** A press now was meant for the table. */
            coming: { after: { late: 'read' } },
            read: {
              on: {
                NEXT: [
                  // No break here: the result is shown first.
                  { guard: 'isDecided', actions: 'next' },
                  { guard: { type: 'hasRecess', params: 'deal' }, target: '#app.playing.recessBetween' },
                  { actions: 'next' },
                ],
              },
            },
          },
        },
      },
    },
    halted: halted(
      'pause',
      '#app.playing.running',
      { FAIRNESS: 'fairness', LEAVE: { target: '#app.title', actions: 'sayLeft' } },
      {
        review: {
          meta: { screen: 'review', depth: 3 },
          on: { BACK: '#app.playing.running', WATCH: watch('watching') },
        },
        watching: watched('review', 3),
        fairness: { meta: { screen: 'fairness' }, on: { BACK: 'paused' } },
      },
    ),
  },
});

/** A lesson at a table without scores. It can be left at any time and resumes at the same point. */
export const lesson = app.createStateConfig({
  meta: { depth: 2 },
  initial: 'running',
  invoke: {
    id: 'table',
    src: 'table',
    input: ({ context: { lesson } }) => {
      if (!lesson) throw new Error('a table without a lesson');
      return lesson;
    },
    onError: crash,
  },
  on: { begun: { actions: 'begin' }, dealOver: { target: '.over', actions: 'sayLearned' } },
  states: {
    running: {
      initial: 'laying',
      on: {
        PAUSE: 'halted',
        HOLD: 'halted.held',
        RULES: { target: 'halted.looking', actions: read },
      },
      states: {
        laying: { always: { guard: 'hasBegun', target: 'table' } },
        table: {
          entry: { type: 'sayPlaying', params: true },
          exit: { type: 'sayPlaying', params: false },
        },
      },
    },
    halted: halted('lessonPause', '#app.lesson.running', { LEAVE: '#app.title' }, {}),
    over: { meta: { screen: 'lessonOver', depth: 1 }, on: { PLAY: play, BACK: '#app.title' } },
  },
});
