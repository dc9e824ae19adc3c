/** The table on the screen: tiles, cloth and wood in space, and flat before them the parts to read and press. */
import type { Container } from 'pixi.js';
import type { Situation } from '../match/ports.ts';
import type { Beat, Place, Position, Seat, Tile } from '../rules/game.ts';
import { seatsByPlace } from '../rules/players.ts';
import { withDrawing } from './fetch-drawing.ts';
import { lookAtEnd } from './hud/hud-options.ts';
import { motionOf } from './model/timing.ts';
import type { ScreenWishes } from './regions/regions.ts';
import { createWarmRenderer, type TableRenderer } from './renderer/renderer.ts';
import { createRoom, type RoomGauge } from './renderer/room.ts';
import type { Quality } from './renderer/table-meshes.ts';
import { listenInScene } from './scene-input.ts';
import type { Faces, Scene, SceneOptions } from './scene-options.ts';
import { buildScene, type SceneParts } from './scene-parts.ts';
import type { ThemeSettings } from './table-theme.ts';
import type { Touched } from './touch/targets.ts';

export { fetchSums } from './hud/fetch-sums.ts';
export { createWarmRenderer } from './renderer/renderer.ts';
export type { Quality } from './renderer/table-meshes.ts';
export type { Faces, Scene, SceneOptions } from './scene-options.ts';

/** Milliseconds at normal speed that the tiles take to move when the screen was turned. */
const TURNING = 350;
/** Beats that move tiles. */
const MOVING: ReadonlySet<Beat['beat']> = new Set([
  'spread',
  'took',
  'dealt',
  'led',
  'laid',
  'lifted',
  'drew',
  'ended',
]);

/**
 * Builds the scene into `parent`. `first` is a renderer of the wanted quality that was begun before; without one the
 * scene makes its own. Throws if the browser has no WebGL 2.
 */
export async function createScene(
  parent: HTMLElement,
  options: SceneOptions,
  first: TableRenderer | null = null,
): Promise<Scene> {
  const [width, height] = [Math.max(1, parent.clientWidth), Math.max(1, parent.clientHeight)];
  const kind = await withDrawing(options.kind, options.lookup.game);
  const renderer = first ?? (await createWarmRenderer(options.look.quality, width, height));
  return new TableScene(parent, { ...options, kind }, renderer);
}

class TableScene implements Scene {
  readonly #o: SceneOptions;
  readonly #room: RoomGauge;
  readonly #parts: SceneParts;
  /** Functions that end the scene's parts, called in that order. */
  readonly #ends: (() => void)[] = [];

  constructor(parent: HTMLElement, options: SceneOptions, first: TableRenderer) {
    this.#o = options;
    this.#room = createRoom(parent);
    this.#parts = buildScene(parent, options, first);
    this.#ends.push(...listenInScene(this.#parts, options));
    this.#parts.slot.onReplaced(() => this.#refresh());
    this.#parts.theme.apply();
    this.#fit();
    this.#parts.arranger.rest();
    // An empty table is not painted: its first situation follows.
    this.#parts.changes.picture.subscribe(this.#parts.painter.changed);
    this.#room.watch(() => this.resize());
    this.#ends.push(this.#room.destroy);
  }

  get element(): HTMLCanvasElement {
    return this.#parts.slot.now.canvas;
  }

  show(situation: Situation): void {
    this.#take(situation);
    this.#parts.made.settle(situation.seen);
    this.#parts.lights.rest();
    this.#parts.arranger.rest();
    this.#parts.award.show(situation);
    this.#parts.acting.see(situation);
    this.#parts.ornament?.settle(situation.seen);
  }

