import { html, nothing } from 'lit-html';
import type { BotTexts, SetUpTexts } from '../../i18n/index.ts';
import type { Situation } from '../../match/ports.ts';
import { toHex } from '../../rules/chance.ts';
import type { Game } from '../../rules/game.ts';
import { halves } from '../../rules/tiles.ts';
import type { App } from '../app.ts';
import { newFeats } from '../book/feat-list.ts';
import { searchOf } from '../deal-address.ts';
import { dealOfSeed } from '../deal-number.ts';
import { dealPagesOf, pageKindOf } from '../kinds/all.ts';
import { createLastChance } from '../screens/last-chance-view.ts';
import type { SharingView } from '../screens/sharing.ts';
import { board, button } from '../widgets.ts';
import { deeperLook } from './deeper-look.ts';
import { crest } from './result-screen.ts';
import { aloneStory } from './result-story.ts';

/** The result of a deal for one: its outcome, its name, the last chance to win, and the tally so far. */
export function createAloneResult(app: App, texts: SetUpTexts & BotTexts, sharing: SharingView) {
  const { matches, match, send } = app;
  const words = texts.alone;
  const lastChance = createLastChance(app, texts);
  return (now: Situation, game: Game) => {
    const { seen, standing, sitters } = now;
    const isSolved = standing.winners?.length === 1;
    const played = match.now();
    const deal = played ? dealOfSeed(toHex(played.seed)) : null;
    const deals = dealPagesOf(game);
    const buttons = deals.buttons(texts);
    const name = deal === null ? '' : deals.name(texts, seen.game, deal);
    const lost = !isSolved && deals.hasLastChance ? played : null;
    // 22.4: a deal that could not have been won is not offered again.
    const repeated = lost && lastChance.isHopeless(lost) ? null : deal;
    const another = deal === null ? undefined : deals.after(deal);
    const search = deal === null ? null : searchOf(game, seen.options, sitters, deal);
    const whole = texts.deals.solved(name, isSolved, search === null ? null : app.address(search));
    const tally = matches.solved(seen.game);
    const play = (number?: number) => matches.play(game, seen.options, sitters, number);
    return board({
      id: 'result',
      title: isSolved ? words.solved : words.lost,
      kind: 'page',
      crest: isSolved ? crest(texts, now, [0], true) : undefined,
      body: html`
        <p class="sheet-how">
          ${words.moves(seen.laid.length)} ${isSolved ? nothing : leftWords(now, game, texts)}
        </p>
        ${deal === null ? nothing : html`<p class="sheet-how">${name}</p>`}
        ${lost ? lastChance.view(lost) : nothing}
        ${isSolved ? nothing : boneyardView(app, texts, now)}
        ${newFeats(app, texts)} ${aloneStory(app, texts)}
        <p class="note">${words.tally(tally.solved, tally.played)}</p>
        ${repeated === null ? nothing : html`<div class="sharing">${sharing.button(texts.deals.challenge, whole)}</div>`}
        ${sharing.said(whole)} ${deeperLook(app, texts)}
      `,
      foot: html`
        ${button({ text: buttons.next, main: true, focus: true, onPress: () => play(another) })}
        ${repeated === null ? nothing : button({ text: buttons.again, onPress: () => play(repeated) })}
        ${button({ text: texts.result.leave, onPress: () => send({ type: 'BACK' }) })}
      `,
    });
  };
}

/** Shows the boneyard in the order in which its tiles would have been drawn. */
function boneyardView({ pictures }: App, texts: SetUpTexts, { seen }: Situation) {
  const tiles = seen.boneyard.flatMap((at) => seen.heap[at] ?? []);
  if (tiles.length === 0) return nothing;
  const symbols = pictures.symbols(seen);
  return html`<p class="field-label">${texts.alone.toCome}</p>
    <div class="heap">
      ${tiles.map(
        (tile) =>
          html`<span class="review-tile"
            ><span class="sr">${texts.tile(tile)}. </span>${pictures.face(...halves(tile), symbols)}</span
          >`,
      )}
    </div>`;
}

/** Returns the words for the tiles that are left. */
function leftWords({ seen }: Situation, game: Game, texts: SetUpTexts): string {
  const held = seen.hands[0]?.length ?? 0;
  return pageKindOf(game).lost(texts, held, held + seen.boneyard.length);
}
