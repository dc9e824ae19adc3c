/** What the rules page of a puzzle in an outline says (23). */
import type { RulesTexts } from '../../i18n/index.ts';
import type { Game } from '../../rules/game.ts';
import { highestOf } from '../setup/draft.ts';
import type { Bodies } from './section.ts';

export function outlineBodies(game: Game, { rules: words }: RulesTexts): Bodies {
  const set = game.set({});
  const { aim, rule, free, deal, lead, play, stuck, end, score, match } = words.outline;
  const dealt = [{ seats: 1, each: set.length, left: 0 }];
  return {
    aim: { paragraphs: [aim, rule, free], pictures: ['outline', 'across', 'squares'] },
    deal: { paragraphs: [words.deal.set(highestOf(game, {}), set.length), deal], dealt },
    lead: { paragraphs: [lead] },
    play: { paragraphs: play, picture: 'across' },
    stuck: { paragraphs: stuck },
    end: { paragraphs: end, picture: 'squares' },
    score: { paragraphs: [score] },
    match: { paragraphs: [match] },
  };
}
