/** The star is complete: light runs along the inlay, from the hub to the tips, and dies away. */
import type { BeatStage } from './beats.ts';

/** Milliseconds at normal speed; never longer than a second and a half. */
const RUN = 1350;
const LONGEST = 1500;

export function runOfLight(stage: Pick<BeatStage, 'pace' | 'tween' | 'inlay'>): Promise<void> {
  const ms = Math.min(LONGEST, stage.pace(RUN));
  return stage.tween(ms, (progress) => {
    const fading = 1 - Math.max(0, (progress - 0.6) / 0.4);
    stage.inlay(progress * 1.15, progress >= 1 ? 0 : Math.min(1, progress * 8) * fading);
  });
}
