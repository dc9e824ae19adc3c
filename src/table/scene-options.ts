/** The scene, and the options to create it. */

import type { Container } from 'pixi.js';
import type { PortraitName } from '../art/portraits.ts';
import type { Texts } from '../i18n/index.ts';
import type { Sitter, View } from '../match/ports.ts';
import type { Game, Place, Position, Seat, Tile } from '../rules/game.ts';
import type { Gesture } from '../seats/gesture.ts';
import type { HudOptions } from '../ui/hud-model.ts';
import type { WordsOf } from './hud/about-line.ts';
import type { SceneCommands } from './hud/hud-options.ts';
import type { DrawnKind } from './kinds/drawn-kind.ts';
import type { PersonAtTable } from './model/table-model.ts';
import type { TableTiming } from './model/timing.ts';
import type { ScreenWishes } from './regions/regions.ts';
import type { Quality } from './renderer/table-meshes.ts';
import type { MakeShuffle } from './shuffle/physics/shuffle.ts';
import type { Impacts } from './shuffle/shuffle-animation.ts';
import type { ThemeSettings } from './table-theme.ts';
import type { Touched } from './touch/targets.ts';

/** The settings of the player that the scene shows. */
interface TableLook extends ThemeSettings {
  readonly quality: Quality;
  /** True if sound is off. */
  readonly muted: boolean;
  /** True if hints are allowed. */
  readonly hints: boolean;
  /** True if places show the number of the table that a move there would make. */
  readonly makes: boolean;
  /** True if tiles of rows that were turned up once show their numbers on their backs (21.3). */
  readonly memory: boolean;
  readonly wishes: ScreenWishes;
}

/** Look-ups of games and portraits. */
interface TableLookup {
  /** The game that is played. */
  readonly game: Game;
  /** Returns the portrait of a sitter; `null` for a person. */
  portraitOf(sitter: Sitter, seat: Seat): PortraitName | null;
}

interface ShuffleSupport {
  /** Ways to get a shuffle, the best first. */
  readonly sources: readonly MakeShuffle[];
  /** Called with the collisions in the shuffle since the last frame, for sound. */
  hear(clatter: Impacts): void;
}

export interface SceneOptions {
  /** The person at the screen. */
  readonly person: PersonAtTable & { readonly gesture: Gesture };
  readonly kind: DrawnKind;
  /** The plates for sums; null in games without sums. */
  readonly sums: HudOptions['sums'];
  readonly timing: TableTiming;
  readonly look: TableLook;
  /** Passed on to the presenter; nothing in the table itself reads it. */
  readonly texts: Texts;
  readonly lookup: TableLookup;
  readonly shuffle: ShuffleSupport;
  readonly commands: SceneCommands;
  /** Returns the words about something that was touched. */
  readonly about: WordsOf;
  /** Called when nothing more can be painted. */
  onFault(error: unknown): void;
}

/** The numbers on a tile, for tests: in the scene, and as they were last sent to the graphics memory. */
export interface Faces {
  readonly written: readonly number[];
  readonly sent: readonly number[];
}

export interface Scene extends View {
  /** The canvas, which is another one after `setQuality`. */
  readonly element: HTMLCanvasElement;
  /** Replaces the renderer; if the browser refuses another, the old one stays. */
  setQuality(quality: Quality): Promise<void>;
  /** Shows other tiles, other symbols on them, or another cloth, from the next picture on. */
  setTheme(settings: ThemeSettings): void;
  /** Shows the sound button as on or off. */
  setMuted(muted: boolean): void;
  /** Shows or hides the hint button. */
  setHints(hints: boolean): void;
  /** Shows or hides the number of the table that a move to a place would make. */
  setMakes(makes: boolean): void;
  setMemory(memory: boolean): void;
  /** 20.7: shows the minutes that are left; null if the match is not by time. */
  setMinutes(minutes: number | null): void;
  /** Changes the regions of the screen to the player's wishes. */
  setWishes(wishes: ScreenWishes): void;
  /** Shows words at a seat, in the form of the words about its moves. */
  say(seat: Seat, words: string): void;
  /** Shows a line of words for as long as it takes to read. */
  tell(words: string): void;
  /** Call it when the parent's size has changed and no observer could notice. */
  resize(): void;
  /** Shows keyboard focus on a tile of the own hand. */
  focusTile(tile: Tile | null): void;
  /** Shows keyboard focus on a place that waits. */
  focusPlace(arm: Place | null): void;
  /** Shows keyboard focus on a tile that lies spread to be taken (1.13). */
  focusLying(at: Position | null): void;
  /** Shows keyboard focus on one of the ways to play a tile, from 0. */
  focusWay(index: number | null): void;
  /** Shows keyboard focus on a button of the table, by its name, or on the plate of a seat. */
  focusHud(button: string | null, seat: Seat | null): void;
  /** Shows the whole table again after a close look. */
  lookWhole(): void;
  /** Returns the tiles that are not in their places: none while nothing moves and no finger holds one. */
  astray(): readonly Position[];
  /** Returns the things that can be touched now, for `targetsOf`; `null` without a situation, or during the shuffle. */
  touched(): Touched | null;
  /** Returns the numbers on all tiles, for tests. */
  faces(): readonly Faces[];
  /** The layer that lies flat before the table, for tests. */
  readonly hud: Container;
  destroy(): void;
}
