/** What a command needs of the world, so that tests can call it without a process. */
export interface Io {
  /** Adds to the results. Throws `NotWritten`, or `Unread` when the reader has closed its end. */
  out(text: string): void;
  /** Everything else; lost where it cannot be written. */
  err(text: string): void;
  /** Whether `err` is a terminal on which a line can be drawn again. */
  readonly terminal: boolean;
  /** The text of a file; `-` is the standard input. Throws when it cannot be read. */
  read(file: string): string;
  /** Begins a file of results. Throws when it cannot be written. */
  begin(file: string): Draft;
  /** Milliseconds since some moment. */
  now(): number;
  /** Text that nobody can guess, for a seed. */
  surprise(): string;
  /** How many processors there are to share long work. */
  readonly cores: number;
}

/** A file of results that is being written. Until it is kept, its name stands for what it stood for before. */
export interface Draft {
  /** Throws `NotWritten`. */
  add(text: string): void;
  /** Throws `NotWritten`. */
  keep(): void;
  /** Leaves nothing of it behind. */
  drop(): void;
}

export const GOOD = 0;
export const FAULT = 1;
export const WRONG_CALL = 2;
export const NOT_WRITTEN = 3;

/** Results could not be written; the message says where and why. */
export class NotWritten extends Error {}

/** Nobody reads the results any more. */
export class Unread extends Error {}

/** Thrown by a command that was called wrongly; what is wrong goes to `err`. */
export class WrongCall extends Error {}

export interface Command {
  readonly name: string;
  /** One line. */
  readonly summary: string;
  /** What `--help` prints. */
  readonly help: string;
  /** Returns the exit code, at once or when it is done. Throws `WrongCall`. */
  run(args: readonly string[], io: Io): number | Promise<number>;
}
