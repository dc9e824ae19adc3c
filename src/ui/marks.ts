/** Where the marks of what a match remembers come in, which nothing shows at a star: `late-marks.ts`. */
import type { Container, Sprite } from 'pixi.js';
import type { MarkName } from '../art/marks.ts';
import type { Digits } from './digits.ts';
import type { HudAtlas } from './hud-atlas.ts';
import type { Panel } from './panel.ts';
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
export interface Marks {
  readonly container: Container;
  /** At a plate of that size; `towards`: where the board lies. */
  show(marks: readonly MarkState[], plate: Pick<Rect, 'width' | 'height'>, towards: Facing): void;
}

/** What marks are made of: they bring nothing of it along, so that it stays in the file of the scene. */
export interface MarkKit {
  readonly Container: typeof Container;
  readonly Sprite: typeof Sprite;
  readonly Panel: typeof Panel;
  readonly Digits: typeof Digits;
}

type CreateMarks = (kit: MarkKit, atlas: HudAtlas) => Marks;

/** `null` until they have come. */
export let createMarks: CreateMarks | null = null;

/** Adds marks that came late. */
export function takeInMarks(create: CreateMarks): void {
  createMarks = create;
}
