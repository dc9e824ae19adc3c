/** Small pictures of the games' tables, drawn like the table itself: those in view first, then all others. */
import { html, type TemplateResult } from 'lit-html';
import { ref } from 'lit-html/directives/ref.js';
import { until } from 'lit-html/directives/until.js';
import type { Situation } from '../../match/ports.ts';
import type { Game } from '../../rules/game.ts';
import type { App } from '../app.ts';
import { nextFrame } from '../next-frame.ts';
import { midDeal } from '../rules/stills.ts';
import './game.css';

/** Returns the picture of a game, decorative only; empty if the browser cannot draw one. */
export type GamePicture = (game: Game) => TemplateResult;

export function createGamePictures({ texts, settings, pictures, redraw }: App): GamePicture {
  /** The moments of pictures that are drawn, or being drawn, by game. */
  const moments = new Map<string, Situation | null>();
  /** The places of all other pictures, and those of them that have been in view. */
  const awaited = new Map<Element, Game>();
  const inView = new Set<Element>();
  let isDrawing = false;

  /** Returns the next game without a picture, those in view first. Slow graphics draw only those in view. */
  const nextGame = () => {
    const others = settings.now.quality === 'low' ? [] : awaited.keys();
    for (const place of [...inView, ...others]) {
      const game = awaited.get(place);
      inView.delete(place);
      awaited.delete(place);
      if (game && place.isConnected && !moments.has(game.id)) return game;
    }
    return null;
  };
  const drawAll = async () => {
    if (isDrawing) return;
    isDrawing = true;
    for (let game = nextGame(); game; game = nextGame()) {
      await nextFrame();
      const moment = midDeal(game, texts);
      moments.set(game.id, moment);
      if (moment) await pictures.table(moment, 'card');
      redraw();
    }
    isDrawing = false;
  };
  const watch = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      watch.unobserve(target);
      inView.add(target);
    }
    if (inView.size > 0) drawAll().catch(reportError);
  });
  const wait = (game: Game) => (place: Element | undefined) => {
    if (!place || moments.has(game.id) || awaited.has(place)) return;
    awaited.set(place, game);
    watch.observe(place);
  };
  const drawn = (game: Game) => {
    const moment = moments.get(game.id);
    return moment ? until(pictures.table(moment, 'card')) : null;
  };
  return (game) => html`<span class="game-picture" aria-hidden="true" ${ref(wait(game))}>${drawn(game)}</span>`;
}
