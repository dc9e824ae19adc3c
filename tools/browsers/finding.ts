/** A feature in the builds that a browser of the list does not have. */
export interface Finding {
  /** Its name in the exceptions. */
  readonly name: string;
  readonly file: string;
  /** The code around it. */
  readonly code: string;
}

const AROUND = 60;

export const around = (text: string, at: number): string =>
  text.slice(Math.max(0, at - AROUND), at + AROUND).replace(/\s+/g, ' ');
