/** The rules page of a line or a stack: one sentence per entry in the game's row of data. */
import type { RulesTexts } from '../../i18n/index.ts';
import { highestOf } from '../../rules/chain/line/line-chain-rules.ts';
import { usualTarget } from '../../rules/chain/line/line-game.ts';
import type { LineRow } from '../../rules/chain/line/line-row.ts';
import type { Options } from '../../rules/game.ts';
import { dealBody } from './deal-words.ts';
import type { Bodies } from './section.ts';

export function lineBodies(row: LineRow, options: Options, texts: RulesTexts): Bodies {
  const words = texts.rules;
  const { seats, hands, reserve } = row;
  const sumsScore = row.onTheWay === 'sum of the ends';
  const highest = highestOf(row, options);
  const laying = `${words.aim[row.table]} ${words.aim.stuck[row.stuck]}`;
  return {
    aim: {
      paragraphs: [
        sumsScore ? `${words.aim.hand} ${laying}` : words.aim.hand,
        sumsScore ? words.aim.made : laying,
        `${words.aim.domino[row.domino]}${row.rounding === 'each hand to the nearest 5' ? ` ${words.aim.rounded}` : ''}`,
      ],
      pictures: ['play', sumsScore ? 'made' : row.table, 'last'],
      wins: matchWords(row, options, highest, words.aim),
    },
    deal: dealBody({ highest, seats, hands, rest: row.restDead ? 'dead' : 'boneyard', reserve }, texts),
    ...(row.sides === 'none'
      ? {}
      : { sides: { paragraphs: [...words.sides[row.sides], ...(has(row, 'alone') ? [words.eachForItself] : [])] } }),
    lead: { paragraphs: [words.lead[row.lead], ...(has(row, 'leadFrom') ? [words.leadFrom] : [])] },
    [row.table]: {
      paragraphs: [...words[row.table], ...words.crosses[row.crosses ?? 'never'], ...words.joins[row.match]],
      picture: row.table,
    },
    play: {
      paragraphs: [words.play.turns[row.tilesInTurn], words.play.doublesOn[row.table], words.play.shut],
      picture: 'play',
    },
    stuck: { paragraphs: [words.stuck[row.stuck], ...(row.stuck === 'pass' ? [] : [words.looked])] },
    ...(sumsScore && { made: { paragraphs: words.made, picture: 'made' } }),
    ...(row.onTheWay === 'equal ends, doubles' && { made: { paragraphs: words.madeByEnds } }),
    ...(row.domino === 'by accounts' && {
      hundred: { paragraphs: words.hundred },
      waiting: { paragraphs: words.waiting },
    }),
    ...(row.bars === 'none' ? {} : { barricade: { paragraphs: words.barricade[row.bars] } }),
    end: { paragraphs: [words.end.domino, words.end.blocked, ...words.end.also[row.stuck]] },
    score: { paragraphs: scoreWords(row, texts) },
    match: {
      paragraphs: [matchWords(row, options, highest, words.match), ...(sumsScore ? [words.match.made] : [])],
    },
  };
}

/** True if the row has the option. */
const has = ({ options = [] }: LineRow, wanted: string) => options.some(({ id }) => id === wanted);

function scoreWords({ domino, blocked, rounding, alone = [], opensAt, points }: LineRow, { rules }: RulesTexts) {
  const words = rules.score;
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

type MatchWords = Pick<RulesTexts['rules']['match'], 'points' | 'deals' | 'fewest' | 'goat' | 'seaGoat'>;

/** Returns the length of a match, set or usual, and its winner, in words. */
function matchWords({ length, sets, points }: LineRow, options: Options, highest: number, words: MatchWords): string {
  if ('to' in length) return words.points(Number(options.target ?? usualTarget(length.to, sets, highest)));
  if ('limit' in length) return (points === 'won' ? words.seaGoat : words.goat)(length.limit);
  const deals = Number(options.deals ?? length.deals);
  return points === 'won' ? words.deals(deals) : words.fewest(deals);
}
