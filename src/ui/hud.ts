/**
 * The player's display on the cloth: seat plates, end chips, buttons, badges, and one line of words. It is repainted
 * only after a change, and runs only on the given clock.
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
  /** Lays everything out, in CSS pixels. To be called again after every change of size or resolution. */
  place(regions: Regions): void;
  update(state: HudState): void;
  /** Repaints everything in other colours. */
  setTheme(theme: HudTheme): void;
  /** Shows the action of a seat and the numbers it could not match. Disappears automatically after its reading time. */
  badge(announcement: Announcement): void;
  /** Shows one line of words until the next call; `null` hides it. */
  message(text: string | null): void;
  /** Releases pressed buttons after an interrupted gesture. */
  release(): void;
  /** Discards everything painted, for example after a lost context. The next `place` paints it anew. */
  forget(): void;
  destroy(): void;
}

/** The step between the atlas's densities: large enough that resizing a window does not repaint constantly. */
const DENSITY_STEP = 0.25;

/** Builds the HUD, which is hidden until `place` and `update` have been called. */
export function createHud(o: HudOptions): Hud {
  const container = new Container({ label: 'hud', visible: false });
  let elements: HudElements | null = null;
  /** In pixels at unit 1; `null` before the first `place`. */
  let regions: Regions | null = null;
  let unit = 1;
  let state: HudState | null = null;
  let said: string | null = null;
  let theme = o.theme;

  /** Returns the tiles on the board, in pixels at unit 1. */
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
  /** Shows current badges again on new elements or at their new place. */
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
      // Calls that arrive later, from the table's running actions, are ignored.
      elements = null;
      regions = null;
      container.destroy({ children: true });
    },
  };
}
