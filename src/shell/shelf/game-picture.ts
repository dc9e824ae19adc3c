/** Small pictures of the games' tables, drawn by the table itself: first those that are in view, then all others. */
import { html, type TemplateResult } from 'lit-html';
import { ref } from 'lit-html/directives/ref.js';
import { until } from 'lit-html/directives/until.js';
import type { Situation } from '../../match/ports.ts';
import type { Game } from '../../rules/game.ts';
import type { App } from '../app.ts';
import { nextFrame } from '../next-frame.ts';
import { middleOf } from '../rules/stills.ts';
import './game.css';

/** The picture of a game, for the eye alone; it stays empty where the browser cannot draw one. */
export type GamePicture = (game: Game) => TemplateResult;

export function createGamePictures({ texts, settings, pictures, redraw }: App): GamePicture {
  /** What the pictures show that were drawn, or are. */
  const moments = new Map<string, Situation | null>();
  /** The places of all others, and those among them that have been in view. */
  const awaited = new Map<Element, Game>();
  const inView = new Set<Element>();
  let isDrawing = false;

  /** The game of an empty place on the page. Whoever looks at some looks at the others soon, but slow graphics draw no more than is seen. */
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
      const moment = middleOf(game, texts);
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
