/** The table on the screen: tiles, cloth and wood in space, and flat before them what a player reads and presses. */
import type { Situation } from '../match/ports.ts';
import type { Beat, Place, Position, Seat, Seen, Tile } from '../rules/game.ts';
import { AwardSlot } from './award/award-slot.ts';
import { playBeat } from './beats/beat-player.ts';
import type { BeatStage, BeatTime } from './beats/beat-stage.ts';
import { runOfLight } from './beats/light-effects.ts';
import { CrossFade } from './cross-fade.ts';
import { HudLayer } from './hud/hud-layer.ts';
import { hudOptionsOf, lookAtEnd } from './hud/hud-options.ts';
import { HudWriter } from './hud/hud-writer.ts';
import { createMessageLine, type MessageLine } from './hud/message-line.ts';
import { createTableLights, type TableLights } from './lights/table-lights.ts';
import { TableChanges } from './model/changes.ts';
import { TableModel } from './model/table-model.ts';
import { motionOf } from './model/timing.ts';
import { createPainter, type Painter } from './painter.ts';
import { createParentSize, type ParentSize } from './renderer/parent-size.ts';
import { createWarmRenderer, type TableRenderer } from './renderer/renderer.ts';
import { RendererSlot } from './renderer/renderer-slot.ts';
import { safeAreaOf } from './renderer/safe-area.ts';
import type { Quality } from './renderer/table-meshes.ts';
import type { Faces, Scene, SceneOptions } from './scene-options.ts';
import { drawScene } from './scene-picture.ts';
import { TableShuffle } from './shuffle/table-shuffle.ts';
import { TableTheme } from './table-theme.ts';
import type { ThemeNames } from './themes/theme-names.ts';
import { TileArranger } from './tiles/arranger.ts';
import { MovingTiles } from './tiles/moving-tiles.ts';
import { Drag } from './touch/drag.ts';
import { DraggedTile } from './touch/dragged-tile.ts';
import { PanZoom } from './touch/pan-zoom.ts';
import { reasonIn } from './touch/reasons.ts';
import { listenToTable } from './touch/table-input.ts';
import { type Targets, targetsOf } from './touch/targets.ts';

export { createWarmRenderer } from './renderer/renderer.ts';
export type { Quality } from './renderer/table-meshes.ts';
export type { Faces, Scene, SceneOptions, SceneTexts } from './scene-options.ts';

/** How long the own tiles take to stand in another order, milliseconds. */
const SORTING = 200;
/** How long the tiles take to lie otherwise when the screen was turned, milliseconds at normal speed. */
const TURNING = 350;
/** Beats that move tiles. */
const MOVING: ReadonlySet<Beat['beat']> = new Set(['dealt', 'led', 'laid', 'drew', 'ended']);
/** How opaque plates and chips are while a tile is dragged, 0 to 1. */
const UNDER_DRAGGED = 0.5;

/**
 * Builds the scene into `parent`. `first`: a renderer of the wanted quality that was begun before; without one the scene
 * makes its own. Throws when the browser has no WebGL 2.
 */
export async function createScene(
  parent: HTMLElement,
  options: SceneOptions,
  first: TableRenderer | null = null,
): Promise<Scene> {
  return new TableScene(parent, options, first ?? (await createWarmRenderer(options.look.quality)));
}

/**
 * Each part is built from parts above it. What has to reach a part below it goes by `#changes`, or by the model, in which
 * parts write and from which all of them read.
 */
class TableScene implements Scene {
  readonly #o: SceneOptions;
  readonly #parent: HTMLElement;
  readonly #size: ParentSize;
  readonly #slot: RendererSlot;
  readonly #changes = new TableChanges();
  readonly #model: TableModel;
  readonly #tiles: MovingTiles;
  readonly #lights: TableLights;
  readonly #painter: Painter;
  readonly #crossFade: CrossFade;
  readonly #panZoom: PanZoom;
  readonly #arranger: TileArranger;
  readonly #drag: Drag;
  readonly #award: AwardSlot;
  readonly #layer: HudLayer;
  readonly #shuffle: TableShuffle;
  readonly #writer: HudWriter;
  readonly #line: MessageLine;
  readonly #theme: TableTheme;
  readonly #beats: BeatStage;
  /** What has to be ended with the scene, in that order. */
  readonly #ends: (() => void)[] = [];

