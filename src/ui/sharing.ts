/** How the buttons for what can be done now share their room: plain geometry. */
import type { HudState } from './hud-state.ts';
import type { Rect } from './places.ts';

/** In the order in which they stand. */
export const DOINGS = ['draw', 'pass', 'takeBack', 'hint', 'hurry', 'deal'] as const;
export type Doing = (typeof DOINGS)[number];

/** Who comes first where not all have room: a tile is also drawn at the boneyard, and any touch of the table hurries. */
const FIRST: readonly Doing[] = ['deal', 'pass', 'takeBack', 'draw', 'hint', 'hurry'];

const GAP = 4;
/** The least width at which two buttons stand side by side. */
const TWO = 92;

/** Where each button that is wanted lies, pixels at unit 1: one alone, or two side by side. */
export function sharing(room: Rect, wanted: Pick<HudState, Doing>): Partial<Record<Doing, Rect>> {
  const most = room.width >= TWO ? 2 : 1;
  const chosen = FIRST.filter((doing) => wanted[doing].visible).slice(0, most);
  const width = (room.width - GAP * (chosen.length - 1)) / chosen.length;
  const inOrder = DOINGS.filter((doing) => chosen.includes(doing));
  return Object.fromEntries(inOrder.map((doing, k) => [doing, { ...room, x: room.x + k * (width + GAP), width }]));
}
