/** A puzzle with an outline of its own, whose fields have signs (32). */
import type { RulesTexts } from '../../i18n/index.ts';
import { EXAMPLE_DEAL, exampleCourse } from '../../rules/mosaic/mosaic-example.ts';
import type { DealPages, PageKind } from '../kind.ts';
import type { Bodies, ToldTable } from '../rules/section.ts';
import { sizeOfDeal } from '../setup/mosaic-sizes.ts';
import { numberOfPuzzle } from '../setup/puzzles.ts';
import { mosaicDeal, mosaicFields } from '../setup/setup-puzzle.ts';
import { outline } from './outline.ts';

const mosaics: DealPages = {
  ...outline.deals,
  fields: mosaicFields,
  chosen: mosaicDeal,
  isAlike: (draft, deal) => sizeOfDeal(mosaicDeal(draft)) === sizeOfDeal(deal),
  name: ({ mosaics, games }, game, deal) =>
    mosaics.named(games[game]?.name ?? game, sizeOfDeal(deal), numberOfPuzzle(deal)),
};

export const mosaic: PageKind = {
  ...outline,
  telling: 4,
  course: exampleCourse,
  dealt: [EXAMPLE_DEAL],
  bodies: mosaicBodies,
  advice: (_, words) => [words.mosaic],
  deals: mosaics,
};

function mosaicBodies(_: ToldTable, { rules: words }: RulesTexts): Bodies {
  const { aim, rule, free, deal, lead, play, stuck, end, score, match } = words.mosaic;
  return {
    aim: { paragraphs: [aim, rule, free], pictures: ['mosaicBegun', 'mosaicBroken', 'mosaicLast'] },
    deal: { paragraphs: [deal] },
    lead: { paragraphs: [lead] },
    play: { paragraphs: play, picture: 'mosaicBroken' },
    stuck: { paragraphs: stuck },
    end: { paragraphs: end, picture: 'mosaicLast' },
    score: { paragraphs: [score] },
    match: { paragraphs: [match] },
  };
}
