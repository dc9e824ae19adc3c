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
/** The least width at which two buttons stand side by side, and the least height for one above the other. */
const TWO = 92;
const STACKED = 80;

/**
 * Returns the room for the actions: in a dead end, which has no hint, also that of the hint beside or above it, so that
 * taking back and giving up have room for their words. In pixels at unit 1.
 */
export function actionRoom(action: Rect, hint: Rect | null, wanted: Pick<HudState, Action>): Rect {
  const isDeadEnd = wanted.takeBack.visible && wanted.next.visible && !wanted.hint.visible;
  if (!hint || !isDeadEnd || action.height >= STACKED) return action;
  const isBeside = hint.y === action.y && hint.height === action.height;
  const isAbove = hint.x === action.x && hint.width === action.width && hint.y < action.y;
  if (!isBeside && !isAbove) return action;
  const [x, y] = [Math.min(action.x, hint.x), Math.min(action.y, hint.y)];
  const right = Math.max(action.x + action.width, hint.x + hint.width);
  return { x, y, width: right - x, height: action.y + action.height - y };
}

/**
 * Returns the rectangles of the visible actions with the highest priority: one, or two side by side. In a high room one
 * stands above the other. In pixels at unit 1.
 */
export function actionSlots(room: Rect, wanted: Pick<HudState, Action>): Partial<Record<Action, Rect>> {
  const isHigh = room.height >= STACKED;
  const most = isHigh || room.width >= TWO ? 2 : 1;
  const chosen = PRIORITY.filter((action) => wanted[action].visible).slice(0, most);
  const inOrder = ACTIONS.filter((action) => chosen.includes(action));
  if (isHigh) {
    const height = (room.height - GAP) / 2;
    const lowest = room.y + room.height - height;
    const yOf = (k: number) => lowest - (inOrder.length - 1 - k) * (height + GAP);
    return Object.fromEntries(inOrder.map((action, k) => [action, { ...room, y: yOf(k), height }]));
  }
  // Giving up keeps its size and its place at the right, with or without a button beside it.
  const isLast = most === 2 && chosen.length === 1 && chosen[0] === 'next';
  const columns = isLast ? 2 : chosen.length;
  const width = (room.width - GAP * (columns - 1)) / columns;
  return Object.fromEntries(
    inOrder.map((action, k) => [action, { ...room, x: room.x + (isLast ? 1 : k) * (width + GAP), width }]),
  );
}
