/** Stones along the track of a running total (15.2), one for each scoring number. */
import { Container } from 'pixi.js';
import { Digits } from './digits.ts';
import type { HudAtlas } from './hud-atlas.ts';
import { Panel } from './panel.ts';
import type { Point } from './rect.ts';

/** A scoring number and its stone. The point is the stone's middle, in pixels at unit 1. */
export interface MilestoneState extends Point {
  readonly at: number;
  readonly state: 'behind' | 'next' | 'ahead';
}

/** Pixels at unit 1. */
const HEIGHT = 21;
const DIGITS = 15;
const PAD = 6;
const COLOURS: Readonly<Record<MilestoneState['state'], number>> = {
  behind: 0xd3c6a6,
  next: 0xf3bd8b,
  ahead: 0xf6eedb,
};
/** The opacity of a stone that has been passed. */
const BEHIND = 0.65;

/** Creates a stone with its middle at 0. */
function createStone(atlas: HudAtlas) {
  const container = new Container({ label: 'milestone', eventMode: 'none' });
  const panel = new Panel(atlas, 'strip');
  const halo = new Panel(atlas, 'halo');
  const digits = new Digits(atlas, DIGITS);
  container.addChild(panel, halo, digits);
  return {
    container,
    show({ at, state, x, y }: MilestoneState) {
      container.label = `milestone ${at}`;
      container.position.set(x, y);
      container.alpha = state === 'behind' ? BEHIND : 1;
      digits.showCentred(at, COLOURS[state]);
      const width = digits.room + 2 * PAD;
      const rect = { x: -width / 2, y: -HEIGHT / 2, width, height: HEIGHT };
      panel.cover(rect);
      halo.cover(rect);
      halo.visible = state === 'next';
    },
  };
}

export class Milestones extends Container {
  readonly #atlas: HudAtlas;
  readonly #stones: ReturnType<typeof createStone>[] = [];

  constructor(atlas: HudAtlas) {
    super({ label: 'milestones', eventMode: 'none' });
    this.#atlas = atlas;
  }

  show(states: readonly MilestoneState[]): void {
    while (this.#stones.length < states.length) {
      const stone = createStone(this.#atlas);
      this.addChild(stone.container);
      this.#stones.push(stone);
    }
    for (const [k, stone] of this.#stones.entries()) {
      const state = states[k];
      stone.container.visible = state !== undefined;
      if (state) stone.show(state);
    }
  }
}
