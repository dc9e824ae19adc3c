/** The HUD's elements at one pixel density. They are kept and updated, not recreated for each state. */
import { Container } from 'pixi.js';
import { ActionButtons } from './action-buttons.ts';
import type { Announcement } from './announcements.ts';
import { Badge } from './badge.ts';
import { restingLayout } from './boneyard-layout.ts';
import { Chip } from './chip.ts';
import { Count } from './count.ts';
import { createHudAtlas, type HudAtlas } from './hud-atlas.ts';
import type { HudOptions, HudState, Sums } from './hud-model.ts';
import type { HudTheme } from './hud-theme.ts';
import { Medallion } from './medallion.ts';
import { createMemo } from './memo.ts';
import { Message } from './message.ts';
import { NameTag } from './name-tag.ts';
import { Panel } from './panel.ts';
import { Plate } from './plate.ts';
import { overlap } from './rect.ts';
import { type Said, wordsInLine } from './said.ts';
import type { Regions } from './screen-regions.ts';
import type { Strip } from './strip.ts';
import type { Obstacle } from './strip-layout.ts';
import { Tag } from './tag.ts';
import { turnedUpLayout } from './turned-up-layout.ts';
import { WayButtons } from './way-buttons.ts';
import { wayButtonsLayout } from './way-buttons-layout.ts';

/** Returns a function that makes something when it is first asked for it, and then keeps it. */
function once<T>(make: () => T): () => T {
  let made: { readonly it: T } | null = null;
  return () => {
    made ??= { it: make() };
    return made.it;
  };
}

export class HudElements extends Container {
  /** Device pixels per pixel at unit 1. */
  readonly density: number;
  readonly #o: HudOptions;
  readonly #atlas: HudAtlas;
  readonly #plates: Plate[] = [];
  readonly #chips: Chip[] = [];
  /** The medallions at hands that lie turned up on the board; they show the owners. */
  readonly #owners: Medallion[] = [];
  /** The badges by seat number. */
  readonly #badges = new Map<number, Badge>();
  readonly #count: Count;
  /** Null in games without sums. */
  readonly #sums: Sums | null;
  readonly #resting: Tag;
  readonly #message: Message;
  readonly #name: NameTag;
  readonly #buttons: ActionButtons;
  /** A light around the button or plate with the keyboard's focus. */
  readonly #ring: Panel;
  readonly #ways: WayButtons;
  readonly #lower = new Container({ label: 'seats and ends' });
  readonly #upper = new Container({ label: 'words', eventMode: 'none' });
  readonly #memo = createMemo();
  #state: HudState | null = null;
  #regions: Regions | null = null;

