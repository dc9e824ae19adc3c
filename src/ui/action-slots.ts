/** The layout of the buttons for the current actions: plain geometry. */
import type { HudState } from './hud-model.ts';
import type { Rect } from './rect.ts';

/** All actions, in their order from left to right. */
export const ACTIONS = ['draw', 'pass', 'takeBack', 'next', 'hint', 'hurry', 'deal'] as const;
export type Action = (typeof ACTIONS)[number];

/**
 * The actions by priority where not all fit. Tiles can also be drawn at the boneyard, and any touch of the table
 * hurries.
 */
const PRIORITY: readonly Action[] = ['deal', 'pass', 'takeBack', 'next', 'draw', 'hint', 'hurry'];

const GAP = 4;
/** The least width at which two buttons stand side by side. */
const TWO = 92;

/**
 * Returns the rectangles of the visible actions with the highest priority: one, or two side by side. In pixels at unit
 * 1.
 */
export function actionSlots(room: Rect, wanted: Pick<HudState, Action>): Partial<Record<Action, Rect>> {
  const most = room.width >= TWO ? 2 : 1;
  const chosen = PRIORITY.filter((action) => wanted[action].visible).slice(0, most);
  const width = (room.width - GAP * (chosen.length - 1)) / chosen.length;
  const inOrder = ACTIONS.filter((action) => chosen.includes(action));
  return Object.fromEntries(inOrder.map((action, k) => [action, { ...room, x: room.x + k * (width + GAP), width }]));
}
