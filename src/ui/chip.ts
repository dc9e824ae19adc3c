/** An end chip: the open end of an arm, or all free sides of one double, always within reach of a finger. */
import { Container, Sprite } from 'pixi.js';
import { isNumbered } from '../art/symbols.ts';
import type { Later } from '../motion/later.ts';
import { blend } from './colours.ts';
import { Digits } from './digits.ts';
import type { HudAtlas } from './hud-atlas.ts';
import type { ChipState, SeatState } from './hud-model.ts';
import type { Ask } from './linger.ts';
import { Medallion } from './medallion.ts';
import { Panel } from './panel.ts';
import { type ButtonPanels, PanelButton } from './panel-button.ts';
import type { PanelName } from './panels.ts';
import type { Point, Rect } from './rect.ts';
import { COPPER_LIGHT, IVORY } from './style.ts';

export interface ChipOptions {
  readonly atlas: HudAtlas;
  readonly density: number;
  onPress(): void;
  requestRender(): void;
  readonly later: Later;
  /** Called with true when the mouse rests on the chip or a finger holds it, and with false afterwards. */
  readonly onAsk: Ask;
}

const always = (panel: PanelName): ButtonPanels => ({ rest: panel, hover: panel, pressed: panel, disabled: panel });
const PANELS: Record<ChipState['state'], ButtonPanels> = {
  open: { ...always('face'), pressed: 'face-pressed' },
  free: always('hollow'),
  closed: always('back'),
  dead: always('bare'),
};
/** The distance of the notch from the edge. */
const FROM_EDGE = 8.5;
/** The free space at both sides of a long number. */
const SIDE = 6;
/** The distance of the bar from the edge, and from a corner if it lies across one. */
const BAR_FROM_EDGE = 6.5;
const BAR_FROM_CORNER = 9.5;
/** The diameter of the owner's medallion, its distance from both edges, and the shift of the number away from it. */
const OWNER = 20;
const OWNER_INSIDE = 2;
const ASIDE = 3.5;
/** The size of a picture and a number that share a chip. */
const BESIDE = 0.68;

export class Chip extends Container {
  readonly #atlas: HudAtlas;
  readonly #button: PanelButton;
  readonly #halo: Panel;
  readonly #digits: Digits;
  readonly #picture: Sprite;
  readonly #closed: Sprite;
  readonly #bar: Sprite;
  readonly #notch: Sprite;
  readonly #frame: Panel;
  readonly #owner: Medallion;
  readonly #everybody = new Sprite({ anchor: 0.5, label: 'everybody' });

