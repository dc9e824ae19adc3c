/** A tree: any double may branch (31.3). Its games have no rows of data, so its page is written here. */
import type { PlayWellTexts, RulesTexts, Topic } from '../../i18n/index.ts';
import { hasPartners } from '../../rules/sides.ts';
import type { PageKind } from '../kind.ts';
import { agreedAt } from '../rules/agreed.ts';
import { dealBody } from '../rules/deal-words.ts';
import { feetAdvice, feetBodies } from '../rules/feet-page.ts';
import type { Bodies, ToldTable } from '../rules/section.ts';
import { dealEndWords, stuckWords } from '../rules/stuck-words.ts';
import { wordsAt } from '../rules/words-at.ts';
import { highestOf } from '../setup/draft.ts';
import { usualOptions } from '../setup/usual-options.ts';
import { plain } from './plain.ts';

/** 30.3: true for a tree with feet. */
const hasFeet = ({ game }: ToldTable) => game.optionSpecs.some(({ id }) => id === 'root');

/** 31.5: the rule for a seat that cannot play. */
const STUCK = 'draw until able';

export const tree: PageKind = {
  ...plain,
  group: 'odd',
  telling: 10,
  bodies: (told, texts) =>
    hasFeet(told) ? feetBodies({ ...told, options: optionsOf(told) }, texts) : treeBodies(told, texts),
  advice: (told, words) =>
    hasFeet(told) ? feetAdvice({ ...told, options: optionsOf(told) }, words) : treeAdvice(told, words),
};

/** Returns the options of the table, with the usual ones for those that are not set. */
function optionsOf({ game, options, seats }: ToldTable) {
  const whole = usualOptions(game, options, seats);
  return whole.ok ? whole.value : options;
}

function treeBodies(told: ToldTable, texts: RulesTexts): Bodies {
  const { game, seats } = told;
  const options = optionsOf(told);
  const words = wordsAt(texts.rules, { ...told, options });
  const { tree: own, aim } = words;
  const isPartnered = hasPartners(game.sides(options, seats));
  const target = Number(options.target);
  const hands = game.seats.map((count) => game.handSize(options, count));
  return {
    aim: {
      paragraphs: [
        `${aim.hand} ${own.aim} ${aim.stuck[STUCK]}`,
        aim.madeByFifths,
        own.aimOut[isPartnered ? 'team' : 'each'],
      ],
      pictures: ['play', 'made', 'last'],
      wins: aim.points(target),
    },
    deal: dealBody(
      { highest: highestOf(game, options), seats: game.seats, here: seats, hands, rest: 'boneyard', reserve: 0 },
      texts,
    ),
    sides: {
      paragraphs: [
        ...words.sides['two with four seats'],
        ...agreedAt({ ...told, options }, words)('alone', words.eachForItself),
      ],
    },
    lead: { paragraphs: [own.lead] },
    tree: { paragraphs: own.grows, picture: 'begun' },
    play: { paragraphs: [words.play.turn, words.play.shut], picture: 'play' },
    stuck: { paragraphs: stuckWords(STUCK, STUCK, words) },
    made: {
      paragraphs: [...words.made.slice(0, 1), own.made.doubles, ...words.madeByFifths.slice(0, 1), own.made.example],
      picture: 'made',
    },
    end: { paragraphs: dealEndWords(STUCK, words) },
    score: { paragraphs: own.score },
    match: { paragraphs: [words.match.points(target), words.match.made] },
  };
}

function treeAdvice(told: ToldTable, words: PlayWellTexts): readonly Topic[] {
  const options = optionsOf(told);
  const isPartnered = hasPartners(told.game.sides(options, told.seats));
  return [
    words.tree,
    words.fives({ tenOut: false, writeOff: false }),
    words.count(highestOf(told.game, options) + 1, false),
    words.hand(true),
    words.passes(STUCK),
    ...(isPartnered ? [words.partners({ leads: true, goesOut: true })] : []),
    words.blocked('lowest', isPartnered),
  ];
}
