/** Something in the builds that a browser of the list does not have. */
export interface Finding {
  /** By its name in the exceptions. */
  readonly name: string;
  readonly file: string;
  /** Where it stands: the code around it. */
  readonly code: string;
}

const AROUND = 60;

export const around = (text: string, at: number): string =>
  text.slice(Math.max(0, at - AROUND), at + AROUND).replace(/\s+/g, ' ');
