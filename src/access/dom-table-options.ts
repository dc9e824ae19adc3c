/** What the DOM table is given. */
import type { Texts } from '../i18n/index.ts';
import type { TableCommands } from '../present/commands.ts';
import type { Beat, Game, Place, Seat, Tile } from '../rules/game.ts';
import type { Desk } from '../seats/desk.ts';
import type { Rack } from '../seats/rack.ts';
import type { LogWriter } from './log-writer.ts';

/** Settings as they are now. */
interface TableSettings {
  /** Whether a hint may be asked for. */
  hints(): boolean;
  /** Whether places say what they would make of the number of the table. */
  makes(): boolean;
  /** Whether the sound is off. */
  muted(): boolean;
  /** True if letters and digits are keys without a modifier. */
  letters(): boolean;
  /** Numerals instead of pips. */
  numerals(): boolean;
  /** Whether what was turned up once is told of rows that lie face down (21.3). */
  memory(): boolean;
}

/** The scene under the DOM table, which shows where the keyboard stands; `null`: nowhere. */
interface FocusedScene {
  focusTile(tile: Tile | null): void;
  focusPlace(arm: Place | null): void;
  /** One of the ways to lay a tile, from 0. */
  focusWay(way: number | null): void;
  /** A button, by its name, or the plate of a seat. */
  focusHud(button: string | null, seat: Seat | null): void;
  /** Shows the whole table, where it is looked at closely. */
  lookWhole(): void;
}

/** Who writes the log, and comes late. */
export interface LateLogWriter {
  /** `null`: not come yet. */
  readonly now: LogWriter | null;
  /** Rejects when it cannot be had. */
  fetch(): Promise<LogWriter>;
}

export interface DomTableOptions {
  readonly root: HTMLElement;
  readonly desk: Desk;
  /** The order in which the own tiles roving. */
  readonly rack: Rack;
  readonly texts: Texts;
  gameById(id: string): Game | undefined;
  readonly logWriter: LateLogWriter;
  readonly commands: TableCommands;
  readonly settings: TableSettings;
  readonly scene?: FocusedScene;
  /** How long a beat stays before the next one, where this table is the only view. */
  linger?(what: Beat['beat'] | 'shuffling', signal: AbortSignal): Promise<void>;
}
