/** The table on the screen: tiles, cloth and wood in space, and flat on the glass before them what a player reads. */
import { Container, type FederatedPointerEvent, Rectangle } from 'pixi.js';
import type { Situation, View } from '../match/ports.ts';
import type { Clock } from '../motion/clock.ts';
import type { Beat, Game, Place, Seat, Tile } from '../rules/game.ts';
import type { Desk } from '../seats/desk.ts';
import { createHud, type Hud } from '../ui/hud.ts';
import { type BeatStage, type BeatTexts, playBeat } from './beats/beats.ts';
import { createBodies } from './bodies.ts';
import { PIXELS } from './camera.ts';
import { type ButtonTexts, hudStateOf } from './hud-state.ts';
import type { Layout } from './layout/layout.ts';
import type { Quality } from './meshes.ts';
import { type Asked, dressed, type LitPlace, litPlaces } from './places/asked.ts';
import { viewOf } from './places/board.ts';
import { createLaidOut } from './places/laid-out.ts';
import { type Placement, placeOf } from './places/place.ts';
import { type Surface, surfaceOf } from './places/surface.ts';
import { regionsOf } from './regions.ts';
import { safeAreaOf } from './safe-area.ts';
import { type Shuffling, startShuffling } from './shuffling.ts';
import { createStage, type Stage } from './stage.ts';
import { createStirringHands, type StirringHands } from './stirring-hands.ts';
import { createTaps, type Taps, type TapTexts } from './taps.ts';
import { type Targets, targetsOf } from './targets.ts';

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
  /** A tap while others move. */
  onHurry(): void;
  /** Why a tile could not be taken up, in words. */
  onExplain(reason: string): void;
}

export interface Scene extends View {
  /** Another one after `setQuality`. */
  readonly element: HTMLCanvasElement;
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
  destroy(): void;
}

/** Halves smaller than this on the screen, in CSS pixels, show numerals. */
const READABLE = 18;

/** How long a line can be read, milliseconds. */
const LEGIBLE = 2600;

