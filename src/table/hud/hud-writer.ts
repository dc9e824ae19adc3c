/** Writes the situation onto the HUD, with what was wished beside it. */
import type { Seat } from '../../rules/game.ts';
import type { Hud } from '../../ui/hud.ts';
import type { ChipState } from '../../ui/hud-model.ts';
import type { Awarding } from '../award/award-slot.ts';
import { hudStateOf } from '../hud-state.ts';
import type { SceneOptions } from '../scene-options.ts';
import { type Stirring, stirredBy, undealt } from '../shuffle/table-shuffle.ts';
import type { Sight } from '../sight.ts';
import type { Bodies } from '../tiles/moving-tiles.ts';

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
  readonly bodies: Pick<Bodies, 'coming' | 'waiting'>;
  readonly awarded: Pick<Awarding, 'scores' | 'isLit'>;
  hud(): Hud;
}

export function createHudWriter({
  scene,
  sight,
  stirring,
  isClose,
  bodies,
  awarded,
  hud,
}: HudWriterOptions): HudWriter {
  const { desk, rack, texts, portraitOf } = scene;
  let wishes: Wishes = { muted: scene.muted, hints: scene.hints, focusWay: null };
  let chips: readonly ChipState[] = [];
  let turn: Seat | null = null;
  const write = () => {
    if (!sight.now) return;
    const last = sight.now.seen.laid.at(-1);
    const state = hudStateOf(stirring.isOn ? undealt(sight.now) : sight.now, {
      ...wishes,
      own: sight.own,
      bearing: sight.bearing,
      asked: sight.asked(),
      ways: desk.ways,
      advice: desk.advised?.words ?? null,
      portraitOf,
      sort: rack.mode,
      isClose: isClose(),
      coming: bodies.coming,
      waiting: bodies.waiting,
      awarded,
      texts,
    });
    // An end is another one when the tile lies there, not when it is lifted; and only then is the deal over.
    const isLying = !last || !bodies.coming.has(last.at);
    if (isLying) chips = state.chips;
    // Nobody's turn begins while anything is still laid, drawn or dealt.
    if (bodies.coming.size === 0) turn = state.seats.find((one) => one.turn)?.seat ?? null;
    const seats = state.seats.map((one) => ({
      ...one,
      turn: one.seat === turn,
      turnedUp: isLying ? one.turnedUp : 0,
    }));
    const shown = { ...state, chips, seats };
    hud().update(stirring.hasFinger ? stirredBy(shown, texts) : shown);
  };
  return {
    write,
    wish(other) {
      wishes = { ...wishes, ...other };
      write();
    },
  };
}
