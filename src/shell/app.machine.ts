/**
 * The whole game as a statechart: the screens around the table, and the table while a match is played. Screens read its
 * tags, a portal hears what it emits.
 */
import { assign } from 'xstate';
import {
  app,
  besideRules,
  crash,
  EMPTY,
  fail,
  follow,
  forget,
  introduce,
  learn,
  play,
  playAfter,
  read,
  recess,
  setDay,
  toCrash,
  watch,
  watched,
} from './app-setup.ts';

export const appMachine = app.createMachine({
  id: 'app',
  context: EMPTY,
  initial: 'loading',
  ...toCrash,
  states: {
    loading: {
      invoke: {
        id: 'prepare',
        src: 'prepare',
        onDone: [
          {
            guard: { type: 'lacksRoom', params: ({ event }) => event.output },
            target: 'room',
            actions: [{ type: 'wait', params: ({ event }) => ({ setup: event.output }) }, 'sayLoaded'],
          },
          {
            guard: { type: 'isDrawnFor', params: ({ event }) => event.output },
            target: 'teams',
            actions: [{ type: 'sit', params: ({ event }) => event.output }, 'sayLoaded'],
          },
          {
            guard: { type: 'isSetup', params: ({ event }) => event.output },
            target: 'playing',
            actions: [{ type: 'sit', params: ({ event }) => event.output }, 'sayLoaded'],
          },
          { target: 'title', actions: 'sayLoaded' },
        ],
        onError: {
          target: 'crashed.once',
          actions: [fail, 'sayLoaded'],
        },
      },
    },
    title: {
      tags: 'day',
      entry: { type: 'sit', params: null },
      on: {
        PLAY: play,
        INTRO: introduce('title'),
        LESSON: learn,
        KEPT: 'kept',
        TODAY: { target: 'today', actions: setDay },
        BOOK: 'book',
        SHELF: 'shelf',
        WATCH: watch('book.watching'),
        SETUP: 'setup',
        SETTINGS: 'settings',
        RULES: { target: 'rules', actions: read },
      },
    },
    kept: {
      on: {
        PLAY: play,
        BACK: 'title',
      },
    },
    /** A match waits until another one makes room for it: nothing that somebody has played goes unasked. */
    room: { on: { PLAY: play, BACK: 'title' } },
    book: {
      initial: 'shown',
      on: { PLAY: play, WATCH: watch('.watching') },
      states: { shown: { on: { BACK: '#app.title' } }, watching: watched('shown') },
    },
    /** Whoever comes from the title goes back there; between shelf and set-up it goes back to where one was. */
    shelf: {
      initial: 'choosing',
      on: { PLAY: play, INTRO: introduce('setup'), LESSON: learn },
      states: {
        choosing: { ...besideRules('shelf'), on: { BACK: '#app.title', SETUP: 'setting' } },
        setting: { ...besideRules('setup'), on: { BACK: 'choosing', SHELF: 'choosing' } },
      },
    },
    today: {
      tags: 'day',
      on: {
        PLAY: play,
        INTRO: introduce('today'),
        BACK: 'title',
        TODAY: { actions: setDay },
      },
    },
    setup: {
      initial: 'setting',
      on: { PLAY: play, INTRO: introduce('setup'), LESSON: learn },
      states: {
        setting: { ...besideRules('setup'), on: { BACK: '#app.title', SHELF: 'choosing' } },
        choosing: { ...besideRules('shelf'), on: { BACK: 'setting', SETUP: 'setting' } },
      },
    },
    /** What a game is about, before its first match. */
    intro: {
      on: {
        PLAY: play,
        LESSON: learn,
        BACK: [
          { guard: { type: 'wasChosenAt', params: 'title' }, target: 'title' },
          { guard: { type: 'wasChosenAt', params: 'today' }, target: 'today' },
          { target: 'setup' },
        ],
      },
    },
    /** The draw for partners, before the first deal (7.4). */
    teams: { on: { NEXT: 'playing' } },
    rules: {
      tags: 'rules',
      on: {
        PLAY: play,
        LESSON: learn,
        BACK: 'title',
        RULES: { actions: read },
      },
    },
    settings: {
      tags: 'settings',
      on: {
        PLAY: play,
        BACK: 'title',
      },
    },
    playing: {
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
            /** The table is laid out: nobody plays yet. */
            laying: {
              always: [
                { guard: 'hasSheet', target: 'sheet' },
                { guard: 'hasBegun', target: 'table' },
              ],
            },
            table: {
              always: { guard: 'hasSheet', target: 'sheet' },
              tags: 'playing',
              entry: { type: 'sayPlaying', params: true },
              exit: { type: 'sayPlaying', params: false },
            },
            /** What a deal came to is read, until somebody goes on. */
            sheet: {
              tags: 'sheet',
              always: { guard: 'hasNoSheet', target: 'table' },
              on: { REVIEW: '#app.playing.halted.review' },
              initial: 'coming',
              states: {
                /** A press was meant for the table. */
                coming: { after: { late: 'read' } },
                read: {
                  on: {
                    NEXT: [
                      // The result comes first.
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
        /** The table's one clock stands. */
        halted: {
          entry: 'stop',
          exit: 'go',
          initial: 'paused',
          states: {
            paused: {
              tags: 'pause',
              on: {
                RESUME: '#app.playing.running',
                SETTINGS: 'settings',
                RULES: { target: 'rules', actions: read },
                FAIRNESS: 'fairness',
                LEAVE: 'askingLeave',
              },
            },
            /** The portal's pause. From here the player may go on all the same, and a menu makes the pause theirs. */
            held: {
              tags: 'pause',
              on: {
                RESUME: '#app.playing.running',
                RELEASE: '#app.playing.running',
                SETTINGS: 'settings',
                RULES: { target: 'rules', actions: read },
                FAIRNESS: 'fairness',
                LEAVE: 'askingLeave',
              },
            },
            settings: { tags: 'settings', on: { BACK: 'paused' } },
            /** The rules out of the menu, and those that were looked up in the middle of a turn. */
            rules: { tags: 'rules', on: { BACK: 'paused' } },
            looking: { tags: 'rules', on: { BACK: '#app.playing.running' } },
            review: { tags: 'review', on: { BACK: '#app.playing.running', WATCH: watch('watching') } },
            watching: watched('review'),
            fairness: { tags: 'fairness', on: { BACK: 'paused' } },
            askingLeave: { tags: 'leave', on: { CONFIRM: '#app.title', BACK: 'paused' } },
          },
        },
      },
    },
    /** A lesson: a table at which nothing counts. Left at any time, it goes on where it was left. */
    lesson: {
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
        halted: {
          entry: 'stop',
          exit: 'go',
          initial: 'paused',
          states: {
            paused: {
              tags: 'lessonPause',
              on: {
                RESUME: '#app.lesson.running',
                SETTINGS: 'settings',
                RULES: { target: 'rules', actions: read },
                LEAVE: '#app.title',
              },
            },
            held: {
              tags: 'lessonPause',
              on: {
                RESUME: '#app.lesson.running',
                RELEASE: '#app.lesson.running',
                SETTINGS: 'settings',
                RULES: { target: 'rules', actions: read },
                LEAVE: '#app.title',
              },
            },
            settings: { tags: 'settings', on: { BACK: 'paused' } },
            rules: { tags: 'rules', on: { BACK: 'paused' } },
            looking: { tags: 'rules', on: { BACK: '#app.lesson.running' } },
          },
        },
        over: { tags: 'lessonOver', on: { PLAY: play, BACK: '#app.title' } },
      },
    },
    result: {
      tags: 'day',
      initial: 'shown',
      states: {
        shown: { on: { FAIRNESS: 'fairness', WATCH: watch('watching') } },
        watching: watched('shown'),
        fairness: { tags: 'fairness', on: { BACK: 'shown' } },
      },
      on: {
        PLAY: playAfter([forget]),
        BACK: { target: 'title', actions: forget },
        TODAY: { target: 'today', actions: [forget, setDay] },
      },
    },
    crashed: {
      initial: 'once',
      on: {
        PLAY: play,
        BACK: 'title',
        // What fails behind the crash screen is not shown a second time.
        FAULT: {},
        BROKEN: {},
      },
      states: {
        once: {},
        /** It has failed before: going on as before would lead here once more. The match can go on at the plain table. */
        again: {},
        /** It fails there, too, or nothing is played: only the way to the title is left. */
        spent: {},
      },
    },
  },
});
