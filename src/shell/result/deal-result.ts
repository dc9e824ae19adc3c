/** The result of a numbered deal: every side's points, its number, and a button to share it. */
import { html, nothing } from 'lit-html';
import type { SetUpTexts } from '../../i18n/index.ts';
import { onlyPerson } from '../../match/persons.ts';
import type { Situation } from '../../match/ports.ts';
import type { Game } from '../../rules/game.ts';
import { dealPoints } from '../../rules/one-deal.ts';
import { seatsOfSide } from '../../rules/sides.ts';
import type { App } from '../app.ts';
import { newFeats } from '../book/feat-list.ts';
import { searchOf } from '../deal-address.ts';
import { anyDeal } from '../deal-number.ts';
import { medal } from '../screens/medal.ts';
import type { SharingView } from '../screens/sharing.ts';
import { withCompanyOf } from '../setup/deal-company.ts';
import { nameOf, whoOf } from '../setup/who-sits.ts';
import { board, button } from '../widgets.ts';
import { deeperLook } from './deeper-look.ts';
import { crest } from './result-screen.ts';
import { ranksOf } from './standings.ts';

/** Returns each side's points in the deal, the best first. */
function ranksOfDeal(now: Situation, { points: kind, worth }: Game) {
  const made = now.settlement ? dealPoints(now.settlement) : now.standing.totals;
  const isLoss = kind === 'lost';
  const ranks = ranksOf({ totals: made }, kind, now.seen.sides);
  return ranks.map(({ side, total, rank }) => ({ side, points: total, rank, isLoss, unit: worth?.unit }));
}

/** Returns the only person's result; `null` unless exactly one played. */
function ownOf(now: Situation, game: Game) {
  const own = onlyPerson(now.sitters);
  return ranksOfDeal(now, game).find(({ side }) => own !== null && side === now.seen.sides[own]) ?? null;
}

/** A numbered deal that is over. */
interface EndedDeal {
  readonly now: Situation;
  readonly game: Game;
  readonly deal: number;
}

/** @param best the sentence about the player's best move. */
export function dealResult(
  app: App,
  texts: SetUpTexts,
  { now, game, deal }: EndedDeal,
  { sharing, best }: { readonly sharing: SharingView; best(now: Situation): unknown },
) {
  const { matches, send } = app;
  const words = texts.deals;
  const { seen, sitters } = now;
  const { title, list, lit } = dealParts(texts, now, game);
  const name = words.deal(texts.games[seen.game]?.name ?? seen.game, deal);
  const search = searchOf(game, seen.options, sitters, deal);
  const whole = words.beat(name, ownOf(now, game), search === null ? null : app.address(search));
  const play = (number: number) => matches.play(game, seen.options, withCompanyOf(number, sitters, texts), number);
  return board({
    id: 'result',
    title,
    kind: 'page',
    crest: lit.length > 0 ? crest(texts, now, lit, true) : undefined,
    body: html`<p class="sheet-how">${name}</p>
      ${newFeats(app, texts)} ${list} ${best(now)}
      ${search === null ? nothing : html`<div class="sharing">${sharing.button(words.challenge, whole)}</div>`}
      ${sharing.said(whole)} ${deeperLook(app, texts)}`,
    foot: html`
      ${button({ text: words.next, main: true, focus: true, onPress: () => play(anyDeal(Math.random())) })}
      ${button({ text: words.again, onPress: () => play(deal) })}
      ${button({ text: texts.result.leave, onPress: () => send({ type: 'BACK' }) })}
    `,
  });
}

/** Returns the result of a deal: a title about the person or the best player, and a list of all sides. */
export function dealParts(texts: SetUpTexts, now: Situation, game: Game) {
  const words = texts.deals;
  const ranks = ranksOfDeal(now, game);
  const best = ranks.filter(({ rank }) => rank === 1);
  const about = ownOf(now, game) ?? best[0];
  const isNobody = ranks.every(({ points }) => points === 0);
  const title = isNobody || !about ? words.nobody : words.made(whoOf(now, about.side), about);
  const worst = Math.max(...ranks.map(({ rank }) => rank));
  const classOf = ({ rank, isLoss }: Pick<(typeof ranks)[number], 'rank' | 'isLoss'>) =>
    isNobody ? '' : rank === 1 ? 'is-winner' : isLoss && rank === worst ? 'is-donkey' : '';
  const list = html`<ol class="ranks" aria-label=${words.standings}>
    ${ranks.map(
      ({ side, points, rank, isLoss }) => html`<li class=${classOf({ rank, isLoss })}>
        <span class="rank" aria-hidden="true">${texts.result.rank(rank)}</span>
        <span class="rank-medals">${seatsOfSide(now.seen.sides, side).map((seat) => medal(texts, now.sitters[seat] ?? { name: '', kind: 'bot' }, seat, side))}</span>
        <span class="rank-name">${nameOf(texts, now, side)}</span>
        <b>${texts.result.amount(points, game.worth?.unit ?? game.points)}</b>
      </li>`,
    )}
  </ol>`;
  return { title, list, lit: isNobody ? [] : best.flatMap(({ side }) => seatsOfSide(now.seen.sides, side)) };
}
