/** What the scene is given, and what it gives. */

import type { Container } from 'pixi.js';
import type { PortraitName } from '../art/portraits.ts';
import type { Texts } from '../i18n/index.ts';
import type { Sitter, View } from '../match/ports.ts';
import type { Game, Place, Position, Seat, Tile } from '../rules/game.ts';
import type { Gesture } from '../seats/gesture.ts';
import type { WordsOf } from './hud/about-line.ts';
import type { SceneCommands } from './hud/hud-options.ts';
import type { TableKind } from './kind.ts';
import type { PersonAtTable } from './model/table-model.ts';
import type { TableTiming } from './model/timing.ts';
import type { ScreenWishes } from './regions/regions.ts';
import type { Quality } from './renderer/table-meshes.ts';
import type { MakeShuffle } from './shuffle/physics/shuffle.ts';
import type { Clatter } from './shuffle/shuffle-animation.ts';
import type { ThemeNames } from './themes/theme-names.ts';
import type { Touched } from './touch/targets.ts';

/** The settings of the player that the scene shows. */
interface TableLook {
  readonly quality: Quality;
  readonly theme: ThemeNames;
  /** Whether numerals stand for all pips. */
  readonly numerals: boolean;
  /** Whether sound is off. */
  readonly muted: boolean;
  /** Whether advice may be asked for. */
  readonly hints: boolean;
  /** Whether places show what they would make of the number of the table. */
  readonly makes: boolean;
  /** Whether tiles of rows that were turned up once show their numbers on their backs (21.3). */
  readonly memory: boolean;
  readonly wishes: ScreenWishes;
}

/** Who is known by name. */
interface TableLookup {
  gameById(id: string): Game | undefined;
  /** `null` for a person. */
  portraitOf(sitter: Sitter, seat: Seat): PortraitName | null;
}

interface ShuffleSupport {
  /** The ways to get a shuffle, the best first. */
  readonly sources: readonly MakeShuffle[];
  /** What met in the shuffle since the last frame, for the ear. */
  hear(clatter: Clatter): void;
}

export interface SceneOptions {
  /** The person at the screen. */
  readonly person: PersonAtTable & { readonly gesture: Gesture };
  readonly kind: TableKind;
  readonly timing: TableTiming;
  readonly look: TableLook;
  /** Handed on to the presenter, and read by nothing in the table itself. */
  readonly texts: Texts;
  readonly lookup: TableLookup;
  readonly shuffle: ShuffleSupport;
  readonly commands: SceneCommands;
  /** What is said of something that was touched. */
  readonly about: WordsOf;
  /** Nothing more can be painted. */
  onFault(error: unknown): void;
}

/** The numbers on a tile, for tests: as the scene holds them, and as they were last sent to the graphics memory. */
export interface Faces {
  readonly written: readonly number[];
  readonly sent: readonly number[];
}

export interface Scene extends View {
  /** Another one after `setQuality`. */
  readonly element: HTMLCanvasElement;
  /** Goes on as before where the browser refuses another renderer. */
  setQuality(quality: Quality): Promise<void>;
  /** Other tiles, or another cloth, from the next picture on. */
  setTheme(theme: ThemeNames): void;
  setNumerals(numerals: boolean): void;
  /** Shows whether sound is off. */
  setMuted(muted: boolean): void;
  /** Shows whether advice may be asked for. */
  setHints(hints: boolean): void;
  /** Whether places show what they would make of the number of the table. */
  setMakes(makes: boolean): void;
  setMemory(memory: boolean): void;
  /** Shares out the screen as the player wants it. */
  setWishes(wishes: ScreenWishes): void;
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
  /** Shows keyboard focus on a button of the table, by its name, or on the plate of a seat. */
  focusHud(button: string | null, seat: Seat | null): void;
  /** Shows the whole table, where it is looked at closely. */
  lookWhole(): void;
  /** The tiles that are not where they belong: none while nothing moves and no finger holds one. */
  astray(): readonly Position[];
  /** What can be touched now, for `targetsOf`; `null` while nothing lies still enough to be. */
  touched(): Touched | null;
  /** For tests. */
  faces(): readonly Faces[];
  /** What lies flat before the table, for tests. */
  readonly hud: Container;
  destroy(): void;
}
