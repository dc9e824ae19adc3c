/** The HUD's elements at one pixel density. They are kept and updated; nothing is made again for a new state. */
import { Container } from 'pixi.js';
import { ActionButtons } from './action-buttons.ts';
import type { Announcement } from './announcements.ts';
import { Badge } from './badge.ts';
import { Chip } from './chip.ts';
import { Chooser } from './chooser.ts';
import { chooserForm } from './chooser-form.ts';
import { Count } from './count.ts';
import { createHudAtlas, type HudAtlas } from './hud-atlas.ts';
import type { HudOptions, HudState } from './hud-model.ts';
import type { HudTheme } from './hud-theme.ts';
import { Medallion } from './medallion.ts';
import { createMemo } from './memo.ts';
import type { Regions } from './places.ts';
import { Plate } from './plate.ts';
import { restForm } from './rest-form.ts';
import { Strip } from './strip.ts';
import type { Lying } from './strip-form.ts';
import { BODY } from './style.ts';
import { Tag } from './tag.ts';
import { turnedUpForm } from './turned-up-form.ts';

/** How much of its room a line may take in breadth. */
const SHARES = [1, 0.6, 0.45, 0.36];

export class HudElements extends Container {
  /** Device pixels for one pixel at unit 1. */
  readonly density: number;
  readonly #o: HudOptions;
  readonly #atlas: HudAtlas;
  readonly #plates: Plate[] = [];
  readonly #chips: Chip[] = [];
  readonly #owners: Medallion[] = [];
  readonly #badges = new Map<number, Badge>();
  readonly #count: Count;
  readonly #resting: Tag;
  readonly #message: Strip;
  readonly #buttons: ActionButtons;
  readonly #chooser: Chooser;
  readonly #lower = new Container({ label: 'seats and ends' });
  readonly #upper = new Container({ label: 'words', eventMode: 'none' });
  readonly #memo = createMemo();
  #state: HudState | null = null;
  /** The line that is read, and its room. */
  #said = '';

