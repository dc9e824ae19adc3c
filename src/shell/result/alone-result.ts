import { html, nothing } from 'lit-html';
import { clockTime } from '../../i18n/clock-time.ts';
import type { BotTexts, SetUpTexts } from '../../i18n/index.ts';
import type { MatchContext } from '../../match/match-setup.ts';
import type { Situation } from '../../match/ports.ts';
import { toHex } from '../../rules/chance.ts';
import type { Game } from '../../rules/game.ts';
import { halves } from '../../rules/tiles.ts';
import type { App } from '../app.ts';
import { newFeats } from '../book/feat-list.ts';
import { searchOf } from '../deal-address.ts';
import { dealOfSeed } from '../deal-number.ts';
import { pageKindOf } from '../kinds/all.ts';
import { createLastChance } from '../screens/last-chance-view.ts';
import { pictureFile } from '../screens/share-picture.ts';
import type { SharingView } from '../screens/sharing.ts';
import { openPlayTimes } from '../store/play-times.ts';
import { tellsTimes } from '../store/share-times.ts';
import { type Day, dayOf } from '../today/day.ts';
import { createDayMosaicCards } from '../today/day-mosaic-cards.ts';
import { dayMosaicOf } from '../today/day-mosaics.ts';
import { mosaicPicture } from '../today/day-picture.ts';
import { mosaicShape } from '../today/mosaic-shape.ts';
import { board, button } from '../widgets.ts';
import { deeperLook } from './deeper-look.ts';
import { crest } from './result-screen.ts';
import { aloneStory } from './result-story.ts';

/** The result of a deal for one: its outcome, its name, the last chance to win, and the tally so far. */
export function createAloneResult(app: App, texts: SetUpTexts & BotTexts, sharing: SharingView) {
  const { matches, match, send } = app;
  const words = texts.alone;
  const lastChance = createLastChance(app, texts);
  const mosaics = createDayMosaicCards(app, texts);
  /** Returns the buttons for the next mosaic of the day, and for the day. */
  const onwards = (day: Day) => {
    const next = mosaics.next(day);
    const toDay = () => send({ type: 'TODAY', day: day === dayOf(new Date()) ? null : day });
    return html`
      ${next ? button({ text: next.text, main: true, focus: true, onPress: next.play }) : nothing}
      ${button({ text: texts.today.toDay, main: !next, focus: !next, onPress: toDay })}
    `;
  };
  return (now: Situation, game: Game) => {
    const { seen, standing, sitters } = now;
    const isSolved = standing.winners?.length === 1;
    const played = match.now();
    const deal = played ? dealOfSeed(toHex(played.seed)) : null;
    const deals = pageKindOf(game).deals;
    const buttons = deals.buttons(texts);
    const name = deal === null ? '' : deals.name(texts, seen.game, deal);
    const lost = !isSolved && deals.hasLastChance ? played : null;
    // 22.4: a deal that could not have been won is not offered again.
    const repeated = lost && lastChance.isHopeless(lost) ? null : deal;
    const another = deal === null ? undefined : deals.after(deal);
    const search = deal === null ? null : searchOf(game, seen.options, sitters, deal);
    const time = timesOf(app, game, deal, isSolved);
    const told = texts.deals.solved(name, isSolved, search === null ? null : app.address(search));
    const whole = tellsTimes(app.store) && time.own !== null ? `${told}\n${clockTime(time.own)}` : told;
    const tally = matches.solved(seen.game);
    const play = (number?: number) => matches.play(game, seen.options, sitters, number);
    const day = deal === null ? null : (dayMosaicOf(seen.game, deal)?.day ?? null);
    return board({
      id: 'result',
      title: isSolved ? words.solved : words.lost,
      kind: 'page',
      crest: isSolved ? crest(texts, now, [0], true) : undefined,
      body: html`
        <p class="sheet-how">
          ${words.moves(seen.laid.length)} ${isSolved ? nothing : leftWords(now, game, texts)}
        </p>
        ${deal === null ? nothing : html`<p class="sheet-how">${name}</p>`} ${timeLine(texts, time)}
        ${lost ? lastChance.view(lost) : nothing}
        ${isSolved ? nothing : boneyardView(app, texts, now)}
        ${newFeats(app, texts)} ${aloneStory(app, texts)}
        <p class="note">${words.tally(tally.solved, tally.played)}</p>
        ${repeated === null ? nothing : html`<div class="sharing">${sharing.button(texts.deals.challenge, whole, () => mosaicFile(played, isSolved, name))}</div>`}
        ${sharing.said(whole)} ${deeperLook(app, texts)}
      `,
      foot: html`
        ${day === null ? button({ text: buttons.next, main: true, focus: true, onPress: () => play(another) }) : onwards(day)}
        ${repeated === null ? nothing : button({ text: buttons.again, onPress: () => play(repeated) })}
        ${button({ text: texts.result.leave, onPress: () => send({ type: 'BACK' }) })}
      `,
    });
  };
}

/** The time of a solved deal for one and the best of all, in milliseconds; `null` where none was measured. */
function timesOf({ store, match }: App, game: Game, deal: number | null, isSolved: boolean) {
  const times = openPlayTimes(store);
  const own = isSolved ? times.of(match.id() ?? '') : null;
  return { own, best: deal === null ? null : times.best(game.id, deal) };
}

function timeLine({ room: words }: SetUpTexts, { own, best }: ReturnType<typeof timesOf>) {
  if (own === null) return nothing;
  const isBest = best === null || best >= own;
  return html`<p class="sheet-how">${words.time(own)} ${isBest ? nothing : words.best(best)}</p>`;
}

/** Returns the picture of a solved mosaic for sharing; `null` for any other deal. */
async function mosaicFile(played: MatchContext | null, isSolved: boolean, name: string): Promise<File | null> {
  const puzzle = isSolved ? played?.deal.puzzle : undefined;
  const [title = name, ...rest] = name.split(', ');
  const canvas = puzzle ? mosaicPicture(document, mosaicShape(puzzle), [title, rest.join(', ')]) : null;
  return canvas && pictureFile(canvas, 'star-dominoes-mosaic.png');
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
