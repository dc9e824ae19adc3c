/** Where the marks of what a match remembers come in, which nothing shows at a star: `mark-panel.ts`. */
import type { Container } from 'pixi.js';
import type { MarkName } from '../art/marks.ts';
import type { HudAtlas } from './hud-atlas.ts';
import type { facing } from './plate-layout.ts';
import type { Rect } from './rect.ts';

/** A mark, with the deals that are left beside it; `null`: no number. */
export interface MarkState {
  readonly name: MarkName;
  readonly count: number | null;
}

/** The side of a plate that faces the board. */
export type Facing = ReturnType<typeof facing>;

/** The marks of a seat. */
export interface Marks extends Container {
  /** At a plate of that size; `towards`: where the board lies. */
  show(marks: readonly MarkState[], plate: Pick<Rect, 'width' | 'height'>, towards: Facing): void;
}

interface LateMarks {
  /** The texts of the pictures, by their names. */
  readonly pictures: Readonly<Record<string, string>>;
  create(atlas: HudAtlas): Marks;
}

/** `null` until they have come. */
export let lateMarks: LateMarks | null = null;

/** Adds marks that came late. */
export function takeInMarks(late: LateMarks): void {
  lateMarks = late;
}
