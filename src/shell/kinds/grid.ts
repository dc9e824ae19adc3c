/** A solo with open rows (22.1). */
import type { RulesTexts } from '../../i18n/index.ts';
import type { PageKind } from '../kind.ts';
import type { Bodies, ToldTable } from '../rules/section.ts';
import { highestOf } from '../setup/draft.ts';
import { plain } from './plain.ts';

export const grid: PageKind = {
  ...plain,
  group: 'odd',
  telling: 8,
  bodies: openRowsBodies,
  advice: (_, words) => [words.openRows],
  hidesTiles: false,
  lost: ({ alone }, held) => alone.lostLine(held),
};

function openRowsBodies({ game }: ToldTable, { rules: words }: RulesTexts): Bodies {
  const set = game.set({});
  const { deal, lead, play, stuck, end, score, match } = words.openRows;
  const dealt = [{ seats: 1, each: set.length, left: 0 }];
  return {
    aim: { paragraphs: [lead, words.aim.oneByOne, words.aim.alone], pictures: ['begun', 'line', 'play'] },
    deal: { paragraphs: [words.deal.set(highestOf(game, {}), set.length), deal], dealt },
    lead: { paragraphs: [lead] },
    play: { paragraphs: play, picture: 'line' },
    stuck: { paragraphs: stuck },
    end: { paragraphs: end },
    score: { paragraphs: [score] },
    match: { paragraphs: [match] },
  };
}
