/** What is loaded when a deal nears its end. */
export { AwardShow } from './award-show.ts';
export { createAwardSprites } from './award-sprites.ts';
