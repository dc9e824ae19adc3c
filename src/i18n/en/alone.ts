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
    next: 'Another deal',
    again: 'This deal again',
    seat: 'You alone, without bots.',
  },
  puzzles: {
    today: 'Today’s puzzle',
    grade: 'Grade',
    grades: ['Free', '1', '2', '3', '4', '5'],
    gradeNotes: [
      'Nothing is given: fill the empty outline in any of its 685,440 ways.',
      'Many tiles are given, and there is always one that has a single place.',
      'Fewer are given, and you must count which squares a number is left for.',
      'Places that several tiles share must be seen together.',
      'Once or twice you must try a way, and come back from it.',
      'For a long evening: ways within ways.',
    ],
    number: 'Number of the puzzle',
    numberNote: 'Whoever plays the same grade and number has the same puzzle. Without a number any of the grade comes.',
    named: (grade: number, number: number) =>
      grade === 0 ? `Squares, free, no. ${number}` : `Squares, grade ${grade}, no. ${number}`,
    next: 'Another puzzle',
    again: 'This puzzle again',
    lostLine: (left: number) => `Given up with ${plural(left, 'tile', 'tiles')} left.`,
  },
};
