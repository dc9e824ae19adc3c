/**
 * The whole game as a statechart: the screens around the table, and the table while a match is played. Screens read its
 * tags, a portal hears what it emits.
 */
import { assign, emit, fromCallback, fromPromise, sendTo, setup } from 'xstate';
import type { OpenLesson } from '../lessons/open.ts';
import type { MatchContext, MatchEmitted } from '../match/match.machine.ts';
import type { Situation } from '../match/ports.ts';
import { eyeOf, situationOf } from '../match/situation.ts';
import type { AppContext, AppEmitted, AppEvent, AppTag, IntroducedTable, Watching } from './app-events.ts';
import type { Reading } from './rules/reading.ts';
import { createTableMachine, type MatchSetup, type Table } from './table.machine.ts';

const EMPTY: AppContext = {
  setup: null,
  lesson: null,
  intro: null,
  sheet: null,
  result: null,
  match: null,
  error: null,
  reading: null,
  day: null,
  watching: null,
};

/** What everybody sees of the match at the end of a deal. */
function endOf({ match }: AppContext): Situation {
  if (!match) throw new Error('no match has been played');
  return situationOf(match, eyeOf(match));
}

const wordsOf = (error: unknown) => (error instanceof Error ? (error.stack ?? error.message) : String(error));

const app = setup({
  types: {
    context: {} as AppContext,
    events: {} as AppEvent,
    emitted: {} as AppEmitted,
    tags: {} as AppTag,
    children: {} as { prepare: 'prepare'; table: 'table'; watch: 'watch' },
  },
  actors: {
    /** Fetches what the first screen needs; answers with a match to be opened at once, if there is one. */
    prepare: fromPromise<MatchSetup | null>(() => Promise.resolve(null)),
    /** A match that is watched, for as long as it is. */
    watch: fromCallback<AppEvent, Watching>(({ input, sendBack }) => input(sendBack)),
    table: createTableMachine((): Table => {
      throw new Error('no table was provided');
    }),
  },
  actions: {
    sit: assign((_, setup: MatchSetup | null) => ({ ...EMPTY, setup })),
    learn: assign((_, lesson: OpenLesson) => ({ ...EMPTY, lesson })),
    introduce: assign((_, intro: IntroducedTable) => ({ intro })),
    stop: sendTo('table', { type: 'PAUSE' }),
    go: sendTo('table', { type: 'RESUME' }),
    fail: assign((_, error: string) => ({ error })),
    read: assign((_, reading: Reading) => ({ reading })),
    setDay: assign((_, day: string | null) => ({ day })),
    take: assign((_, watching: Watching) => ({ watching })),
    follow: assign((_, match: MatchContext) => ({ match })),
    showSheet: assign(({ context }) => ({ sheet: endOf(context) })),
    hideSheet: assign({ sheet: null }),
    showResult: assign(({ context }) => ({ sheet: null, result: endOf(context) })),
    sayLoaded: emit(({ context: { setup } }) => ({ type: 'loaded', setup })),
    sayPlaying: emit((_, playing: boolean) => ({ type: 'playing', playing })),
    sayLearned: emit(({ context: { lesson } }) => ({ type: 'learned', lesson: lesson?.id ?? '' })),
    sayDealOver: emit(({ context }) => ({ type: 'dealOver', now: endOf(context) })),
    sayMatchOver: emit(({ context }) => ({ type: 'matchOver', now: endOf(context) })),
    /** The result has been seen: nothing of the match needs to be kept. */
    forget: (_, _id: string | null) => {},
  },
  guards: {
    isSetup: (_, setup: MatchSetup | null) => setup !== null,
    hasSheet: ({ context }) => context.sheet !== null,
    hasNoSheet: ({ context }) => context.sheet === null,
  },
});

const forget = {
  type: 'forget',
  params: ({ context }: { context: AppContext }) => context.setup?.id ?? null,
} as const;

const read = {
  type: 'read',
  params: ({ event }: { event: AppEvent & { type: 'RULES' } }) => event.reading,
} as const;

const setDay = {
  type: 'setDay',
  params: ({ event }: { event: AppEvent & { type: 'TODAY' } }) => event.day,
} as const;

const take = {
  type: 'take',
  params: ({ event }: { event: AppEvent & { type: 'WATCH' } }) => event.watching,
} as const;

const play = {
  target: '#app.playing',
  actions: [{ type: 'sit', params: ({ event }: { event: AppEvent & { type: 'PLAY' } }) => event.setup }],
} as const;

const learn = {
  target: '#app.lesson',
  actions: { type: 'learn', params: ({ event }: { event: AppEvent & { type: 'LESSON' } }) => event.lesson },
} as const;

const introduce = {
  target: '#app.intro',
  actions: { type: 'introduce', params: ({ event }: { event: AppEvent & { type: 'INTRO' } }) => event.table },
} as const;

const follow = {
  type: 'follow',
  params: ({ event }: { event: MatchEmitted }) => event.match,
} as const;

/** A fault anywhere leads to the crash screen. */
const toCrash = app.createStateConfig({
  on: {
    FAULT: { target: '#app.crashed', actions: { type: 'fail', params: ({ event }) => wordsOf(event.error) } },
  },
});