  constructor(parent: HTMLElement, options: SceneOptions, first: TableRenderer) {
    this.#o = options;
    this.#parent = parent;
    const { person, timing, look, lookup, onFault } = options;
    const { clock, reducedMotion } = timing;
    const changes = this.#changes;
    this.#size = createParentSize(parent);
    this.#slot = new RendererSlot(parent, first, look.quality, onFault);
    this.#model = new TableModel(person, lookup.gameById);
    const model = this.#model;
    this.#tiles = new MovingTiles(clock, changes);
    const tiles = this.#tiles;
    this.#lights = createTableLights(clock, changes.picture.emit);
    this.#painter = createPainter(clock, () => this.#draw(), onFault);
    this.#crossFade = new CrossFade(timing, this.#slot, this.#painter);
    this.#panZoom = new PanZoom(model.surface, {
      clock,
      reducedMotion,
      leaps: () => this.#crossFade.begin(),
      changed: (zoom) => tiles.look(zoom),
      onClose: changes.hud.emit,
    });
    this.#arranger = new TileArranger(model, tiles, clock, changes);
    this.#drag = new Drag({
      gesture: person.gesture,
      model,
      tiles,
      dragged: new DraggedTile(timing, model, tiles),
      hides: (x, y) => this.#panZoom.hides(x, y),
      settle: (ms) => this.#arranger.follow(ms),
    });
    const time: BeatTime = {
      motion: (ms) => motionOf(timing, ms),
      wait: (ms, signal) => clock.wait(timing.pace(ms), signal),
      tween: (ms, step) => clock.tween(ms, step),
    };
    const celebrate = (seen: Seen) => runOfLight({ time, lights: this.#lights }, seen);
    this.#award = new AwardSlot({ clock, motion: time.motion, model, changes, celebrate });
    const wiring = { person, clock, theme: look.theme, commands: options.commands, model, tiles, changes };
    this.#layer = new HudLayer(this.#slot, this.#award, hudOptionsOf({ ...wiring, panZoom: this.#panZoom }));
    const { hud, hands } = this.#layer;
    this.#shuffle = new TableShuffle({ tiles, clock, ...options.shuffle, showHands: hands.show }, model, changes);
    this.#writer = new HudWriter(
      { hud, person, texts: options.texts, portraitOf: lookup.portraitOf, settings: look },
      { model, tiles, shuffle: this.#shuffle, panZoom: this.#panZoom, award: this.#award },
    );
    this.#line = createMessageLine(clock, (line) => hud.message(line));
    this.#beats = {
      tiles,
      placementOf: (now) => model.placementOf(now),
      time,
      voice: { badge: (...said) => this.say(...said), message: this.#line.say },
      lights: this.#lights,
      award: (...played) => this.#award.play(...played),
      texts: options.texts,
    };
    this.#theme = new TableTheme(this.#slot, hud, look, changes.picture.emit);
    this.#listen();
    this.#theme.apply();
    this.#fit();
    this.#arranger.rest();
    this.#ends.push(this.#size.watch(() => this.resize()));
  }

  get element(): HTMLCanvasElement {
    return this.#slot.now.canvas;
  }

  show(situation: Situation): void {
    this.#take(situation);
    this.#lights.rest();
    this.#arranger.rest();
    this.#award.show(situation);
  }

  async play(beat: Beat, after: Situation, signal: AbortSignal): Promise<void> {
    if (MOVING.has(beat.beat)) this.#crossFade.begin();
    this.#take(after);
    // The light of a complete star begins without a stop.
    if (beat.beat === 'laid' && !this.#model.isStarComplete() && !this.#slot.isDark) this.#slot.now.warmLight();
    const played = playBeat(this.#beats, beat, after, signal);
    // Only now it is known what is on its way.
    this.#writer.write();
    await played;
  }

  async shuffle(situation: Situation, signal: AbortSignal): Promise<void> {
    const { person, timing } = this.#o;
    this.#take(situation);
    person.gesture.send({ type: 'CANCEL' });
    this.#panZoom.reset();
    const factor = motionOf(timing, 1);
    if (factor === 0 || signal.aborted) return;
    await this.#shuffle.run({
      count: situation.seen.heap.length,
      seed: Number.parseInt(situation.commitment.slice(0, 8), 16),
      surface: this.#model.surface,
      view: this.#model.emptyView(),
      factor,
      signal,
    });
  }

  setQuality(quality: Quality): Promise<void> {
    return this.#slot.rebuild(quality);
  }

  setTheme(theme: ThemeNames): void {
    this.#theme.setTheme(theme);
  }

  setNumerals(numerals: boolean): void {
    this.#theme.setNumerals(numerals);
  }

  setMuted(muted: boolean): void {
    this.#writer.set({ muted });
  }

  setHints(hints: boolean): void {
    this.#writer.set({ hints });
  }

  say(seat: Seat, words: string, suits: readonly number[] = []): void {
    this.#layer.hud.badge({ seat, words, suits });
  }

  resize(): void {
    const { person, timing } = this.#o;
    person.gesture.send({ type: 'CANCEL' });
    if (this.#size.isTurned) this.#crossFade.begin();
    // Where nothing lies yet, nothing has a way to go.
    if (this.#fit() && this.#tiles.tiles.length > 0) this.#arranger.follow(motionOf(timing, TURNING));
    else this.#arranger.rest();
    if (!timing.clock.paused) this.#painter.paint();
  }

  focusTile(tile: Tile | null): void {
    this.#model.focus.tile = tile;
    this.#arranger.follow();
  }

  focusPlace(arm: Place | null): void {
    this.#model.focus.place = arm;
    if (arm !== null) lookAtEnd(arm, this.#model, this.#tiles, this.#panZoom);
    this.#changes.picture.emit();
  }

  focusWay(focusWay: number | null): void {
    this.#writer.set({ focusWay });
  }

  lookWhole(): void {
    this.#panZoom.reset();
  }

  faces(): readonly Faces[] {
    const sent = this.#slot.now.meshes.tiles.faces();
    return this.#tiles.tiles.map(({ above, below }, at) => ({ written: [above, below], sent: sent[at] ?? [] }));
  }

  astray(): readonly Position[] {
    const { now, isShuffling } = this.#model;
    return now && !isShuffling ? this.#tiles.astray(this.#model.arrange(now)) : [];
  }

  targets(): Targets | null {
    const { now, isShuffling, surface, held } = this.#model;
    if (!now || isShuffling) return null;
    const { tiles, view } = this.#tiles;
    const hides = (x: number, y: number) => this.#panZoom.hides(x, y);
    return targetsOf(
      { camera: surface.camera, seen: now.seen, tiles, places: this.#model.places(view), hides },
      held?.at ?? null,
    );
  }

  destroy(): void {
    for (const end of this.#ends) end();
    this.#award.destroy();
    this.#layer.destroy();
    this.#slot.destroy();
  }

  /** Takes in a situation that is about to be shown. */
  #take(situation: Situation): void {
    const { gesture } = this.#o.person;
    const eye = this.#model.now?.eye;
    if (this.#model.update(situation)) this.#fit();
    this.#award.update(situation);
    if (eye !== situation.eye) this.#panZoom.reset();
    gesture.send({ type: 'SHOWN' });
    const { held } = this.#model;
    const isGone = held !== null && !this.#model.isThere(held.at);
    if (isGone || eye !== situation.eye) gesture.send({ type: 'CANCEL' });
  }

  /** Shares out the screen anew; true when the layout has to lie otherwise. */
  #fit(): boolean {
    const { width, height } = this.#size.measure();
    const isOther = this.#model.fit(width, height, safeAreaOf(this.#parent));
    const { surface, inlay } = this.#model;
    const { now: renderer } = this.#slot;
    renderer.resize(width, height);
    renderer.meshes.look(surface.camera, width, height);
    renderer.meshes.cloth.place(surface.cloth, surface.rack);
    renderer.meshes.cloth.inlay(inlay);
    this.#panZoom.place(surface);
    this.#layer.hud.place(surface.regions);
    this.#award.place();
    return isOther;
  }

  #draw(): void {
    if (this.#slot.isDark) return;
    // The HUD lets a tile be seen that is dragged under it.
    this.#layer.hud.container.alpha = this.#model.held === null ? 1 : UNDER_DRAGGED;
    drawScene(this.#slot.now, this.#model, this.#tiles, this.#lights);
  }

  /** Shows on a renderer that has just taken its place what the one before showed; what is on its way goes on. */
  #refresh(): void {
    this.#o.person.gesture.send({ type: 'CANCEL' });
    this.#theme.apply();
    this.#fit();
    this.#painter.paint();
  }

  /** Hears desk, rack, gesture, canvas and the changes of the table's own parts. */
  #listen(): void {
    const { person, texts, commands } = this.#o;
    const { desk, rack, gesture } = person;
    const { hud } = this.#layer;
    this.#changes.picture.subscribe(this.#painter.changed);
    this.#changes.hud.subscribe(() => this.#writer.write());
    const heard = [
      gesture.on('explain', ({ why }) => this.#line.say(reasonIn(texts, why))),
      gesture.on('hurry', commands.hurry),
      gesture.on('look', (fingers) => this.#panZoom.pinch(fingers)),
    ];
    const [drag, panZoom, shuffle] = [this.#drag, this.#panZoom, this.#shuffle];
    const input = { gesture, model: this.#model, drag, panZoom, shuffle, release: () => hud.release() };
    this.#ends.push(
      this.#line.end,
      desk.subscribe(() => {
        if (desk.picked) this.#line.clear();
        this.#arranger.follow();
      }),
      rack.subscribe(() => this.#arranger.follow(SORTING)),
      drag.end,
      ...heard.map((one) => () => one.unsubscribe()),
      this.#painter.end,
      listenToTable(this.#slot, input),
    );
    this.#slot.onReplaced(() => this.#refresh());
  }
}
