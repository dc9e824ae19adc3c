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
import type { Said } from './said.ts';
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
  /** Shows one line of words until the next call, if it goes before the prompt; `null` hides it. */
  message(said: Said | null): void;
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
  const painted = createPainted(o, container);
  /** In pixels at unit 1; `null` before the first `place`. */
  let regions: Regions | null = null;
  let unit = 1;
  let state: HudState | null = null;
  let said: Said | null = null;

  /** Returns the tiles on the board, in pixels at unit 1. */
  const obstacles = () => o.obstacles().map((one) => ({ ...smaller(one, unit), important: one.important }));
  const show = () => {
    const { elements } = painted;
    if (!elements || !regions) return;
    if (state) elements.show(regions, state, said, obstacles);
    container.visible = state !== null;
    o.requestRender();
  };
  const say = (announcement: Announcement, known: boolean) => {
    if (!painted.elements || !regions || !state) return false;
    painted.elements.badge(regions, announcement, obstacles(), known);
    return true;
  };
  const announcements = createAnnouncements(o.clock.later);
  /** Shows everything on new elements or at its new place, current badges too. */
  const showAgain = () => {
    show();
    for (const announcement of announcements.all) say(announcement, true);
    o.requestRender();
  };
  const repaint = () => {
    if (!painted.elements) return;
    painted.paint(painted.elements.density);
    showAgain();
  };
  const stopWaiting = onLateFonts(document.fonts, repaint);
  return {
    container,
    place(next) {
      regions = scaled(next);
      unit = next.unit;
      const density = Math.ceil((o.resolution() * unit) / DENSITY_STEP) * DENSITY_STEP;
      if (painted.elements?.density !== density) painted.paint(density);
      container.scale.set(unit);
      showAgain();
    },
    update(next) {
      state = next;
      show();
    },
    setTheme(next) {
      painted.theme = next;
      repaint();
    },
    badge(announcement) {
      if (!say(announcement, false)) return;
      announcements.say(announcement, () => painted.elements?.hush(announcement.seat));
      o.requestRender();
    },
    message(next) {
      if (said === next) return;
      said = next;
      show();
    },
    release() {
      painted.elements?.release();
      o.requestRender();
    },
    forget: painted.forget,
    destroy() {
      stopWaiting();
      announcements.end();
      // Calls that arrive later, from the table's running actions, are ignored.
      painted.forget();
      regions = null;
      container.destroy({ children: true });
    },
  };
}

/** The elements in the container: painted at one density and in one theme, and anew for others. */
function createPainted(o: HudOptions, container: Container) {
  const forget = () => {
    painted.elements?.dispose();
    painted.elements = null;
  };
  const painted = {
    elements: null as HudElements | null,
    theme: o.theme,
    paint(density: number) {
      forget();
      painted.elements = new HudElements(o, density, painted.theme);
      container.addChild(painted.elements);
    },
    forget,
  };
  return painted;
}
