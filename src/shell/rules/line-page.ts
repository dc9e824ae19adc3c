/** The rules page of a line or a stack: one sentence per entry in the game's row of data. */
import type { RulesTexts } from '../../i18n/index.ts';
import { chainRulesOf, highestOf } from '../../rules/chain/line/line-chain-rules.ts';
import { isOrDeals, layoutOf, usualTarget } from '../../rules/chain/line/line-game.ts';
import type { LineRow } from '../../rules/chain/line/line-row.ts';
import { stuckAt } from '../../rules/drawing.ts';
import type { Options } from '../../rules/game.ts';
import { isByDeals } from '../../rules/match-length.ts';
import { dealBody } from './deal-words.ts';
import type { Bodies, Body, ToldTable } from './section.ts';
import { dealEndWords, stuckWords, type WordsAtTable } from './stuck-words.ts';
import { wordsAt } from './words-at.ts';

export function lineBodies(row: LineRow, told: ToldTable, texts: RulesTexts): Bodies {
  const words = wordsAt(texts.rules, told);
  const { options, seats: here } = told;
  const { seats, hands, reserve } = row;
  const sumsScore = row.onTheWay === 'sum of the ends';
  const highest = highestOf(row, options);
  const stuck = stuckAt(chainRulesOf(row, options, here), row.stuck);
  return {
    aim: aimBody(row, told, stuck, words),
    deal: dealBody({ highest, seats, here, hands, rest: row.restDead ? 'dead' : 'boneyard', reserve }, texts),
    ...(row.sides === 'none' ? {} : { sides: { paragraphs: sidesWords(row, words) } }),
    lead: {
      paragraphs: [
        row.domino === 'by accounts' ? words.leadWithFisher : words.lead[row.lead],
        ...(has(row, 'leadFrom') ? [words.leadFrom] : []),
      ],
    },
    ...layoutBodies(row, words),
    play: {
      paragraphs: [words.play.turns[row.tilesInTurn], words.play.doublesOn[row.table], words.play.shut],
      picture: 'play',
    },
    stuck: { paragraphs: stuckWords(stuck, row.stuck, words) },
    ...(sumsScore && {
      made: { paragraphs: [...words.made, ...(row.crosses ? [words.madeAtCross] : [])], picture: 'made' },
    }),
    ...(row.onTheWay === 'equal ends, doubles' && { made: { paragraphs: words.madeByEnds } }),
    ...(row.domino === 'by accounts' && {
      hundred: { paragraphs: words.hundred },
      waiting: { paragraphs: [...words.waiting, ...agreed(row, ['rotten'], words)] },
    }),
    ...(row.bars === 'none'
      ? {}
      : { barricade: { paragraphs: [words.barricade[row.bars], words.barricade[barredFor(row)]] } }),
    end: { paragraphs: dealEndWords(stuck, words) },
    score: {
      paragraphs: [...scoreWords(row, words), ...agreed(row, ['heavyBlank', 'blockedTo', 'opens'], words)],
    },
    match: {
      paragraphs: [
        matchWords(
          row,
          options,
          highest,
          isForAll(row) ? { ...words.match, points: words.match.pointsOfAll } : words.match,
        ),
        ...(sumsScore && !isByDeals(options) ? [words.match.made] : []),
        ...(isOrDeals(row.length) ? [words.agree.by] : []),
      ],
    },
  };
}

/** Returns the effect of a barricade on the score, by the kind of points (9.3 to 9.5). */
function barredFor({ points, own }: LineRow): 'scored' | 'scoredAsLast' | 'scoredOrLost' {
  if (points === 'lost') return 'scoredAsLast';
  return own ? 'scoredOrLost' : 'scored';
}

/** Returns the readings that the row lets the players agree on, of those asked for. */
const agreed = (row: LineRow, ids: readonly (keyof WordsAtTable['agree'])[], { agree }: WordsAtTable) =>
  ids.filter((id) => has(row, id)).map((id) => agree[id]);

/** Returns the aim in half a minute: the hand and the layout, what scores, and what ends a deal. */
function aimBody(row: LineRow, { options }: ToldTable, stuck: LineRow['stuck'], words: WordsAtTable): Body {
  const { aim } = words;
  const sumsScore = row.onTheWay === 'sum of the ends';
  const laying = `${aim[layoutOf(row)]} ${aim.stuck[stuck]}`;
  const rounded = row.rounding === 'each hand to the nearest 5' ? ` ${aim.rounded}` : '';
  return {
    paragraphs: [
      sumsScore ? `${aim.hand} ${laying}` : aim.hand,
      sumsScore ? aim.made : laying,
      `${aim.domino[row.domino]}${rounded}`,
    ],
    pictures: ['play', sumsScore ? 'made' : row.table, 'last'],
    wins: matchWords(row, options, highestOf(row, options), aim),
  };
}

/** Returns the words on the sides, and on the option that changes them (16.1). */
const sidesWords = (row: LineRow, words: WordsAtTable): readonly string[] =>
  row.sides === 'none' ? [] : [...words.sides[row.sides], ...(has(row, 'alone') ? [words.eachForItself] : [])];

/** Returns the section on the layout: a line or a stack, or a line that becomes a cross (6.3, 19.2). */
function layoutBodies({ table, crosses, match }: LineRow, words: WordsAtTable): Bodies {
  if (crosses)
    return {
      cross: { paragraphs: [...words.crossLine, ...words.crosses[crosses], ...words.joins[match]], picture: 'cross' },
    };
  return { [table]: { paragraphs: [...words[table], ...words.joins[match]], picture: table } };
}

/** True if the row has the option. */
const has = ({ options = [] }: LineRow, wanted: string) => options.some(({ id }) => id === wanted);

function scoreWords(
  { domino, blocked, rounding, alone = [], opensAt, points }: LineRow,
  { score: words }: WordsAtTable,
) {
  return [
    ...words.domino[domino],
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

type MatchWords = Pick<RulesTexts['rules']['match'], 'points' | 'deals' | 'fewest' | 'goat' | 'seaGoat'>;

/** Returns the length of a match, set or usual, and its winner, in words. */
function matchWords({ length, sets, points }: LineRow, options: Options, highest: number, words: MatchWords): string {
  if (isByDeals(options) && isOrDeals(length)) return words.deals(Number(options.deals));
  if ('to' in length) return words.points(Number(options.target ?? usualTarget(length.to, sets, highest)));
  if ('limit' in length) return (points === 'won' ? words.seaGoat : words.goat)(length.limit);
  const deals = Number(options.deals ?? length.deals);
  return points === 'won' ? words.deals(deals) : words.fewest(deals);
}
