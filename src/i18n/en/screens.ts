/** English on the screens around the table. */
import { all, inLine, plural } from './words.ts';

export const screenTexts = {
  loading: { title: 'Laying out the table' },

  title: {
    line: 'Dominoes on an eight-bladed star',
    play: 'Play',
    today: 'Today’s deal',
    learn: 'Learn in two minutes',
    learnOn: 'Go on with the lesson',
    learnHint: (game: string) => `The lesson of ${game}`,
    playHint: (game: string, people: number, bots: number) =>
      [
        `${game}, ${people === 1 ? 'you' : `${people} people`}`,
        ...(bots > 0 ? [plural(bots, 'bot', 'bots')] : []),
      ].join(' and '),
    goOn: 'Continue',
    result: 'See the result',
    goOnHint: (game: string, deal: number, names: string) => `${game}, deal ${deal} · ${names}`,
    kept: (n: number) => `${n} matches under way`,
    shelf: 'All games',
    games: 'Set up a table',
    rules: 'Rules',
    book: 'Record book',
    settings: 'Settings',
    elsewhere: 'This match is open in another tab. Go on there, or close it first.',
  },

  /** The matches that were left half-way. */
  kept: {
    title: 'Matches under way',
    at: (deal: number, names: string) => `Deal ${deal} · ${names}`,
    over: (names: string) => `Over: see the result · ${names}`,
    goOn: (game: string) => `Continue ${game}`,
    drop: 'Delete',
    dropTitle: (game: string) => `Delete this match of ${game}?`,
    dropLine: 'It cannot be gone on with any more.',
    keep: 'Keep it',
    none: 'No match is under way.',
    back: 'Back',
  },

  sitters: {
    personName: (n: number) => `Player ${n}`,
    youName: 'You',
  },

  /** What the bots of the company are called. */
  company: {
    basil: 'Basil',
    chloe: 'Chloe',
    dimitra: 'Dimitra',
    elias: 'Elias',
    foteini: 'Foteini',
    giorgos: 'Giorgos',
    hera: 'Hera',
    iason: 'Iason',
    katerina: 'Katerina',
    leandros: 'Leandros',
    marina: 'Marina',
    nikos: 'Nikos',
  },

  pause: {
    title: 'Paused',
    resume: 'Back to the table',
    rules: 'Rules',
    fairness: 'Fairness',
    settings: 'Settings',
    leave: 'Leave the match',
    lessonKept: 'You can leave the lesson at any time, and go on with it here later.',
    leaveLesson: 'Leave the lesson',
  },

  /** In place of a page that is fetched when it is opened. */
  late: {
    titles: { awaited: 'One moment', missing: 'Couldn’t load this page', stuck: 'Couldn’t load this page' },
    lines: {
      awaited: 'This page is on its way.',
      missing: 'It could not be loaded. Nothing is lost: try again when you are online, or go back.',
      stuck:
        'It is there again, but this browser does not ask for it twice. Load the game anew: a match is kept, and goes on at the same turn.',
    },
    again: 'Try again',
    reload: 'Load the game anew',
    back: 'Back',
  },

  leave: {
    title: 'Leave this match?',
    line: 'It is kept: Continue on the title screen brings you back to this very turn.',
    yes: 'Leave',
    no: 'Stay',
  },

  curtain: {
    next: (name: string) => `${inLine(name)} is next`,
    seat: (n: number) => `Seat ${n}`,
    hint: 'Hand the device over. Nobody else looks.',
    look: (name: string) => `I am ${inLine(name)}: show my tiles`,
    takeBack: (name: string) => `${inLine(name)}, take your move back?`,
    sinceTurn: 'Since your turn',
    sinceDeal: 'Since the deal began',
  },

  crash: {
    title: 'A tile fell off the table',
    line: 'Something went wrong that should not. Your match is kept.',
    lineLost: 'Something went wrong that should not. No match was under way.',
    record: 'Download this match',
    goOn: 'Go on',
    leave: 'Main menu',
    details: 'What happened',
  },

  toast: {
    badParameter: (names: readonly string[]) => `Ignored in the address: ${all.format(names)}.`,
    badSave: 'A saved match is damaged and cannot be played on. Nothing else is lost.',
    keepBadSave: 'Save it as a file',
    foreignSave:
      'A saved match is of a newer version of this game. It was left as it is: reload the page to get that version.',
    noStorage: 'Nothing can be saved here: a match lasts as long as this page.',
    noRoom:
      'The browser has no room left to save this match: it lasts as long as this page. Clear the data of other sites to make room.',
    noScene: 'This browser has no WebGL 2: here is the plain table.',
    lostScene: 'The drawn table was lost. The match goes on at the plain table.',
    missingScene: 'The drawn table could not be loaded. You can play at the plain table.',
    lateScene: 'The drawn table takes long to load. Meanwhile you can play at the plain table.',
    missingTable: 'This table could not be loaded. Nothing is lost: try again when you are online.',
    redraw: 'Draw it again',
    reload: 'Load the game anew',
    forked: 'This match went on in another tab. From here it is kept as a match of its own.',
    dismiss: 'Dismiss',
    label: 'Messages',
  },
};
