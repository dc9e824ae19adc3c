/** The options of the DOM table. */
import type { Symbols } from '../art/symbols.ts';
import type { Texts } from '../i18n/index.ts';
import type { LastPress } from '../page/last-press.ts';
import type { TableCommands } from '../present/commands.ts';
import type { Beat, Game, Place, Position, Seat, Tile } from '../rules/game.ts';
import type { Desk } from '../seats/desk.ts';
import type { Rack } from '../seats/rack.ts';
import type { LogWriter } from './log-writer.ts';

/** The current settings. */
interface TableSettings {
  /** True if hints are enabled. */
  hints(): boolean;
  /** True if places show the table number that a play there would give. */
  makes(): boolean;
  /** True if the sound is off. */
  muted(): boolean;
  /** True if letters and digits are keys without a modifier. */
  letters(): boolean;
  /** Returns the symbols on the tiles. */
  symbols(): Symbols;
  /** True if one press of a pointer plays a tile that fits in only one place. */
  oneTap(): boolean;
  /** True if face-down rows show the tiles that were once turned up (21.3). */
  memory(): boolean;
}

/** The scene under the DOM table, which marks the keyboard's position; null marks nothing. */
interface FocusedScene {
  focusTile(tile: Tile | null): void;
  focusPlace(arm: Place | null): void;
  /** 1.13: a tile that lies spread to be taken. */
  focusLying(at: Position | null): void;
  /** One of the ways to play a tile, from 0. */
  focusWay(way: number | null): void;
  /** A button, by its name, or the plate of a seat. */
  focusHud(button: string | null, seat: Seat | null): void;
  /** Shows the whole table if it is zoomed in. */
  lookWhole(): void;
}

/** The writer of the log, which is loaded late. */
export interface LateLogWriter {
  /** Null until it is loaded. */
  readonly now: LogWriter | null;
  /** Rejects if it can't be loaded. */
  fetch(): Promise<LogWriter>;
}

export interface DomTableOptions {
  readonly root: HTMLElement;
  readonly desk: Desk;
  /** The order of the own tiles. */
  readonly rack: Rack;
  readonly texts: Texts;
  /** The game that is played. */
  readonly game: Game;
  readonly logWriter: LateLogWriter;
  /** 20.7: returns the minutes that are left; null if the match is not by time. */
  minutes?(): number | null;
  readonly commands: TableCommands;
  readonly settings: TableSettings;
  /** The last press on the page. The table marks the keyboard's position only after a key. */
  readonly lastPress: Pick<LastPress, 'isKey'>;
  readonly scene?: FocusedScene;
  /** Called with the reason when a press makes no move. */
  refused?(words: string): void;
  /** Waits before the next beat; used if this table is the only view. */
  linger?(what: Beat['beat'] | 'shuffling', signal: AbortSignal): Promise<void>;
}
