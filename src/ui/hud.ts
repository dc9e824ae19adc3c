/**
 * What lies on the cloth for a player to read and press: seat plates, end chips, buttons, badges, one line of words.
 * It is told what to show, paints only after a change, and takes time only through the clock.
 */
import { Container } from 'pixi.js';
import { type Announcement, createAnnouncements } from './announcements.ts';
import { HudElements } from './hud-elements.ts';
import type { HudOptions, HudState } from './hud-model.ts';
import type { HudTheme } from './hud-theme.ts';
import { onLateFonts } from './late-fonts.ts';
import type { Regions } from './screen-regions.ts';
import { scaled, smaller } from './unit-one.ts';

export type { HudOptions, HudState } from './hud-model.ts';

export interface Hud {
  readonly container: Container;
  /** Gives everything its room, in CSS pixels. To be called again after every change of size or resolution. */
  place(regions: Regions): void;
  update(state: HudState): void;
  /** Other tiles, or another table. */
  setTheme(theme: HudTheme): void;
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

/** Densities of the atlas go up by this: a window that is being resized does not paint at every pixel. */
const DENSITY_STEP = 0.25;

/** Builds the HUD; nothing is seen before `place` and `update`. */
export function createHud(o: HudOptions): Hud {
  const container = new Container({ label: 'hud', visible: false });
  let elements: HudElements | null = null;
  /** In pixels at unit 1. */
  let regions: Regions | null = null;
  let unit = 1;
  let state: HudState | null = null;
  let said: string | null = null;
  let theme = o.theme;

  /** What lies on the board, in pixels at unit 1. */
  const obstacles = () => o.obstacles().map((one) => ({ ...smaller(one, unit), important: one.important }));
  const show = () => {
    if (!elements || !regions) return;
    if (state) elements.show(regions, state, said, obstacles);
    container.visible = state !== null;
    o.requestRender();
  };
  const paint = (density: number) => {
    elements?.dispose();
    elements = new HudElements(o, density, theme);
    container.addChild(elements);
  };
  const say = (announcement: Announcement, known: boolean) => {
    if (!elements || !regions || !state) return;
    elements.badge(regions, announcement, obstacles(), known);
  };
  const announcements = createAnnouncements(o.clock.later);
  /** Badges that are still to be read appear on new elements too, or at their new place. */
  const sayAgain = () => {
    for (const announcement of announcements.all) say(announcement, true);
    o.requestRender();
  };
  const stopWaiting = onLateFonts(document.fonts, () => {
    if (!elements) return;
    paint(elements.density);
    show();
    sayAgain();
  });
  return {
    container,
    place(next) {
      regions = scaled(next);
      unit = next.unit;
      const density = Math.ceil((o.resolution() * unit) / DENSITY_STEP) * DENSITY_STEP;
      if (elements?.density !== density) paint(density);
      container.scale.set(unit);
      show();
      sayAgain();
    },
    update(next) {
      state = next;
      show();
    },
    setTheme(next) {
      theme = next;
      if (!elements) return;
      paint(elements.density);
      show();
      sayAgain();
    },
    badge(announcement) {
      if (!elements || !regions || !state) return;
      say(announcement, false);
      announcements.say(announcement, () => elements?.hush(announcement.seat));
      o.requestRender();
    },
    message(text) {
      if (said === text) return;
      said = text;
      show();
    },
    release() {
      elements?.release();
      o.requestRender();
    },
    forget() {
      elements?.dispose();
      elements = null;
    },
    destroy() {
      stopWaiting();
      announcements.end();
      elements?.dispose();
      // What is still under way at the table may have something to say: nobody hears it any more.
      elements = null;
      regions = null;
      container.destroy({ children: true });
    },
  };
}
