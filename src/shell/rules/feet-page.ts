/** The rules page of a tree with feet (30). */
import type { PlayWellTexts, RulesTexts, Topic } from '../../i18n/index.ts';
import { highestOf } from '../setup/draft.ts';
import { agreedAt } from './agreed.ts';
import { dealBody } from './deal-words.ts';
import type { Bodies, ToldTable } from './section.ts';
import { dealEndWords, stuckWords } from './stuck-words.ts';
import { wordsAt } from './words-at.ts';

/** 30.6: the rule for a seat that cannot play. */
const STUCK = 'draw 1';

/** Returns the sections for a table with all its options. */
export function feetBodies(told: ToldTable, texts: RulesTexts): Bodies {
  const { game, options, seats } = told;
  const words = wordsAt(texts.rules, told);
  const { feet: own, trains, aim, lead, star, score } = words;
  const [highest, root, deals] = [highestOf(game, options), Number(options.root), Number(options.deals)];
  const hands = game.seats.map((count) => game.handSize(options, count));
  return {
    aim: {
      paragraphs: [`${aim.hand} ${aim.duty(root, null)} ${aim.stuck[STUCK]}`, own.aim, aim.domino['losers write']],
      pictures: ['star', 'foot', 'last'],
      wins: aim.fewest(deals),
    },
    deal: dealBody({ highest, seats: game.seats, here: seats, hands, rest: 'boneyard', reserve: 0 }, texts),
    lead: { paragraphs: [lead.rotates(highest), own.turnedUp] },
    star: { paragraphs: [star.duty(root, null)], picture: 'star' },
    tree: { paragraphs: own.grows, picture: 'foot' },
    play: { paragraphs: [words.play.turn, words.play.shut], picture: 'play' },
    stuck: { paragraphs: stuckWords(STUCK, STUCK, words) },
    end: { paragraphs: dealEndWords(STUCK, words) },
    score: {
      paragraphs: [
        ...score.domino['losers write'],
        trains.blocked,
        ...agreedAt(told, words)('heavyBlank', trains.blank),
      ],
    },
    match: { paragraphs: [words.match.fewest({ deals, isFixed: false })] },
  };
}

/** Returns the advice on how to play well. */
export const feetAdvice = ({ game, options }: ToldTable, words: PlayWellTexts): readonly Topic[] => [
  words.feet(options.heavyBlank === true),
  words.count(highestOf(game, options) + 1, false),
  words.hand(true),
  words.passes(STUCK),
];
