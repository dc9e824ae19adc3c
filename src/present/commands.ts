/** The commands of a table that are carried out elsewhere, whichever view sends them. */

/** The commands of a player. */
interface PlayerCommands {
  takeBack(): void;
  /** Accepts a dead end, which ends the deal. */
  next(): void;
  /** Requests advice on the question. */
  hint(): void;
}

export interface TableCommands {
  menu(): void;
  /** Opens the rules at the section for the present situation. */
  rules(): void;
  hurry(): void;
  /** Turns the sound off or on. */
  mute(): void;
  /** Null if the match is only watched. */
  readonly player: PlayerCommands | null;
}
