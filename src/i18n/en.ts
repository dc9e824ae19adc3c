/** English. Every text a player can see or hear; functions take what varies. */

/** Somebody who did something; `you`: the one who reads. */
export interface Who {
  readonly name: string;
  readonly you: boolean;
}

const WORDS = [
  'blank',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];
const CLOCK_8 = [
  'twelve o’clock',
  'half past one',
  'three o’clock',
  'half past four',
  'six o’clock',
  'half past seven',
  'nine o’clock',
  'half past ten',
];
const rules = new Intl.PluralRules('en');
const either = new Intl.ListFormat('en-GB', { type: 'disjunction' });
const all = new Intl.ListFormat('en-GB', { type: 'conjunction' });

const plural = (n: number, one: string, many: string) => `${n} ${rules.select(n) === 'one' ? one : many}`;
const word = (n: number) => WORDS[n] ?? `${n}`;
const article = (n: number) => (n === 8 || n === 11 ? 'an' : 'a');
const range = (low: number, high: number) => (low === high ? `${low}` : `${low} to ${high}`);
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A face in words: `four-nine`, `double nine`. */
const tile = (face: string) => {
  const [low = 0, high = 0] = face.split('-').map(Number);
  return low === high ? `double ${word(low)}` : `${word(low)}-${word(high)}`;
};
const does = (who: Who, you: string, other: string) => (who.you ? `You ${you}` : `${who.name} ${other}`);
const noneOf = (suits: readonly number[]) => (suits.length === 0 ? '' : `no ${either.format(suits.map(String))}`);

/** Where an arm lies, by the clock. Places with names are called by their names. */
const arm = (place: number | string, arms: number) =>
  typeof place === 'string' ? place : (CLOCK_8[Math.round((place * 8) / arms)] ?? `arm ${place + 1}`);

const numberWord = (n: number) => (n === 0 ? 'no blank' : `no ${word(n)}`);
const tiles = (n: number) => plural(n, 'tile', 'tiles');
const points = (n: number) => plural(n, 'point', 'points');

