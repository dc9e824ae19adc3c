/** Two lines side by side, and rows hidden from everyone (21). */
import type { RulesTexts } from '../../i18n/index.ts';
import type { PageKind } from '../kind.ts';
import type { Bodies, ToldTable } from '../rules/section.ts';
import { highestOf } from '../setup/draft.ts';
import { usualOptions } from '../setup/usual-options.ts';
import { plain } from './plain.ts';

export const twoLines: PageKind = {
  ...plain,
  group: 'odd',
  telling: 9,
  bodies: twoLinesBodies,
  advice: (_, words) => [words.sausage],
  shared: ({ inSight }) => inSight,
};

function twoLinesBodies({ game, options: given, seats }: ToldTable, { rules: words }: RulesTexts): Bodies {
  const whole = usualOptions(game, given, seats);
  const options = whole.ok ? whole.value : given;
  const set = game.set(options);
  const { aim, deal, lead, rows, play, stuck, end, score, match } = words.twoLines;
  const target = Number(options.target);
  return {
    aim: { paragraphs: aim, pictures: ['twoLines', 'cuts', 'insert'], wins: words.twoLines.loses(target) },
    deal: {
      paragraphs: [words.deal.set(highestOf(game, options), set.length), deal],
      dealt: [{ seats, each: game.handSize(options, seats), left: 0 }],
    },
    lead: { paragraphs: [lead[options.startsWith === 'double' ? 'double' : 'any']] },
    rows: { paragraphs: rows },
    line: { paragraphs: words.twoLines.lines, picture: 'twoLines' },
    play: { paragraphs: play, picture: 'cuts' },
    stuck: { paragraphs: stuck },
    end: { paragraphs: end },
    score: { paragraphs: score },
    match: { paragraphs: [match(target)] },
  };
}
