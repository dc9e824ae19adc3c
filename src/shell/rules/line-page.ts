/** What the rules page of a line or a stack says: the words of its row, each in a sentence. */
import type { RulesTexts } from '../../i18n/index.ts';
import { highestOf, usualTarget } from '../../rules/chain/line/line-game.ts';
import type { LineRow } from '../../rules/chain/line/rows.ts';
import type { Options } from '../../rules/game.ts';
import { dealBody } from './deal-words.ts';
import type { Bodies } from './section.ts';

export function lineBodies(row: LineRow, options: Options, texts: RulesTexts): Bodies {
  const words = texts.rules;
  const { seats, hands, reserve, blocked, rounding, sumsScore } = row;
  const highest = highestOf(row, options);
  const target = usualTarget(row, highest);
  return {
    aim: {
      paragraphs: [
        sumsScore ? `${words.aim.hand} ${words.aim[row.table]}` : words.aim.hand,
        sumsScore ? words.aim.made : words.aim[row.table],
        `${words.aim.domino} ${words.aim.points(target)}`,
      ],
      pictures: ['play', sumsScore ? 'made' : row.table, 'last'],
    },
    deal: dealBody({ highest, seats, hands, rest: 'boneyard', reserve }, texts),
    lead: { paragraphs: [words.lead[row.lead]()] },
    [row.table]: { paragraphs: words[row.table], picture: row.table },
    play: { paragraphs: [words.play.turn, words.play.doublesOn[row.table], words.play.shut], picture: 'play' },
    stuck: { paragraphs: [words.stuck[row.stuck], ...(row.stuck === 'pass' ? [] : [words.looked])] },
    ...(sumsScore && { made: { paragraphs: words.made, picture: 'made' } }),
    end: { paragraphs: [words.end.domino, words.end.blocked, ...words.end.also[row.stuck]] },
    score: { paragraphs: [words.score.domino, words.score[blocked], ...words.score.rounding[rounding]] },
    match: {
      paragraphs: [words.match.points(target), ...(sumsScore ? [words.match.made] : [])],
    },
  };
}
