/** Where the milestones of a running total come in, which only a row has (15.2): `late-milestones.ts`. */
import type { Container } from 'pixi.js';
import type { Digits } from './digits.ts';
import type { HudAtlas } from './hud-atlas.ts';
import type { Panel } from './panel.ts';
import type { Point } from './rect.ts';

/** A number that pays, and where its stone stands: its middle, pixels at unit 1. */
export interface MilestoneState extends Point {
  readonly at: number;
  readonly state: 'behind' | 'next' | 'ahead';
}

export interface Milestones {
  readonly container: Container;
  show(stones: readonly MilestoneState[]): void;
}

/** What milestones are made of: they bring nothing of it along, so that it stays in the file of the scene. */
export interface MilestoneKit {
  readonly Container: typeof Container;
  readonly Panel: typeof Panel;
  readonly Digits: typeof Digits;
}

type CreateMilestones = (kit: MilestoneKit, atlas: HudAtlas) => Milestones;

/** `null` until they have come. */
export let createMilestones: CreateMilestones | null = null;

/** Adds milestones that came late. */
export function takeInMilestones(create: CreateMilestones): void {
  createMilestones = create;
}
