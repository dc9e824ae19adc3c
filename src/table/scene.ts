/** The table on the screen: tiles, cloth and wood in space, and flat on the glass before them what a player reads. */
import type { Situation } from '../match/ports.ts';
import type { Beat, Place, Seat } from '../rules/game.ts';
import { createAwarding } from './award/award-slot.ts';
import { type BeatStage, playBeat } from './beats/beat-player.ts';
import { runOfLight } from './beats/light-effects.ts';
import { createGlass } from './hud/hud-layer.ts';
import { createHudWriter } from './hud/hud-writer.ts';
import { createSaying } from './hud/message-line.ts';
import { createLights } from './lights/table-lights.ts';
import { obstaclesIn } from './obstacles.ts';
import { afterimageOf, fadeOver } from './renderer/cross-fade.ts';
import { createPainter } from './renderer/painter.ts';
import { createRoom } from './renderer/parent-size.ts';
import { createWarmStage } from './renderer/renderer.ts';
import { createStaging } from './renderer/renderer-slot.ts';
import { safeAreaOf } from './renderer/safe-area.ts';
import type { Scene, SceneOptions } from './scene-options.ts';
import { createStirring } from './shuffle/table-shuffle.ts';
import { createSight } from './sight.ts';
import { createDressing } from './table-look.ts';
import { drawTable } from './table-picture.ts';
import { createArranging } from './tiles/arranger.ts';
import { createBodies } from './tiles/moving-tiles.ts';
import { createGrasp } from './touch/drag.ts';
import { createCloser } from './touch/pan-zoom.ts';
import { reasonIn } from './touch/reasons.ts';
import { targetsOf } from './touch/touch-points.ts';

export { createWarmStage } from './renderer/renderer.ts';
export type { Quality } from './renderer/table-meshes.ts';
export type { Scene, SceneOptions, SceneTexts } from './scene-options.ts';

/** How long the own tiles take to stand otherwise, milliseconds. */
const SORTING = 200;
/** How long the tiles take to lie otherwise when the screen was turned, milliseconds at normal speed. */
const TURNING = 350;
/** Beats that move tiles. */
const MOVING: ReadonlySet<Beat['beat']> = new Set(['dealt', 'led', 'laid', 'drew', 'ended']);
/** How dense plates and chips are while a tile is carried, 0 to 1. */
const UNDER_CARRIED = 0.5;

