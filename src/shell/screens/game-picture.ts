/** A small picture of a game's table, drawn by the table itself once it comes into view. */
import { html, type TemplateResult } from 'lit-html';
import { ref } from 'lit-html/directives/ref.js';
import { until } from 'lit-html/directives/until.js';
import type { Situation } from '../../match/ports.ts';
import type { Game } from '../../rules/game.ts';
import type { App } from '../app.ts';
import { middleOf } from '../rules/stills.ts';
import './game.css';

/** The picture of a game, for the eye alone; it stays empty where the browser cannot draw one. */
export type GamePicture = (game: Game) => TemplateResult;

export function createGamePictures({ texts, pictures, redraw }: App): GamePicture {
  const middles = new Map<string, Situation | null>();
  const frames = new WeakMap<Element, string>();
  /** The games whose pictures have come into view. */
  const wanted = new Set<string>();
  const watch = new IntersectionObserver((entries) => {
    const seen = entries.filter(({ isIntersecting }) => isIntersecting);
    for (const { target } of seen) {
      wanted.add(frames.get(target) ?? '');
      watch.unobserve(target);
    }
    if (seen.length > 0) redraw();
  });
  const middle = (game: Game) => {
    if (!middles.has(game.id)) middles.set(game.id, middleOf(game, texts));
    return middles.get(game.id) ?? null;
  };
  const drawn = (game: Game) => {
    const now = wanted.has(game.id) ? middle(game) : null;
    return now && until(pictures.table(now, 'card'));
  };
  return (game) =>
    html`<span class="game-picture" aria-hidden="true" ${ref((frame) => {
      if (!frame || wanted.has(game.id)) return;
      frames.set(frame, game.id);
      watch.observe(frame);
    })}>${drawn(game)}</span>`;
}
