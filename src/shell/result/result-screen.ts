import { html, nothing, svg } from 'lit-html';
import type { BotTexts, SetUpTexts, Texts } from '../../i18n/index.ts';
import type { Situation } from '../../match/ports.ts';
import type { Game, Seat } from '../../rules/game.ts';
import { allSides, seatsOfSide } from '../../rules/sides.ts';
import type { App } from '../app.ts';
import { newFeats } from '../book/feat-list.ts';
import { medal } from '../screens/medal.ts';
import { nameOf, whoOf } from '../setup/who-sits.ts';
import { board, button } from '../widgets.ts';
import { deeperLook } from './deeper-look.ts';
import { lastWord, resultStory } from './result-story.ts';
import { aftermathOf, type SeatedSides } from './sheet-screen.ts';
import { losersOf, ranksOf } from './standings.ts';

/** Returns the words for the end of a match, and whether its winner or its loser has the title. */
export function winning(
  texts: SetUpTexts,
  now: SeatedSides & Pick<Situation, 'standing'>,
  game: Pick<Game, 'id' | 'points' | 'optionSpecs'>,
) {
  const words = texts.result;
  const { standing, seen } = now;
  const won = standing.winners ?? [];
  const losers = losersOf(standing, game);
  const isLost = losers.length > 0;
  const accounts = (seats: readonly Seat[]) =>
    allSides(seen.sides)
      .filter((side) => seats.some((seat) => seen.sides[seat] === side))
      .map((side) => whoOf(now, side));
  const [winner = { name: '', you: false }, ...more] = accounts(won);
  // One winner has the title and the light; of several who won since one lost, that one has the title.
  const isCrowned = won.length > 0 && (!isLost || more.length === 0);
  const lost = isLost ? words.lostBy(game.id, accounts(losers)) : null;
  const title = isCrowned || !lost ? (more.length > 0 ? words.shared([winner, ...more]) : words.won(winner)) : lost;
  const others = lost && won.length > 0 ? (isCrowned ? lost : words.othersWon) : null;
  return { title, others, isCrowned, losers };
}

/** Shows the result of a match: the winners, or the losers. `best`: the sentence about the player's best move. */
export function resultScreen(
  app: App,
  texts: BotTexts & SetUpTexts,
  now: Situation,
  game: Game,
  best: (now: Situation) => unknown,
) {
  const { matches, send } = app;
  const words = texts.result;
  const { standing, sitters, seen } = now;
  const { points: kind } = game;
  const won = standing.winners ?? [];
  const { title, others, isCrowned, losers } = winning(texts, now, game);
  const classOf = (seat: Seat) => (won.includes(seat) ? 'is-winner' : losers.includes(seat) ? 'is-donkey' : '');
  const wordOf = (seat: Seat) => {
    const word = lastWord(app, texts, now, seat, won.includes(seat));
    return word ? html`<span class="last-word">${word}</span>` : nothing;
  };
  return board({
    id: 'result',
    title,
    kind: 'page',
    wide: standing.deals > 1,
    crest: crest(texts, now, isCrowned ? won : losers, isCrowned),
    body: html`
      ${others === null ? nothing : html`<p class="sheet-how">${others}</p>`}
      ${now.settlement?.aftermath?.some(({ instead }) => instead) ? aftermathOf(now, texts).map((words) => html`<p class="sheet-how">${words}</p>`) : nothing}
      <p class="sheet-how">${texts.games[now.seen.game]?.name ?? now.seen.game}, ${words.after(standing.deals)}</p>
      ${newFeats(app, texts)}
      <div class="result-columns">
      <ol class="ranks" aria-label=${words.standings}>
        ${ranksOf(standing, kind, seen.sides).map(({ side, total, rank }) => {
          const seats = seatsOfSide(seen.sides, side);
          return html`<li class=${classOf(seats[0] ?? 0)}>
            <span class="rank" aria-hidden="true">${words.rank(rank)}</span>
            <span class="rank-medals">${seats.map((seat) => medal(texts, sitters[seat] ?? { name: '', kind: 'bot' }, seat, side))}</span>
            <span class="rank-name">${nameOf(texts, now, side)}</span>
            <b>${words.amount(total, game.worth?.unit ?? kind)}</b>
            ${seats.map(wordOf)}
          </li>`;
        })}
      </ol>
      ${resultStory(app, texts, now, game, best(now))}
      </div>
      ${deeperLook(app, texts)}
    `,
    foot: html`
      ${button({ text: words.rematch, main: true, focus: true, onPress: () => matches.play(game, seen.options, sitters) })}
      ${button({ text: words.leave, onPress: () => send({ type: 'BACK' }) })}
    `,
  });
}

/** Returns up to three medallions; those of winners stand in a star of light. */
export function crest(texts: Texts, { sitters, seen }: Situation, seats: readonly Seat[], isLit: boolean) {
  const medals = seats.slice(0, 3).map((seat) => {
    const sitter = sitters[seat];
    return sitter ? medal(texts, sitter, seat, seen.sides[seat]) : nothing;
  });
  return html`${isLit ? light() : nothing}${medals}`;
}

const RAYS = Array.from({ length: 16 }, (_, k) => k);

const light = () => html`<svg class="crest-light" viewBox="-100 -100 200 200" focusable="false">
  <radialGradient id="crest-light">
    <stop class="is-bright" offset="0.2" />
    <stop class="is-warm" offset="0.55" stop-opacity="0.55" />
    <stop class="is-warm" offset="1" stop-opacity="0" />
  </radialGradient>
  <g fill="url(#crest-light)">
    ${RAYS.map(
      (k) => svg`<path d=${k % 2 === 0 ? 'M0-98L9-30H-9Z' : 'M0-70L6-30H-6Z'} transform=${`rotate(${k * 22.5})`} />`,
    )}
    <circle r="62" opacity="0.5" />
  </g>
</svg>`;
