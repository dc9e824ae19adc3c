/** The time of a table: its clock, and how long things take at the speed that was set. */
import type { Clock } from '../../motion/clock.ts';

export interface TableTiming {
  readonly clock: Clock;
  /** Milliseconds at normal speed into milliseconds now. */
  pace(ms: number): number;
  /** Whether the person wants less motion. */
  reducedMotion(): boolean;
}

/** Milliseconds at normal speed into milliseconds of motion now; 0 where motion is not wanted. */
export const motionOf = ({ pace, reducedMotion }: Pick<TableTiming, 'pace' | 'reducedMotion'>, ms: number): number =>
  reducedMotion() ? 0 : pace(ms);