  async play(beat: Beat, after: Situation, signal: AbortSignal): Promise<void> {
    if (MOVING.has(beat.beat)) this.#parts.crossFade.begin();
    this.#take(after);
    const { model, slot, line, partner } = this.#parts;
    // A line that nobody has the lead is out of date once a tile leads.
    if (beat.beat === 'led' && !partner.isSaid(after)) line.clear();
    // Compiling now keeps the light of a complete star from halting.
    if (beat.beat === 'laid' && !model.board.isStarComplete() && !slot.isDark) slot.now.warmLight();
    const played = model.kind.playBeat(this.#parts.beats, beat, after, signal);
    // Only now is it known which tiles are in motion.
    this.#parts.writer.write();
    if (model.game.facts && (beat.beat === 'dealt' || beat.beat === 'ended')) this.#parts.facts({ on: 'match' });
    await played;
    // 3.4: the lot for who plays first on a tile that was turned up.
    if (beat.beat === 'led' && after.lot !== null) await this.#parts.acting.drawLots(after, signal);
    if (!signal.aborted && !model.isShuffling) this.#parts.acting.see(after);
  }

  async shuffle(situation: Situation, signal: AbortSignal): Promise<void> {
    const { person, timing } = this.#o;
    // 20.8: the last deal is still seen.
    if (situation.seen.waits) await this.#parts.acting.changePairs(situation, signal);
    this.#take(situation);
    person.gesture.send({ type: 'CANCEL' });
    this.#parts.panZoom.reset();
    const factor = motionOf(timing, 1);
    const { own, surface } = this.#parts.model;
    if (factor === 0 || signal.aborted) return;
    const run = {
      length: situation.thrownIn > 0 ? 'swept' : situation.standing.deals > 0 ? 'short' : 'whole',
      count: situation.seen.heap.length,
      seed: Number.parseInt(situation.commitment.slice(0, 8), 16),
      surface,
      stirs: Math.max(0, seatsByPlace(situation.seen, own).indexOf(situation.stirs ?? own)),
      view: this.#parts.model.emptyView(),
      factor,
      signal,
    } as const;
    const draw = (until: AbortSignal) => this.#parts.acting.drawLots(situation, until);
    await this.#parts.shuffle.run(run, situation.lot === null ? null : draw);
  }

  setQuality(quality: Quality): Promise<void> {
    return this.#parts.slot.rebuild(quality);
  }

  setTheme(settings: ThemeSettings): void {
    this.#parts.theme.set(settings);
  }

  setMuted(muted: boolean): void {
    this.#parts.writer.set({ muted });
  }

  setHints(hints: boolean): void {
    this.#parts.writer.set({ hints });
  }

  setMakes(makes: boolean): void {
    this.#parts.model.makes = makes;
    this.#parts.changes.picture.emit();
  }

  setMemory(memory: boolean): void {
    this.#parts.model.memory = memory;
    this.#parts.changes.picture.emit();
  }

  setMinutes(minutes: number | null): void {
    this.#parts.writer.set({ minutes });
  }

  setWishes(wishes: ScreenWishes): void {
    const { letters, isLeftHanded } = this.#parts.model.wishes;
    if (wishes.letters === letters && wishes.isLeftHanded === isLeftHanded) return;
    this.#parts.model.wishes = wishes;
    this.resize();
  }

  say(seat: Seat, words: string, suits: readonly number[] = []): void {
    this.#parts.layer.hud.badge({ seat, words, suits });
  }

  tell(words: string): void {
    this.#parts.line.say(words);
  }

  resize(): void {
    const { person, timing } = this.#o;
    person.gesture.send({ type: 'CANCEL' });
    if (this.#room.isTurned) this.#parts.crossFade.begin();
    // Before any tile lies on the table, nothing has a way to go.
    if (this.#fit() && this.#parts.tiles.tiles.length > 0) this.#parts.arranger.follow(motionOf(timing, TURNING));
    else this.#parts.arranger.rest();
    if (!timing.clock.paused) this.#parts.painter.paint();
  }

  focusTile(tile: Tile | null): void {
    this.#parts.model.focus.tile = tile;
    this.#parts.arranger.follow();
  }

  focusPlace(arm: Place | null): void {
    this.#parts.model.focus.place = arm;
    if (arm !== null) lookAtEnd(arm, this.#parts.model, this.#parts.tiles, this.#parts.panZoom);
    this.#parts.changes.picture.emit();
  }

  focusLying(at: Position | null): void {
    this.#parts.model.focus.lying = at;
    this.#parts.arranger.follow();
  }

  focusWay(focusWay: number | null): void {
    this.#parts.writer.set({ focusWay });
  }

  focusHud(button: string | null, seat: Seat | null): void {
    this.#parts.writer.set({ focus: { button, seat } });
  }

  lookWhole(): void {
    this.#parts.panZoom.reset();
  }

  get hud(): Container {
    return this.#parts.layer.hud.container;
  }

  faces(): readonly Faces[] {
    const sent = this.#parts.slot.now.meshes.tiles.faces();
    return this.#parts.tiles.tiles.map(({ above, below }, at) => ({ written: [above, below], sent: sent[at] ?? [] }));
  }

  astray(): readonly Position[] {
    const { now, isShuffling } = this.#parts.model;
    return now && !isShuffling ? this.#parts.tiles.astray(this.#parts.model.restingPlacementOf(now)) : [];
  }

  touched(): Touched | null {
    const { model, tiles, panZoom } = this.#parts;
    const { now, isShuffling, surface, held } = model;
    if (!now || isShuffling) return null;
    return {
      camera: surface.camera,
      seen: now.seen,
      tiles: tiles.tiles,
      places: model.places(tiles.view),
      hides: (x, y) => panZoom.hides(x, y),
      held: held?.at ?? null,
      regions: surface.regions,
    };
  }

  destroy(): void {
    for (const end of this.#ends) end();
    this.#parts.award.destroy();
    this.#parts.layer.destroy();
    this.#parts.slot.destroy();
  }

  /** Takes in a situation that is about to be shown. */
  #take(situation: Situation): void {
    const { gesture } = this.#o.person;
    const eye = this.#parts.model.now?.eye;
    // 20.5: nobody but the partner sees a sign.
    this.#parts.acting.take(situation);
    if (this.#parts.model.update(situation)) {
      // A rack that grows moves everything around it. Nobody may see the hand of the viewer before.
      if (eye === situation.eye) this.#parts.crossFade.divide();
      this.#fit();
    }
    this.#parts.award.update(situation);
    this.#parts.partner.tell(situation);
    // Points scored during the deal before are written by now.
    if (situation.seen.laid.length === 0) this.#parts.made.settle(situation.seen);
    if (eye !== situation.eye) this.#parts.panZoom.reset();
    gesture.send({ type: 'SHOWN' });
    const { held } = this.#parts.model;
    const isGone = held !== null && !this.#parts.model.isThere(held.at);
    if (isGone || eye !== situation.eye) gesture.send({ type: 'CANCEL' });
  }

  /** Divides the screen again; true if the layout has to lie otherwise. */
  #fit(): boolean {
    const { width, height, density, safe } = this.#room.measure();
    const isOther = this.#parts.model.fit(width, height, safe);
    const { surface } = this.#parts.model;
    const { now: renderer } = this.#parts.slot;
    renderer.resize(width, height, density);
    renderer.meshes.look(surface.camera, width, height);
    renderer.meshes.cloth.place(surface.cloth, surface.rack);
    this.#parts.panZoom.place(surface);
    this.#parts.layer.hud.place(surface.regions);
    this.#parts.award.place();
    return isOther;
  }

  /** Shows the present state on a renderer that has just replaced another; motions go on. */
  #refresh(): void {
    this.#o.person.gesture.send({ type: 'CANCEL' });
    this.#parts.theme.apply();
    this.#fit();
    this.#parts.painter.paint();
  }
}
