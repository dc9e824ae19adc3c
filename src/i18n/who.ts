/** Somebody who did something; `you`: the one who reads. */
export interface Who {
  readonly name: string;
  readonly you: boolean;
  /** The partner's name, where a side is spoken of. */
  readonly with?: string;
}
