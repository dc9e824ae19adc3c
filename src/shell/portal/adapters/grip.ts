import type { Hear } from '../portal.ts';
import { inSight, LONGEST } from './in-sight.ts';

/** Why the game is silent, or stands: an ad of a break, the portal's own sound button, the portal itself. */
type Why = 'ad' | 'setting' | 'portal';

/** What a portal does with the game: silences it, and stops it for a while. For several reasons at once it ends with the last. */
export interface Grip {
  readonly isHeld: boolean;
  /** From now on somebody does what is asked; what was asked before is done now. */
  open(hear: Hear): void;
  mute(why: Why, on: boolean): void;
  /** Stops the game, silent, and lets it go on; after a long time in sight it goes on by itself. */
  hold(why: Why, on: boolean): void;
  /** The game goes on, or does not: behind the portal's ad a key may still reach it. */
  playing(isPlaying: boolean): void;
}

/** @param released is called once the game has been asked to go on. */
export function createGrip(page: Document, released: () => void = () => {}): Grip {
  const silent = new Set<Why>();
  /** With each, what ends its watch. */
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
        // Refused where the player has made the pause their own.
        (wasHeld ? ask({ type: 'resume' }) : Promise.resolve()).then(released).catch(reportError);
      }
    },
    playing(isPlaying) {
      if (isPlaying && grip.isHeld) ask({ type: 'pause' }).catch(reportError);
    },
  };
  return grip;
}
