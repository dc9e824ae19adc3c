/** The games of a line or a stack, from the tables of their page. */
import { general, generalScore } from './general.ts';
import type { LineRow } from './line-row.ts';
import { bergenScore, mugginsScore } from './own-scores.ts';
import { partnersScore } from './partners.ts';
import { peruvian } from './peruvian.ts';
import { choiceOption, flagOption, lateOption } from './row-options.ts';
import { seaGoat } from './sea-goat/sea-goat-game.ts';
import { seaGoatScore } from './sea-goat/sea-goat-score.ts';
import { teamBlock } from './team-block.ts';
import { telephone, telephoneScore } from './telephone.ts';
import { fifthScore } from './telephone-72.ts';

const common = {
  sides: 'none',
  sets: [6],
  lead: 'highest double',
  match: 'equal',
  reserve: 2,
  tilesInTurn: '1',
  bars: 'none',
  domino: 'others',
  blocked: 'lowest takes, gross',
  rounding: 'none',
  onTheWay: 'none',
  points: 'won',
  length: { to: [100], offered: [60, 100, 200], orDeals: true, isOurs: true },
  table: 'line',
} as const;

/** 7.1: Block's turn. */
const block = {
  seats: [4],
  hands: [5],
  stuck: 'draw 1 after every turn',
  bars: 'none drawn in this turn',
} as const;

/** All tiles are dealt, and a seat that cannot play passes. */
const allDealt = { seats: [4], sides: 'two', hands: [7], stuck: 'pass', reserve: 0 } as const;

/** 9.1: the option of all rows with doubles to bar with. */
const barricade = flagOption('barricade', false);

/** 33.8: the leaflet's turn, or nothing is drawn. */
const drawing = lateOption(choiceOption('drawing', 'turn', 'never'));

/** 10.3: the turn of games whose ends match by a sum, and their score. */
const sums = {
  stuck: 'draw until able, 1 at will',
  bars: 'any double',
  options: [barricade],
  blocked: 'lowest takes',
} as const;

/** The sums of the ends score, and the whole boneyard may be drawn (14.5, 19.4). */
const fives = { stuck: 'draw until able', reserve: 0, onTheWay: 'sum of the ends' } as const;

