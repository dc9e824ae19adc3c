/** English on the set-up and settings screens. */
import { aloneTexts } from './alone.ts';
import { bookTexts } from './book.ts';
import { comfortTexts } from './comfort.ts';
import { dealTexts } from './deals.ts';
import { featTexts } from './feats.ts';
import { keptTexts } from './kept.ts';
import { sheetTexts } from './sheets.ts';
import { shelfTexts } from './shelf.ts';
import { teamTexts } from './teams.ts';
import { todayTexts } from './today.ts';
import { capital, either, named, plural, range, type Who, word } from './words.ts';

interface OptionText {
  readonly name: string;
  readonly note: string;
  readonly value: (v: unknown) => string;
  /** The value by itself, where it is not as in the book. */
  readonly differs?: (v: unknown) => string;
}

export const setUpTexts = {
  /** What each game is like to play, in one line. */
  lines: {
    cyprus: 'Eight blades, all of nines, before anybody plays freely. If you can’t play, draw one.',
    'cyprus-family':
      'Big hands, and nobody is ever stuck for long: draw as often as you like, and keep what you please.',
    'cyprus-leaflet': 'No duty to finish the star, no boneyard, and three tiles that nobody will ever see.',
    fortress: 'Four arms of sixes and nothing to draw. A blocked deal is a draw: ten points for everybody.',
    sebastopol: 'Four arms of sixes, all twenty-eight tiles dealt: no boneyard, no secrets but the hands.',
    'sebastopol-draw': 'For three, with a boneyard. Draw as long as you like, if you can afford the weight.',
    'sebastopol-berndt': 'For three, nine tiles each and one left over: who lays the double six takes it up.',
    'sebastopol-leaflet':
      'The star may wait: every open end may be played from the first turn. Four deals, and the highest wins.',
    ural: 'Each deal starts from the next double, and a double laid face down shuts its arm.',
    'ural-draw': 'Ural for three, with a boneyard to dig in while the doubles shut one arm after another.',
    osel: 'Nobody wants these points. Lay several doubles at once, shut the ends, and do not be the donkey.',
    block: 'One line with two ends. Everybody draws after every turn; the fight is on when nothing is left to draw.',
    'team-block':
      'Block for two sides. The tiles say who plays with whom; partners sit opposite, and all they share is the score.',
    peruvian:
      'Block with losses: everybody writes what they are left with, and who blocks the deal without being lowest, four times as much.',
    draw: 'One line, one tile a turn, and who cannot play draws until something fits. Do not be left with the double blank.',
    'all-sevens':
      'One line in which halves that touch add up to seven. Tiles of seven pips are jokers, and fit anywhere.',
    matador: 'All Sevens with the double-nine set: halves that touch add up to ten, and blanks wait for a joker.',
    bergen: 'One line, few points: two for equal ends, three with a double there, two for each higher double.',
    hungarian: 'One line and nothing to draw: in your turn you lay tile after tile, as long as any fits.',
    french: 'For two: tiles lie half over half. If you can’t play, draw two or pass; two passes in a row end the deal.',
    'solo-1':
      'For one: all tiles lie open in four rows, and the free ones make a line. Take back as often as you like.',
    'solo-2': 'For one: a hand, a line, and a tile to draw after each one that you lay. Lay all but one.',
    'all-fives': 'One line whose ends are added up: every multiple of five scores at once, in the middle of the deal.',
    muggins: 'All Fives with a cross: from the first double two more arms grow, and all ends are added up.',
    telephone:
      'Add up the ends for multiples of five, and do not be left with tiles: they are written off what you have.',
    'telephone-72': 'Telephone for each alone, counted by fives: a sum scores a fifth of itself.',
    italian:
      'Nothing has to match: lay any tile, and bring the pips of all that lie exactly to thirty, fifty, seventy or a hundred.',
    goat: 'Tiles left in hand are losses. Under thirteen they are forgiven, until the first thirteen: and the first at a hundred and one is the goat.',
    'sea-goat':
      'One account at a time, and twenty-five to open it or to strike it out. A last double blank wins the match; a led double six may stake it.',
    sports: 'Two sides, all tiles dealt, nothing to draw: play to your partner, and let the other side pass.',
    general:
      'Two sides, and only the last tile matters: end a deal with the double blank or the double six, and the next one is a General.',
  } as Readonly<Record<string, string>>,

  options: {
    set: {
      name: 'Tiles',
      note: '',
      value: (v: unknown) => `Double-${word(Number(v))}`,
    },
    handSizes: {
      name: 'Hand sizes',
      note: 'R. C. Bell’s hands are larger for four to six seats, and leave less to draw.',
      value: (v: unknown) => (v === 'bell' ? 'R. C. Bell’s hands' : 'Standard'),
    },
    drawForLead: {
      name: 'When nobody holds the first double',
      note: 'Dealing again is usual. Or all draw in turn until somebody has it.',
      value: (v: unknown) => (v === true ? 'Draw for the lead' : 'Deal again'),
    },
    faceDownDoubles: {
      name: 'Face-down doubles',
      note: 'A double laid face down shuts its arm.',
      value: (v: unknown) => (v === true ? 'Allowed' : 'Not allowed'),
      differs: () => 'No face-down doubles',
    },
    barricade: {
      name: 'Barricade',
      note: 'Instead of playing, lay any double across an end: the deal is over. Who is not lowest then loses twice their tiles.',
      value: (v: unknown) => (v === true ? 'Allowed' : 'Not allowed'),
      differs: () => 'Barricade',
    },
    secret: {
      name: 'What is written',
      note: 'In secret: nobody sees what the first six deals wrote before the sixth is over.',
      value: (v: unknown) => (v === true ? 'In secret' : 'In sight'),
      differs: () => 'Written in sight',
    },
    leadFrom: {
      name: 'First double',
      note: 'The double that leads: the highest that was dealt, or the lowest.',
      value: (v: unknown) => (v === '0-0' ? 'From the double blank up' : 'From the double six down'),
    },
    lengthwise: {
      name: 'Doubles lengthwise',
      note: 'A double but the first may also be laid along the line, where it counts one half.',
      value: (v: unknown) => (v === true ? 'Allowed' : 'Not allowed'),
      differs: () => 'Doubles lengthwise',
    },
    severalDoubles: {
      name: 'Several doubles in a turn',
      note: 'Up to four, each on an end of its own; the ends are added up after the last.',
      value: (v: unknown) => (v === true ? 'Allowed' : 'Not allowed'),
      differs: () => 'Several doubles in a turn',
    },
    match: {
      name: 'Ends take',
      note: 'With sums of six a six takes a blank, a five a one, and so on.',
      value: (v: unknown) => (v === 'sum-six' ? 'What makes six' : 'Equal numbers'),
    },
    twoDoubles: {
      name: 'Two doubles in a turn',
      note: 'Two doubles may be laid in one turn, each on an end of its own.',
      value: (v: unknown) => (v === true ? 'Allowed' : 'Not allowed'),
      differs: () => 'Two doubles in a turn',
    },
    hits: {
      name: 'A goal scores',
      note: 'What it says, or by steps: one for the first goal, two for the second, and so on.',
      value: (v: unknown) => (v === 'steps' ? 'By steps: 1, 2, 3 …' : 'What it says: 30, 50 …'),
      differs: () => 'Goals by steps',
    },
    alone: {
      name: 'Four seats',
      note: 'Two sides, or each for itself.',
      value: (v: unknown) => (v === true ? 'Each alone' : 'Two sides'),
    },
    redealDoubles: {
      name: 'Five doubles in a hand',
      note: 'Deal again, or play with what was dealt.',
      value: (v: unknown) => (v === true ? 'Deal again' : 'Play on'),
      differs: () => 'Five doubles are played',
    },
    ending: {
      name: 'What makes a General',
      note: 'The double blank and the double six as the last tile, or only the double blank.',
      value: (v: unknown) => (v === 'bald' ? 'Double blank' : 'Both doubles'),
      differs: () => 'Only the double blank makes a General',
    },
    signals: {
      name: 'Signals',
      note: 'You know of your partner’s hand whether it has the double blank or the double six.',
      value: (v: unknown) => (v === true ? 'Given' : 'None'),
      differs: (v: unknown) => (v === true ? 'Signals' : 'No signals'),
    },
    refill: {
      name: 'Drawing',
      note: 'One tile after each that you lay; or five, with double-nine seven, when your hand is empty. That is nearly never won: about one deal in 2,600 can be at all, and with double-nine none was found.',
      value: (v: unknown) => (v === 'five' ? 'When the hand is empty' : 'After each tile'),
      differs: () => 'Drawing when the hand is empty',
    },
    target: { name: 'Length', note: '', value: (v: unknown) => `To ${v}` },
    deals: { name: 'Length', note: '', value: (v: unknown) => plural(Number(v), 'deal', 'deals') },
  } as Readonly<Record<string, OptionText>>,

  setup: {
    title: 'Set up a table',
    /** Games of a kind, as they stand together. */
    kinds: {
      stars: 'Stars',
      lines: 'Lines',
      points: 'Points on the way',
      partners: 'Partners',
      odd: 'Other tables',
      alone: 'Alone',
    },
    seats: 'Seats',
    seatRange: (low: number, high: number) => (low === high ? plural(low, 'seat', 'seats') : `${low}–${high} seats`),
    setOf: (highest: number) => `double-${word(highest)}`,
    each: (n: number) => `${n} each`,
    notWith: (values: readonly string[]) => `not with: ${either.format(values)}`,
    seatCount: (n: number) => plural(n, 'seat', 'seats'),
    fewer: 'One seat fewer',
    more: 'One seat more',
    otherLength: 'Other',
    exactly: 'Exactly',
    lower: (name: string) => `${name}: less`,
    raise: (name: string) => `${name}: more`,
    nameOf: (n: number) => `Name at seat ${n}`,
    kindOf: (n: number) => `Who plays seat ${n}`,
    person: 'Person',
    houseRules: 'House rules',
    asInTheBook: 'As in the book',
    usual: (low: number, high: number, turns: number, minutes: number) =>
      high <= 1
        ? `Usually one deal of about ${turns} turns, about ${plural(minutes, 'minute', 'minutes')}.`
        : `Usually ${range(low, high)} deals of about ${turns} turns, about ${plural(minutes, 'minute', 'minutes')}.`,
    /** What one match in twenty exceeds. */
    mayLast: (deals: number, minutes: number) =>
      `One match in twenty takes more than ${deals} deals, or ${plural(minutes, 'minute', 'minutes')}.`,
    about: (minutes: number) => `about ${minutes} min`,
    minutes: (minutes: number) => `${minutes} min`,
    /** 6.7 */
    together: (side: Who) => `${capital(named(side))} play together`,
    opposite: 'Those who stand together play together, and sit opposite each other.',
    otherPartner: 'Another partner',
    /** Where something else says who plays with whom (7.4), by game. */
    drawn: {
      'team-block': 'Everybody draws four tiles before the first deal: they say who plays with whom.',
    } as Readonly<Record<string, string>>,
    handOver: 'Pass the device on after each turn: a curtain hides the tiles meanwhile.',
    otherGame: 'Other game',
    rules: 'Rules',
    start: 'Sit down',
    back: 'Back',
  },

  settings: {
    title: 'Settings',
    speed: 'Speed',
    speeds: { relaxed: 'Relaxed', normal: 'Normal', fast: 'Fast', instant: 'Instant' },
    quality: 'Picture',
    qualities: { auto: 'Automatic', full: 'Full', low: 'Light' },
    qualityNote: 'Automatic steps down by itself where frames come slowly.',
    qualitySlow: 'This device draws slowly, so the table is drawn in low quality.',
    drawing: 'Drawing',
    drawings: { hand: 'By hand', self: 'Automatic' },
    drawingNote: 'Automatic: a tile is drawn for you when nothing you hold can be played.',
    hints: 'Hints',
    hintsNote: 'The lamp at the table, or the key H: what an expert would play, and why.',
    guidance: 'Say what to do',
    guidanceNote: 'A line at your own turn.',
    guidances: { always: 'Always', useful: 'When useful', never: 'Never' },
    makes: 'What a place would make',
    makesNote: 'Where points are made on the way: take up a tile, and each place it fits shows what it would make.',
    makesWhen: { always: 'Always', useful: 'In the first matches', never: 'Never' },
    talk: 'Bot chatter',
    talkNote: 'One now and then, about what everybody sees.',
    muted: 'Sound',
    sounds: { on: 'On', off: 'Off' },
    effects: 'Volume: tiles',
    music: 'Volume: the star’s tones',
    evening: 'Volume: background sounds',
    interface: 'Volume: buttons',
    volume: (of: number) => (of === 0 ? 'Off' : of < 0.5 ? 'Soft' : of < 1 ? 'Medium' : 'Full'),
    fullScreen: 'Full screen',
    leaveFullScreen: 'Leave full screen',
    motion: 'Reduced motion',
    motions: { system: 'As the device', on: 'On', off: 'Off' },
    tiles: 'Tiles made of',
    tileSets: { ivory: 'Ivory', ebony: 'Ebony', copper: 'Copper' },
    cloth: 'Cloth',
    cloths: { sea: 'Sea', olive: 'Olive', wine: 'Wine' },
    numerals: 'Numbers on the tiles',
    numeralsNote: 'Large numerals instead of pips.',
    choices: { on: 'Numerals', off: 'Pips' },
    done: 'Done',
  },

  ...aloneTexts,
  ...bookTexts,
  ...comfortTexts,
  ...dealTexts,
  ...teamTexts,
  ...featTexts,
  ...keptTexts,
  ...sheetTexts,
  ...shelfTexts,
  ...todayTexts,
};
