/** English about games for one. No deal needs it. */
import { plural } from './words.ts';

export const aloneTexts = {
  alone: {
    solved: 'Solved',
    lost: 'Not solved',
    lostLine: (left: number) => `${plural(left, 'tile', 'tiles')} left, and nothing free fits.`,
    tally: (solved: number, played: number) => `Solved so far: ${solved} of ${plural(played, 'deal', 'deals')}.`,
    ways: 'How many tiles could be laid, move by move',
    waysAt: (move: number, ways: number) => `Move ${move}: ${plural(ways, 'way', 'ways')} on.`,
    narrow: (from: number, to: number) =>
      from === to ? `There was one way on at move ${from}.` : `From move ${from} to ${to} there was only one way on.`,
    wide: 'There was a choice at every move.',
    /** Where a lost deal could still have been won. */
    chance: {
      looking: 'Looking for the last moment at which it could still be solved …',
      stop: 'Stop looking',
      stopped: 'Stopped. Whether it could have been solved is not known.',
      again: 'Look once more',
      missing: 'Whether it could have been solved cannot be said here.',
      /** `tile`: the number of the tile in the line. */
      until: (tile: number, played: string, better: string) =>
        `Until tile ${tile} it could be solved. You chose: ${played}. A way led on with: ${better}.`,
      look: 'Go there, and play on if you like',
      hidden: 'So the tiles lay in the boneyard. Nobody could know that while it was played.',
      never: 'This deal could not be solved at all, however it was played.',
      neverAsItLay: 'As the tiles lay in the boneyard this deal could not be solved, however it was played.',
    },
    /** What it was like where the hand was filled up. */
    stuck: (left: number) => `${plural(left, 'tile', 'tiles')} left, and none of your hand fits.`,
    moves: (n: number) => `${plural(n, 'tile', 'tiles')} laid.`,
    next: 'Another deal',
    again: 'This deal again',
    seat: 'You alone, without bots.',
  },
};
