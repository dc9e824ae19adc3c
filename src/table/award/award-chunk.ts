/** What is loaded when a deal nears its end, or where the table has a number that points are made of. */
export { AwardShow } from './award-show.ts';
export { createAwardSprites } from './award-sprites.ts';
export { PlaceNumbers } from './place-numbers.ts';
export { ScoreShow } from './score-show.ts';