export const en = {
  name: 'Cyprus',
  tile,
  arm,
  number: word,
  tiles,
  points,
  list: (names: readonly string[]) => all.format(names),

  loading: { title: 'Laying out the table' },

  /** On the cloth, drawn by the scene. */
  scene: {
    drew: 'drew a tile',
    drewFor: (suits: readonly number[]) => (suits.length ? `${noneOf(suits)} — draws` : 'draws'),
    passes: (suits: readonly number[]) => (suits.length ? `${noneOf(suits)} — passes` : 'passes'),
    needs: (suit: number) => `the star needs ${article(suit)} ${word(suit)}`,
    fitsNowhere: 'it fits no open end',
    mustDraw: 'nothing fits: draw a tile',
    pickFirst: 'take up a tile first',
    notHere: 'that tile does not fit here',
    starred: 'The star is complete',
    thrownIn: (lead: string) => `Nobody holds the ${tile(lead)}: once more`,
    draw: 'Draw',
    pass: 'Pass',
    hurry: 'Hurry',
    menu: 'Menu',
    log: 'Log',
    dominoes: 'dominoes!',
    blocked: 'Blocked',
    shutBecause: (pips: number) => `shut: ${numberWord(pips)} is left`,
    closed: 'laid closed',
  },

  /** The table as text and buttons. */
  table: {
    label: 'The table',
    seats: 'Seats',
    seat: (s: { who: Who; tiles: number; score: number; turn: boolean; bot: boolean }) =>
      [
        s.who.you ? `${s.who.name}, your seat` : s.who.name,
        s.bot ? 'bot' : 'person',
        tiles(s.tiles),
        points(s.score),
        ...(s.turn ? [s.who.you ? 'your turn' : 'to play'] : []),
      ].join(', '),
    told: (seat: string, act: string | null) => [`${seat}.`, ...(act ? [act] : [])].join(' '),
    hand: (n: number) => `Your hand, ${tiles(n)}`,
    playable: (face: string) => tile(face),
    notPlayable: (face: string, why: string) => `${tile(face)}, not now: ${why}`,
    ends: 'Places to play',
    end: (place: string, pips: number) => `${place}: open on ${pips}`,
    free: (place: string, pips: number) => `${place}: free blade, takes ${article(pips)} ${pips}`,
    dead: (place: string, pips: number) => `${place}: shut, ${numberWord(pips)} is left`,
    closed: (place: string) => `${place}: shut, laid closed`,
    chain: (faces: readonly string[]) =>
      faces.length ? `. ${capital(tiles(faces.length))}: ${faces.map(tile).join(', ')}` : '',
    last: '. Last played',
    centre: (face: string) => `In the middle the ${tile(face)}`,
    boneyard: (n: number) => (n === 0 ? 'The boneyard is empty' : `Boneyard, ${tiles(n)}`),
    draw: 'Draw a tile',
    drawFrom: (n: number) => `Boneyard, ${tiles(n)}: draw one`,
    noDraw: {
      empty: 'The boneyard is empty.',
      notYourTurn: 'It is not your turn to draw.',
      canPlay: 'You have a tile to play: none is drawn.',
      noMore: 'No more tiles may be drawn now.',
    },
    pass: 'Pass',
    keep: 'Keep it',
    menu: 'Menu',
    log: 'Log',
    closeLog: 'Close the log',
    hurry: 'Hurry',
    keys: 'Arrow keys choose, Enter plays, Escape puts back. D draws, L opens the log, M the menu, Space hurries the others.',
    yourTurn: (n: number) => (n === 0 ? 'Your turn: draw a tile.' : `Your turn: ${tiles(n)} can be played.`),
    pickedUp: (face: string, places: number) =>
      `${capital(tile(face))} in hand: ${plural(places, 'place', 'places')} to lay it.`,
    lead: (face: string) => `Your turn: lay the ${tile(face)} in the middle.`,
    waits: (who: Who) => `${does(who, 'are', 'is')} to play.`,
    quiet: 'The tiles are being shuffled.',
    ended: 'The deal is over.',
  },

  /** Every beat in words, for the log. */
  beats: {
    shuffling: (deal: number) => `Deal ${deal}. The tiles are shuffled.`,
    dealt: (each: number, boneyard: number) => `${capital(tiles(each))} to each seat, ${boneyard} in the boneyard.`,
    led: (who: Who, face: string) => `${does(who, 'lay', 'lays')} the ${tile(face)} in the middle.`,
    turnedUp: (face: string) => `The ${tile(face)} is turned up in the middle.`,
    started: (who: Who, face: string, place: string) =>
      `${does(who, 'start', 'starts')} the arm at ${place} with the ${tile(face)}.`,
    laid: (who: Who, face: string, place: string, open: number) =>
      `${does(who, 'lay', 'lays')} the ${tile(face)} at ${place}; now open on ${word(open)}.`,
    laidClosed: (who: Who, face: string, place: string) =>
      `${does(who, 'lay', 'lays')} the ${tile(face)} closed at ${place}.`,
    drew: (who: Who, suits: readonly number[], face: string | null) => {
      const why = suits.length ? `, having no ${either.format(suits.map(word))}` : '';
      return `${who.you ? 'You' : who.name} drew ${face ? `the ${tile(face)}` : 'a tile'}${why}.`;
    },
    passed: (who: Who, suits: readonly number[]) =>
      `${does(who, 'pass', 'passes')}${suits.length ? `: no ${either.format(suits.map(word))}` : ''}.`,
    shutDead: (place: string) => `The arm at ${place} is shut: nothing can be added any more.`,
    shutClosed: (place: string) => `The arm at ${place} is shut.`,
    starred: 'The star is complete. Every end is open now.',
    scored: (who: Who, n: number) => `${does(who, 'score', 'scores')} ${points(n)}.`,
    threwIn: 'Nobody can start: the deal is thrown in, and shuffled again.',
    dominoed: (who: Who) => `${does(who, 'domino', 'dominoes')}: no tiles left.`,
    blocked: 'Blocked: nobody can play, and nothing may be drawn.',
    holds: (who: Who, faces: readonly string[]) =>
      `${does(who, 'still hold', 'still holds')} ${all.format(faces.map(tile))}.`,
    settled: (who: Who, n: number, total: number) => `${does(who, 'score', 'scores')} ${points(n)}, ${total} in all.`,
    nobody: 'Nobody scores.',
  },

  title: {
    line: 'Dominoes on an eight-bladed star',
    play: 'Play',
    playHint: (game: string, bots: number) => `${game}, you and ${plural(bots, 'bot', 'bots')}`,
    goOn: 'Continue',
    goOnHint: (game: string, deal: number, names: string) => `${game}, deal ${deal} · ${names}`,
    games: 'Set up a table',
    settings: 'Settings',
    elsewhere: 'This match is open in another tab. Go on there, or close it first.',
  },

  games: {
    cyprus: {
      name: 'Cyprus',
      line: 'The eight blades are filled with nines first, then every arm grows. Who cannot play draws one tile.',
      source: 'Double-nine tiles, four to ten seats. The star is a duty.',
    },
    sebastopol: {
      name: 'Sebastopol',
      line: 'Four arms of sixes, all twenty-eight tiles dealt: no boneyard, no secrets but the hands.',
      source: 'Double-six tiles, exactly four seats. The star is a duty.',
    },
  } as Readonly<Record<string, { readonly name: string; readonly line: string; readonly source: string }>>,

  options: {
    set: {
      name: 'Tiles',
      note: '',
      value: (v: unknown) => (v === 12 ? 'Double-twelve, 91 tiles' : 'Double-nine, 55 tiles'),
    },
    handSizes: {
      name: 'Hand sizes',
      note: 'Standard hands leave a boneyard to draw from. Bell’s are larger for four to six seats, after R. C. Bell’s book.',
      value: (v: unknown) => (v === 'bell' ? 'Bell’s' : 'Standard'),
    },
    drawForLead: {
      name: 'When nobody holds the first double',
      note: 'Otherwise the tiles are shuffled and dealt again, about every third time with four seats.',
      value: (v: unknown) => (v === true ? 'Draw for it' : 'Deal again'),
    },
    faceDownDoubles: {
      name: 'Doubles face down',
      note: 'A double laid face down shuts its arm.',
      value: (v: unknown) => (v === true ? 'Allowed' : 'Not allowed'),
    },
    target: { name: 'Length', note: '', value: (v: unknown) => `To ${v}` },
    deals: { name: 'Length', note: '', value: (v: unknown) => plural(Number(v), 'deal', 'deals') },
  } as Readonly<
    Record<string, { readonly name: string; readonly note: string; readonly value: (v: unknown) => string }>
  >,

  setup: {
    title: 'Set up a table',
    game: 'Game',
    seats: 'Seats',
    seatCount: (n: number) => plural(n, 'seat', 'seats'),
    fewer: 'One seat fewer',
    more: 'One seat more',
    exactly: 'Exactly',
    lower: (name: string) => `${name}: less`,
    raise: (name: string) => `${name}: more`,
    nameOf: (n: number) => `Name at seat ${n}`,
    kindOf: (n: number) => `Who plays seat ${n}`,
    person: 'Person',
    bot: 'Bot',
    usual: (low: number, high: number, turns: number, minutes: number) =>
      high <= 1
        ? `Usually one deal of some ${turns} turns, about ${plural(minutes, 'minute', 'minutes')}.`
        : `Usually ${range(low, high)} deals of some ${turns} turns, about ${plural(minutes, 'minute', 'minutes')}.`,
    about: (minutes: number) => `some ${minutes} min`,
    handOver: 'The device goes round: a curtain falls between persons.',
    start: 'Sit down',
    back: 'Back',
    refused: 'These options do not go together.',
    personName: (n: number) => `Player ${n}`,
    youName: 'You',
    botNames: ['Basil', 'Chloe', 'Dimitra', 'Elias', 'Foteini', 'Giorgos', 'Hera', 'Iason', 'Katerina', 'Leandros'],
  },

  pause: { title: 'Paused', resume: 'Back to the table', settings: 'Settings', leave: 'Leave the match' },

  leave: {
    title: 'Leave this match?',
    line: 'It is kept: Continue on the title screen brings you back to this very turn.',
    yes: 'Leave',
    no: 'Stay',
  },

  sheet: {
    title: (deal: number) => `Deal ${deal}`,
    domino: (who: Who) => `${does(who, 'domino', 'dominoes')}`,
    blocked: 'Blocked',
    to: (target: number) => `to ${target}`,
    ofDeals: (n: number) => `of ${plural(n, 'deal', 'deals')}`,
    hand: 'Left in hand',
    count: 'Count',
    points: 'Points',
    total: 'Total',
    seat: 'Seat',
    noTiles: 'none left',
    takes: (who: Who) => (who.you ? 'You take' : `${who.name} takes`),
    sum: (counts: readonly number[], less: number, result: number) =>
      `${counts.map((n) => `+${n}`).join(' ')}${less > 0 ? ` −${less}` : ''} = ${result}`,
    level: 'Level for lowest: nobody scores.',
    each: (n: number) => `A draw: ${n} for each.`,
    next: 'Next deal',
    finish: 'See the result',
  },

  result: {
    won: (who: Who) => (who.you ? 'You win' : `${who.name} wins`),
    shared: (names: readonly string[]) => `${all.format(names)} share the win`,
    after: (deals: number) => `after ${plural(deals, 'deal', 'deals')}`,
    rematch: 'Rematch',
    record: 'Save the record',
    leave: 'To the title',
    rank: (n: number) => `${n}.`,
    standings: 'Final scores',
  },

  settings: {
    title: 'Settings',
    speed: 'Speed',
    speeds: { relaxed: 'Relaxed', normal: 'Normal', fast: 'Fast', instant: 'Instant' },
    quality: 'Picture',
    qualities: { auto: 'Automatic', full: 'Full', low: 'Light' },
    qualityNote: 'Automatic steps down by itself where frames come slowly.',
    qualitySlow: 'This device draws slowly, so the table is drawn in low quality.',
    muted: 'Sound',
    effects: 'Tiles',
    music: 'The star’s tones',
    interface: 'Buttons',
    volume: (of: number) => (of === 0 ? 'Off' : of < 0.5 ? 'Soft' : of < 1 ? 'Middle' : 'Full'),
    motion: 'Reduced motion',
    motions: { system: 'As the device', on: 'On', off: 'Off' },
    numerals: 'Numbers on the tiles',
    numeralsNote: 'Large numerals instead of pips.',
    choices: { on: 'Numerals', off: 'Pips' },
    done: 'Done',
  },

  curtain: {
    next: (name: string) => `${name} is next`,
    seat: (n: number) => `Seat ${n}`,
    hint: 'Hand the device over. Nobody else looks.',
    look: (name: string) => `I am ${name}: show my tiles`,
  },

  crash: {
    title: 'A tile fell off the table',
    line: 'Something went wrong that should not. Your match is kept.',
    lineLost: 'Something went wrong that should not. No match was under way.',
    record: 'Save the record',
    goOn: 'Go on',
    leave: 'To the title',
    details: 'What happened',
  },

  toast: {
    badParameter: (names: readonly string[]) => `Ignored in the address: ${all.format(names)}.`,
    badSave: 'A saved match could not be read. It was put aside.',
    foreignSave: 'A saved match is of a newer version. It was left as it is.',
    noStorage: 'Nothing can be saved here: a match lasts as long as this page.',
    noScene: 'This browser cannot draw the table (it needs WebGL 2). You can play at the plain table.',
    forked: 'This match went on in another tab. From here it is kept as a match of its own.',
    dismiss: 'Dismiss',
    label: 'Messages',
  },
};
