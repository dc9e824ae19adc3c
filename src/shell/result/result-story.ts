/** The course of a match: its curve, its turning point, and a replay. */
import { html, nothing } from 'lit-html';
import type { BotTexts, SetUpTexts } from '../../i18n/index.ts';
import type { Situation } from '../../match/ports.ts';
import { beginMatch, playMove } from '../../match/progress.ts';
import type { Game, Seat } from '../../rules/game.ts';
import { allSides, seatsOfSide } from '../../rules/sides.ts';
import { characterOf } from '../../seats/characters.ts';
import type { App } from '../app.ts';
import { nameOf, whoOf } from '../setup/who-sits.ts';
import { watchedOf } from '../watching/watched.ts';
import { button } from '../widgets.ts';
import { dealTable, resultCurve } from './result-curve.ts';
import { losersOf } from './standings.ts';
import { narrowestOf, type TurningPoint, totalsByDeal, totalsBySide, turningPointOf } from './turning-point.ts';

/** Returns the story of a match; nothing for a single seat. `best`: the sentence about the player's best move. */
export function resultStory(app: App, texts: SetUpTexts, now: Situation, game: Game, best: unknown) {
  const match = app.match.now();
  if (!match || now.sitters.length === 1) return nothing;
  const { sides } = now.seen;
  const byDeal = totalsBySide(totalsByDeal(match.finished, now.sitters.length), sides);
  const { points } = game;
  const losers = losersOf(now.standing, game);
  const deciding = losers.length > 0 ? losers : (now.standing.winners ?? []);
  const lit = allSides(sides).filter((side) => deciding.some((seat) => sides[seat] === side));
  const turning =
    points === 'lost' && losers.length === 0
      ? // 7.5, 20.7: the fewest points win, so the totals are negated.
        turningPointOf(
          byDeal.map((totals) => totals.map((total) => -total)),
          'won',
          lit,
        )
      : turningPointOf(byDeal, points, lit);
  const target = Number(now.seen.options.target ?? 0);
  const turn = turning && 'deal' in turning ? turning.deal : null;
  const accounts = allSides(sides).map((side) => ({
    name: nameOf(texts, now, side),
    seats: seatsOfSide(sides, side).map((seat) => ({ seat, sitter: now.sitters[seat] ?? { name: '', kind: 'bot' } })),
  }));
  return html`<div class="story">
    ${best}
    ${byDeal.length > 2 ? resultCurve({ byDeal, accounts, points, target, lit, turn }, texts) : nothing}
    ${turning ? html`<p class="story-turn">${turningWords(turning, now, texts)}</p>` : nothing}
    <div class="story-watch">
      ${watchButton(app, texts, turn)} ${byDeal.length > 2 ? dealTable({ byDeal, accounts }, texts) : nothing}
    </div>
  </div>`;
}

function turningWords(turning: TurningPoint, now: Situation, { result: { turning: words } }: SetUpTexts): string {
  const who = whoOf(now, turning.side);
  return turning.kind === 'ledThroughout'
    ? words.ledThroughout(who)
    : words[turning.kind](who, turning.deal, turning.points);
}

/** Returns the button that replays the match, from the deal in which it turned. */
function watchButton(app: App, texts: SetUpTexts, turn: number | null) {
  const words = texts.result;
  const watch = () => {
    const match = app.match.now();
    if (match)
      app.watching.open({
        match: watchedOf(match, match.sitters),
        ...(turn === null ? {} : { from: { deal: turn, move: 0 } }),
        mayPlayOn: true,
      });
  };
  return button({ text: turn === null ? words.watch : words.watchDeal(turn), onPress: watch });
}

/** Shows the number of choices at each tile of a deal for one, and where there was only one. */
export function aloneStory(app: App, texts: SetUpTexts) {
  const match = app.match.now();
  if (!match) return nothing;
  const ways = waysOf(match);
  const narrow = narrowestOf(ways);
  const words = texts.alone;
  const most = Math.max(1, ...ways);
  return html`<div class="story">
    ${
      ways.length === 0
        ? nothing
        : html`<ol class="ways" aria-label=${words.ways}>
      ${ways.map(
        (count, n) =>
          html`<li class=${count === 1 ? 'is-narrow' : nothing} .style=${`--part:${count / most}`}>
            <span class="sr">${words.waysAt(n + 1, count)}</span>
          </li>`,
      )}
    </ol>
    <p class="story-turn">${narrow ? words.narrow(narrow.from, narrow.to) : words.wide}</p>`
    }
    <div class="story-watch">${watchButton(app, texts, null)}</div>
  </div>`;
}

/** Returns the number of possible moves at each choice in the deal. */
function waysOf(match: NonNullable<ReturnType<App['match']['now']>>): readonly number[] {
  const [moves = []] = match.log;
  const { game, options, seats, seed, given } = match;
  const dealt = beginMatch(game, options, seats, seed, given);
  const ways: number[] = [];
  moves.reduce((progress, move) => {
    const isForced = move.do === 'draw' || (move.do === 'lead' && move.turnedUp);
    if (!isForced) ways.push(progress.moves.length);
    return playMove(progress, move).progress;
  }, dealt);
  return ways;
}

/** Returns a character's closing remark after the match; `null` if there is none. */
export function lastWord(app: App, { bots }: BotTexts, { sitters, standing }: Situation, seat: Seat, isHappy: boolean) {
  const sitter = sitters[seat];
  const character = sitter && characterOf(sitter);
  if (!character || !app.settings.now.words) return null;
  const lines = bots.own[character.id][isHappy ? 'won' : 'lost'];
  // The remark changes from match to match, but not while the screen is shown.
  const turn = standing.totals.reduce((sum, total) => sum + total, standing.deals);
  return lines[turn % lines.length] ?? null;
}
