import type { Hear } from '../portal.ts';
import { inSight, LONGEST } from './in-sight.ts';

/** The reason for silence or a pause: an ad of a break, the portal's sound button, or the portal itself. */
type Why = 'ad' | 'setting' | 'portal';

/**
 * A portal's control over the game: it can mute and pause it. With several reasons at once, this ends with the last.
 */
export interface Grip {
  readonly isHeld: boolean;
  /** Sets the listener, and sends it the pending requests. */
  open(hear: Hear): void;
  mute(why: Why, on: boolean): void;
  /** Pauses and mutes the game, or releases it. After a long time in sight it is released automatically. */
  hold(why: Why, on: boolean): void;
  /** Handles a start or end of play. A key behind the portal's ad may start play, which is then paused again. */
  playing(isPlaying: boolean): void;
}

/** @param released called after the game has been asked to continue. */
export function createGrip(page: Document, released: () => void = () => {}): Grip {
  const silent = new Set<Why>();
  /** The reasons for the pause, each with a function that stops its timer. */
  const holding = new Map<Why, () => void>();
  let isSilent = false;
  let hear: Hear | null = null;
  const ask: Hear = async (asked) => (await hear?.(asked)) ?? null;
  const tellSound = () => {
    const now = silent.size + holding.size > 0;
    if (now === isSilent) return;
    isSilent = now;
    ask({ type: 'mute', muted: now }).catch(reportError);
  };
  const grip: Grip = {
    get isHeld() {
      return holding.size > 0;
    },
    open(answer) {
      hear = answer;
      if (isSilent) ask({ type: 'mute', muted: true }).catch(reportError);
    },
    mute(why, on) {
      if (on) silent.add(why);
      else silent.delete(why);
      tellSound();
    },
    hold(why, on) {
      const wasHeld = grip.isHeld;
      holding.get(why)?.();
      holding.delete(why);
      if (on)
        holding.set(
          why,
          inSight(page, LONGEST, () => grip.hold(why, false)),
        );
      tellSound();
      if (grip.isHeld) {
        if (!wasHeld) ask({ type: 'pause' }).catch(reportError);
      } else {
        // This is refused if the player has made the pause their own.
        (wasHeld ? ask({ type: 'resume' }) : Promise.resolve()).then(released).catch(reportError);
      }
    },
    playing(isPlaying) {
      if (isPlaying && grip.isHeld) ask({ type: 'pause' }).catch(reportError);
    },
  };
  return grip;
}