  constructor(options: ChipOptions) {
    const { atlas } = options;
    super({ visible: false, label: 'end chip' });
    this.#atlas = atlas;
    this.#button = new PanelButton({ ...options, panels: PANELS.open, label: 'button' });
    this.#halo = new Panel(atlas, 'halo');
    this.#digits = new Digits(atlas, 26);
    this.#picture = new Sprite({ anchor: 0.5, label: 'picture' });
    this.#closed = new Sprite({ texture: atlas.icon('back-star'), anchor: 0.5, label: 'back star' });
    this.#bar = new Sprite({ texture: atlas.icon('bar'), anchor: 0.5, label: 'bar' });
    this.#notch = new Sprite({ texture: atlas.icon('notch'), anchor: 0.5, label: 'notch' });
    this.#frame = new Panel(atlas, 'frame');
    this.#owner = new Medallion(atlas, options.density);
    const signs = [this.#notch, this.#closed, this.#picture, this.#digits, this.#bar, this.#owner, this.#everybody];
    const above = [this.#halo, this.#frame, ...signs];
    this.addChild(this.#button, ...above);
    for (const part of above) part.eventMode = 'none';
  }

  /** Shows the end in that room; pixels at unit 1. `owner`: the player whose end it is, if it is one player's. */
  show(state: ChipState, { x, y, width, height }: Rect, owner: SeatState | null): void {
    this.label = `end chip ${state.arm}`;
    this.position.set(x, y);
    const rect = { x: 0, y: 0, width, height };
    this.#button.usePanels(PANELS[state.state]);
    this.#button.place(rect);
    this.#halo.visible = state.playable;
    this.#frame.visible = state.last;
    for (const panel of [this.#halo, this.#frame]) panel.cover(rect);
    this.#showEnd(state, width, height);
    this.#showWay(state, width, height);
    this.#showOwner(state, width, owner);
  }

  release(): void {
    this.#button.release();
  }

  /** Shows the number of the end or its picture, or the star of a tile that lies face down and closes it. */
  #showEnd({ pips: number, state, ends }: ChipState, width: number, height: number): void {
    const { pips, wood, cloth } = this.#atlas.theme;
    const own = pips[number ?? 0] ?? 0;
    const colour = { open: own, free: blend(IVORY, cloth[0], 0.25), dead: blend(IVORY, wood[1], 0.35), closed: own };
    this.#closed.visible = state === 'closed';
    this.#picture.visible = false;
    this.#closed.position.set(width / 2, height / 2);
    const isShown = state !== 'closed' && number !== null;
    const isPictured = isShown && this.#showPicture(number, state === 'open' ? null : colour[state]);
    const isAlone = isPictured && ends === 1 && !isNumbered(this.#atlas.theme.symbols);
    this.#digits.visible = isShown && !isAlone;
    this.#digits.showCentred(number ?? 0, colour[state], ends > 1 ? `×${ends}` : '');
    const room = isPictured ? width / 2 - SIDE : width - 2 * SIDE;
    this.#digits.scale.set(Math.min(isPictured ? BESIDE : 1, room / this.#digits.room));
    this.#digits.position.set(isPictured ? 0.72 * width : width / 2, height / 2);
    this.#picture.position.set(isAlone ? width / 2 : 0.34 * width, height / 2);
    this.#picture.scale.set(isAlone ? 1 : BESIDE);
  }

  /** Shows the picture of a number, as a shape of one colour where `tint` is given. Returns false if there is none. */
  #showPicture(number: number, tint: number | null): boolean {
    const texture = this.#atlas.picture(number, tint === null ? 'coloured' : 'shape');
    this.#picture.visible = texture !== null;
    if (!texture) return false;
    this.#picture.texture = texture;
    this.#picture.tint = tint ?? 0xffffff;
    return true;
  }

  /** Shows whose end it is, in an upper corner that has no notch. The number moves aside. */
  #showOwner({ owner, angle = Math.PI }: ChipState, width: number, sitter: SeatState | null): void {
    this.#owner.visible = sitter !== null;
    this.#everybody.visible = owner === null;
    if (owner === undefined) return;
    const isRight = Math.sin(angle) < 0 && Math.cos(angle) > 0;
    const inside = OWNER_INSIDE + OWNER / 2;
    const x = isRight ? width - inside : inside;
    if (sitter) this.#owner.show(sitter, OWNER);
    else {
      this.#everybody.texture = this.#atlas.icon('sun');
      this.#everybody.setSize(OWNER);
    }
    for (const sign of [this.#owner, this.#everybody]) sign.position.set(x, inside);
    for (const sign of [this.#digits, this.#picture]) {
      sign.x += isRight ? -ASIDE : ASIDE;
      sign.y += ASIDE;
    }
  }

  /**
   * Shows the end's direction by a notch at the edge. A dead arm has a bar across instead. The number moves aside for
   * either.
   */
  #showWay({ state, angle }: ChipState, width: number, height: number): void {
    const isDead = state === 'dead';
    // Not every game has a direction for its arms: without one the bar lies below the number.
    const way = angle ?? Math.PI;
    this.#notch.visible = angle !== undefined && !isDead;
    this.#notch.tint = state === 'open' ? blend(this.#atlas.theme.mark, 0x000000, 0.15) : COPPER_LIGHT;
    this.#bar.visible = isDead;
    const corner = Math.abs(Math.sin(2 * way));
    const barInside = BAR_FROM_EDGE + (BAR_FROM_CORNER - BAR_FROM_EDGE) * corner;
    for (const [icon, inside] of [
      [this.#notch, FROM_EDGE],
      [this.#bar, barInside],
    ] as const) {
      const { x, y } = atEdge(way, width, height, inside);
      icon.position.set(x, y);
      icon.rotation = way;
    }
    const aside = isDead ? 6 : angle === undefined ? 0 : 4.5;
    for (const sign of [this.#digits, this.#picture]) {
      sign.x -= Math.sin(way) * aside;
      sign.y += Math.cos(way) * aside;
    }
  }
}

/**
 * Returns the point `inside` pixels from the edge on a ray from the middle. `angle` is in radians, clockwise from the
 * top.
 */
function atEdge(angle: number, width: number, height: number, inside: number): Point {
  const [dx, dy] = [Math.sin(angle), -Math.cos(angle)];
  const reach = Math.min(
    (width / 2 - inside) / Math.max(1e-6, Math.abs(dx)),
    (height / 2 - inside) / Math.max(1e-6, Math.abs(dy)),
  );
  return { x: width / 2 + dx * reach, y: height / 2 + dy * reach };
}
