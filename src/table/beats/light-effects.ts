/**
 * Light for tiles that are played: a blade locks in with a flash, and a complete star lights up from the hub outwards.
 */
import { DURATIONS } from '../../motion/durations.ts';
import type { Position, Seen } from '../../rules/game.ts';
import { ALL_LIT } from '../lights/table-lights.ts';
import type { BeatStage } from './beat-stage.ts';

type LightStage = Pick<BeatStage, 'time' | 'lights'>;

/** Milliseconds at normal speed; the light of a star never takes longer than a second and a half. */
const RUN = 1350;
const LONGEST = 1500;
const FLASH = 520;
/** The end of the light's run, beyond the rim of the inlay at 1. */
const FAR = 1.2;
/** Parts of the star's run in which its blades flash. */
const BLADES = { from: 0.1, to: 0.55 } as const;

/** Returns the blades around the spinner: the tiles that were played to the first tile. */
const blades = ({ laid }: Seen): Position[] => laid.flatMap(({ at, to }) => (to === 0 ? [at] : []));

/** True if that tile took a blade. */
export const isBlade = (seen: Seen, at: Position): boolean => blades(seen).includes(at);

/** True if that tile took the last blade; the inlay then stays dark until its light runs. */
export const completes = (seen: Seen, at: Position): boolean =>
  isBlade(seen, at) && seen.laid.at(-1)?.at === at && !seen.ends.some(({ state }) => state === 'free');

/** Lights the edge of a tile that takes a blade from the moment when it hits and sounds. */
export function lockIn({ time, lights }: LightStage, at: Position, hits: number): Promise<void> {
  const falls = time.motion(DURATIONS.lay * hits);
  const all = falls + time.motion(FLASH);
  return time.tween(all, (progress) => {
    const gone = (progress * all - falls) / Math.max(1, all - falls);
    if (progress >= 1) lights.flash(at, 1);
    else if (gone > 0) lights.flash(at, gone);
  });
}

/** Runs the light of a complete star. */
export function runOfLight({ time, lights }: LightStage, seen: Seen): Promise<void> {
  const ms = Math.min(LONGEST, time.motion(RUN));
  return time.tween(ms, (progress) => {
    const answer = (progress - BLADES.from) / (BLADES.to - BLADES.from);
    if (progress >= 1 || answer > 0)
      for (const at of blades(seen)) lights.flash(at, progress >= 1 ? 1 : Math.min(1, answer));
    if (progress >= 1) return lights.inlay(ALL_LIT, 0);
    const fading = 1 - Math.max(0, (progress - 0.65) / 0.35) ** 2;
    lights.inlay(progress ** 0.9 * FAR, Math.min(1, progress * 8) * fading);
  });
}
