/** A running total in a row (15). */
import type { RulesTexts } from '../../i18n/index.ts';
import { isByDeals } from '../../rules/match-length.ts';
import { goalsOf } from '../../rules/total/running-total.ts';
import type { PageKind } from '../kind.ts';
import { dealBody } from '../rules/deal-words.ts';
import type { Bodies, ToldTable } from '../rules/section.ts';
import { highestOf } from '../setup/draft.ts';
import { usualOptions } from '../setup/usual-options.ts';
import { plain } from './plain.ts';

export const row: PageKind = {
  ...plain,
  group: 'lines',
  telling: 9,
  bodies: totalBodies,
  // A double has its number twice.
  advice: ({ game, options }, words) => [words.total(2 * highestOf(game, options))],
};

function totalBodies({ game, options: given, seats: here }: ToldTable, texts: RulesTexts): Bodies {
  const { agree, aim, total: words, row, lead, match } = texts.rules;
  const whole = usualOptions(game, given, here);
  const options = whole.ok ? whole.value : given;
  const goals = goalsOf(options);
  const at = goals.map((goal) => goal.at);
  const worth = options.hits === 'steps' ? goals.map(({ scores }) => scores) : null;
  const wins = (words: Pick<RulesTexts['rules']['match'], 'points' | 'deals'>) =>
    isByDeals(options) ? words.deals(Number(options.deals)) : words.points(Number(options.target));
  const hands = game.seats.map((seats) => game.handSize(options, seats));
  return {
    aim: {
      paragraphs: [aim.row, aim.goals(at, worth), aim.passed],
      pictures: ['row', 'hit', 'missed'],
      wins: wins(aim),
    },
    deal: dealBody(
      { highest: highestOf(game, options), seats: game.seats, here, hands, rest: 'dead', reserve: 0 },
      texts,
    ),
    lead: { paragraphs: [lead['highest double']] },
    row: { paragraphs: row, picture: 'row' },
    play: { paragraphs: [words.play] },
    stuck: { paragraphs: [words.stuck] },
    made: { paragraphs: [words.goals(at), words.worth(worth), words.passed], picture: 'hit' },
    end: { paragraphs: words.end },
    score: { paragraphs: [words.score] },
    match: { paragraphs: [wins(match), ...(isByDeals(options) ? [] : [match.made]), agree.by] },
  };
}
