import { type Io, WrongCall } from './io.ts';

/** The text of a file that a call names; one that cannot be read is a wrong call. */
export function readFile(io: Io, file: string): string {
  try {
    return io.read(file);
  } catch (error) {
    throw new WrongCall(`cannot read ${file}: ${error instanceof Error ? error.message : error}`);
  }
}
