/** A puzzle in an outline (23). */
import type { RulesTexts } from '../../i18n/index.ts';
import { exampleMoves } from '../../rules/squares/example.ts';
import type { DealPages, PageKind } from '../kind.ts';
import type { Bodies, ToldTable } from '../rules/section.ts';
import { highestOf } from '../setup/draft.ts';
import { anyPuzzle, gradeOfDeal, numberOfPuzzle } from '../setup/puzzles.ts';
import { puzzleDeal, puzzleFields } from '../setup/setup-puzzle.ts';
import { plain } from './plain.ts';

const puzzles: DealPages = {
  fields: puzzleFields,
  chosen: puzzleDeal,
  after: (deal) => anyPuzzle(gradeOfDeal(deal), Math.random()),
  isAlike: (draft, deal) => gradeOfDeal(puzzleDeal(draft)) === gradeOfDeal(deal),
  name: ({ puzzles }, _game, deal) => puzzles.named(gradeOfDeal(deal), numberOfPuzzle(deal)),
  buttons: ({ puzzles: { next, again } }) => ({ next, again }),
  hasLastChance: false,
};

export const outline: PageKind = {
  ...plain,
  group: 'odd',
  telling: 16,
  /** 23.2: random moves hardly ever fill an outline. */
  course: exampleMoves,
  bodies: outlineBodies,
  deals: puzzles,
  advice: ({ game }, words) => [words.outline(highestOf(game, {}) + 2)],
  lost: ({ puzzles }, held) => puzzles.lostLine(held),
};

function outlineBodies({ game }: ToldTable, { rules: words }: RulesTexts): Bodies {
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
