/** What is loaded when a deal nears its end, or where points are made on the way. */
export { AwardShow } from './award-show.ts';
export { createAwardSprites } from './award-sprites.ts';
export { ScoreShow } from './score-show.ts';
