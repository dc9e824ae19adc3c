/** A person or team in a sentence; `you`: true for the reader. */
export interface Who {
  readonly name: string;
  readonly you: boolean;
  /** The partner's name, if it is a team. */
  readonly with?: string;
}
