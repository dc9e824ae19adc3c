/** The table on the screen: tiles, cloth and wood in space, and flat on the glass before them what a player reads. */
import { Container, type FederatedPointerEvent, Rectangle } from 'pixi.js';
import type { Situation, View } from '../match/ports.ts';
import type { Clock } from '../motion/clock.ts';
import type { Beat, Game, Place, Tile } from '../rules/game.ts';
import type { Desk } from '../seats/desk.ts';
import { createHud, type Hud } from '../ui/hud.ts';
import { type BeatStage, type BeatTexts, playBeat } from './beats/beats.ts';
import { createBodies } from './bodies.ts';
import { PIXELS } from './camera.ts';
import { createCloser } from './closer.ts';
import { type ButtonTexts, hudStateOf } from './hud-state.ts';
import type { Faces, Quality } from './meshes.ts';
import type { LitPlace } from './places/asked.ts';
import { safeAreaOf } from './safe-area.ts';
import { type Shuffling, startShuffling } from './shuffling.ts';
import { createSight } from './sight.ts';
import { createStage, type Stage } from './stage.ts';
import { createStirringHands, type StirringHands } from './stirring-hands.ts';
import { createTaps, type Taps, type TapTexts } from './taps.ts';
import { type Targets, targetsOf } from './targets.ts';
import { listenForWheel } from './wheel.ts';

export type { Quality } from './meshes.ts';

/** Every word that the scene shows. */
export type SceneTexts = BeatTexts & TapTexts & ButtonTexts;

export interface SceneOptions {
  readonly parent: HTMLElement;
  readonly desk: Desk;
  readonly clock: Clock;
  /** Milliseconds at normal speed into milliseconds now. */
  readonly pace: (ms: number) => number;
  readonly texts: SceneTexts;
  readonly quality: Quality;
  readonly numerals: boolean;
  readonly reducedMotion: () => boolean;
  readonly gameById: (id: string) => Game | undefined;
  onMenu(): void;
  onLog(): void;
  /** What met in the shuffle since the last frame, for the ear: −1 left … 1 right, and how hard. */
  onClatter(impacts: readonly { readonly x: number; readonly impulse: number }[]): void;
  /** A tap while others move. */
  onHurry(): void;
  /** Nothing more can be painted. */
  onFault(error: unknown): void;
}

export interface Scene extends View {
  /** Another one after `setQuality`. */
  readonly element: HTMLCanvasElement;
  /** Goes on as before where the browser refuses another stage. */
  setQuality(quality: Quality): Promise<void>;
  setNumerals(numerals: boolean): void;
  /** To be called when the parent's size has changed and no observer could tell. */
  resize(): void;
  /** Shows keyboard focus on a tile of the own hand. */
  focusTile(tile: Tile | null): void;
  /** Shows keyboard focus on a place that waits. */
  focusPlace(arm: Place | null): void;
  /** Where things can be touched now; `null` while nothing lies still enough to be. */
  targets(): Targets | null;
  /** The faces that lie in the graphics memory, for tests. */
  faces(): readonly Faces[];
  destroy(): void;
}

/** Halves smaller than this on the screen, in CSS pixels, show numerals. */
const READABLE = 18;

/** How long a tile of the hand takes to come up or go back, milliseconds. */
const PICKING = 130;
/** How long the tiles take to lie otherwise when the screen was turned, milliseconds at normal speed. */
const TURNING = 350;
/** How bright the inlay of a complete star stays. */
const COMPLETE = 0.3;
/** How long a line can be read, milliseconds. */
const LEGIBLE = 2600;

