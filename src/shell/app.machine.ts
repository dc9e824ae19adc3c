/**
 * The whole game as a statechart: the screens around the table, and the table during a match. The `meta` of a state
 * gives its screen and depth. A portal listens to the emitted events.
 */
import {
  app,
  EMPTY,
  fail,
  forget,
  introduce,
  learn,
  play,
  playAfter,
  read,
  setDay,
  toCrash,
  watch,
  watched,
} from './app-setup.ts';
import { lesson, playing } from './at-table.ts';
import { choosing } from './choosing-states.ts';

export const appMachine = app.createMachine({
  id: 'app',
  context: EMPTY,
  initial: 'loading',
  invoke: { id: 'thinkers', src: 'thinkers' },
  ...toCrash,
  states: {
    loading: {
      meta: { screen: 'loading', depth: 0 },
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
      meta: { screen: 'title', depth: 0 },
      tags: 'day',
      entry: { type: 'sit', params: null },
      on: {
        PLAY: play,
        INTRO: introduce('atTitle'),
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
      meta: { screen: 'kept' },
      on: {
        PLAY: play,
        BACK: 'title',
      },
    },
    /** A match waits until the player makes room for it. No played match is deleted without asking. */
    room: { meta: { screen: 'room' }, on: { PLAY: play, BACK: 'title' } },
    book: {
      initial: 'shown',
      on: { PLAY: play, WATCH: watch('.watching') },
      states: { shown: { meta: { screen: 'book' }, on: { BACK: '#app.title' } }, watching: watched('shown', 1) },
    },
    /** Back from the first screen leads to the title, and between shelf and set-up to the previous one. */
    shelf: {
      initial: 'choosing',
      on: { PLAY: play, INTRO: introduce('atSetup'), LESSON: learn },
      states: {
        choosing: { ...choosing('shelf', 1), on: { BACK: '#app.title', SETUP: 'setting', PUZZLES: 'puzzles' } },
        puzzles: {
          ...choosing('puzzles', 2),
          on: { BACK: 'choosing', TODAY: { target: '#app.today', actions: setDay } },
        },
        setting: { ...choosing('setup', 2), on: { BACK: 'choosing', SHELF: 'choosing' } },
      },
    },
    today: {
      meta: { screen: 'today' },
      tags: 'day',
      on: {
        PLAY: play,
        INTRO: introduce('atToday'),
        BACK: 'title',
        TODAY: { actions: setDay },
        PUZZLES: 'shelf.puzzles',
      },
    },
    setup: {
      initial: 'setting',
      on: { PLAY: play, INTRO: introduce('atSetup'), LESSON: learn },
      states: {
        setting: { ...choosing('setup', 1), on: { BACK: '#app.title', SHELF: 'choosing' } },
        choosing: { ...choosing('shelf', 2), on: { BACK: 'setting', SETUP: 'setting', PUZZLES: '#app.shelf.puzzles' } },
      },
    },
    /** The introduction to a game, before its first match, which begins without it if its screen is missing. */
    intro: {
      meta: { screen: 'intro', depth: 2 },
      invoke: { src: 'lateScreens', onError: { actions: 'beginIntroduced' } },
      on: { PLAY: play, LESSON: learn },
      initial: 'atSetup',
      states: {
        atTitle: { meta: { depth: 1 }, on: { BACK: '#app.title' } },
        atToday: { on: { BACK: '#app.today' } },
        atSetup: { on: { BACK: '#app.setup' } },
      },
    },
    /**
     * The draw for partners, before the first deal (7.4): drawn by hand if the seats take their own tiles, then told.
     * Left out if its screen is missing.
     */
    teams: {
      meta: { screen: 'teams', depth: 2 },
      invoke: { src: 'lateScreens', onError: 'playing' },
      initial: 'coming',
      states: {
        coming: {
          invoke: {
            src: 'bringDraw',
            input: ({ context }) => context.setup,
            onDone: [
              {
                guard: { type: 'isDrawing', params: ({ event }) => event.output },
                target: 'drawing',
                actions: { type: 'bring', params: ({ event }) => event.output },
              },
              { target: 'told' },
            ],
            onError: '#app.playing',
          },
        },
        drawing: {
          invoke: {
            id: 'draw',
            src: 'draw',
            input: ({ context: { draw } }) => {
              if (!draw) throw new Error('nobody draws');
              return draw;
            },
            // The screen shows each tile.
            onSnapshot: {},
            onDone: { target: 'told', actions: { type: 'sit', params: ({ event }) => event.output } },
          },
          on: { DRAW: { actions: 'passToDraw' }, DRAW_REST: { actions: 'passToDraw' } },
        },
        told: { on: { NEXT: '#app.playing' } },
      },
    },
    rules: {
      meta: { screen: 'rules' },
      on: {
        PLAY: play,
        LESSON: learn,
        BACK: 'title',
        RULES: { actions: read },
        ABOUT: 'about',
      },
    },
    about: { meta: { screen: 'about', depth: 2 }, on: { BACK: 'rules' } },
    settings: {
      meta: { screen: 'settings' },
      on: {
        PLAY: play,
        BACK: 'title',
      },
    },
    playing,
    lesson,
    result: {
      tags: 'day',
      initial: 'shown',
      states: {
        shown: { meta: { screen: 'result' }, on: { FAIRNESS: 'fairness', WATCH: watch('watching') } },
        watching: watched('shown', 1),
        fairness: { meta: { screen: 'fairness', depth: 2 }, on: { BACK: 'shown' } },
      },
      on: {
        PLAY: playAfter([forget]),
        BACK: { target: 'title', actions: forget },
        TODAY: { target: 'today', actions: [forget, setDay] },
      },
    },
    crashed: {
      meta: { screen: 'crash' },
      initial: 'once',
      on: {
        PLAY: play,
        BACK: 'title',
        // Errors behind the crash screen are not shown again.
        FAULT: {},
        BROKEN: {},
      },
      states: {
        once: {},
        /**
         * The error is a repeated one, so continuing would lead here again. The match can continue at the plain table.
         */
        again: {},
        /** The plain table fails too, or there is no match: only the way to the title is left. */
        spent: {},
      },
    },
  },
});
