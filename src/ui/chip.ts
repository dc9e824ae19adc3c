/** An end chip: one arm's open end where a finger can always reach it. */
import { Container, Sprite } from 'pixi.js';
import { blend } from './colours.ts';
import { Digits } from './digits.ts';
import type { HudAtlas } from './hud-atlas.ts';
import type { ChipState } from './hud-model.ts';
import { Panel } from './panel.ts';
import { type ButtonPanels, PanelButton } from './panel-button.ts';
import type { PanelName } from './panels.ts';
import type { Rect } from './rect.ts';
import { COPPER_LIGHT, IVORY } from './style.ts';

export interface ChipOptions {
  readonly atlas: HudAtlas;
  onPress(): void;
  requestRender(): void;
}

const always = (panel: PanelName): ButtonPanels => ({ rest: panel, hover: panel, pressed: panel, disabled: panel });
const PANELS: Record<ChipState['state'], ButtonPanels> = {
  open: { ...always('face'), pressed: 'face-pressed' },
  free: always('hollow'),
  closed: always('back'),
  dead: always('bare'),
};
const FROM_EDGE = 8.5;
/** How far a bar lies from the edge: where a notch would end, and farther in at a corner, which it lies across. */
const BAR_FROM_EDGE = 6.5;
const BAR_FROM_CORNER = 9.5;

export class Chip extends Container {
  readonly #atlas: HudAtlas;
  readonly #button: PanelButton;
  readonly #halo: Panel;
  readonly #digits: Digits;
  readonly #closed: Sprite;
  readonly #bar: Sprite;
  readonly #notch: Sprite;
  readonly #frame: Panel;
  #rect: Rect = { x: 0, y: 0, width: 44, height: 44 };
  #state: ChipState | null = null;

  constructor({ atlas, onPress, requestRender }: ChipOptions) {
    super({ visible: false, label: 'end chip' });
    this.#atlas = atlas;
    this.#button = new PanelButton({ atlas, panels: PANELS.open, label: 'button', onPress, requestRender });
    this.#halo = new Panel(atlas, 'halo');
    this.#digits = new Digits(atlas, 26);
    this.#closed = new Sprite({ texture: atlas.icon('back-star'), anchor: 0.5, label: 'back star' });
    this.#bar = new Sprite({ texture: atlas.icon('bar'), anchor: 0.5, label: 'bar' });
    this.#notch = new Sprite({ texture: atlas.icon('notch'), anchor: 0.5, label: 'notch' });
    this.#frame = new Panel(atlas, 'frame');
    const above = [this.#halo, this.#frame, this.#notch, this.#closed, this.#digits, this.#bar];
    this.addChild(this.#button, ...above);
    for (const part of above) part.eventMode = 'none';
  }

  /** Where the chip lies. Pixels at unit 1. */
  place(rect: Rect): void {
    this.#rect = rect;
    this.#draw();
  }

  /** `null` hides it. */
  show(state: ChipState | null): void {
    this.#state = state;
    this.label = `end chip ${state?.arm ?? 'free'}`;
    this.visible = state !== null;
    this.#draw();
  }

  release(): void {
    this.#button.release();
  }

  #draw(): void {
    const state = this.#state;
    if (!state) return;
    const { x, y, width, height } = this.#rect;
    this.position.set(x, y);
    this.#button.usePanels(PANELS[state.state]);
    this.#button.place({ x: 0, y: 0, width, height });
    this.#halo.visible = state.playable;
    for (const panel of [this.#halo, this.#frame]) panel.cover({ x: 0, y: 0, width, height });

    const { pips, mark, wood, cloth } = this.#atlas.theme;
    const own = pips[state.pips] ?? 0;
    const figure = { open: own, free: blend(IVORY, cloth[0], 0.25), dead: blend(IVORY, wood[1], 0.35), closed: own };
    this.#digits.visible = state.state !== 'closed';
    this.#digits.showCentred(state.pips, figure[state.state]);
    this.#digits.position.set(width / 2, height / 2);
    this.#closed.visible = state.state === 'closed';
    this.#closed.position.set(width / 2, height / 2);
    this.#frame.visible = state.last;
    this.#notch.tint = state.state === 'open' ? blend(mark, 0x000000, 0.15) : COPPER_LIGHT;
    this.#notch.visible = state.angle !== undefined && state.state !== 'dead';
    this.#bar.visible = state.state === 'dead';
    // Which way an arm goes is not known to all games: its bar lies below the number.
    const angle = state.angle ?? Math.PI;
    this.#stand(this.#notch, angle, FROM_EDGE);
    const corner = Math.abs(Math.sin(2 * angle));
    this.#stand(this.#bar, angle, BAR_FROM_EDGE + (BAR_FROM_CORNER - BAR_FROM_EDGE) * corner);
    // The number makes room for what stands at the edge.
    const aside = state.state === 'dead' ? 6 : state.angle === undefined ? 0 : 4.5;
    this.#digits.x -= Math.sin(angle) * aside;
    this.#digits.y += Math.cos(angle) * aside;
  }

  /** An icon lies where a line from the chip's middle along the arm comes near the edge. */
  #stand(icon: Sprite, angle: number, inside: number): void {
    const { width, height } = this.#rect;
    const [dx, dy] = [Math.sin(angle), -Math.cos(angle)];
    const reach = Math.min(
      (width / 2 - inside) / Math.max(1e-6, Math.abs(dx)),
      (height / 2 - inside) / Math.max(1e-6, Math.abs(dy)),
    );
    icon.position.set(width / 2 + dx * reach, height / 2 + dy * reach);
    icon.rotation = angle;
  }
}