/** Builds the scene into `parent`. Throws when the browser has no WebGL 2. */
export async function createScene(o: SceneOptions): Promise<Scene> {
  const { parent, desk, clock } = o;
  let stage: Stage = await createStage(o.quality, 1, 1);
  let numerals = o.numerals;
  let now: Situation | null = null;
  let own: Seat = 0;
  let focusTile: Tile | null = null;
  let focusPlace: Place | null = null;
  let shuffling: Shuffling | null = null;
  let isShuffling = false;
  let surface: Surface = surfaceOf(regionsOf({ width: 800, height: 600, seats: 4, handSize: 9, arms: 8 }));
  let layout: Layout = { poses: [], zones: [], bounds: { left: 0, right: 0, bottom: 0, top: 0 } };
  const laidOut = createLaidOut();
  let lit: readonly LitPlace[] = [];
  let painting = false;
  let said = 0;
  let hands: StirringHands;
  let hud: Hud | null = null;

  const asked = (): Asked => ({ question: desk.question, picked: desk.picked, focusTile, focusPlace });
  const shapeOf = (situation: Situation) =>
    o.gameById(situation.seen.game)?.shape ?? ({ arms: 8, doubles: 'in line' } as const);

  const paint = () => {
    painting = false;
    if (now && !isShuffling) lit = litPlaces(now.seen, layout, bodies.view, asked());
    else lit = [];
    for (const [i, place] of lit.entries()) stage.meshes.place(i, place, place.glow, place.focused);
    stage.meshes.flush(bodies.tiles.length, lit.length);
    stage.render();
  };
  /** Paints in the next frame, or at once while the clock stands. */
  const changed = () => {
    if (clock.paused) return paint();
    if (painting) return;
    painting = true;
    clock.onFrame(() => {
      paint();
      return false;
    });
  };
  const bodies = createBodies(clock, () => stage.meshes, changed);

  const arrange = (situation: Situation): Placement => {
    const { seen } = situation;
    const { board } = surface;
    layout = laidOut(seen, shapeOf(situation), board.width / board.height);
    return dressed(placeOf(situation, own, surface, layout), seen, asked());
  };
  const meet = (situation: Situation) => {
    const before = now;
    now = situation;
    if (typeof situation.eye === 'number') own = situation.eye;
    else if (!before)
      own = Math.max(
        0,
        situation.sitters.findIndex(({ kind }) => kind === 'person'),
      );
    const [a, b] = [before?.seen, situation.seen];
    if (a?.game !== b.game || a.seats !== b.seats || a.options !== b.options) share();
  };
  const shownArms = () => (now ? shapeOf(now).arms : 8);
  const updateHud = () => {
    if (now) hud?.update(hudStateOf(now, own, shownArms(), asked(), o.texts));
  };
  /** Shares out the screen anew. */
  const share = () => {
    const width = Math.max(1, parent.clientWidth);
    const height = Math.max(1, parent.clientHeight);
    const game = now ? o.gameById(now.seen.game) : undefined;
    const seats = now?.seen.seats ?? 4;
    const handSize = now && game ? game.handSize(now.seen.options, seats) : 9;
    const arms = game?.shape.arms ?? 8;
    surface = surfaceOf(regionsOf({ width, height, safe: safeAreaOf(parent), seats, handSize, arms }));
    stage.resize(width, height);
    stage.meshes.look(surface.camera, width, height);
    stage.meshes.cloth.place(surface.cloth, surface.rack);
    stage.meshes.numeralsBelow(numerals ? Number.MAX_VALUE : READABLE / PIXELS);
    catcher.hitArea = new Rectangle(0, 0, width, height);
    hud?.place(surface.regions);
  };
  const rest = () => {
    if (isShuffling) return;
    if (now) bodies.set(arrange(now));
    else bodies.set({ tiles: [], view: viewOf(surface, layout.bounds) });
    updateHud();
  };
  const resize = () => {
    share();
    rest();
    if (!clock.paused) paint();
  };

  const say = (line: string) => {
    hud?.message(line);
    said++;
    const mine = said;
    void clock.wait(LEGIBLE).then(() => {
      if (mine === said) hud?.message(null);
    });
  };
  const taps: Taps = createTaps({
    desk,
    texts: o.texts,
    sight: () => ({ camera: surface.camera, seen: now?.seen ?? null, tiles: bodies.tiles, places: lit }),
    explain(line) {
      say(line);
      o.onExplain(line);
    },
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
      onChip: taps.onEnd,
      onDraw: taps.draw,
      onPass: taps.pass,
      onMenu: o.onMenu,
      onLog: o.onLog,
      onHurry: o.onHurry,
    });
    stage.root.addChild(catcher, hud.container, hands.container);
    parent.append(stage.canvas);
  };
  const unmount = () => {
    catcher.removeFromParent();
    hud?.destroy();
    hands.destroy();
  };

  const endOfDesk = desk.subscribe(() => {
    if (!now || isShuffling) return;
    updateHud();
    void bodies.glide(arrange(now), o.reducedMotion() ? 0 : 130);
  });
  const motion = (ms: number) => (o.reducedMotion() ? 0 : o.pace(ms));
  const beatStage: BeatStage = {
    bodies,
    texts: o.texts,
    pace: motion,
    wait: (ms, signal) => clock.wait(o.pace(ms), signal),
    tween: (ms, step) => clock.tween(ms, step),
    placementOf: arrange,
    badge: (seat, text) => hud?.badge(seat, text),
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
      if (motion(1) === 0 || signal.aborted) return;
      isShuffling = true;
      hud?.update(hudStateOf(unseen(situation), own, shownArms(), asked(), o.texts));
      shuffling = await startShuffling({
        count: situation.seen.heap.length,
        seed: Number.parseInt(situation.commitment.slice(0, 8), 16),
        surface,
        bodies,
        view: viewOf(surface, layout.bounds),
        clock,
        factor: motion(1),
        signal,
        hands: (at, palm) => hands.show(at, palm),
      });
      await shuffling.done;
      shuffling = null;
      isShuffling = false;
    },
    async setQuality(quality) {
      const next = await createStage(quality, 1, 1);
      unmount();
      stage.destroy();
      stage = next;
      mount();
      resize();
    },
    setNumerals(wanted) {
      numerals = wanted;
      stage.meshes.numeralsBelow(numerals ? Number.MAX_VALUE : READABLE / PIXELS);
      changed();
    },
    resize,
    focusTile(tile) {
      focusTile = tile;
      if (now) bodies.set(arrange(now));
    },
    focusPlace(arm) {
      focusPlace = arm;
      changed();
    },
    targets() {
      if (!now || isShuffling) return null;
      return targetsOf(surface.camera, now.seen, bodies.tiles, litPlaces(now.seen, layout, bodies.view, asked()));
    },
    destroy() {
      observer.disconnect();
      endOfDesk();
      unmount();
      catcher.destroy();
      stage.destroy();
    },
  };
}

/** The table before anything was dealt. */
const unseen = (now: Situation): Situation => ({
  ...now,
  seen: { ...now.seen, hands: now.seen.hands.map(() => []), boneyard: [], laid: [], ends: [], turn: null },
});
