import { html, nothing } from 'lit-html';
import type { BotTexts } from '../../i18n/index.ts';
import { type DealHistory, historyOf } from '../../match/deal-history.ts';
import type { MatchContext } from '../../match/match-setup.ts';
import { personsOf } from '../../match/persons.ts';
import type { Seat } from '../../rules/game.ts';
import type { App } from '../app.ts';
import { board, button, choice } from '../widgets.ts';
import { type Costly, decisionsOf, reviewOf } from './decision-costs.ts';
import { costlyView, type ReviewView } from './review-costly.ts';
import './review.css';

/** A review of one seat's decisions in one deal. */
interface Review {
  readonly history: DealHistory;
  readonly decisions: number;
  judged: number;
  /** `null` while searching; `missing` if the search failed. */
  found: readonly Costly[] | 'missing' | null;
  /** The index of the shown decision, and its view. */
  at: number;
  view: ReviewView;
}

/** Returns a function that gives the review of a seat in the last deal; the first call begins the search. */
function createReviewing(app: App) {
  /** The reviews, by fingerprint of the deal and seat. */
  const reviews = new Map<string, Review>();
  return (match: MatchContext, seat: Seat): Review => {
    const key = `${match.seal.commitment} ${seat}`;
    const known = reviews.get(key);
    if (known) return known;
    const history = historyOf(match, match.log.length);
    const decisions = decisionsOf(history, seat).length;
    const review: Review = { history, decisions, judged: 0, found: null, at: 0, view: 'before' };
    reviews.set(key, review);
    const onStep = (judged: number) => {
      review.judged = judged;
      app.redraw();
    };
    reviewOf(history, seat, match.sitters, app.match.ask, onStep)
      .catch(() => {
        // The next opening searches again.
        reviews.delete(key);
        return 'missing' as const;
      })
      .then((found) => {
        review.found = found;
        app.redraw();
      })
      .catch(reportError);
    return review;
  };
}

/** Shows the most costly decisions of the last deal, one at a time, on the table. */
export function createReview(app: App, texts: BotTexts) {
  const words = texts.bots.review;
  const reviewFor = createReviewing(app);
  let chosen: Seat | null = null;

  const body = (review: Review, match: MatchContext, seat: Seat) => {
    const { found, decisions, judged } = review;
    if (decisions === 0) return html`<p>${words.noDecision}</p>`;
    if (found === null) return html`<p role="status">${words.judging(judged, decisions)}</p>`;
    if (found === 'missing') return html`<p role="status">${words.missing}</p>`;
    const costly = found[review.at];
    if (!costly) return html`<p>${words.nothing}</p><p class="note">${words.estimate}</p>`;
    return html`
      ${choice({
        id: 'costly',
        label: words.found,
        choices: found.map(({ at, cost }, nth) => ({ value: nth, text: words.short(at + 1, cost) })),
        value: review.at,
        onChange(at) {
          Object.assign(review, { at, view: 'before' });
          app.redraw();
        },
      })}
      ${costlyView(app, texts, {
        ...review,
        costly,
        seat,
        sitters: match.sitters,
        onView(view) {
          review.view = view;
          app.redraw();
        },
      })}
      <p class="note">${words.estimate}</p>
    `;
  };

  return () => {
    const match = app.match.now();
    const persons = match ? personsOf(match.sitters) : [];
    const seat = persons.find((each) => each === chosen) ?? persons[0];
    if (!match || seat === undefined) return nothing;
    const back = () => app.send({ type: 'BACK' });
    return board({
      id: 'review',
      title: words.title(match.deal.deal),
      wide: true,
      onEscape: back,
      body: html`
        ${
          persons.length > 1
            ? choice({
                id: 'reviewed',
                label: words.who,
                choices: persons.map((value) => ({ value, text: match.sitters[value]?.name ?? '' })),
                value: seat,
                onChange(value) {
                  chosen = value;
                  app.redraw();
                },
              })
            : nothing
        }
        ${body(reviewFor(match, seat), match, seat)}
      `,
      foot: button({ text: words.back, main: true, focus: true, onPress: back }),
    });
  };
}
