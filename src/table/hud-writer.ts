/** Writes the situation onto the HUD, with what was wished beside it. */
import type { Hud } from '../ui/hud.ts';
import { hudStateOf } from './hud-state.ts';
import type { SceneOptions } from './scene-options.ts';
import { type Stirring, stirredBy, undealt } from './shuffle/stirring.ts';
import type { Sight } from './sight.ts';

/** What the match does not know, and the HUD shows. */
export interface Wishes {
  /** Whether sound is off. */
  readonly muted: boolean;
  /** Whether advice may be asked for. */
  readonly hints: boolean;
  /** The way to lay a tile that the keyboard stands on, from 0. */
  readonly focusWay: number | null;
}

export interface HudWriter {
  /** Shows what is true now; nothing before there is a situation. */
  write(): void;
  /** Shows it with other wishes; those not named stay. */
  wish(other: Partial<Wishes>): void;
}

export interface HudWriterOptions {
  readonly scene: SceneOptions;
  readonly sight: Sight;
  readonly stirring: Stirring;
  /** Whether anything but the whole table is seen. */
  isClose(): boolean;
  hud(): Hud;
}

export function createHudWriter({ scene, sight, stirring, isClose, hud }: HudWriterOptions): HudWriter {
  const { desk, rack, texts, bustOf } = scene;
  let wishes: Wishes = { muted: scene.muted, hints: scene.hints, focusWay: null };
  const write = () => {
    if (!sight.now) return;
    const state = hudStateOf(stirring.isOn ? undealt(sight.now) : sight.now, {
      ...wishes,
      own: sight.own,
      bearing: sight.bearing,
      asked: sight.asked(),
      ways: desk.ways,
      advice: desk.advised?.words ?? null,
      bustOf,
      sort: rack.mode,
      isClose: isClose(),
      texts,
    });
    hud().update(stirring.hasFinger ? stirredBy(state, texts) : state);
  };
  return {
    write,
    wish(other) {
      wishes = { ...wishes, ...other };
      write();
    },
  };
}
