/** English in the lessons. `ask` is what is asked; `instead` answers legal moves that are others, where there are any. */

export const lessonTexts = {
  steps: {
    cyprus: {
      star: {
        ask: 'Only nines go on the star. Lay your heavier one, the seven-nine, on a free blade.',
        instead:
          'That is a nine, too. But pips that you still hold at the end cost you: lay the heavier one, the seven-nine.',
      },
      again: { ask: 'Who has a nine must lay it. Lay the four-nine, too.' },
      draw: { ask: 'You have no nine left: draw a tile from the pile.' },
      drawn: { ask: 'A nine! What you draw and can lay, you must: lay the six-nine.' },
      heavy: {
        ask: 'The star is complete: now every end is open. Lay your heaviest tile, the seven-eight, on the seven.',
        instead: 'That fits, too. But the seven-eight is your heaviest tile: be rid of it while you can.',
      },
      double: {
        ask: 'A double fits one number only: lay the double five while a five is open.',
        instead: 'That fits, and will fit later. The double five needs a five, and this one may soon be covered.',
      },
      own: {
        ask: 'You hold two more twos. Lay the two-four on a four: then a two stays open for you.',
        instead: 'That fits, too. But the two-four opens a two, and only then do your two others fit.',
      },
      last: {
        ask: 'One tile is left, and it fits the blank. Lay it, and you domino!',
      },
    },
  },
  /** Before turns that make themselves. */
  quick: 'Now a few turns go by quickly: watch.',
  over: {
    title: (game: string) => `That is ${game}`,
    lines: {
      cyprus: (points: number) =>
        `The others still held ${points} pips, and you score them. The first to reach 60 points wins the match.`,
    },
    play: (game: string) => `Play ${game} now`,
    leave: 'Main menu',
  },
};
