/** One line. The solo with a refilled hand (22.2) has no row of data: its page is written here. */
import type { PlayWellTexts, RulesTexts, Topic } from '../../i18n/index.ts';
import { mostOver } from '../../rules/solo/solo-2.ts';
import type { PageKind } from '../kind.ts';
import { chainAdvice } from '../rules/chain-advice.ts';
import { dealBody } from '../rules/deal-words.ts';
import type { Bodies, ToldTable } from '../rules/section.ts';
import { highestOf } from '../setup/draft.ts';
import { bodiesOfRow, plain } from './plain.ts';

export const line: PageKind = {
  ...plain,
  group: 'lines',
  telling: 9,
  bodies: (told, texts) => bodiesOfRow(told, texts) ?? refillBodies(told, texts),
  advice: (told, words) => (told.game.chainRules ? chainAdvice(told, words) : refillAdvice(told, words)),
};

function refillBodies({ game, options: given }: ToldTable, texts: RulesTexts): Bodies {
  const words = texts.rules.refill;
  const whole = game.options(given, 1);
  const options = whole.ok ? whole.value : given;
  const size = game.handSize(options, 1);
  const most = mostOver(options);
  const isByOne = options.refill !== 'five';
  return {
    aim: {
      paragraphs: [words.lead, isByOne ? words.one : words.batch(size), isByOne ? words.over(most) : words.all(size)],
      pictures: ['begun', 'line', 'play'],
    },
    deal: dealBody(
      { highest: highestOf(game, options), seats: [1], here: 1, hands: [size], rest: 'boneyard', reserve: 0 },
      texts,
    ),
    lead: { paragraphs: [words.lead] },
    play: { paragraphs: words.play, picture: 'line' },
    stuck: { paragraphs: isByOne ? words.byOne : words.byBatch(size) },
    end: { paragraphs: isByOne ? words.endOne(most) : words.endBatch(size) },
    score: { paragraphs: [texts.rules.openRows.score] },
    match: { paragraphs: [texts.rules.openRows.match] },
  };
}

/** 22.2: how often a careful player solves a deal, by its set; with five tiles at once hardly ever. */
function refillAdvice({ options }: ToldTable, words: PlayWellTexts): readonly Topic[] {
  if (options.refill === 'five') return [words.refill(null)];
  return [words.refill(options.set === 9 ? 'sixth' : 'half')];
}
