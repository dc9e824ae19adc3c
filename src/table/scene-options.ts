/** What the scene is given, and what it gives. */

import type { PortraitName } from '../art/portraits.ts';
import type { Sitter, View } from '../match/ports.ts';
import type { Clock } from '../motion/clock.ts';
import type { Game, Place, Position, Seat, Tile } from '../rules/game.ts';
import type { Desk } from '../seats/desk.ts';
import type { Gesture } from '../seats/gesture.ts';
import type { Rack } from '../seats/rack.ts';
import type { BeatTexts } from './beats/beat-player.ts';
import type { ButtonTexts } from './hud-state.ts';
import type { Stage } from './renderer/renderer.ts';
import type { Faces, Quality } from './renderer/table-meshes.ts';
import type { MakeShuffle } from './shuffle/physics/shuffle.ts';
import type { StirTexts } from './shuffle/table-shuffle.ts';
import type { ThemeNames } from './themes/theme-names.ts';
import type { ReasonTexts } from './touch/reasons.ts';
import type { Targets } from './touch/touch-points.ts';

/** Every word that the scene shows. */
export type SceneTexts = BeatTexts & ReasonTexts & ButtonTexts & StirTexts;

export interface SceneOptions {
  readonly parent: HTMLElement;
  /** A stage of that quality that was begun before; without one the scene makes its own. */
  readonly stage: Stage | null;
  readonly desk: Desk;
  readonly gesture: Gesture;
  readonly rack: Rack;
  readonly clock: Clock;
  /** Milliseconds at normal speed into milliseconds now. */
  readonly pace: (ms: number) => number;
  readonly texts: SceneTexts;
  readonly quality: Quality;
  readonly theme: ThemeNames;
  readonly numerals: boolean;
  readonly muted: boolean;
  /** Whether advice may be asked for. */
  readonly hints: boolean;
  readonly reducedMotion: () => boolean;
  /** `null` for a person. */
  readonly portraitOf: (sitter: Sitter, seat: Seat) => PortraitName | null;
  readonly gameById: (id: string) => Game | undefined;
  /** The ways to have a shuffle, the best first. */
  readonly shuffles: readonly MakeShuffle[];
  onMenu(): void;
  onLog(): void;
  /** The rules are wanted, at what is to be done now. */
  onRules(): void;
  /** What met in the shuffle since the last frame, for the ear: −1 left … 1 right, and how hard. */
  onClatter(impacts: readonly { readonly x: number; readonly impulse: number }[]): void;
  /** A tap while others move. */
  onHurry(): void;
  onTakeBack(): void;
  /** Advice is wanted on what is asked. */
  onHint(): void;
  /** Sound off, or on again. */
  onMute(): void;
  /** Nothing more can be painted. */
  onFault(error: unknown): void;
}

export interface Scene extends View {
  /** Another one after `setQuality`. */
  readonly element: HTMLCanvasElement;
  /** Goes on as before where the browser refuses another stage. */
  setQuality(quality: Quality): Promise<void>;
  /** Other tiles, or another cloth, from the next picture on. */
  setTheme(theme: ThemeNames): void;
  setNumerals(numerals: boolean): void;
  /** Shows whether sound is off. */
  setMuted(muted: boolean): void;
  /** Shows whether advice may be asked for. */
  setHints(hints: boolean): void;
  /** Says something at a seat, as what it did is said. */
  say(seat: Seat, words: string): void;
  /** To be called when the parent's size has changed and no observer could tell. */
  resize(): void;
  /** Shows keyboard focus on a tile of the own hand. */
  focusTile(tile: Tile | null): void;
  /** Shows keyboard focus on a place that waits. */
  focusPlace(arm: Place | null): void;
  /** Shows keyboard focus on one of the ways to lay a tile, from 0. */
  focusWay(index: number | null): void;
  /** Shows the whole table, where it is looked at closely. */
  lookWhole(): void;
  /** The tiles that are not where they belong: none while nothing moves and no finger holds one. */
  astray(): readonly Position[];
  /** Where things can be touched now; `null` while nothing lies still enough to be. */
  targets(): Targets | null;
  /** The faces that lie in the graphics memory, for tests. */
  faces(): readonly Faces[];
  destroy(): void;
}
