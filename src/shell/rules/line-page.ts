/** The rules page of a line or a stack: one sentence per entry in the game's row of data. */
import type { RulesTexts } from '../../i18n/index.ts';
import { generalEnding } from '../../rules/chain/line/general.ts';
import { chainRulesOf, handSizesOf, highestOf } from '../../rules/chain/line/line-chain-rules.ts';
import { isOrDeals, layoutOf, usualTarget } from '../../rules/chain/line/line-game.ts';
import type { LineRow } from '../../rules/chain/line/line-row.ts';
import type { ChainRules } from '../../rules/chain-rules.ts';
import { stuckAt } from '../../rules/drawing.ts';
import type { Options } from '../../rules/game.ts';
import { isByDeals, minutesOf } from '../../rules/match-length.ts';
import { agreedAt } from './agreed.ts';
import { dealBody } from './deal-words.ts';
import type { Bodies, Body, ToldTable } from './section.ts';
import { dealEndWords, stuckWords, type WordsAtTable } from './stuck-words.ts';
import { wordsAt } from './words-at.ts';

export function lineBodies(row: LineRow, told: ToldTable, texts: RulesTexts): Bodies {
  const words = wordsAt(texts.rules, told);
  const { options, seats: here } = told;
  const { seats } = row;
  const highest = highestOf(row, options);
  const rules = chainRulesOf(row, options, here);
  const stuck = stuckAt(rules, rules.stuckFreePlay);
  const agreed = agreedAt(told, words);
  const rest = rules.isDead ? 'dead' : 'boneyard';
  const deal = dealBody(
    { highest, seats, here, hands: handSizesOf(row, options), rest, reserve: rules.reserve },
    texts,
  );
  return {
    aim: aimBody(row, told, rules, words),
    deal: { ...deal, paragraphs: [...deal.paragraphs, ...agreed('redealDoubles', words.agree.redealDoubles)] },
    ...(row.sides === 'none' ? {} : { sides: { paragraphs: sidesWords(row.sides, agreed, words) } }),
    lead: {
      paragraphs: [leadWords(row, rules, words), ...agreed('leadFrom', words.leadFrom)],
    },
    ...layoutBodies(row, agreed, words),
    play: { paragraphs: playWords(row, rules, agreed, words), picture: 'play' },
    stuck: {
      paragraphs: [...stuckWords(stuck, rules.stuckFreePlay, words), ...agreed('drawing', words.agree.drawing)],
    },
    ...madeBody(row, words),
    ...(row.domino === 'by accounts' && {
      hundred: { paragraphs: words.hundred },
      waiting: { paragraphs: [...words.waiting, ...agreed('rotten', words.agree.rotten)] },
    }),
    ...(row.bars === 'none'
      ? {}
      : {
          barricade: {
            paragraphs: [...agreed('barricade', words.barricade[row.bars]), words.barricade[barredFor(row)]],
          },
        }),
    end: { paragraphs: dealEndWords(stuck, words) },
    score: { paragraphs: [...scoreWords(row, options, words), ...readings(agreed, words)] },
    match: { paragraphs: matchParagraphs(row, options, highest, agreed, words) },
  };
}

/** Returns the rule for the first tile of a deal. */
function leadWords(row: LineRow, { seats, handSize, tables }: ChainRules, words: WordsAtTable): string {
  const { lead, leadBySide, leadWithFisher } = words;
  if (row.domino === 'by accounts') return leadWithFisher;
  if (row.lead !== 'highest double, then winning side: any tile') return lead[row.lead];
  // If all tiles are dealt, somebody always holds the highest double (33.2).
  const isWhole = seats * handSize === tables.codes.length;
  return `${isWhole ? leadBySide.whole(tables.highest) : lead[row.lead]} ${leadBySide.later}`;
}

type Agreed = ReturnType<typeof agreedAt>;

/** Returns the readings of the score that players can agree on (8.3, 8.4, 16.5, 33.3 to 33.5). */
const readings = (agreed: Agreed, { agree }: WordsAtTable) => [
  ...agreed('heavyBlank', agree.heavyBlank),
  ...agreed('blockedTo', agree.blockedTo),
  ...agreed('blockedBy', agree.blockedBy),
  ...agreed('counts', agree.counts),
  ...agreed('capicua', agree.capicua),
  ...agreed('opens', agree.opens),
];

/** Returns the tiles of a turn, the way doubles lie, and the ends that take nothing any more. */
function playWords(row: LineRow, rules: ChainRules, agreed: Agreed, { agree, play }: WordsAtTable): readonly string[] {
  return [
    play.turns[row.tilesInTurn],
    ...agreed('twoDoubles', play.twoDoubles),
    ...agreed('severalDoubles', play.severalDoubles),
    play.doublesOn[row.table],
    ...agreed('lengthwise', agree.lengthwise),
    // 6.12: where halves join by a sum, an end is shut when the tiles of another number lie in sight.
    joinsEqual(rules) ? play.shut : play.shutBySum,
  ];
}

/** True if the halves that touch show the same number (6.4). */
const joinsEqual = ({ tables }: ChainRules): boolean => tables.takes.every((taken, shown) => taken === shown);

/** 19.8: true if points are a fifth of the pips they come from. */
const countsByFifths = ({ rounding }: LineRow): boolean => rounding === 'the result up';

/** Returns the section on points during the deal (6.10). */
function madeBody(row: LineRow, words: WordsAtTable): Bodies {
  if (row.onTheWay === 'equal ends, doubles') return { made: { paragraphs: words.madeByEnds } };
  if (row.onTheWay === 'none') return {};
  const made = countsByFifths(row) ? words.madeByFifths : words.made;
  return { made: { paragraphs: [...made, ...(row.crosses ? [words.madeAtCross] : [])], picture: 'made' } };
}

