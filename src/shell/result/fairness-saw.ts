import { html, nothing } from 'lit-html';
import type { Symbols } from '../../art/symbols.ts';
import type { BotTexts } from '../../i18n/index.ts';
import { moveWords } from '../../i18n/move-words.ts';
import { type DealHistory, historyOf } from '../../match/deal-history.ts';
import type { MatchContext } from '../../match/match-setup.ts';
import type { Situation } from '../../match/ports.ts';
import { situationOf } from '../../match/situation.ts';
import type { Seat, Tile } from '../../rules/game.ts';
import { halves } from '../../rules/tiles.ts';
import type { App } from '../app.ts';
import { whoAt } from '../setup/who-sits.ts';
import { choice } from '../widgets.ts';
import { pictureOf } from './review-costly.ts';

/** Shows what a seat saw at a moment of a completed deal. A bot at that seat received the same. */
export function createSaw(app: App, texts: BotTexts) {
  const words = texts.bots.fairness;
  let told: { readonly commitment: string; readonly history: DealHistory } | null = null;
  let seat: Seat = 1;
  let step = 0;
  /** The moment whose picture is shown. While the slider moves, none is drawn. */
  let pictured: { readonly key: string; readonly now: Situation } | null = null;

  const storyFor = (match: MatchContext, deal: number): DealHistory => {
    const commitment = match.finished.find((each) => each.deal === deal)?.commitment ?? '';
    if (told?.commitment !== commitment) {
      told = { commitment, history: historyOf(match, deal) };
      step = 0;
    }
    return told.history;
  };
  const tile = (face: Tile | null, isOwn: boolean, symbols: Symbols) => {
    if (face === null)
      return html`<span><span class="sr">${words.hidden}, </span><i class="tile tile-back" aria-hidden="true"></i></span>`;
    return html`<span class=${isOwn ? 'is-own' : nothing}><span class="sr">${texts.tile(face)}, </span>${app.pictures.face(...halves(face), symbols)}</span>`;
  };

  return (match: MatchContext, deal: number) => {
    const history = storyFor(match, deal);
    const { sitters } = match;
    const looks = Math.min(seat, sitters.length - 1);
    // The last step turns up all hands; before it, each player saw only their own.
    const last = history.length - 2;
    const progress = history[Math.min(step, last)];
    if (!progress) return nothing;
    const now = situationOf({ ...progress, sitters, holder: looks }, looks);
    const key = `${told?.commitment} ${looks} ${step}`;
    const next = history[Math.min(step, last) + 1]?.log.at(-1)?.at(-1);
    const mover = progress.deal.turn?.seat;
    const own = new Set(now.seen.hands[looks]);
    const symbols = app.pictures.symbols(now.seen);
    const known = now.seen.heap.filter((face) => face !== null).length;
    return html`
      ${choice({
        id: 'saw-seat',
        label: words.seat,
        choices: sitters.map(({ name }, value) => ({ value, text: name })),
        value: looks,
        onChange(value) {
          seat = value;
          pictured = null;
          app.redraw();
        },
      })}
      <label class="field">
        <span class="field-label">${texts.withColon(words.moment)} ${words.at(Math.min(step, last), last)}</span>
        <input
          type="range"
          min="0"
          max=${last}
          .value=${`${Math.min(step, last)}`}
          @change=${() => {
            pictured = { key, now };
            app.redraw();
          }}
          @input=${({ target }: Event) => {
            if (target instanceof HTMLInputElement) step = Number(target.value);
            app.redraw();
          }}
        />
      </label>
      <p>${words.knew(whoAt(now, looks), known, now.seen.heap.length)}</p>
      <div class="heap">${now.seen.heap.map((face, at) => tile(face, own.has(at), symbols))}</div>
      ${
        next && mover !== undefined
          ? html`<p>${words.did(
              whoAt(now, mover),
              moveWords(next, progress.game, progress.deal, texts, 'move', (seat) => whoAt(now, seat)),
            )}</p>`
          : nothing
      }
      ${pictured?.key === key ? pictureOf(app, pictured.now) : nothing}
    `;
  };
}