export const rows: readonly LineRow[] = [
  { ...common, ...block, id: 'block', seats: [2, 3, 4], hands: [7, 5, 5], options: [drawing, barricade] },
  {
    ...common,
    ...block,
    id: 'team-block',
    sides: 'two, drawn',
    options: [drawing, barricade],
    whole: teamBlock,
  },
  {
    ...common,
    ...block,
    id: 'peruvian',
    domino: 'each its own',
    blocked: 'each its own, fourfold for the last to lay',
    points: 'lost',
    length: { deals: 7, offered: [7] },
    options: [lateOption(barricade), flagOption('secret', true)],
    whole: peruvian,
  },
  {
    ...common,
    id: 'draw',
    seats: [2, 3, 4],
    hands: [7, 5, 5],
    match: 'equal, or sum 6',
    stuck: 'draw until able',
    reserve: 0,
    tilesInTurn: '1, by option two doubles',
    bars: 'any double',
    blocked: 'lowest takes',
    alone: [[['0-0'], 25]],
    length: { to: [100], offered: [100, 150, 200] },
    options: [
      choiceOption('leadFrom', '6-6', '0-0'),
      choiceOption('match', 'equal', 'sum-six'),
      flagOption('twoDoubles', false),
      lateOption(choiceOption('heavyBlank', 'alone', 'always')),
      lateOption(choiceOption('blockedTo', 'lowest', 'last')),
      barricade,
    ],
  },
  { ...common, ...sums, id: 'all-sevens', seats: [2, 3, 4], hands: [7, 5, 5], match: 'sum 7, jokers' },
  {
    ...common,
    ...sums,
    id: 'matador',
    seats: [3, 4],
    sets: [9],
    hands: [7, 7],
    match: 'sum 10, jokers',
    length: { to: [200], offered: [100, 200], orDeals: true },
  },
  {
    ...common,
    id: 'bergen',
    seats: [2, 3, 4],
    hands: [6, 6, 5],
    lead: 'lowest double',
    stuck: 'draw 1',
    bars: 'any double',
    onTheWay: 'equal ends, doubles',
    domino: '2',
    blocked: '2',
    length: { to: [10], offered: [10, 15, 20, 30], ofTwo: 15, from: [5, 100], orDeals: true },
    options: [lateOption(barricade)],
    own: () => bergenScore,
  },
  {
    ...common,
    id: 'hungarian',
    seats: [2, 3, 4],
    hands: [12, 8, 6],
    restDead: true,
    stuck: 'pass',
    reserve: 0,
    tilesInTurn: 'as many as fit',
    bars: 'any double',
    options: [barricade],
    length: { to: [101], offered: [60, 101, 200], orDeals: true },
  },
  {
    ...common,
    id: 'french',
    seats: [2],
    hands: [8],
    lead: 'lot, then next seat: any tile',
    stuck: 'pass or draw 2',
    bars: 'none drawn in this turn',
    options: [barricade],
    table: 'stack',
  },
  {
    ...common,
    id: 'all-fives',
    seats: [2, 3, 4],
    sets: [6, 9],
    hands: [7, 5, 5],
    stuck: 'draw until able',
    rounding: 'each hand to the nearest 5',
    onTheWay: 'sum of the ends',
    length: { to: [100, 200], offered: [60, 100, 200], orDeals: true },
  },
  {
    ...common,
    ...fives,
    id: 'muggins',
    seats: [2, 3, 4],
    hands: [7, 5, 5],
    lead: 'lot, then next seat: any tile',
    domino: '10',
    blocked: 'lowest takes',
    rounding: 'the result to the nearest 5',
    length: { to: [200], offered: [100, 150, 200] },
    crosses: 'first double',
    options: [flagOption('lengthwise', false)],
    own: () => mugginsScore,
  },
  {
    ...common,
    id: 'goat',
    seats: [2, 3, 4],
    sides: 'two with four seats',
    hands: [7, 7, 7],
    lead: '1-1 first, then winner: any tile',
    stuck: 'draw until able',
    reserve: 1,
    domino: 'losers write',
    blocked: 'losers write',
    points: 'lost',
    opensAt: 13,
    length: { limit: 101 },
    options: [
      flagOption('alone', false),
      flagOption('redealDoubles', true),
      lateOption(choiceOption('opens', 'once', 'each')),
    ],
  },
  {
    ...common,
    id: 'sea-goat',
    seats: [2, 3, 4],
    sides: 'two with four seats',
    hands: [7, 7, 7],
    lead: '1-1 first, then winner: any tile',
    stuck: 'draw until able',
    reserve: 1,
    tilesInTurn: '1, or two doubles',
    domino: 'by accounts',
    blocked: 'by accounts',
    alone: [
      [['0-0'], 25],
      [['6-6'], 50],
      [['0-0', '6-6'], 75],
    ],
    opensAt: 25,
    length: { limit: 125 },
    options: [lateOption(choiceOption('rotten', 'forgotten', 'drawn'))],
    own: () => seaGoatScore,
    whole: seaGoat,
  },
  {
    ...common,
    ...allDealt,
    id: 'sports',
    lead: 'lot, then next seat: any tile',
    length: { deals: 8, offered: [4, 8, 12, 16], isOurs: true },
  },
  {
    ...common,
    ...fives,
    id: 'telephone',
    seats: [2, 4],
    sides: 'two with four seats',
    hands: [7, 7],
    lead: '2-3, then winner: any tile',
    tilesInTurn: '1, by option several doubles',
    domino: 'losers write off',
    blocked: 'all write off',
    rounding: 'each side down to 5',
    length: { to: [225], offered: [100, 150, 225], together: 'all win' },
    crosses: 'covered double',
    options: [flagOption('severalDoubles', false)],
    own: () => telephoneScore,
    whole: telephone,
  },
  {
    ...common,
    ...fives,
    id: 'telephone-72',
    seats: [2, 3, 4],
    hands: [7, 7, 7],
    lead: '2-3, then winner: any tile',
    tilesInTurn: '1, by option several doubles',
    rounding: 'the result up',
    length: { to: [72], offered: [50, 72, 100], from: [25, 150] },
    crosses: 'first double',
    options: [flagOption('severalDoubles', false)],
    own: () => fifthScore,
  },
  {
    ...common,
    ...allDealt,
    id: 'general',
    seats: [4, 6, 8],
    sides: 'two, three, four; two play',
    hands: [7, 7, 7],
    lead: '1-1 first',
    tilesInTurn: '1, or 0-0 and 6-6 last',
    domino: 'makes a General',
    blocked: 'does not count',
    points: 'lost',
    length: { deals: 8, offered: [4, 8, 16, 32], isOurs: true, orMinutes: [30, 60] },
    options: [choiceOption('ending', 'either', 'bald', 'both'), flagOption('signals', true)],
    own: generalScore,
    whole: general,
  },
  {
    ...common,
    ...allDealt,
    id: 'partners',
    sets: [6, 9],
    handsWith: { 9: [10] },
    restDead: true,
    lead: 'highest double, then winning side: any tile',
    blocked: 'lowest hand takes, gross',
    length: { to: [100], offered: [100, 150, 200], usual: { with: { set: 9, counts: 'all' }, is: 200 }, isOurs: true },
    options: [
      { ...choiceOption('blockedBy', 'hand', 'side'), isFirst: true },
      choiceOption('counts', 'others', 'all'),
      flagOption('capicua', false),
    ],
    own: partnersScore,
  },
];
