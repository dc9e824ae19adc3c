/** The mosaics of a day as cards, from which they are begun and continued. */
import { html, nothing, svg } from 'lit-html';
import { earthColour } from '../../art/earths.ts';
import type { SetUpTexts } from '../../i18n/index.ts';
import type { MosaicSize } from '../../rules/mosaic/mosaic-puzzle.ts';
import type { App } from '../app.ts';
import { seedOfDeal } from '../deal-number.ts';
import { usualSitters } from '../setup/sitters.ts';
import { openDays } from '../store/days.ts';
import type { Day } from './day.ts';
import { type DayMosaic, MOSAIC_GAME, mosaicsOfDay } from './day-mosaics.ts';
import { placesOfShape } from './mosaic-shape.ts';

export function createDayMosaicCards(app: App, texts: SetUpTexts) {
  const words = texts.today;
  const days = openDays(app.store);
  const gameThere = () => app.matches.games.find(({ id }) => id === MOSAIC_GAME) ?? null;
  const offered = (day: Day): readonly DayMosaic[] => (gameThere() ? mosaicsOfDay(day) : []);
  const solvedOf = (day: Day) => new Map(days.mosaics(day).map((each) => [each.size, each]));
  /** Returns the kept match with a mosaic that is not solved yet. */
  const running = (deal: number) =>
    app.matches
      .all()
      .find(({ setup, isOver }) => !isOver && setup.game === MOSAIC_GAME && setup.seed === seedOfDeal(deal)) ?? null;
  const play = ({ deal }: DayMosaic) => {
    const kept = running(deal);
    const game = gameThere();
    const options = game?.options({}, 1);
    if (kept) app.matches.goOn(kept);
    else if (game && options?.ok) app.matches.playOnce(game, options.value, usualSitters(1, texts), deal);
  };
  const card = (mosaic: DayMosaic, shape: string | undefined) => {
    const state = shape ? words.solved : running(mosaic.deal) ? words.running : words.open;
    return html`<li>
      <button type="button" class="day-mosaic is-${mosaic.size} ${shape ? 'is-solved' : ''}" @click=${() => play(mosaic)}>
        ${shape ? mosaicIcon(shape) : nothing}
        <b>${texts.mosaics.sizes[mosaic.size]}</b> <small>${state}</small>
      </button>
    </li>`;
  };
  return {
    /** Returns the cards of a day; nothing on a day without mosaics. */
    list(day: Day) {
      const all = offered(day);
      if (all.length === 0) return nothing;
      const solved = solvedOf(day);
      return html`<section class="day-mosaics" aria-label=${texts.games[MOSAIC_GAME]?.name ?? MOSAIC_GAME}>
        <p class="note">${words.mosaicNote}</p>
        <ul>${all.map((each) => card(each, solved.get(each.size)?.shape))}</ul>
      </section>`;
    },
    /** Returns the smallest mosaic of a day that is not solved, with its button's words; `null` if there is none. */
    next(day: Day): { readonly text: string; play(): void } | null {
      const solved = solvedOf(day);
      const mosaic = offered(day).find(({ size }) => !solved.has(size));
      return mosaic ? { text: words.playMosaic[mosaic.size satisfies MosaicSize], play: () => play(mosaic) } : null;
    },
    play,
  };
}

/** The side of a place in the small picture. */
const SIDE = 10;

/** Returns a small picture of a solved mosaic; decorative only. */
function mosaicIcon(shape: string) {
  const places = placesOfShape(shape);
  const width = SIDE * (1 + Math.max(...places.map(({ column }) => column)));
  const height = SIDE * (1 + Math.max(...places.map(({ row }) => row)));
  return html`<svg class="day-mosaic-icon" viewBox="-1 -1 ${width + 2} ${height + 2}" aria-hidden="true">
    ${places.map(
      ({ row, column, earth }) =>
        svg`<rect x=${column * SIDE + 0.4} y=${row * SIDE + 0.4} width=${SIDE - 0.8} height=${SIDE - 0.8} fill=${earthColour(earth)} />`,
    )}
  </svg>`;
}
