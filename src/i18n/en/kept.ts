/** English of the matches that were left half-way. No first deal needs it. */
export const keptTexts = {
  kept: {
    title: 'Matches under way',
    at: (deal: number, names: string) => `Deal ${deal} · ${names}`,
    over: (names: string) => `Over: see the result · ${names}`,
    goOn: (game: string) => `Continue ${game}`,
    drop: 'Delete',
    dropTitle: (game: string) => `Delete this match of ${game}?`,
    dropLine: 'It cannot be gone on with any more.',
    keep: 'Keep it',
    none: 'No match is under way.',
    back: 'Back',
  },
};
