/** The choices of a person about their own hand and the prompt, by name, and the tasks that they have learnt. */
import type { Task } from '../rules/task.ts';

/** The orders of the own tiles: by number; playable tiles first; as arranged by the person. */
export const RACK_MODES = ['number', 'playable', 'hand'] as const;
export type RackMode = (typeof RACK_MODES)[number];

/** The times at which instructions are shown: at every question, until the task is learnt, or never. */
export const GUIDANCE = ['always', 'useful', 'never'] as const;
export type Guidance = (typeof GUIDANCE)[number];

/** The count of each task done on this device. */
export interface DoneTasks {
  of(task: Task): number;
  count(task: Task): void;
}
