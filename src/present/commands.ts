/** Commands of a table that are carried out elsewhere, whichever table gives them. */

/** Commands for whoever plays. */
interface PlayerCommands {
  takeBack(): void;
  /** Leaves a dead end as it is. */
  next(): void;
  /** Asks for advice on the question. */
  hint(): void;
}

export interface TableCommands {
  menu(): void;
  /** Opens the rules at what is to be done now. */
  rules(): void;
  hurry(): void;
  /** Turns the sound off, or on again. */
  mute(): void;
  /** `null`: nobody plays here, the match is watched. */
  readonly player: PlayerCommands | null;
}
