/** Players who change places: the tokens of those who get up and of those who sit down slide past one another. */
import { Container, Sprite } from 'pixi.js';
import { easeInOut } from '../motion/ease.ts';
import type { HudTheme } from './hud-theme.ts';
import { type PaintedMedallion, paintedTexture, paintMedallion } from './paint-medallion.ts';
import type { Point } from './rect.ts';

/** The middle of a place, and the diameter of a token that lies there, CSS pixels. */
export type TokenPlace = Point & { readonly size: number };

/** A token, and its way. */
export interface MovingToken extends PaintedMedallion {
  readonly from: TokenPlace;
  readonly to: TokenPlace;
}

interface ChangingPlacesOptions {
  /** The tokens: first of the players who get up. */
  readonly tokens: readonly MovingToken[];
  readonly theme: HudTheme;
  /** Device pixels per CSS pixel. */
  readonly density: number;
}

/** The part of the time by which the last token starts later than the first. */
const LATER = 0.3;
/** The greatest size of a token on its way, relative to its places. */
const LIFTED = 1.25;

export class ChangingPlaces extends Container {
  readonly #tokens: readonly MovingToken[];
  readonly #sprites: readonly Sprite[];

  constructor({ tokens, theme, density }: ChangingPlacesOptions) {
    super({ label: 'changing places', eventMode: 'none' });
    this.#tokens = tokens;
    this.#sprites = tokens.map((token, k) => {
      const size = Math.max(token.from.size, token.to.size);
      const texture = paintedTexture(size, size, density, (ctx) => paintMedallion(ctx, token, size, theme));
      return new Sprite({ texture, anchor: 0.5, label: `token ${k}` });
    });
    this.addChild(...this.#sprites);
    this.show(0);
  }

  /** Shows a moment, 0…1. */
  show(progress: number): void {
    for (const [k, { from, to }] of this.#tokens.entries()) {
      const start = (LATER * k) / Math.max(1, this.#tokens.length - 1);
      const way = easeInOut(Math.max(0, Math.min(1, (progress - start) / (1 - LATER))));
      const between = (a: number, b: number) => a + (b - a) * way;
      const size = between(from.size, to.size) * (1 + (LIFTED - 1) * Math.sin(way * Math.PI));
      const sprite = this.#sprites[k];
      sprite?.position.set(between(from.x, to.x), between(from.y, to.y));
      sprite?.setSize(size);
    }
  }

  override destroy(): void {
    const textures = this.#sprites.map(({ texture }) => texture);
    super.destroy({ children: true });
    for (const texture of textures) texture.destroy(true);
  }
}