  constructor(o: HudOptions, density: number, theme: HudTheme) {
    super({ label: 'hud elements' });
    this.#o = o;
    this.density = density;
    const atlas = createHudAtlas(density, theme, o.marks);
    this.#atlas = atlas;
    this.#buttons = new ActionButtons(o, atlas, density, () => {
      this.#showName();
      o.requestRender();
    });
    this.#count = new Count(atlas, density);
    this.#sums = o.sums && new o.sums(atlas, density);
    if (this.#sums) this.#lower.addChild(this.#sums);
    this.#resting = new Tag(atlas, density, 'words at tiles out of play');
    this.#message = new Message(atlas, density);
    this.#name = new NameTag(atlas, density);
    this.#ways = new WayButtons(o, atlas, density);
    this.#ring = new Panel(atlas, 'halo');
    this.addChild(this.#lower, this.#buttons, this.#ring, this.#upper, this.#ways);
    this.#upper.addChild(this.#count, this.#resting, this.#message, this.#name);
  }

  /** `regions`: in pixels at unit 1. It must be the same object until a place changes. */
  show(regions: Regions, state: HudState, said: Said | null, obstacles: () => readonly Obstacle[]): void {
    this.#state = state;
    this.#regions = regions;
    this.#showPlates(regions, state);
    this.#sums?.show(regions, state);
    this.#showChips(regions, state);
    this.#showOwners(regions, state.seats);
    this.#count.show(regions.boneyard, state);
    this.#resting.show(restingLayout(regions.boneyard, 1).words, state.resting);
    const { draw, pass, takeBack, next, hint, hurry, deal, whole, sort, muted, captions } = state;
    this.#memo(
      this.#buttons,
      [regions, draw, pass, takeBack, next, hint, hurry, deal, whole, sort, muted, captions],
      () => {
        this.#buttons.show(regions, state);
      },
    );
    this.#showFocus(regions, state);
    this.#showName();
    this.#ways.show(regions.board, state.ways);
    const lying = once(obstacles);
    this.#message.show(regions, wordsInLine(said, state.line), () => [
      ...lying(),
      ...this.#floating(regions, this.#message),
    ]);
    for (const badge of this.#badges.values())
      if (badge.visible) badge.uncover([...lying(), ...this.#floating(regions, badge)], regions.board);
  }

  /**
   * Shows an announcement at the plate of a seat, clear of the obstacles. If `known`, it was shown before and does not
   * fade in.
   */
  badge(regions: Regions, { seat, words, suits }: Announcement, obstacles: readonly Obstacle[], known: boolean): void {
    const k = this.#state?.seats.findIndex((one) => one.seat === seat) ?? -1;
    const [plate, sitting] = [regions.plates[k], this.#state?.seats[k]];
    if (!plate || !sitting) return;
    const { clock, requestRender } = this.#o;
    const badge =
      this.#badges.get(seat) ?? new Badge({ atlas: this.#atlas, density: this.density, clock, requestRender });
    this.#badges.set(seat, badge);
    // The latest badge lies on top.
    this.#upper.addChild(badge);
    // Where words have a room of their own, nothing on the board is covered; but a lesson needs that room.
    const isApart = !overlap(regions.message, regions.board) && !this.#message.visible;
    const all = isApart ? [] : [...obstacles, ...this.#floating(regions, badge)];
    badge.appear(sitting, words, suits, plate, isApart ? regions.message : regions.board, all, known);
  }

  /** Lets the badge of that seat fade out. */
  hush(seat: number): void {
    this.#badges.get(seat)?.leave();
  }

  release(): void {
    for (const chip of this.#chips) chip.release();
    this.#buttons.release();
    this.#ways.release();
  }

  /** Destroys everything, textures too. */
  dispose(): void {
    this.destroy({ children: true });
    this.#atlas.destroy();
  }

  #showFocus({ plates }: Regions, { focus, seats }: HudState): void {
    const seat = seats.findIndex((one) => one.seat === focus.seat);
    const rect = focus.button === null ? plates[seat] : this.#buttons.rectOf(focus.button);
    this.#ring.visible = Boolean(rect);
    if (rect) this.#ring.cover(rect);
  }

  /** Shows the name of the button under the resting mouse or the held finger. */
  #showName(): void {
    const asked = this.#buttons.asked;
    const rect = asked && this.#buttons.rectOf(asked.name);
    this.#name.visible = Boolean(rect);
    if (rect && this.#regions) this.#name.show(asked.words, rect, this.#regions);
  }

  #showPlates(regions: Regions, { seats }: HudState): void {
    this.#grow(this.#plates, seats.length, () => new Plate(this.#atlas, this.density));
    this.#plates.forEach((plate, k) => {
      const [rect, seat] = [regions.plates[k], seats[k]];
      plate.visible = Boolean(rect && seat);
      if (rect && seat) this.#memo(plate, [regions, seat], () => plate.show(seat, rect, regions.board));
    });
  }

  #showChips(regions: Regions, { chips, seats }: HudState): void {
    this.#grow(this.#chips, chips.length, (k) => this.#newChip(k));
    this.#chips.forEach((chip, k) => {
      const [rect, end] = [regions.chips[k], chips[k]];
      chip.visible = Boolean(rect && end);
      if (!rect || !end) return;
      const owner = seats.find(({ seat }) => seat === end.owner) ?? null;
      const shown = [owner?.initial, owner?.portrait, owner?.side];
      this.#memo(chip, [regions, end, ...shown], () => chip.show(end, rect, owner));
    });
  }

  #newChip(k: number): Chip {
    const onPress = () => {
      const chip = this.#state?.chips[k];
      if (chip) this.#o.onChip(chip.arm);
    };
    const onAsk = (isAsked: boolean) => {
      const chip = this.#state?.chips[k];
      if (isAsked && chip) this.#o.onAsk(chip.arm);
      return true;
    };
    const { requestRender, clock } = this.#o;
    return new Chip({ atlas: this.#atlas, density: this.density, onPress, onAsk, requestRender, later: clock.later });
  }

  #grow<T extends Container>(elements: T[], count: number, make: (k: number) => T): void {
    while (elements.length < count) elements.push(this.#lower.addChild(make(elements.length)));
  }

  #showOwners(regions: Regions, seats: HudState['seats']): void {
    const places = turnedUpLayout(
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
      owner.position.set(x, y);
    }
  }

  /** Returns everything that floats over the board except the given strip. */
  #floating({ board, whole }: Regions, strip: Strip): Obstacle[] {
    const strips = [this.#message, ...this.#badges.values()].filter((one) => one !== strip);
    const buttons = wayButtonsLayout(board, this.#state?.ways.labels.length ?? 0);
    if (this.#state?.whole.visible) buttons.push(whole);
    return [...strips.flatMap(({ covers }) => covers), ...buttons.map((rect) => ({ ...rect, important: true }))];
  }
}
