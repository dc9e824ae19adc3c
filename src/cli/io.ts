/** What a command needs of the world, so that tests can call it without a process. */
export interface Io {
  /** Results. */
  out(text: string): void;
  /** Everything else. */
  err(text: string): void;
  /** Whether `err` is a terminal on which a line can be drawn again. */
  readonly terminal: boolean;
  /** The text of a file; `-` is the standard input. Throws when it cannot be read. */
  read(file: string): string;
  /** Empties a file and returns what adds to it. Throws when it cannot be written. */
  write(file: string): (text: string) => void;
  /** Milliseconds since some moment. */
  now(): number;
  /** Text that nobody can guess, for a seed. */
  surprise(): string;
  /** How many processors there are to share long work. */
  readonly cores: number;
}

export const GOOD = 0;
export const FAULT = 1;
export const WRONG_CALL = 2;

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
