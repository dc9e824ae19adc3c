/** A puzzle with an outline of its own, whose fields have signs (32). */
import type { RulesTexts } from '../../i18n/index.ts';
import { EXAMPLE_DEAL, exampleCourse } from '../../rules/mosaic/mosaic-example.ts';
import type { PageKind } from '../kind.ts';
import type { Bodies, ToldTable } from '../rules/section.ts';
import { outline } from './outline.ts';

export const mosaic: PageKind = {
  ...outline,
  telling: 4,
  course: exampleCourse,
  dealt: [EXAMPLE_DEAL],
  bodies: mosaicBodies,
  advice: (_, words) => [words.mosaic],
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