/** Returns the effect of a barricade on the score, by the kind of points (9.3 to 9.5). */
function barredFor({ points, own }: LineRow): 'scored' | 'scoredAsLast' | 'scoredOrLost' {
  if (points === 'lost') return 'scoredAsLast';
  return own ? 'scoredOrLost' : 'scored';
}

/** Returns the aim in half a minute: the hand and the layout, what scores, and what ends a deal. */
function aimBody(row: LineRow, { options }: ToldTable, rules: ChainRules, words: WordsAtTable): Body {
  const { aim } = words;
  const laying = [
    aim[layoutOf(row)],
    ...(joinsEqual(rules) ? [] : aim.joins[row.match]),
    ...(row.tilesInTurn === 'as many as fit' ? [aim.run] : []),
    aim.stuck[stuckAt(rules, rules.stuckFreePlay)],
  ].join(' ');
  const made = madeInShort(row, words);
  return {
    paragraphs: [
      made === null ? aim.hand : `${aim.hand} ${laying}`,
      made ?? laying,
      [goingOutInShort(row, options, words), ...aim.rounding[row.rounding]].join(' '),
    ],
    pictures: ['play', row.onTheWay === 'sum of the ends' ? 'made' : row.table, 'last'],
    wins: matchWords(row, options, highestOf(row, options), aim),
  };
}

/** Returns the worth of going out in a sentence or two. */
function goingOutInShort({ domino }: LineRow, options: Options, { aim }: WordsAtTable): string {
  if (domino === 'makes a General') return aim.makesGeneral[generalEnding(options)];
  // 33.4
  return options.counts === 'all' ? aim.domino.allHands : aim.domino[domino];
}

/** Returns the points during the deal in a sentence or two; `null` if there are none. */
function madeInShort(row: LineRow, { aim }: WordsAtTable): string | null {
  if (row.onTheWay === 'none') return null;
  if (row.onTheWay === 'equal ends, doubles') return aim.madeByEnds;
  return countsByFifths(row) ? aim.madeByFifths : aim.made;
}

/** Returns the words on the sides, and on the options that change them (16.1, 20.5). */
const sidesWords = (sides: Exclude<LineRow['sides'], 'none'>, agreed: Agreed, words: WordsAtTable) => [
  ...words.sides[sides],
  ...agreed('alone', words.eachForItself),
  ...agreed('signals', words.agree.signals),
];

/** Returns the section on the layout: a line or a stack, or a line that becomes a cross (6.3, 19.2). */
function layoutBodies({ table, crosses, match }: LineRow, agreed: Agreed, words: WordsAtTable): Bodies {
  const joins = words.joins[match];
  const joined = match === 'equal, or sum 6' ? joins.flatMap((each) => agreed('match', each)) : joins;
  if (crosses)
    return { cross: { paragraphs: [...words.crossLine, ...words.crosses[crosses], ...joined], picture: 'cross' } };
  return { [table]: { paragraphs: [...words[table], ...joined], picture: table } };
}

function scoreWords(
  { domino, blocked, rounding, alone = [], opensAt, points }: LineRow,
  options: Options,
  { score: words }: WordsAtTable,
) {
  return [
    ...(domino === 'makes a General' ? words.makesGeneral(generalEnding(options)) : words.domino[domino]),
    ...words.blocked[blocked],
    ...words.rounding[rounding],
    ...(alone.length === 0
      ? []
      : [[...alone.map(([hand, count]) => words.alone(hand, count)), words.notAlone].join(' ')]),
    ...(opensAt === undefined || points === 'won' ? [] : [words.opens(opensAt)]),
  ];
}

/** True if all sides win that reach the target in the same deal (19.7). */
const isForAll = ({ length }: LineRow) => 'to' in length && length.together === 'all win';

/** Returns the section on the match: its length, and what can be agreed on it. */
function matchParagraphs(row: LineRow, options: Options, highest: number, agreed: Agreed, words: WordsAtTable) {
  const { agree, match } = words;
  const length = {
    ...match,
    points: isForAll(row) ? match.pointsOfAll : match.points,
    fewest: (deals: number) => match.fewest({ deals, isFixed: options.deals === undefined }),
  };
  return [
    matchWords(row, options, highest, length),
    ...(row.onTheWay === 'sum of the ends' && !isByDeals(options) ? [match.made] : []),
    ...(isOrDeals(row.length) ? [agree.by] : []),
    ...('deals' in row.length && row.length.orMinutes ? [agree.inTime] : []),
    ...agreed('secret', agree.secret),
  ];
}

type MatchWords = Pick<RulesTexts['rules']['match'], 'points' | 'deals' | 'inTime' | 'goat' | 'seaGoat'> &
  Pick<RulesTexts['rules']['aim'], 'fewest'>;

/** Returns the length of a match, set or usual, and its winner, in words. */
function matchWords({ length, sets, points }: LineRow, options: Options, highest: number, words: MatchWords): string {
  const minutes = minutesOf(options);
  if (minutes !== null) return words.inTime(minutes);
  if (isByDeals(options) && isOrDeals(length)) return words.deals(Number(options.deals));
  if ('to' in length) return words.points(Number(options.target ?? usualTarget(length.to, sets, highest)));
  if ('limit' in length) return (points === 'won' ? words.seaGoat : words.goat)(length.limit);
  const deals = Number(options.deals ?? length.deals);
  return points === 'won' ? words.deals(deals) : words.fewest(deals);
}
