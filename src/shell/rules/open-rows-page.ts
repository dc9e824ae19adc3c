/** What the rules page of a solo with open rows says. */
import type { RulesTexts } from '../../i18n/index.ts';
import type { Game } from '../../rules/game.ts';
import { highestOf } from '../setup/draft.ts';
import type { Bodies } from './section.ts';

export function openRowsBodies(game: Game, { rules: words }: RulesTexts): Bodies {
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