/** A screen from which the rules of a game can be read. */
const besideRules = (tag: AppTag) =>
  app.createStateConfig({
    initial: 'shown',
    states: {
      shown: { tags: tag, on: { RULES: { target: 'rules', actions: read } } },
      rules: { tags: 'rules', on: { BACK: 'shown', RULES: { actions: read } } },
    },
  });

/** A match is watched; then the app is again where it was. */
const watched = <Before extends string>(before: Before) =>
  app.createStateConfig({
    initial: 'seen',
    invoke: {
      id: 'watch',
      src: 'watch',
      input: ({ context: { watching } }: { context: AppContext }) => {
        if (!watching) throw new Error('nothing is watched');
        return watching;
      },
    },
    on: { LEAVE: before },
    states: {
      seen: { tags: 'watched', on: { PAUSE: 'menu', RULES: { target: 'rules', actions: read } } },
      menu: {
        tags: 'watchMenu',
        on: { RESUME: 'seen', SETTINGS: 'settings', RULES: { target: 'rules', actions: read } },
      },
      settings: { tags: 'settings', on: { BACK: 'menu' } },
      rules: { tags: 'rules', on: { BACK: 'seen', RULES: { actions: read } } },
    },
  });

const watch = <Target extends string>(target: Target) => ({ target, actions: take }) as const;

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
            guard: { type: 'isSetup', params: ({ event }) => event.output },
            target: 'playing',
            actions: [{ type: 'sit', params: ({ event }) => event.output }, 'sayLoaded'],
          },
          { target: 'title', actions: 'sayLoaded' },
        ],
        onError: {
          target: 'crashed',
          actions: [{ type: 'fail', params: ({ event }) => wordsOf(event.error) }, 'sayLoaded'],
        },
      },
    },
    title: {
      entry: { type: 'sit', params: null },
      on: {
        PLAY: play,
        INTRO: introduce,
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
    book: {
      initial: 'shown',
      on: { PLAY: play, WATCH: watch('.watching') },
      states: { shown: { on: { BACK: '#app.title' } }, watching: watched('shown') },
    },
    /** Whoever comes from the title goes back there; between shelf and set-up it goes back to where one was. */
    shelf: {
      initial: 'choosing',
      on: { PLAY: play, INTRO: introduce, LESSON: learn },
      states: {
        choosing: { ...besideRules('shelf'), on: { BACK: '#app.title', SETUP: 'setting' } },
        setting: { ...besideRules('setup'), on: { BACK: 'choosing', SHELF: 'choosing' } },
      },
    },
    today: {
      on: {
        PLAY: play,
        BACK: 'title',
        TODAY: { actions: setDay },
      },
    },
    setup: {
      initial: 'setting',
      on: { PLAY: play, INTRO: introduce, LESSON: learn },
      states: {
        setting: { ...besideRules('setup'), on: { BACK: '#app.title', SHELF: 'choosing' } },
        choosing: { ...besideRules('shelf'), on: { BACK: 'setting', SETUP: 'setting' } },
      },
    },
    /** What a game is about, before its first match. */
    intro: { on: { PLAY: play, LESSON: learn, BACK: 'setup' } },
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
      initial: 'running',
      invoke: {
        id: 'table',
        src: 'table',
        input: ({ context: { setup } }) => {
          if (!setup) throw new Error('a table without a match');
          return setup;
        },
        onError: { target: 'crashed', actions: { type: 'fail', params: ({ event }) => wordsOf(event.error) } },
      },
      on: {
        logged: { actions: follow },
        dealOver: { actions: [follow, 'showSheet', 'sayDealOver'] },
        nextDeal: { actions: [follow, 'hideSheet'] },
        matchOver: { target: 'result', actions: [follow, 'showResult', 'sayMatchOver'] },
        FORKED: {
          actions: assign({ setup: ({ context, event }) => context.setup && { ...context.setup, id: event.id } }),
        },
      },
      states: {
        running: {
          initial: 'deciding',
          on: {
            PAUSE: 'halted',
            HOLD: 'halted.held',
            RULES: { target: 'halted.looking', actions: read },
          },
          states: {
            deciding: { always: [{ guard: 'hasSheet', target: 'sheet' }, { target: 'table' }] },
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
              on: {
                REVIEW: '#app.playing.halted.review',
                NEXT: { actions: sendTo('table', { type: 'NEXT' }) },
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
        onError: { target: 'crashed', actions: { type: 'fail', params: ({ event }) => wordsOf(event.error) } },
      },
      on: { dealOver: { target: '.over', actions: 'sayLearned' } },
      states: {
        running: {
          entry: { type: 'sayPlaying', params: true },
          exit: { type: 'sayPlaying', params: false },
          on: {
            PAUSE: 'halted',
            HOLD: 'halted.held',
            RULES: { target: 'halted.looking', actions: read },
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
      initial: 'shown',
      states: {
        shown: { on: { FAIRNESS: 'fairness', WATCH: watch('watching') } },
        watching: watched('shown'),
        fairness: { tags: 'fairness', on: { BACK: 'shown' } },
      },
      on: {
        PLAY: { target: 'playing', actions: [forget, ...play.actions] },
        BACK: { target: 'title', actions: forget },
        TODAY: { target: 'today', actions: [forget, setDay] },
      },
    },
    crashed: {
      on: {
        PLAY: play,
        BACK: 'title',
        // What fails behind the crash screen is not shown a second time.
        FAULT: {},
      },
    },
  },
});
