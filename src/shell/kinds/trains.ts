/** Trains (29). Their game has no row of data, so its page is written here. */
import type { PlayWellTexts, RulesTexts, Topic } from '../../i18n/index.ts';
import type { PageKind } from '../kind.ts';
import { agreedAt } from '../rules/agreed.ts';
import { dealBody } from '../rules/deal-words.ts';
import type { Bodies, ToldTable } from '../rules/section.ts';
import { wordsAt } from '../rules/words-at.ts';
import { highestOf } from '../setup/draft.ts';
import { usualOptions } from '../setup/usual-options.ts';
import { plain } from './plain.ts';

/** 29.5: the rule for a seat that cannot play. */
const STUCK = 'draw 1';

export const trains: PageKind = {
  ...plain,
  group: 'odd',
  telling: 12,
  bodies: trainBodies,
  advice: trainAdvice,
};

/** Returns the options of the table, with the usual ones for those that are not set. */
function optionsOf({ game, options, seats }: ToldTable) {
  const whole = usualOptions(game, options, seats);
  return whole.ok ? whole.value : options;
}

function trainBodies(told: ToldTable, texts: RulesTexts): Bodies {
  const { game, seats } = told;
  const options = optionsOf(told);
  const words = wordsAt(texts.rules, { ...told, options });
  const { trains: own, aim, score } = words;
  const [highest, deals] = [highestOf(game, options), Number(options.deals)];
  const counts = game.seats.filter((count) => game.handSize(options, count) > 0);
  const hands = counts.map((count) => game.handSize(options, count));
  return {
    aim: {
      paragraphs: [`${aim.hand} ${own.aim}`, own.aimOpen, aim.domino['losers write']],
      pictures: ['trains', 'cover', 'last'],
      wins: aim.fewest(deals),
    },
    deal: dealBody({ highest, seats: counts, here: seats, hands, rest: 'boneyard', reserve: 0 }, texts),
    lead: { paragraphs: [own.turnedUp(highest)] },
    trains: { paragraphs: own.grows, picture: 'trains' },
    play: { paragraphs: [own.turn, words.play.shut], picture: 'cover' },
    stuck: { paragraphs: [own.stuck] },
    end: { paragraphs: [`${words.end.domino} ${own.end}`, own.blockedAt] },
    score: {
      paragraphs: [
        ...score.domino['losers write'],
        own.blocked,
        ...agreedAt({ ...told, options }, words)('heavyBlank', own.blank),
      ],
    },
    match: { paragraphs: [words.match.fewest({ deals, isFixed: false })] },
  };
}

/** Returns the advice on how to play well. */
function trainAdvice(told: ToldTable, words: PlayWellTexts): readonly Topic[] {
  const options = optionsOf(told);
  return [
    words.trains(options.heavyBlank === true),
    words.count(highestOf(told.game, options) + 1, false),
    words.hand(true),
    words.passes(STUCK),
  ];
}
