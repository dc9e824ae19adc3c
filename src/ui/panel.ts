/** A panel of the atlas, stretched; the shadow and the glow lie in a margin around it. */
import { NineSliceSprite } from 'pixi.js';
import { type HudAtlas, MARGIN } from './hud-atlas.ts';
import type { PanelName } from './panels.ts';
import type { Rect } from './rect.ts';

export class Panel extends NineSliceSprite {
  readonly #atlas: HudAtlas;

  constructor(atlas: HudAtlas, name: PanelName) {
    super({ texture: atlas.panel(name), label: `panel ${name}`, eventMode: 'none' });
    this.#atlas = atlas;
  }

  show(name: PanelName): void {
    this.texture = this.#atlas.panel(name);
    this.label = `panel ${name}`;
  }

  /** Fills that room, in pixels at unit 1. */
  cover({ x, y, width, height }: Rect): void {
    this.position.set(x - MARGIN, y - MARGIN);
    this.setSize(width + 2 * MARGIN, height + 2 * MARGIN);
  }
}
