/** The scene of one table: drawn when its files have come, lost when it fails, drawn again when somebody wants it. */
import { qualityOf, type Settings, type SettingsStore } from '../shell/store/settings.ts';
import type { Stage } from '../table/renderer/renderer.ts';
import type { Quality, Scene, SceneOptions } from '../table/scene.ts';

/** Why there is no scene: the browser cannot draw it, its files did not come, or not yet, or it was there and is lost. */
export type NoScene = 'unable' | 'missing' | 'late' | 'lost';

export interface DrawingOptions {
  readonly settings: SettingsStore;
  /** What the scene is given beside the settings. */
  readonly scene: Omit<SceneOptions, 'stage' | 'quality' | 'theme' | 'numerals' | 'muted' | 'hints' | 'onFault'>;
  /** A stage of that quality that was begun before, if there is one. */
  firstStage(quality: Quality): Promise<Stage | null>;
  /** It is there, and shows nothing yet. */
  onDrawn(scene: Scene): void;
  /** It shows nothing more. */
  onLost(): void;
  /** The DOM table is the table. `again` tries to draw the scene after all. */
  noScene(why: NoScene, again: () => void): void;
  /** Aborts when the table is left. */
  readonly left: AbortSignal;
}

export interface Drawing {
  /** `null` while there is none. */
  readonly scene: Scene | null;
  /** Draws it where there is none; resolves when it is there, or known not to come. */
  draw(): Promise<void>;
  /** It is late: says so, and waits on. */
  tellLate(): void;
  /** It failed: takes it away. */
  lose(): void;
  close(): void;
}

/** Nothing is drawn before `draw`. */
export function createDrawing(o: DrawingOptions): Drawing {
  const { settings, left } = o;
  let scene: Scene | null = null;
  let drawnIn = qualityOf(settings.now);
  /** The newest attempt: one that is still on its way when somebody asks again comes too late. */
  let newest: symbol | null = null;

  const lose = () => {
    const lost = scene;
    if (!lost) return;
    scene = null;
    o.onLost();
    o.noScene('lost', again);
    try {
      lost.destroy();
    } catch {
      // It is broken already; the DOM table stands.
    }
  };
  const draw = async () => {
    const mine = Symbol();
    newest = mine;
    const isWanted = () => newest === mine && !left.aborted;
    let why: NoScene = 'missing';
    try {
      const { createScene } = await import('../table/scene.ts');
      if (!isWanted()) return;
      why = 'unable';
      const given = settings.now;
      const quality = qualityOf(given);
      const stage = await o.firstStage(quality);
      if (!isWanted()) return stage?.destroy();
      const { numerals, muted, hints } = given;
      const drawn = await createScene({
        ...o.scene,
        ...{ stage, quality, numerals, muted, hints },
        theme: given,
        onFault: lose,
      });
      if (!isWanted()) return drawn.destroy();
      scene = drawn;
      drawnIn = quality;
      // What was set while it was on its way.
      if (settings.now !== given) adapt(settings.now);
      o.onDrawn(drawn);
    } catch {
      if (isWanted()) o.noScene(why, again);
    }
  };
  const again = () => {
    if (!scene && !left.aborted) void draw();
  };
  const adapt = (now: Settings) => {
    scene?.setTheme(now);
    scene?.setNumerals(now.numerals);
    scene?.setMuted(now.muted);
    scene?.setHints(now.hints);
    if (!scene || drawnIn === qualityOf(now)) return;
    drawnIn = qualityOf(now);
    scene.setQuality(drawnIn).catch(lose);
  };
  const stopSettings = settings.subscribe(adapt);
  return {
    get scene() {
      return scene;
    },
    draw,
    tellLate: () => o.noScene('late', again),
    lose,
    close() {
      stopSettings();
      scene?.destroy();
      scene = null;
    },
  };
}
