/** What lies flat on the glass before a stage, and what it hears: it outlives the stage, and lies before the next one. */
import { type Container, ViewContainer } from 'pixi.js';
import type { Place } from '../../rules/game.ts';
import type { Under } from '../../seats/gesture-events.ts';
import { createHud, type Hud } from '../../ui/hud.ts';
import type { ButtonName } from '../../ui/hud-model.ts';
import type { Obstacle } from '../../ui/strip-layout.ts';
import type { Awarding } from '../award/award-slot.ts';
import { createStirringHands, type StirringHands } from '../hands/stirring-hands.ts';
import { watchContext } from '../renderer/context-loss.ts';
import type { Stage } from '../renderer/renderer.ts';
import type { SceneOptions } from '../scene-options.ts';
import type { ThemeNames } from '../themes/theme-names.ts';
import type { Grasp } from '../touch/drag.ts';
import type { Closer } from '../touch/pan-zoom.ts';
import { listenToPointers } from '../touch/pointer.ts';
import { listenForWheel } from '../touch/wheel.ts';
import { hudThemeOf } from './hud-theme-of.ts';

export interface GlassOptions {
  readonly scene: SceneOptions;
  /** What is on the table now. */
  readonly theme: ThemeNames;
  readonly closer: Closer;
  readonly grasp: Grasp;
  readonly awarding: Pick<Awarding, 'under' | 'over' | 'repaint'>;
  requestRender(): void;
  /** What lies on the board now, CSS pixels. */
  obstacles(): readonly Obstacle[];
  /** Whether touching the end of that arm lays a tile. */
  plays(arm: Place): boolean;
  /** Brings the end of an arm into view; false when it is. */
  lookAt(arm: Place): boolean;
  isShuffling(): boolean;
  /** A finger at a CSS pixel while the tiles are shuffled. */
  stir(x: number, y: number, time: number): void;
  /** That finger is gone. */
  lift(): void;
  /** The device took the graphics away, and gave them back. */
  onLost(): void;
  onBack(): void;
}

export interface Glass {
  readonly hud: Hud;
  readonly hands: StirringHands;
  /** Puts a stage into the page, to be touched; what it shows and what is under way there goes on before it. */
  stand(stage: Stage): void;
  /** Lets go of all that was painted: where the graphics went, the pictures of canvases may have gone too. */
  repaint(): void;
  /** Hears nothing more; the stage stays. */
  destroy(): void;
}

/** Nothing is seen of it before it stands somewhere. */
export function createGlass(o: GlassOptions): Glass {
  const { scene, closer, grasp } = o;
  const { gesture, rack } = scene;
  let resolution = () => 1;
  let leave = () => {};
  const press = (under: Under) => gesture.send({ type: 'PRESSED', under });
  const hands = createStirringHands();
  const buttons: Readonly<Record<ButtonName, () => void>> = {
    draw: () => press({ on: 'draw' }),
    pass: () => press({ on: 'pass' }),
    takeBack: scene.onTakeBack,
    hint: scene.onHint,
    hurry: scene.onHurry,
    menu: scene.onMenu,
    log: scene.onLog,
    rules: scene.onRules,
    sort: rack.cycle,
    mute: scene.onMute,
    whole: closer.reset,
  };
  const hud = createHud({
    clock: scene.clock,
    theme: hudThemeOf(o.theme),
    resolution: () => resolution(),
    requestRender: o.requestRender,
    obstacles: o.obstacles,
    onChip(arm) {
      if (o.plays(arm) || !o.lookAt(arm)) press({ on: 'chip', arm });
    },
    onWay(index) {
      const move = scene.desk.ways[index];
      if (move) press({ on: 'way', move });
    },
    onButton: (name) => buttons[name](),
  });
  const listen = (stage: Stage): (() => void) => {
    const { canvas } = stage;
    listenForWheel(canvas, closer, () => o.isShuffling() || !gesture.getSnapshot().matches('resting'));
    const unheard = listenToPointers({
      canvas,
      gesture,
      under: grasp.under,
      isButton: (x, y) => stage.isButton(x, y),
      stir(x, y, time) {
        if (o.isShuffling()) o.stir(x, y, time);
        return o.isShuffling();
      },
      lift: o.lift,
      release: () => hud.release(),
    });
    const unwatched = watchContext(canvas, {
      lost() {
        o.onLost();
        // Nothing is touched that nobody sees.
        canvas.style.visibility = 'hidden';
      },
      back: o.onBack,
      gone: () => scene.onFault(new Error('the graphics are gone')),
    });
    return () => {
      unheard();
      unwatched();
    };
  };
  const parts = [o.awarding.under, hud.container, o.awarding.over, hands.container];
  return {
    hud,
    hands,
    stand(stage) {
      leave();
      hud.release();
      for (const part of parts) {
        part.removeFromParent();
        unload(part);
      }
      stage.root.addChild(...parts);
      resolution = () => stage.resolution;
      leave = listen(stage);
      scene.parent.append(stage.canvas);
    },
    repaint() {
      hud.forget();
      hands.repaint();
      o.awarding.repaint();
    },
    destroy() {
      leave();
      hud.destroy();
      hands.destroy();
    },
  };
}

/** Lets go of what the graphics of the stage before hold of it. */
function unload(part: Container): void {
  if (part instanceof ViewContainer) part.unload();
  for (const child of part.children) unload(child);
}
