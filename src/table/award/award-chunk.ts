/** What is fetched when a deal nears its end. */
export { createAward } from './award.ts';
export { createAwardPieces } from './award-sprites.ts';
