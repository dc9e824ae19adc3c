/** English on the screens around the table. */
import { all, inLine, plural, YOU } from './words.ts';

export const screenTexts = {
  loading: { title: 'Laying out the table' },

  title: {
    line: 'Dominoes on an eight-bladed star',
    play: (game: string) => `Play ${game}`,
    today: 'Today’s deal',
    learn: 'Learn in two minutes',
    learnOn: 'Go on with the lesson',
    learnHint: (game: string) => `The lesson of ${game}`,
    playHint: (people: number, bots: number) =>
      [people === 1 ? 'You' : `${people} people`, ...(bots > 0 ? [plural(bots, 'bot', 'bots')] : [])].join(' and '),
    goOn: (what: string) => `Continue: ${what}`,
    result: (what: string) => `See the result: ${what}`,
    atDeal: (game: string, deal: number) => `${game}, deal ${deal}`,
    /** Played on from a match that was watched. */
    playsOn: (game: string, deal: number) => `Play on: ${game}, from deal ${deal}`,
    /** One deal, which others play too, by its number. */
    numbered: (game: string, number: number) => `${game}, deal no. ${number}`,
    dayToday: 'today’s deal',
    /** The deal of another day, as a number: 20261123. */
    dayThen: (day: number) =>
      `the deal of ${new Date(day / 1e4, ((day / 100) % 100) - 1, day % 100).toLocaleDateString('en-GB', { day: 'numeric', month: 'long' })}`,
    kept: (n: number) => `${n} matches under way`,
    shelf: 'All games',
    games: 'Set up a table',
    rules: 'Rules',
    book: 'Record book',
    settings: 'Settings',
    elsewhere: 'This match is open in another tab. Go on there, or close it first.',
  },

  sitters: {
    personName: (n: number) => `Player ${n}`,
    youName: YOU,
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
    next: (name: string) => `${inLine(name)} ${name === YOU ? 'are' : 'is'} next`,
    seat: (n: number, partner?: string) => `Seat ${n}${partner === undefined ? '' : `, partner of ${inLine(partner)}`}`,
    hint: 'Pass the device on. Nobody else looks.',
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
    renewed: 'The game has been renewed. Reload; your match is kept.',
    renew: 'Reload',
    forked: 'This match went on in another tab. From here it is kept as a match of its own.',
    dismiss: 'Dismiss',
    label: 'Messages',
  },
};
