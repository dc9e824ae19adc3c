/** The best move of the persons in a match, by the measure of the review, also after a loss. */

import { html, nothing, type TemplateResult } from 'lit-html';
import type { BotTexts, SetUpTexts } from '../../i18n/index.ts';
import { moveWords } from '../../i18n/move-words.ts';
import { type DealHistory, historyOf } from '../../match/deal-history.ts';
import type { AskExpert } from '../../match/expertise.ts';
import type { MatchContext } from '../../match/match-setup.ts';
import { personsOf } from '../../match/persons.ts';
import type { Situation } from '../../match/ports.ts';
import { toHex } from '../../rules/chance.ts';
import type { Deal, Move, Seat } from '../../rules/game.ts';
import { sameMove } from '../../rules/moves.ts';
import { hasEnded } from '../../rules/record.ts';
import { seen } from '../../rules/seen.ts';
import type { App } from '../app.ts';
import { sharedOf } from '../deal-number.ts';
import { whoAt } from '../setup/who-sits.ts';
import { decisionsOf, LEAST } from './decision-costs.ts';

/** A move that was better than every other choice. */
export interface BestMoment {
  readonly seat: Seat;
  /** The number of the deal, from 1. */
  readonly deal: number;
  /** The position in which it was made. */
  readonly before: Deal;
  readonly move: Move;
  readonly why: string;
  /** The lead over the next choice, in points of a deal. */
  readonly ahead: number;
}

/** The greatest number of judged decisions: an expert takes up to a second for each. */
const MOST = 24;

/** Returns the numbers of the deals, those first in which the seats did best. */
export function bestDeals({ finished, game }: MatchContext, seats: readonly Seat[]): readonly number[] {
  const sign = game.points === 'lost' ? -1 : 1;
  const ended = finished.filter(hasEnded);
  const made = ended.map(({ totals }, n) =>
    Math.max(...seats.map((seat) => sign * ((totals[seat] ?? 0) - (ended[n - 1]?.totals[seat] ?? 0)))),
  );
  return made.map((_, n) => n + 1).sort((a, b) => (made[b - 1] ?? 0) - (made[a - 1] ?? 0));
}

/**
 * Returns the move of these seats that was furthest ahead of the next choice; `null` if none was worth a point more.
 * @param isWanted asked before each decision; if false, the search ends without a result.
 */
export async function bestMoment(
  match: MatchContext,
  seats: readonly Seat[],
  ask: AskExpert,
  isWanted: () => boolean,
): Promise<BestMoment | null> {
  let best: BestMoment | null = null;
  let judged = 0;
  for (const deal of bestDeals(match, seats)) {
    const history = historyOf(match, deal);
    for (const { seat, at, move } of seats.flatMap((seat) => decisions(history, seat))) {
      const progress = history[at];
      if (!isWanted()) return null;
      if (!progress || judged === MOST) return best;
      judged++;
      const { game, deal: now, moves: legal, standing } = progress;
      const { best: moves, why, ahead } = await ask(game, seen(game, now, seat), legal, standing, match.sitters, move);
      if (ahead < LEAST || ahead <= (best?.ahead ?? 0) || !moves.some((each) => sameMove(each, move))) continue;
      best = { seat, deal, before: progress.deal, move, why, ahead };
    }
  }
  return best;
}

const decisions = (history: DealHistory, seat: Seat) =>
  decisionsOf(history, seat).flatMap((at) => {
    const move = history[at + 1]?.log.at(-1)?.at(-1);
    return move ? [{ seat, at, move }] : [];
  });

/** Returns the sentence about the best move of the match whose result is shown; empty until it is found. */
export function createBestMoment(app: App, texts: BotTexts & SetUpTexts) {
  const found = new WeakMap<MatchContext, TemplateResult | typeof nothing>();
  const search = async (match: MatchContext, now: Situation) => {
    const moment = await bestMoment(match, personsOf(match.sitters), app.match.ask, () => app.match.now() === match);
    if (!moment) return;
    const { deal, before, seat, move, why, ahead } = moment;
    const inWords = moveWords(move, match.game, before, texts, 'move', (seat) => whoAt(now, seat));
    const [who, points] = [whoAt(now, seat), Math.round(ahead)];
    // A numbered deal is the whole match.
    const words =
      sharedOf(toHex(match.seed)) === null
        ? texts.result.best(who, deal, inWords, why, points)
        : texts.result.bestOfDeal(who, inWords, why, points);
    found.set(match, html`<p class="story-best">${words}</p>`);
    app.redraw();
  };
  return (now: Situation): TemplateResult => {
    const match = app.match.now();
    if (match && !found.has(match)) {
      found.set(match, nothing);
      // Without an expert the result is complete all the same.
      search(match, now).catch(() => {});
    }
    return html`<div role="status">${(match && found.get(match)) ?? nothing}</div>`;
  };
}
