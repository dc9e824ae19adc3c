/** The HUD's pieces at one pixel density. Pieces are kept and told anew; nothing is made again for a new state. */
import { Container } from 'pixi.js';
import { Action, type ActionOptions } from './action.ts';
import { Badge } from './badge.ts';
import { Chip } from './chip.ts';
import { Count } from './count.ts';
import type { ButtonState, HudOptions, HudState } from './hud-state.ts';
import type { Rect, Regions } from './places.ts';
import { Plate } from './plate.ts';
import { createSkin, type Skin } from './skin.ts';
import { Strip } from './strip.ts';
import { BODY } from './style.ts';

const GAP = 4;
/** The least width at which two buttons stand side by side. */
const TWO = 92;

export class Pieces extends Container {
  /** Device pixels for one pixel at unit 1. */
  readonly density: number;
  readonly #o: HudOptions;
  readonly #skin: Skin;
  readonly #plates: Plate[] = [];
  readonly #chips: Chip[] = [];
  readonly #badges = new Map<number, Badge>();
  readonly #count: Count;
  readonly #message: Strip;
  readonly #draw: Action;
  readonly #pass: Action;
  readonly #hurry: Action;
  readonly #menu: Action;
  readonly #log: Action;
  readonly #lower = new Container();
  readonly #upper = new Container({ eventMode: 'none' });
  #state: HudState | null = null;

  constructor(o: HudOptions, density: number) {
    super();
    this.#o = o;
    this.density = density;
    const skin = createSkin(density);
    this.#skin = skin;
    const action = (onPress: () => void, look: Pick<ActionOptions, 'copper' | 'sign'>) =>
      new Action({ skin, density, onPress, requestRender: o.requestRender, ...look });
    this.#draw = action(o.onDraw, { copper: true });
    this.#pass = action(o.onPass, { copper: true });
    this.#hurry = action(o.onHurry, { sign: 'hurry' });
    this.#menu = action(o.onMenu, { sign: 'menu' });
    this.#log = action(o.onLog, { sign: 'log' });
    this.#count = new Count(skin);
    this.#message = new Strip(skin, density, BODY);
    this.addChild(this.#lower, this.#draw, this.#pass, this.#hurry, this.#menu, this.#log, this.#upper);
    this.#upper.addChild(this.#count, this.#message);
  }

  /** `regions` in pixels at unit 1. */
  show(regions: Regions, state: HudState, said: string | null): void {
    this.#state = state;
    const { board } = regions;
    this.#grow(this.#plates, state.seats.length, () => new Plate(this.#skin, this.density));
    this.#plates.forEach((plate, k) => {
      const rect = regions.plates[k];
      if (rect) plate.place(rect, board);
      plate.set(rect ? (state.seats[k] ?? null) : null);
    });
    this.#grow(this.#chips, state.chips.length, (k) => this.#newChip(k));
    this.#chips.forEach((chip, k) => {
      const rect = regions.chips[k];
      if (rect) chip.place(rect);
      chip.set(rect ? (state.chips[k] ?? null) : null);
    });
    this.#count.show(regions.boneyard, state.boneyard);
    this.#share(regions.action, [
      [this.#draw, state.draw],
      [this.#pass, state.pass],
      [this.#hurry, state.hurry],
    ]);
    this.#menu.set(regions.menu, '', true);
    this.#log.set(regions.log, '', true);
    this.#say(regions.message, said);
  }

  /** Says something at the plate of a seat. */
  badge(regions: Regions, seat: number, text: string): void {
    const k = this.#state?.seats.findIndex((one) => one.seat === seat) ?? -1;
    const [plate, sitting] = [regions.plates[k], this.#state?.seats[k]];
    if (!plate || !sitting) return;
    const { clock, requestRender } = this.#o;
    const badge =
      this.#badges.get(seat) ?? new Badge({ skin: this.#skin, density: this.density, clock, requestRender });
    this.#badges.set(seat, badge);
    // What was said last lies above.
    this.#upper.addChild(badge);
    const others = [...this.#badges.values()].flatMap((one) => (one === badge ? [] : (one.lies ?? [])));
    const { x, y, width, height } = regions.message;
    others.push({ x: x + width / 2, y: y + height / 2, width, height });
    badge.appear(sitting, text, plate, regions.board, others);
  }

  release(): void {
    for (const chip of this.#chips) chip.release();
    for (const button of [this.#draw, this.#pass, this.#hurry, this.#menu, this.#log]) button.release();
  }

  /** Ends everything, textures too. */
  dispose(): void {
    this.destroy({ children: true });
    this.#skin.destroy();
  }

  #newChip(k: number): Chip {
    const onPress = () => {
      const chip = this.#state?.chips[k];
      if (chip) this.#o.onChip(chip.arm);
    };
    return new Chip({ skin: this.#skin, onPress, requestRender: this.#o.requestRender });
  }

  #grow<T extends Container>(pieces: T[], count: number, make: (k: number) => T): void {
    while (pieces.length < count) pieces.push(this.#lower.addChild(make(pieces.length)));
  }

  /** The buttons that are wanted now share the room, the first alone where it is narrow. */
  #share(room: Rect, buttons: readonly (readonly [Action, ButtonState])[]): void {
    const wanted = buttons.filter(([, { visible }]) => visible).slice(0, room.width >= TWO ? 2 : 1);
    const width = (room.width - GAP * (wanted.length - 1)) / Math.max(1, wanted.length);
    for (const [button, { label, enabled }] of buttons) {
      const k = wanted.findIndex(([one]) => one === button);
      button.visible = k >= 0;
      if (k >= 0) button.set({ ...room, x: room.x + k * (width + GAP), width }, label, enabled);
    }
  }

  /** The line stands on the lower edge of its room and grows upwards. */
  #say(room: Rect, said: string | null): void {
    this.#message.visible = said !== null;
    if (said === null) return;
    const { height } = this.#message.say(said, room.width);
    this.#message.position.set(room.x + room.width / 2, room.y + room.height - height / 2);
  }
}