  constructor(o: HudOptions, density: number, theme: HudTheme) {
    super({ label: 'hud elements' });
    this.#o = o;
    this.density = density;
    const atlas = createHudAtlas(density, theme);
    this.#atlas = atlas;
    this.#buttons = new ActionButtons(o, atlas, density);
    this.#count = new Count(atlas);
    this.#resting = new Tag(atlas, density, 'words at tiles out of play');
    this.#message = new Strip(atlas, density, BODY, 'message');
    this.#chooser = new Chooser(o, atlas, density);
    this.addChild(this.#lower, this.#buttons, this.#upper, this.#chooser);
    this.#upper.addChild(this.#count, this.#resting, this.#message);
  }

  /** `regions` in pixels at unit 1, the same object as long as nothing has another place. */
  show(regions: Regions, state: HudState, said: string | null, lying: () => readonly Lying[]): void {
    this.#state = state;
    const { board } = regions;
    const update = this.#memo;
    this.#grow(this.#plates, state.seats.length, () => new Plate(this.#atlas, this.density));
    this.#plates.forEach((plate, k) => {
      const rect = regions.plates[k];
      const seat = rect ? (state.seats[k] ?? null) : null;
      update(plate, [regions, seat], () => {
        if (rect) plate.place(rect, board);
        plate.show(seat);
      });
    });
    this.#grow(this.#chips, state.chips.length, (k) => this.#newChip(k));
    this.#chips.forEach((chip, k) => {
      const rect = regions.chips[k];
      const end = rect ? (state.chips[k] ?? null) : null;
      update(chip, [regions, end], () => {
        if (rect) chip.place(rect);
        chip.show(end);
      });
    });
    this.#own(regions, state.seats);
    this.#count.show(regions.boneyard, state.boneyard);
    this.#resting.show(restForm(regions.boneyard, 1).words, state.resting);
    const { draw, pass, takeBack, hint, hurry, deal, whole, sort, muted } = state;
    update(this.#buttons, [regions, draw, pass, takeBack, hint, hurry, deal, whole, sort, muted], () => {
      this.#buttons.show(regions, state);
    });
    this.#chooser.show(board, state.ways);
    this.#say(regions, said ?? state.line, lying);
  }

  /** Says something at the plate of a seat, clear of what lies there; what is `known` was said before. */
  badge(regions: Regions, { seat, words, suits }: Announcement, lying: readonly Lying[], known: boolean): void {
    const k = this.#state?.seats.findIndex((one) => one.seat === seat) ?? -1;
    const [plate, sitting] = [regions.plates[k], this.#state?.seats[k]];
    if (!plate || !sitting) return;
    const { clock, requestRender } = this.#o;
    const badge =
      this.#badges.get(seat) ?? new Badge({ atlas: this.#atlas, density: this.density, clock, requestRender });
    this.#badges.set(seat, badge);
    // What was said last lies above.
    this.#upper.addChild(badge);
    const all = [...lying, ...this.#floating(regions, badge)];
    badge.appear(sitting, words, suits, plate, regions.board, all, known);
  }

  /** What that seat said was read. */
  hush(seat: number): void {
    this.#badges.get(seat)?.leave();
  }

  release(): void {
    for (const chip of this.#chips) chip.release();
    this.#buttons.release();
    this.#chooser.release();
  }

  /** Ends everything, textures too. */
  dispose(): void {
    this.destroy({ children: true });
    this.#atlas.destroy();
  }

  #newChip(k: number): Chip {
    const onPress = () => {
      const chip = this.#state?.chips[k];
      if (chip) this.#o.onChip(chip.arm);
    };
    return new Chip({ atlas: this.#atlas, onPress, requestRender: this.#o.requestRender });
  }

  #grow<T extends Container>(elements: T[], count: number, make: (k: number) => T): void {
    while (elements.length < count) elements.push(this.#lower.addChild(make(elements.length)));
  }

  /** Says whose the hands are that lie turned up on the board. */
  #own(regions: Regions, seats: HudState['seats']): void {
    const places = turnedUpForm(
      regions,
      seats.map(({ turnedUp }, k) => (regions.backs[k] ? 0 : turnedUp)),
    ).seats;
    this.#grow(this.#owners, places.length, () => new Medallion(this.#atlas, this.density));
    for (const [k, owner] of this.#owners.entries()) {
      const [place, seat] = [places[k], seats[k]];
      owner.visible = Boolean(place && seat);
      if (!place || !seat) continue;
      const { x, y, width } = place.medallion;
      owner.show(seat, width);
      owner.label = `owner of the turned-up hand, seat ${seat.seat}`;
      owner.position.set(x, y);
    }
  }

  /** What floats over the board beside that strip. */
  #floating({ board, whole }: Regions, strip: Strip): Lying[] {
    const strips = [this.#message, ...this.#badges.values()].filter((one) => one !== strip);
    const buttons = chooserForm(board, this.#state?.ways.labels.length ?? 0);
    if (this.#state?.whole.visible) buttons.push(whole);
    return [...strips.flatMap(({ lies }) => lies), ...buttons.map((rect) => ({ ...rect, meant: true }))];
  }

  /**
   * A line lies where it covers least, as near to the lower edge of the board as can be, in fewer or in more lines; it
   * stays there until it is another, or what it says something of would lie under it.
   */
  #say(regions: Regions, said: string | null, lying: () => readonly Lying[]): void {
    const message = this.#message;
    message.visible = said !== null;
    const { board, message: room } = regions;
    const asked = said === null ? '' : [said, room.x, room.y, room.width].join();
    const isNew = asked !== this.#said;
    this.#said = asked;
    if (said === null) return;
    const all = [...lying(), ...this.#floating(regions, message)];
    if (!isNew) {
      message.settle(board, message, all);
      return;
    }
    const lowest = { x: room.x + room.width / 2, y: room.y + room.height };
    const costs = SHARES.map((share) => {
      message.say(said, share * room.width);
      return message.settle(board, lowest, all).cost;
    });
    message.say(said, (SHARES[costs.indexOf(Math.min(...costs))] ?? 1) * room.width);
    message.settle(board, lowest, all);
  }
}