/** Builds the scene into `parent`. Throws when the browser has no WebGL 2. */
export async function createScene(o: SceneOptions): Promise<Scene> {
  const { parent, desk, clock } = o;
  let stage: Stage = await createStage(o.quality, 1, 1);
  const sight = createSight(desk, o.gameById);
  let numerals = o.numerals;
  let shuffling: Shuffling | null = null;
  let isShuffling = false;
  let isGone = false;
  let lit: readonly LitPlace[] = [];
  let painting = false;
  let reading: ReturnType<typeof setTimeout> | undefined;
  let stages = 0;
  let hands: StirringHands;
  let hud: Hud;

  const paint = () => {
    painting = false;
    if (isGone) return;
    try {
      draw();
    } catch (error) {
      o.onFault(error);
    }
  };
  const draw = () => {
    lit = isShuffling ? [] : sight.lit(bodies.view);
    for (const [i, place] of lit.entries()) stage.meshes.place(i, place, place.glow, place.focused);
    stage.meshes.cloth.glow(sight.isStarComplete() && !isShuffling ? COMPLETE : 0);
    const shut = isShuffling ? [] : sight.shut(bodies.view);
    for (const [i, pose] of shut.entries()) stage.meshes.bar(lit.length + i, pose);
    stage.meshes.flush(bodies.tiles.length, lit.length + shut.length);
    stage.render();
  };
  /** Paints in the next frame, or at once while the clock stands. */
  const changed = () => {
    if (clock.paused) return paint();
    if (painting) return;
    painting = true;
    clock.onFrame(() => {
      // Something more urgent may have painted meanwhile.
      if (painting) paint();
      return false;
    });
  };
  const bodies = createBodies(clock, () => stage.meshes, changed);

  const closer = createCloser(sight.surface, {
    clock,
    reducedMotion: o.reducedMotion,
    changed: (near) => bodies.look(near),
    onClose: () => updateHud(),
  });
  const updateHud = (now = sight.now) => {
    if (now) hud.update(hudStateOf(now, sight.own, sight.shape.arms, sight.asked(), o.texts));
  };
  const engrave = () => stage.meshes.numeralsBelow(numerals ? Number.MAX_VALUE : READABLE / PIXELS);
  /** Shares out the screen anew; true when the star has to lie otherwise. */
  const share = (): boolean => {
    const width = Math.max(1, parent.clientWidth);
    const height = Math.max(1, parent.clientHeight);
    const isOther = sight.share(width, height, safeAreaOf(parent));
    const { camera, cloth, rack, regions } = sight.surface;
    stage.resize(width, height);
    stage.meshes.look(camera, width, height);
    stage.meshes.cloth.place(cloth, rack);
    closer.place(sight.surface);
    engrave();
    catcher.hitArea = new Rectangle(0, 0, width, height);
    hud.place(regions);
    return isOther;
  };
  const meet = (situation: Situation) => {
    const eye = sight.now?.eye;
    if (sight.meet(situation)) share();
    if (eye !== situation.eye) closer.reset();
  };
  const rest = () => {
    if (isShuffling) return;
    bodies.set(sight.now ? sight.arrange(sight.now) : { tiles: [], view: sight.emptyView() });
    updateHud();
  };
  const motion = (ms: number) => (o.reducedMotion() ? 0 : o.pace(ms));
  const resize = () => {
    const isOther = share();
    const turning = clock.paused || bodies.tiles.length === 0 ? 0 : motion(TURNING);
    if (isOther && sight.now && !isShuffling && turning > 0) {
      updateHud();
      void bodies.glide(sight.arrange(sight.now), turning);
    } else rest();
    if (!clock.paused) paint();
  };
  /** Moves what the desk or the focus has changed. */
  const follow = () => {
    if (!sight.now || isShuffling) return;
    updateHud();
    if (desk.picked) hud.message(null);
    void bodies.glide(sight.arrange(sight.now), o.reducedMotion() ? 0 : PICKING);
  };

  const say = (line: string) => {
    if (isGone) return;
    hud.message(line);
    clearTimeout(reading);
    // Not the clock: it would ask for frames while nothing moves.
    reading = setTimeout(() => hud.message(null), LEGIBLE);
  };
  const taps: Taps = createTaps({
    desk,
    texts: o.texts,
    sight: () => ({
      camera: sight.surface.camera,
      seen: sight.now?.seen ?? null,
      tiles: bodies.tiles,
      places: lit,
      hides: closer.hides,
    }),
    explain: say,
    onHurry: o.onHurry,
  });
  const catcher = new Container({ eventMode: 'static' });
  catcher.on('pointertap', (event: FederatedPointerEvent) => {
    if (!isShuffling) taps.at(event.global.x, event.global.y, event.timeStamp);
  });
  catcher.on('pointermove', (event: FederatedPointerEvent) => {
    if (event.buttons > 0 || event.pointerType === 'mouse')
      shuffling?.stir(event.global.x, event.global.y, event.timeStamp);
  });
  const mount = () => {
    hands = createStirringHands();
    hud = createHud({
      clock,
      resolution: () => stage.resolution,
      requestRender: changed,
      onChip(arm) {
        const end = sight.plays(arm) ? null : sight.end(arm, bodies.view);
        if (end && !closer.isInView(end)) closer.lookAt(end);
        else taps.onEnd(arm);
      },
      onDraw: taps.draw,
      onPass: taps.pass,
      onMenu: o.onMenu,
      onLog: o.onLog,
      onHurry: o.onHurry,
    });
    stage.root.addChild(catcher, hud.container, hands.container);
    listenForWheel(stage.canvas, closer, () => isShuffling);
    parent.append(stage.canvas);
  };
  const unmount = () => {
    catcher.removeFromParent();
    hud.destroy();
    hands.destroy();
  };

  const endOfDesk = desk.subscribe(follow);
  const beatStage: BeatStage = {
    bodies,
    texts: o.texts,
    pace: motion,
    wait: (ms, signal) => clock.wait(o.pace(ms), signal),
    tween: (ms, step) => clock.tween(ms, step),
    placementOf: sight.arrange,
    badge: (seat, text) => hud.badge(seat, text),
    message: say,
    inlay(front, strength) {
      stage.meshes.cloth.run(front, strength);
      changed();
    },
  };

  const observer = new ResizeObserver(() => resize());
  mount();
  resize();
  observer.observe(parent);

  return {
    get element() {
      return stage.canvas;
    },
    show(situation) {
      meet(situation);
      rest();
    },
    async play(beat: Beat, after, signal) {
      meet(after);
      updateHud();
      await playBeat(beatStage, beat, after, signal);
    },
    async shuffle(situation, signal) {
      meet(situation);
      closer.reset();
      if (motion(1) === 0 || signal.aborted) return;
      isShuffling = true;
      try {
        updateHud(undealt(situation));
        shuffling = await startShuffling({
          count: situation.seen.heap.length,
          seed: Number.parseInt(situation.commitment.slice(0, 8), 16),
          surface: sight.surface,
          bodies,
          view: sight.emptyView(),
          clock,
          factor: motion(1),
          signal,
          hands: (at, palm) => hands.show(at, palm),
          clatter: o.onClatter,
        });
        await shuffling?.done;
      } finally {
        shuffling = null;
        isShuffling = false;
      }
    },
    async setQuality(quality) {
      const mine = ++stages;
      const next = await createStage(quality, 1, 1).catch(() => null);
      if (isGone || mine !== stages) return next?.destroy();
      if (!next) return;
      unmount();
      stage.destroy();
      stage = next;
      mount();
      resize();
    },
    setNumerals(wanted) {
      numerals = wanted;
      engrave();
      changed();
    },
    resize,
    focusTile(tile) {
      sight.focus.tile = tile;
      follow();
    },
    focusPlace(arm) {
      sight.focus.place = arm;
      changed();
    },
    faces: () => stage.meshes.faces(),
    targets() {
      if (!sight.now || isShuffling) return null;
      return targetsOf(sight.surface.camera, sight.now.seen, bodies.tiles, sight.lit(bodies.view), closer.hides);
    },
    destroy() {
      isGone = true;
      clearTimeout(reading);
      observer.disconnect();
      endOfDesk();
      unmount();
      catcher.destroy();
      stage.destroy();
    },
  };
}

/** The table before anything was dealt. */
const undealt = (now: Situation): Situation => ({
  ...now,
  seen: { ...now.seen, hands: now.seen.hands.map(() => []), boneyard: [], laid: [], ends: [], turn: null },
});
