/** The time of a table: its clock, and its speed as set by the person. */
import type { Clock } from '../../motion/clock.ts';

export interface TableTiming {
  readonly clock: Clock;
  /** Converts milliseconds at normal speed into milliseconds now. */
  pace(ms: number): number;
  /** True if the person wants less motion. */
  reducedMotion(): boolean;
}

/** Converts milliseconds at normal speed into milliseconds of motion now; 0 if motion is not wanted. */
export const motionOf = ({ pace, reducedMotion }: Pick<TableTiming, 'pace' | 'reducedMotion'>, ms: number): number =>
  reducedMotion() ? 0 : pace(ms);
