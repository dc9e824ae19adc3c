/** The environment of a command, so that tests can call it without a process. */
export interface Io {
  /** Adds to the results. Throws `NotWritten`, or `Unread` if the reader has closed its end. */
  out(text: string): void;
  /** Prints everything else; lost if it cannot be written. */
  err(text: string): void;
  /** True if `err` is a terminal on which a line can be redrawn. */
  readonly terminal: boolean;
  /** Returns the text of a file; `-` is the standard input. Throws if it cannot be read. */
  read(file: string): string;
  /** Begins a file of results. Throws if it cannot be written. */
  begin(file: string): Draft;
  /** Milliseconds since some moment. */
  now(): number;
  /** Returns unguessable text, for a seed. */
  surprise(): string;
  /** The number of processors for long work. */
  readonly cores: number;
}

/** A file of results in progress. Until `keep`, a file of the same name stays as it was. */
export interface Draft {
  /** Throws `NotWritten`. */
  add(text: string): void;
  /** Throws `NotWritten`. */
  keep(): void;
  /** Removes everything that was written. */
  drop(): void;
}

export const GOOD = 0;
export const FAULT = 1;
export const WRONG_CALL = 2;
export const NOT_WRITTEN = 3;

/** Thrown if results could not be written; the message gives file and reason. */
export class NotWritten extends Error {}

/** Thrown if nobody reads the results any more. */
export class Unread extends Error {}

/** Thrown by a command that was called wrongly; its message goes to `err`. */
export class WrongCall extends Error {}

export interface Command {
  readonly name: string;
  /** One line. */
  readonly summary: string;
  /** The text of `--help`. */
  readonly help: string;
  /** Returns the exit code, at once or when it is done. Throws `WrongCall`. */
  run(args: readonly string[], io: Io): number | Promise<number>;
}
