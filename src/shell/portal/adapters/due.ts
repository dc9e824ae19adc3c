/** Decides when a break is due: once a deal has been completed in this visit since the last break. */
export interface Due {
  readonly is: boolean;
  playing(isPlaying: boolean): void;
  dealOver(): void;
  taken(): void;
}

/** @param first true if a break is due before anything has been played. */
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
    // A match resumed at its sheet reports that deal again, although it was not played now.
    dealOver() {
      is ||= hasPlayed;
    },
    taken() {
      is = false;
      hasPlayed = false;
    },
  };
}