/** Builds the scene into `parent`. Throws when the browser has no WebGL 2. */
export async function createScene(o: SceneOptions): Promise<Scene> {
  const { parent, desk, gesture, rack, clock } = o;
  const first = o.stage ?? (await createWarmStage(o.quality));
  const room = createRoom(parent);
  const sight = createSight(desk, rack, o.gameById);
  const stirring = createStirring(() => writer.write());

  const draw = () => {
    if (staging.isDark) return;
    // What lies on the glass lets a tile be seen that is carried under it.
    glass.hud.container.alpha = grasp.held === null ? 1 : UNDER_CARRIED;
    drawTable(staging.stage, sight, bodies, stirring.isOn, lights);
  };
  const painter = createPainter(clock, draw, o.onFault);
  const { changed } = painter;
  const lights = createLights(clock, changed);
  const meshes = () => staging.stage.meshes;
  const bodies = createBodies(clock, meshes, changed, () => writer.write());

  const closer = createCloser(sight.surface, {
    clock,
    reducedMotion: o.reducedMotion,
    leaps: () => fade(),
    changed: (near) => bodies.look(near),
    onClose: () => writer.write(),
  });
  const motion = (ms: number) => (o.reducedMotion() ? 0 : o.pace(ms));
  const awarding = createAwarding({
    clock,
    pace: motion,
    sight,
    pointsOf: ({ seen }) => o.gameById(seen.game)?.points ?? 'won',
    celebrate: (seen) => runOfLight(beatStage, seen),
    changed,
    write: () => writer.write(),
  });
  const writer = createHudWriter({
    ...{ scene: o, sight, stirring },
    isClose: () => closer.isClose,
    bodies,
    awarded: awarding,
    hud: () => glass.hud,
  });
  /** Shares out the screen anew; true when the star has to lie otherwise. */
  const share = (): boolean => {
    const { width, height } = room.measure();
    const isOther = sight.share(width, height, safeAreaOf(parent));
    staging.fit(sight, width, height);
    closer.place(sight.surface);
    glass.hud.place(sight.surface.regions);
    awarding.place();
    return isOther;
  };
  const meet = (situation: Situation) => {
    const eye = sight.now?.eye;
    if (sight.meet(situation)) share();
    awarding.meet(situation);
    if (eye !== situation.eye) closer.reset();
    gesture.send({ type: 'SHOWN' });
    const { hands: held, boneyard } = situation.seen;
    const isGone = grasp.held !== null && ![...(held[sight.own] ?? []), ...boneyard].includes(grasp.held);
    if (isGone || eye !== situation.eye) gesture.send({ type: 'CANCEL' });
  };
  /** Without motion, what is seen now is about to fade away over what comes. */
  const fade = () => {
    if (!o.reducedMotion() || o.pace(1) === 0 || staging.isDark) return;
    void fadeOver(clock, () => {
      painter.paint();
      return afterimageOf(staging.stage.canvas);
    });
  };
  const resize = () => {
    gesture.send({ type: 'CANCEL' });
    if (room.isTurned) fade();
    // Where nothing lies yet, nothing has a way to go.
    if (share() && bodies.tiles.length > 0) follow(motion(TURNING));
    else rest();
    if (!clock.paused) painter.paint();
  };
  const grasp = createGrasp({
    gesture,
    sight,
    bodies,
    clock,
    reducedMotion: o.reducedMotion,
    hides: closer.hides,
    settle: (ms) => follow(ms),
  });
  const { arranged, rest, follow } = createArranging({
    ...{ sight, bodies, clock },
    dressed: grasp.dressed,
    isStirred: () => stirring.isOn,
    write: writer.write,
  });

  const saying = createSaying(clock, (line) => glass.hud.message(line));
  const ends = [
    gesture.on('explain', ({ why }) => saying.say(reasonIn(o.texts, why))),
    gesture.on('hurry', o.onHurry),
    gesture.on('look', (fingers) => closer.pinch(fingers)),
  ].map((heard) => () => heard.unsubscribe());
  /** Brings the end of an arm into view; false when it is. */
  const lookAt = (arm: Place): boolean => {
    const end = sight.end(arm, bodies.view);
    if (!end || closer.isInView(end)) return false;
    closer.lookAt(end);
    return true;
  };
  const glass = createGlass({
    scene: o,
    theme: o.theme,
    closer,
    grasp,
    awarding,
    requestRender: changed,
    obstacles: () => (sight.now ? obstaclesIn(sight, arranged(sight.now)) : []),
    plays: sight.plays,
    lookAt,
    isShuffling: () => stirring.isOn,
    stir: stirring.stir,
    lift: stirring.lift,
    onLost: () => staging.lose(),
    onBack: () => void staging.rebuild(),
  });
  const staging = createStaging({
    stage: first,
    quality: o.quality,
    glass,
    onRebuilt() {
      gesture.send({ type: 'CANCEL' });
      dressing.dress();
      share();
      // What is on its way goes on.
      bodies.redraw();
      painter.paint();
    },
    onFault: o.onFault,
  });
  const dressing = createDressing({
    theme: o.theme,
    numerals: o.numerals,
    meshes,
    hud: () => glass.hud,
    changed,
  });
  dressing.dress();

  const endOfDesk = desk.subscribe(() => {
    if (desk.picked) saying.clear();
    follow();
  });
  const endOfRack = rack.subscribe(() => follow(SORTING));
  const announce = (seat: Seat, words: string, suits: readonly number[] = []) =>
    glass.hud.badge({ seat, words, suits });
  const beatStage: BeatStage = {
    bodies,
    texts: o.texts,
    pace: motion,
    wait: (ms, signal) => clock.wait(o.pace(ms), signal),
    tween: (ms, step) => clock.tween(ms, step),
    placementOf: arranged,
    badge: announce,
    message: saying.say,
    inlay: lights.inlay,
    flash: lights.flash,
    award: awarding.tell,
  };

  share();
  rest();
  const endOfRoom = room.watch(resize);

  return {
    get element() {
      return staging.stage.canvas;
    },
    show(situation) {
      meet(situation);
      lights.rest();
      rest();
      awarding.show(situation);
    },
    async play(beat: Beat, after, signal) {
      if (MOVING.has(beat.beat)) fade();
      meet(after);
      // The light of a complete star begins without a stop.
      if (beat.beat === 'laid' && !sight.isStarComplete() && !staging.isDark) staging.stage.warmLight();
      const played = playBeat(beatStage, beat, after, signal);
      // Only now it is known what is on its way.
      writer.write();
      await played;
    },
    async shuffle(situation, signal) {
      meet(situation);
      gesture.send({ type: 'CANCEL' });
      closer.reset();
      if (motion(1) === 0 || signal.aborted) return;
      await stirring.run({
        count: situation.seen.heap.length,
        seed: Number.parseInt(situation.commitment.slice(0, 8), 16),
        surface: sight.surface,
        bodies,
        view: sight.emptyView(),
        clock,
        factor: motion(1),
        signal,
        hands: (at, palm) => glass.hands.show(at, palm),
        shuffles: o.shuffles,
        clatter: o.onClatter,
      });
    },
    setQuality(wanted) {
      return staging.rebuild(wanted);
    },
    setTheme: dressing.setTheme,
    setNumerals: dressing.setNumerals,
    setMuted: (muted) => writer.wish({ muted }),
    setHints: (hints) => writer.wish({ hints }),
    say: announce,
    resize,
    focusTile(tile) {
      sight.focus.tile = tile;
      follow();
    },
    focusPlace(arm) {
      sight.focus.place = arm;
      if (arm !== null) lookAt(arm);
      changed();
    },
    focusWay: (index) => writer.wish({ focusWay: index }),
    lookWhole: closer.reset,
    faces: () => staging.stage.meshes.faces(),
    astray: () => (sight.now && !stirring.isOn ? bodies.astray(sight.arrange(sight.now)) : []),
    targets() {
      if (!sight.now || stirring.isOn) return null;
      const { surface, now } = sight;
      return targetsOf(surface.camera, now.seen, bodies.tiles, sight.lit(bodies.view), closer.hides, grasp.held);
    },
    destroy() {
      saying.end();
      endOfRoom();
      endOfDesk();
      endOfRack();
      grasp.end();
      for (const end of ends) end();
      painter.end();
      awarding.destroy();
      staging.destroy();
    },
  };
}
