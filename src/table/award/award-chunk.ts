/** The chunk that is loaded when a deal nears its end, or when the game scores during play. */

export { SumPlates } from '../../ui/sum-plates.ts';
export { AwardShow } from './award-show.ts';
export { createAwardSprites } from './award-sprites.ts';
export { PlaceNumbers } from './place-numbers.ts';
export { ScoreShow } from './score-show.ts';
