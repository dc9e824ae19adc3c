/** The name of a button, shown beside it. */
import type { HudAtlas } from './hud-atlas.ts';
import { namePlace } from './name-place.ts';
import type { Rect } from './rect.ts';
import type { Regions } from './screen-regions.ts';
import { Strip } from './strip.ts';
import { BODY } from './style.ts';

export class NameTag extends Strip {
  constructor(atlas: HudAtlas, density: number) {
    super(atlas, density, BODY, 'name');
  }

  /** Shows the name beside the button at `rect`; pixels at unit 1. */
  show(words: string, rect: Rect, { width, height }: Pick<Regions, 'width' | 'height'>): void {
    const { x, y } = namePlace(this.say(words, width), rect, { width, height });
    this.position.set(x, y);
  }
}
