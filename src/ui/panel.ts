/** A panel of the atlas, stretched; the shadow and the glow lie in a margin around it. */
import { Mesh, NineSliceGeometry } from 'pixi.js';
import { CORNER, type HudAtlas, MARGIN, STRETCHED } from './hud-atlas.ts';
import type { PanelName } from './panels.ts';
import type { Rect } from './rect.ts';

const TOP_LEFT = { x: 0, y: 0 };

/** `NineSliceSprite` would bring its pipe for canvases along (5 kB); the pipe for meshes is there. */
export class Panel extends Mesh<NineSliceGeometry> {
  readonly #atlas: HudAtlas;

  constructor(atlas: HudAtlas, name: PanelName) {
    const geometry = new NineSliceGeometry({
      anchor: TOP_LEFT,
      originalWidth: STRETCHED,
      originalHeight: STRETCHED,
      leftWidth: CORNER,
      topHeight: CORNER,
      rightWidth: CORNER,
      bottomHeight: CORNER,
    });
    super({ geometry, texture: atlas.panel(name), label: `panel ${name}`, eventMode: 'none' });
    this.#atlas = atlas;
  }

  show(name: PanelName): void {
    this.texture = this.#atlas.panel(name);
    this.label = `panel ${name}`;
  }

  /** Fills that room, in pixels at unit 1. */
  cover({ x, y, width, height }: Rect): void {
    this.position.set(x - MARGIN, y - MARGIN);
    this.geometry.update({ width: width + 2 * MARGIN, height: height + 2 * MARGIN, anchor: TOP_LEFT });
  }
}
