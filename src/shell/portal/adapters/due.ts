/** When a break is due: once a deal has been played to its end since the last one, in this visit. */
export interface Due {
  readonly is: boolean;
  playing(isPlaying: boolean): void;
  dealOver(): void;
  taken(): void;
}

/** @param first whether one is due before anything was played. */
export function createDue(first = false): Due {
  let is = first;
  let hasPlayed = false;
  return {
    get is() {
      return is;
    },
    playing(isPlaying) {
      hasPlayed ||= isPlaying;
    },
    // A match that is taken up at its sheet tells of that deal again: nobody has played it now.
    dealOver() {
      is ||= hasPlayed;
    },
    taken() {
      is = false;
      hasPlayed = false;
    },
  };
}
