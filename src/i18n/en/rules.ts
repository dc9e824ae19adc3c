/** English of the rules pages: what each value in a game's row means to the player. */

import type { Tile } from '../../rules/game.ts';
import { books } from './books.ts';
import { all, article, capital, either, plural, tile, tiles, word } from './words.ts';

const double = (pips: number) => `double ${word(pips)}`;

/** A turn that is one tile. */
const oneTile =
  'A turn is one tile. Lay it on any open end that it matches; its other half is the new open end. Play goes clockwise.';

/** What partners are to each other (6.7). */
const partners =
  'Partners sit opposite each other and share one account. They see only their own tiles and tell each other nothing. When one of them goes out, the other’s tiles count for nobody.';

/** How a barricade is scored (9.3). */
const barricade = [
  'Then the hands are counted, without that double. If nobody is lower than whoever barred, the deal is scored as a blocked one. If somebody is, the lowest takes the tiles of all others, and whoever barred loses twice their own count.',
];

const lowestTakes =
  'In a blocked deal the lowest hand scores the pips of all others, less its own. If two or more are level for lowest, nobody scores.';
const lowestTakesGross =
  'In a blocked deal the lowest hand scores the pips of all others; its own are not taken off. If two or more are level for lowest, nobody scores.';

export const rulesTexts = {
  title: (game: string) => `The rules of ${game}`,
  choose: 'Game',
  contents: 'On this page',
  now: 'Now',
  back: 'Back',
  /** Before the first match of a game. */
  intro: {
    title: (game: string) => `${game} in half a minute`,
    play: 'Play',
    /** What wins where others play the same deal, too. */
    oneDeal: {
      won: 'This is one deal: the most points win.',
      lost: 'This is one deal: everybody wins but the one who loses most.',
    },
  },
  backToTable: 'Back to the table',

  /** The parts of a page, in their order. */
  sections: {
    aim: 'In half a minute',
    deal: 'The tiles',
    sides: 'Partners',
    lead: 'The first tile',
    star: 'The star',
    cross: 'From the line to the cross',
    rows: 'The rows',
    line: 'The line',
    stack: 'The stack',
    row: 'The row',
    play: 'A turn',
    stuck: 'When you cannot play',
    hundred: 'The hundred',
    closing: 'Doubles face down',
    made: 'Points on the way',
    barricade: 'The barricade',
    end: 'The end of a deal',
    score: 'The score',
    waiting: 'Fish and eggs',
    match: 'The match',
    books: 'Where books differ',
  },

  deal: {
    set: (highest: number, tiles: number) =>
      `Played with the double-${word(highest)} set: ${tiles} tiles, each pair of numbers from blank to ${word(highest)} once.`,
    table: 'Tiles dealt',
    seats: 'Seats',
    each: 'Tiles each',
    left: 'Left over',
    allDealt: 'All tiles are dealt: there is no boneyard.',
    boneyard: 'What is left lies face down in the boneyard.',
    reserve: (n: number) => (n === 1 ? 'The last tile is never drawn.' : `The last ${tiles(n)} are never drawn.`),
    dead: 'What is left is dead: nobody sees it or draws it in this deal.',
  },

  /** What it is all about, before anything else. */
  aim: {
    hand: 'Be the first to get rid of all your tiles.',
    /** `top`: the double in the middle; `null`: another one each deal. */
    duty: (arms: number, top: number | null) =>
      `First the star has to be built: ${word(arms)} tiles around the ${top === null ? 'first double' : double(top)}, each with ${top === null ? 'its number' : `${article(top)} ${word(top)}`}. Then a tile may be laid on any open end that it matches.`,
    open: (arms: number) =>
      `${capital(word(arms))} arms grow from the first double. A tile may be laid on any open end that it matches.`,
    cross: 'The tiles lie in a line that becomes a cross. A tile may be laid on any open end that it matches.',
    line: 'The tiles lie in one line. A tile may be laid on either end, if it matches.',
    row: 'The tiles lie in a row, and none has to match. In your turn you lay any one tile; the pips of all that lie make the total.',
    /** `worth`: what each goal scores; `null`: what it says. */
    goals: (goals: readonly number[], worth: readonly number[] | null) =>
      `Whoever brings the total exactly to ${either.format(goals.map(String))} scores ${worth === null ? 'that many points' : `${either.format(worth.map(String))} for it`} at once.`,
    passed: 'Passing a goal scores nothing. What is left in your hand at the end costs nothing either.',
    stack: 'The tiles lie half over half. A tile may be laid on either of the two halves that are bare, if it matches.',
    /** What one does who cannot play, by the word of the row. */
    stuck: {
      pass: 'If you cannot, you pass.',
      'draw 1': 'If you cannot, you draw one tile.',
      'draw 1, may keep': 'If you cannot, you draw one tile.',
      'draw until able': 'If you cannot, you draw until you can.',
      'draw until able and willing': 'If you cannot, you draw until you can, and you may draw even when you can.',
      'draw until able, 1 at will': 'If you cannot, you draw until you can; if you can, you may draw one first.',
      'draw 1 after every turn': 'After every turn you draw a tile.',
      'pass or draw 2': 'If you cannot, you pass or draw two.',
    },
    made: 'And whenever the ends add up to a multiple of five, you score that sum at once. A double at an end counts both halves.',
    rounded: 'Each hand is rounded to the nearest five.',
    domino: {
      others: 'Whoever plays their last tile scores the pips that all others still hold.',
      'losers write': 'Whatever you still hold when somebody else has played their last tile counts against you.',
      'losers write off':
        'Whatever you still hold when somebody else has played their last tile is written off what you have.',
      '2': 'Whoever plays their last tile scores two more.',
      '10': 'Whoever plays their last tile scores ten.',
      'each its own': 'Whatever you still hold when somebody else has played their last tile counts against you.',
      '17.4':
        'Whoever plays their last tile may write what the others still hold; but twenty-five at least must be lost to open an account, or to strike out that of the other side.',
      '20.4':
        'But take care who ends a deal: a double blank or a double six as the last tile costs the side of the next seat.',
    },
    points: (target: number) => `The first to reach ${target} points wins.`,
    deals: (deals: number) => `After ${plural(deals, 'deal', 'deals')} the highest total wins.`,
    lost: (limit: number) => `Whoever reaches ${limit} first is the donkey, and everybody else has won.`,
    fewest: (deals: number) => `After ${plural(deals, 'deal', 'deals')} the lowest total wins.`,
    goat: (limit: number) => `Whoever reaches ${limit} first is the goat, and everybody else has won.`,
    seaGoat: (limit: number) =>
      `The first side at ${limit} wins, or whoever wins at a stroke: by a last double blank, by a last double six, or by the hundred.`,
    oneByOne: 'Lay one free tile after the other, at either end. A tile that leaves its row frees the next.',
    alone: 'Lay all tiles in one line: then the deal is solved.',
  },

  /** 17.7, 17.8. */
  hundred: [
    'Whoever leads with an open account, or with a right that the deal before has given, may stake the match: by leading the double six. With the right it cannot be led without a stake; without one it is a tile like others.',
    'If the side that staked goes out, it wins the match. If the others go out while it holds 25 or more, it loses the match; with less the deal is counted as usual. A blocked deal decides nothing.',
  ],
  /** 17.10 to 17.13. */
  waiting: [
    'If a deal is blocked and the fisher’s side holds more, and 25 at least, nothing is written yet: it is a fish. The fisher leads the next three deals. If the fisher’s side wins one of them against 25 or more, the fish is written off, and that is all this deal does. After three failures the fish is gone, and the seat after the fisher leads with a right to the hundred.',
    'If a blocked deal is level, nothing is written: those are eggs. The next three deals are led as the first one, until one is won against 25 or more. That plays the eggs, and is counted as usual. After the third they are rotten, and forgotten.',
    'Meanwhile a blocked deal makes no new ones: the lower side wins it, and level ones write nothing.',
  ],

  /** 21: two rows that nobody sees, and two lines. */
  twoLines: {
    aim: [
      'Be the first whose row is empty. Nobody sees their row: in your turn its right end is turned up, and laid at the end of one of two lines, if it fits.',
      'A tile with the numbers of two joints side by side may be laid across both lines: it cuts off all that lies before it, and that goes to the other row.',
      'A double may also come between two tiles that show its number.',
    ],
    loses: (target: number) => `Pips that are left in your row are losses. The first to reach ${target} loses.`,
    deal: 'All are dealt, fourteen to each row, face down. Nobody sees them, not even whose row it is.',
    lead: {
      any: 'A lot decides who begins the first deal, then you begin by turns. The first tile that is turned up begins.',
      double:
        'A lot decides who begins the first deal, then you begin by turns. The beginner turns up tiles until one is a double, which begins; the others go to the left end of the row. Where no tile of the row is a double the first one begins.',
    },
    rows: [
      'A turn begins with the tile at the right end of your row: it is turned up for all to see.',
      'What was ever turned up is known to all from then on, though it may lie face down again. If you like, the table remembers it for you: see the settings.',
    ],
    lines: [
      'The first tile lies across, and two lines grow from it side by side: the first from its lower number, the second from its higher one.',
      'Where two tiles meet is a joint, and its number is the one that both show. Joints are counted from the start, and the last one is the open end.',
      'Doubles lie lengthwise, as all tiles do.',
    ],
    play: [
      'A tile may be laid at the end of either line if it shows the number there.',
      'A double may be put in at any joint of its number. What lies beyond moves on.',
      'Cutting: a tile with the number of a joint of the first line and that of the joint beside it in the second is laid across both there, and is the new start. The old start and all tiles before the cut go face down to the left end of the other row, one by one.',
      'If any of that can be done, one of it must be: which is your choice.',
    ],
    stuck: [
      'Nothing fits: the tile goes face down to the left end of your row, and comes up again when the row has moved on.',
    ],
    end: [
      'A deal ends when a row is empty, after a cut too.',
      'It is blocked when no tile of either row can be laid any more, whether anybody knows it or not. It also ends after two hundred turns.',
    ],
    score: [
      'Whoever still has tiles when the other row is empty writes their pips as losses.',
      'In a blocked deal the heavier row is written; if both are level, nobody writes anything.',
    ],
    match: (target: number) => `The match ends when somebody has ${target} or more, and has lost it.`,
  },

  /** A game for one with a hand that is filled up. */
  refill: {
    lead: 'The first tile of the boneyard is turned up, and leads. Lay your tiles at either end of the line, if they match.',
    one: 'After each tile that you lay you draw one, as long as there are any.',
    batch: (n: number) => `When your hand is empty you draw ${word(n)} more, as long as there are so many.`,
    over: (n: number) =>
      n === 1
        ? 'When nothing fits it is over: solved, if no more than one tile is left.'
        : `When nothing fits it is over: solved, if no more than ${word(n)} tiles are left.`,
    all: (n: number) =>
      `It is solved when your hand is empty and fewer than ${word(n)} are left to draw. When nothing fits it is lost.`,
    play: [
      'A turn is one tile. The halves that touch must show the same number. A double lies across the line.',
      'The last tile can be taken back until the next one has been drawn.',
    ],
    byOne: [
      'A tile is drawn by itself after each one that you lay, whether you need it or not. Without a tile that fits there is nothing more to draw: the deal is over.',
    ],
    byBatch: (n: number) => [
      `Nothing is drawn before your hand is empty. Then ${word(n)} tiles are drawn by themselves, if so many are left.`,
    ],
    endOne: (n: number) => [
      `The deal is over when no tile of yours fits. It is solved if no more than ${n === 1 ? 'one tile is' : `${word(n)} tiles are`} left, in your hand and in the boneyard together; else it is lost.`,
    ],
    endBatch: (n: number) => [
      `The deal is solved when your hand is empty and fewer than ${word(n)} tiles are left in the boneyard. It is lost when no tile of yours fits.`,
      'It is nearly never solved this way: most deals cannot be, however you play.',
    ],
  },

  /** A game for one with all tiles open. */
  openRows: {
    deal: 'They lie open in four rows of seven: nothing is hidden.',
    lead: 'The tile at the right end of a row is free. Begin with any of the four.',
    play: [
      'Then lay one free tile after the other at either end of the line. The halves that touch must show the same number.',
      'A tile that leaves its row frees the one on its left.',
      'A double lies across the line.',
    ],
    stuck: ['Nothing is drawn. You may take back as many tiles as you like, at any time, and try another way.'],
    end: [
      'The deal is solved when all tiles lie in the line. It is lost only when you give it up where no free tile fits.',
    ],
    score: 'A deal that is solved counts one, a lost one nothing.',
    match: 'A match is one deal. Each deal has a number: with the same number you get the same deal again.',
  },

  /** Who lays the first tile, by the word of the row. */
  lead: {
    /** Where all tiles are dealt, somebody always holds it. */
    held: (top: number) => `Whoever holds the ${double(top)} must lay it in the middle, and that is a turn.`,
    highest: (top: number) =>
      `Whoever holds the ${double(top)} must lay it in the middle, and that is a turn. If nobody holds it, all tiles are shuffled and dealt again.`,
    'highest, else next lower held': (top: number) =>
      `Whoever holds the ${double(top)} must lay it in the middle, and that is a turn. If nobody holds it, the next lower double that somebody holds takes its place, and the star grows from that.`,
    'highest, else turned up': (top: number) =>
      `Whoever holds the ${double(top)} lays it in the middle and takes up the one tile that was left over. If the ${double(top)} itself is the tile left over, it is turned up in the middle, and the seat that began the deal before plays first on it; in the first deal a lot decides.`,
    rotates: (top: number) =>
      `The first deal starts from the ${double(top)}, the next from the ${double(top - 1)}, and so on down to the double blank, then from the top again. Whoever holds that double must lay it, and that is a turn.`,
    'rotates, else next lower held': (top: number) =>
      `The first deal starts from the ${double(top)}, the next from the ${double(top - 1)}, and so on down to the double blank, then from the top again. Whoever holds that double must lay it. If nobody does, the next lower double that somebody holds takes its place.`,
    'first double played': () =>
      'The first deal is started by the lowest double that was dealt, counted from the double one up to the double six, with the double blank last. It must be led. If nobody has a double, the heaviest tile leads, and between equals the one with the higher half. Every later deal is started by whoever won the one before, with any tile; after a blocked deal, by whoever laid the last tile.',
    'highest double': () =>
      'Every deal is led with the highest double that was dealt. Whoever holds it must lay it, and that is a turn. If nobody was dealt a double, the heaviest tile leads, and between equals the one with the higher half.',
    'lowest double': () =>
      'Every deal is led with the lowest double that was dealt, the double blank being the lowest. Whoever holds it must lay it, and that is a turn. If nobody was dealt a double, the lightest tile leads, and between equals the one whose higher half is lower.',
    '2-3, then winner: any tile': () =>
      'The first deal is led with the two-three. If it was not dealt, the first double leads, counted from the double one up to the double six, with the double blank last; if nobody has a double, the heaviest tile. Every later deal is led by whoever won the one before, with any tile; after a blocked deal, by whoever laid the last tile.',
    '1-1 first': () => 'Every deal is led with the double one. Whoever holds it must lay it, and that is a turn.',
    '1-1 first, then winner: any tile': () =>
      'The first deal is led with the lowest double that was dealt, counted from the double one up to the double six, with the double blank last. If nobody has a double, the heaviest tile leads. Every later deal is led by whoever won the one before, with any tile; after a blocked deal, by whoever laid the last tile.',
    'lot, then next seat: any tile': () =>
      'In the first deal a lot decides who leads; after that it is the next seat’s turn to lead, deal by deal. Who leads may lay any tile, and that is a turn.',
  },
  leadFrom:
    'You can also agree to begin from the other end: then the lowest double leads, the double blank being the lowest.',
  drawForLead:
    'You can also agree to draw for the lead: then all draw one tile each, in turn, until somebody has the double, and lays it at once.',

  star: {
    duty: (arms: number, top: number | null) =>
      `${capital(word(arms))} arms grow from the spinner. First the star must be completed: until every arm has been started, only tiles with ${top === null ? 'the spinner’s number' : `${article(top)} ${word(top)}`} may be played, and they go on the spinner. Who holds one must play one; which one, and on which free blade, is a free choice.`,
    open: (arms: number) =>
      `${capital(word(arms))} arms grow from the spinner. The star is no duty: free blades and the ends of the arms already begun are all open from the first turn.`,
    shut: (arms: number, suit: number) =>
      `${capital(word(suit + 1))} tiles have ${article(suit)} ${word(suit)}: the spinner, ${word(arms)} around it${
        suit > arms ? `, and ${plural(suit - arms, 'more', 'more')} that can shut an arm` : ''
      }.`,
  },
  cross: [
    'At first the tiles lie in a line with two ends. The first double that is played open becomes the spinner: from then on the layout has four sides there.',
  ],
  /** What a line, or halves over halves, look like (6.2, 13.1). */
  line: [
    'The layout is one line that never branches. The two halves of the first tile are its two ends; where a double is laid first, its two long sides are.',
  ],
  /** At which double a line crosses (6.3, 19.2). */
  crosses: {
    never: [],
    'first double': [
      'But for the first double: from its two sides two more arms grow, at once. After that the line never branches again.',
    ],
    'covered double': [
      'But for the house: that is the first double with tiles on both its sides in the line. From then on its two free sides are open, too. After that the line never branches again.',
    ],
  },
  /** How halves join, by the word of the row (6.4). */
  joins: {
    equal: [],
    'equal, or sum 6': [
      'You can also agree that the halves that touch must add up to six: a blank takes a six, a one a five, a two a four, and a three another three.',
    ],
    'sum 7, jokers': [
      'The halves that touch must add up to seven: a six takes a one, a five a two, a four a three, and the other way round.',
      'Jokers are the double blank and all tiles of seven pips. A joker fits any end, with either half outward. A blank fits nothing, and takes nothing but a joker.',
    ],
    'sum 10, jokers': [
      'The halves that touch must add up to ten: a nine takes a one, an eight a two, a five another five, and so on.',
      'Jokers are the double blank and all tiles of ten pips. A joker fits any end, with either half outward. A blank fits nothing, and takes nothing but a joker.',
    ],
  },
  stack: [
    'Tiles do not lie end to end but half over half. The matching half of your tile goes on an equal half that is still bare, or under it where that one hangs over; your other half lies beyond, one level up or down, and is the new end.',
    'So there are always two ends, one on each side, and the two levels take turns from the first tile outwards. No half is covered twice.',
  ],

  /** A row and its running total (15). */
  row: [
    'The tiles lie side by side like words in a text. Each goes to the end of the row, and nothing has to match.',
    'The total is the sum of the pips of all tiles that lie, the first one too. It stands large above the row.',
  ],
  total: {
    play: 'A turn is one tile of your hand, whichever you like. Play goes clockwise.',
    stuck: 'That never happens: any tile may be laid. Nobody draws, and nobody passes while they have tiles.',
    goals: (goals: readonly number[]) =>
      `Whoever brings the total exactly to a goal scores at once. The goals are ${all.format(goals.map(String))}.`,
    worth: (worth: readonly number[] | null) =>
      worth === null
        ? 'A goal scores what it says: 30 points for 30, and so on.'
        : `The goals score by steps: ${all.format(worth.map(String))}.`,
    passed:
      'Passing a goal scores nothing, and it never comes back. Nor does a double blank score that is laid at a goal.',
    end: [
      'A deal ends when the total is at the last goal or past it: nothing more can be scored.',
      'It also ends when all hands are empty before that. Who has no tile left while others have some waits.',
    ],
    score: 'Only what was scored on the way counts. What is left in hands counts for nobody.',
  },

  play: {
    turns: {
      '1': oneTile,
      '1, or two doubles': `${oneTile} But two doubles may be laid in one turn, each on an end of its own.`,
      '1, by option two doubles': `${oneTile} You can also agree that two doubles may be laid in one turn, each on an end of its own.`,
      '1, by option several doubles': `${oneTile} You can also agree that up to four doubles may be laid in one turn, each on an end of its own.`,
      'as many as fit':
        'Lay tile after tile, as long as any of yours fits, on either end and in any order: you may not stop before. What you lay first may make room for the next, so the order is everything. Whoever leads goes on at once. Play goes clockwise.',
      '1, or 0-0 and 6-6 last': `${oneTile} Only if the double blank and the double six are your last two tiles, and each fits an end, may you lay both in one turn.`,
    },
    turn: oneTile,
    several:
      'Doubles may be laid together: in one turn you may lay two, three or four of them, each on an open end of its own.',
    doubles: {
      'in line': 'Doubles lie in line and do not branch.',
      across: 'Doubles lie across the line and do not branch.',
    },
    /** Of what never branches, by the kind of table. */
    doublesOn: { line: 'Doubles lie across the line.', stack: 'Doubles are laid like any other tile.' },
    shut: 'When all tiles of a number lie in sight, an end that shows it is shut: nothing can ever be added there.',
  },

  /** What a seat does that cannot play, by the word of the row. */
  stuck: {
    pass: 'If you cannot play you pass. You may never pass while you can play.',
    'draw 1':
      'If you cannot play you draw one tile. If it fits it must be played at once; if it does not, it stays in your hand and the turn passes.',
    'draw 1, may keep':
      'If you cannot play you draw one tile. If it fits you may play it, or keep it and let the turn pass.',
    'draw until able':
      'If you cannot play you draw tile by tile until one fits, and play. When nothing is left to draw, you pass.',
    'draw until able and willing':
      'If you cannot play you draw until you can. Even when you can play you may draw instead, as often as you like; what you draw is yours. When nothing is left to draw, you must play if you can.',
    'draw until able, 1 at will':
      'If you cannot play you draw tile by tile until one fits, and play. When nothing is left to draw, you pass. If you can play you may draw one tile first; then you must play, that tile or another.',
    'draw 1 after every turn':
      'After every turn, the first one too, you draw one tile, whether you have played or not, as long as any may be drawn. It stays in your hand until your next turn, even if it fits. If you can play you must; if you cannot, drawing is all you do, and when nothing is left to draw you pass.',
    'pass or draw 2':
      'If you cannot play you may pass, or draw two tiles and then pass: what you draw stays in your hand until your next turn, even if it fits. If you can play you must.',
  },
  stuckWhile: {
    opening: (rule: string) => `While the star grows: ${rule}`,
    freePlay: (rule: string) => `After that: ${rule}`,
  },
  looked: 'A tile that was looked at is drawn: there is no putting back.',

  closing: {
    each: [
      'A double added to an arm may be laid face down. Everybody sees which double it is, then it is turned over, and nothing more may be added to that arm.',
      'When all arms are shut like this the deal ends at once and counts as blocked.',
    ],
    several: [
      'A double added to an arm may be laid closed, face down: nothing more may be added there. Of several doubles laid in one turn any number may be closed.',
      'While no open double lies on the table, doubles may be closed only as a pair, one on each end of the line, in one turn. That ends the deal, which counts as blocked.',
      'When every end is shut the deal ends at once and counts as blocked, even if tiles could still be drawn.',
    ],
  },
  closingIsOption: 'This is an option of the match.',

  /** Points during the deal: the sum of the ends (6.9, 6.10, 14.1). */
  /** 11.1 to 11.3. */
  madeByEnds: [
    'The lead scores two, whatever it is.',
    'When both ends of the line show the same number after your tile, you score two, and three where a double lies at one of them.',
    'The first double on the table scores two for whoever lays it, and so does each one that is higher than all before it.',
  ],
  made: [
    'Whenever a tile has been laid, the ends are added up. Each end counts the half that points outward, and a double that lies at an end counts both its halves. The first tile counts its two halves once while it lies alone.',
    'If the sum is a multiple of five, whoever laid the tile scores it at once. Two blank ends score nothing.',
    'A double four at one end and a two at the other make 10, which scores 10. If the two is then covered by the two-three, the ends make 11, and nothing is scored. The next one lays the four-two on the double four, and scores 5.',
    'The first tile of a deal can score like this, and so can the last, before the end of the deal is counted.',
  ],

  /** Who plays with whom (6.7). */
  sides: {
    two: [partners],
    'two with four seats': [`Four play in two sides; fewer play each for themselves. ${partners}`],
    'two, drawn': [
      'Before the first deal everybody draws four tiles, in sight of all. The two with the highest sums play together, and so do the other two. Then all tiles go back.',
      partners,
    ],
  },

  eachForItself: 'Four can also agree to play each for themselves.',

  /** A double that ends a deal (9). */
  barricade: {
    'any double': [
      'You can agree on the barricade: then, in place of laying a tile, a double may be laid across either end, whether it fits or not. That ends the deal. It must not be your last tile.',
      ...barricade,
    ],
    'none drawn in this turn': [
      'You can agree on the barricade: then, in place of laying a tile, a double may be laid across either end, whether it fits or not. That ends the deal. It must not be your last tile, nor one that you drew in this turn.',
      ...barricade,
    ],
  },

  end: {
    domino: 'A deal ends when somebody plays their last tile: they go out.',
    blocked: 'It also ends when nobody can play and nobody may draw any more: it is blocked.',
    /** What else the word of the row means for the end. */
    also: {
      pass: [],
      'draw 1': [],
      'draw 1, may keep': [],
      'draw until able': [],
      'draw until able and willing': [],
      'draw until able, 1 at will': [],
      'draw 1 after every turn': [
        'As long as tiles can be drawn no hand grows smaller, so nobody goes out before that is over. After a last tile nothing is drawn.',
      ],
      'pass or draw 2': [
        'Two passes in a row block it, too, though tiles may be left to draw. Whoever draws keeps the deal alive.',
      ],
    },
  },

  /** What a deal writes, by the word of the row. */
  score: {
    domino: {
      others: ['Who goes out scores the pips left in all other hands.'],
      'losers write': [
        'Points are losses. When somebody goes out, all others write their own count against themselves.',
      ],
      'losers write off': [
        'Nobody is paid for the tiles of others. When somebody goes out, the other side writes off what it is left with, rounded down to a multiple of five, but never more than it has.',
      ],
      '2': ['Who goes out scores two.'],
      '10': ['Who goes out scores ten, and nothing for the tiles of others.'],
      'each its own': [
        'Points are losses. When somebody goes out, all others write their own count against themselves.',
      ],
      '17.4': [
        'Only one side at a time has points: its account is open. While none is, a deal that is won against 25 or more opens the winner’s, with what the other side holds; against less it writes nothing.',
        'Once your account is open you write whatever the other side holds, however little. To win a deal against an open account of the others, 25 or more strikes it out, and all stand at 0; less changes nothing.',
        'Go out with the double blank, and you win the match, whatever the accounts: that is the bald one. Go out with the double six against 25 or more, and you win it, too; against less you lead the next deal with a right to the hundred.',
      ],
      '20.4': [
        'Only one thing is written. When a deal is ended with the double blank or the double six, or with both, the next seat becomes a General, and its side writes one. Every other end of a deal writes nothing.',
        'You can also agree that only the double blank makes a General, alone or together with the double six.',
      ],
    },
    blocked: {
      'lowest takes': [lowestTakes],
      'lowest takes, gross': [lowestTakesGross],
      'losers write': [
        'In a blocked deal the lowest writes nothing, nor do those who are level with it; the others write their own.',
      ],
      'each its own, fourfold for the last to lay': [
        'In a blocked deal everybody writes their own count; whoever laid the last tile writes four times as much, unless nobody’s count is lower.',
      ],
      'all write off': ['In a blocked deal every side writes off its own.'],
      '0': ['A blocked deal writes nothing.'],
      '17.10': [
        'In a blocked deal the last tile that is no double names the fisher. If the fisher’s side holds less than the others it wins the deal; under 25 against 25 or more it also has the right to the hundred in the next. If it holds more, but under 25, the others win the deal. The fisher leads the next deal in any case.',
      ],
      '2': [
        'In a blocked deal the one seat without a double scores two. If several have none, the lowest of them does; if all hold doubles, the lowest of all. If those are level nobody scores.',
      ],
      'ten each': ['A blocked deal is a draw: everybody scores ten.'],
    },
    /** Hands that count otherwise than their pips. */
    alone: (hand: readonly Tile[], count: number) =>
      `If all you hold at the end is ${all.format(hand.map((face) => `the ${tile(face)}`))}, ${hand.length > 1 ? 'they count' : 'it counts'} ${count}.`,
    notAlone: 'With other tiles they count their pips.',
    opens: (least: number) =>
      `An account opens with a loss of ${least} or more in one deal, which is written. Smaller losses before that are forgotten. Once an account is open everything is written.`,
    rounding: {
      none: [],
      'each hand to the nearest 5': [
        'Before it is scored every hand is rounded by itself to the nearest five: 17 is worth 15, and 18 is worth 20. Who is lowest is decided by the exact counts.',
      ],
      'the result to the nearest 5': ['What the lowest takes is rounded to the nearest five: 17 is worth 15.'],
      'each side down to 5': [],
      'the result up': [
        'Everything is written by fives: a sum scores a fifth of itself, and the tiles of others a fifth of their pips, rounded up.',
      ],
    },
    osel: [
      'Points are losses. When somebody goes out, all others count their hands against themselves. In a blocked deal the lowest hand writes nothing, nor do those who are level with it; the others write their own.',
      'Your account opens when what you lose in a deal, together with what was carried over, comes to 13 or more: then all of it is written. Less is carried over to the next deal, and forgotten if you lose nothing there. Once your account is open everything is written.',
    ],
    heavyAlone: (top: number) =>
      `If all you hold at the end is the ${double(top)} it counts 66; the double blank alone counts 100. With other tiles they count ${2 * top} and 0.`,
  },

  match: {
    points: (target: number) =>
      `The first to reach ${target} points wins, unless you agreed on another length. If several get there in the same deal the highest wins; still level, another deal is played.`,
    made: 'A match ends only between two deals: whoever passes the target on the way plays the deal to its end like everybody else.',
    deals: (deals: number) =>
      `A match is ${plural(deals, 'deal', 'deals')} long, unless you agreed otherwise. The highest total wins; level totals share the win.`,
    fewest: (deals: number) =>
      `A match is ${plural(deals, 'deal', 'deals')} long. The lowest total wins; level totals share the win.`,
    seaGoat: (limit: number) =>
      `The first side at ${limit} or more has won, unless the match was decided at a stroke before. In a deal that decides it nothing else is written.`,
    goat: (limit: number) =>
      `The first to reach ${limit} is the goat, and the match is over: all others have won. If several get there in the same deal the highest of them is the goat; level totals share it.`,
    lost: (limit: number) =>
      `The first to reach ${limit} is the donkey, and the match is over: all others have won. If several pass ${limit} in the same deal the highest of them is the donkey; level totals share it.`,
  },

  pictures: {
    begun: 'The first tile is laid.',
    last: 'The last tile is laid.',
    star: (started: number, arms: number) => `${capital(word(started))} of ${word(arms)} arms are begun.`,
    play: (ends: readonly number[]) => `The open ends: ${ends.map(word).join(', ')}.`,
    closing: (shut: number) => `${capital(plural(shut, 'arm is', 'arms are'))} shut by a double laid face down.`,
    cross: (tile: string) => `The ${tile} is the spinner here: the line has become a cross.`,
    line: (ends: readonly number[]) => `The two ends: ${ends.map(word).join(' and ')}.`,
    stack: (ends: readonly number[]) => `The halves that are still bare: ${ends.map(word).join(' and ')}.`,
    twoLines: (first: number, second: number) =>
      `The first line ends on ${word(first)}, the second on ${word(second)}.`,
    cuts: (tile: string, taken: number) => `The ${tile} has cut both lines: ${tiles(taken)} went to the other row.`,
    insert: (tile: string) => `The ${tile} has come between two tiles.`,
    row: (total: number) => `The total of these tiles is ${total}.`,
    hit: (tile: string, total: number, scores: number) =>
      `The ${tile} brought the total exactly to ${total}, and that scores ${scores}.`,
    missed: (goal: number, total: number) => `The total is ${total}: ${goal} has been passed.`,
    /** Each end as what lies there counts. */
    made: (ends: readonly { readonly pips: number; readonly isDouble: boolean }[], sum: number) =>
      `The ends, ${ends.map(({ pips, isDouble }) => (isDouble ? `the ${double(pips)}` : `${article(pips)} ${word(pips)}`)).join(' and ')}, sum to ${sum}, and that scores.`,
  },

  /** The moment of a match, as a line on its rules page. */
  moment: {
    leads: (tile: string) => `The ${tile} is to be laid first.`,
    first: 'The first tile is to be laid.',
    thrownIn: 'Nobody holds a double that may lead: all is dealt again.',
    leadsAny: 'Any tile may be laid first.',
    drawsForLead: 'The lead is drawn for.',
    starNeeds: (suit: number) => `The star needs ${article(suit)} ${word(suit)}.`,
    ends: (suits: readonly number[]) => `Open ends: ${suits.map(word).join(', ')}.`,
    sum: (sum: number) => `They sum to ${sum}.`,
    total: (total: number, next: { readonly at: number; readonly scores: number } | null) =>
      `Any tile may be laid. The total is ${total}${next === null ? '' : `; ${next.at} pays ${next.scores}`}.`,
    mustDraw: 'Nothing fits: a tile must be drawn.',
    starDraw: (suit: number) =>
      `The star needs ${article(suit)} ${word(suit)}, and none is in hand: a tile must be drawn.`,
    another: 'Another tile must be drawn.',
    afterTurn: 'A tile is drawn at the end of the turn.',
    drawOrPass: 'Nothing fits: you may draw, or pass.',
    mayDraw: 'You may play, or draw instead.',
    mayKeep: 'You may play the tile you drew, or keep it.',
    mayClose: 'A double may be laid face down now.',
    over: 'The deal is over.',
  },

  /** Points where books differ, and which we follow; one list a game. */
  books,
};
