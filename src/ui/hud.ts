/**
 * What lies on the cloth for a player to read and press: seat plates, end chips, buttons, badges, one line of words.
 * It is told what to show, paints only after a change, and takes time only through the clock.
 */
import { Container } from 'pixi.js';
import { type Announcement, createAnnouncements } from './announcements.ts';
import type { HudDress } from './dress.ts';
import type { HudOptions, HudState } from './hud-state.ts';
import { onLetters } from './letters.ts';
import { Pieces } from './pieces.ts';
import type { Regions } from './places.ts';
import { scaled, smaller } from './scaled.ts';

export type { ButtonState, ChipArm, ChipState, HudOptions, HudState, SeatState, WaysState } from './hud-state.ts';

export interface Hud {
  readonly container: Container;
  /** Gives everything its room, in CSS pixels. To be called again after every change of size or resolution. */
  place(regions: Regions): void;
  update(state: HudState): void;
  /** Other tiles, or another table. */
  dress(dress: HudDress): void;
  /** Says at a seat what it did, and which numbers it could not match; goes by itself when it was read. */
  badge(announcement: Announcement): void;
  /** Says one line until it is told another, or `null`. */
  message(text: string | null): void;
  /** Lets go of what is pressed, when a gesture was interrupted. */
  release(): void;
  /** Nothing is left of what was painted: the next `place` paints it anew. */
  forget(): void;
  destroy(): void;
}

/** Densities of the painted pieces go up by this: a window that is being resized does not paint at every pixel. */
const DENSITY_STEP = 0.25;

/** Builds the HUD; nothing is seen before `place` and `update`. */
export function createHud(o: HudOptions): Hud {
  const container = new Container({ label: 'hud', visible: false });
  let pieces: Pieces | null = null;
  /** In pixels at unit 1. */
  let regions: Regions | null = null;
  let unit = 1;
  let state: HudState | null = null;
  let said: string | null = null;
  let dress = o.dress;

  /** What lies on the board, in pixels at unit 1. */
  const lying = () => o.lying().map((one) => ({ ...smaller(one, unit), meant: one.meant }));
  const show = () => {
    if (!pieces || !regions) return;
    if (state) pieces.show(regions, state, said, lying);
    container.visible = state !== null;
    o.requestRender();
  };
  const paint = (density: number) => {
    pieces?.dispose();
    pieces = new Pieces(o, density, dress);
    container.addChild(pieces);
  };
  const say = (announcement: Announcement, known: boolean) => {
    if (!pieces || !regions || !state) return;
    pieces.badge(regions, announcement, lying(), known);
  };
  const announcements = createAnnouncements(o.clock.later);
  /** What is still to be read has its place on other pieces too, or elsewhere on these. */
  const sayAgain = () => {
    for (const announcement of announcements.all) say(announcement, true);
    o.requestRender();
  };
  const forgetLetters = onLetters(document.fonts, () => {
    if (!pieces) return;
    paint(pieces.density);
    show();
    sayAgain();
  });
  return {
    container,
    place(next) {
      regions = scaled(next);
      unit = next.unit;
      const density = Math.ceil((o.resolution() * unit) / DENSITY_STEP) * DENSITY_STEP;
      if (pieces?.density !== density) paint(density);
      container.scale.set(unit);
      show();
      sayAgain();
    },
    update(next) {
      state = next;
      show();
    },
    dress(next) {
      dress = next;
      if (!pieces) return;
      paint(pieces.density);
      show();
      sayAgain();
    },
    badge(announcement) {
      if (!pieces || !regions || !state) return;
      say(announcement, false);
      announcements.say(announcement, () => pieces?.hush(announcement.seat));
      o.requestRender();
    },
    message(text) {
      if (said === text) return;
      said = text;
      show();
    },
    release() {
      pieces?.release();
      o.requestRender();
    },
    forget() {
      pieces?.dispose();
      pieces = null;
    },
    destroy() {
      forgetLetters();
      announcements.end();
      pieces?.dispose();
      // What is still under way at the table may have something to say: nobody hears it any more.
      pieces = null;
      regions = null;
      container.destroy({ children: true });
    },
  };
}
