/** Files that a call names; a file that cannot be read or written makes the call wrong. */
import { type Draft, type Io, WrongCall } from './io.ts';
import { reasonOf } from './reason.ts';

export function readFile(io: Io, file: string): string {
  try {
    return io.read(file);
  } catch (error) {
    throw new WrongCall(`cannot read ${file}: ${reasonOf(error)}`);
  }
}

export function beginFile(io: Io, file: string): Draft {
  try {
    return io.begin(file);
  } catch (error) {
    throw new WrongCall(`cannot write ${file}: ${reasonOf(error)}`);
  }
}
