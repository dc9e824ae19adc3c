/**
 * Trains around an engine (29.3): each leaves the hub towards its owner, the own one downwards, and runs on until the
 * board ends. They grow as the arms of a star do.
 */
import { firmExits } from './firm-exits.ts';
import { beginAround } from './growth.ts';
import { firstTiles, hubBodies } from './hub.ts';
import { growing, type LayOut } from './layout.ts';
import { TRAIN_WEIGHTS } from './weights.ts';

/** The number of trains before the engine lies. */
const USUAL = 5;

/** Returns the layout of trains, with a memory of its own. */
export const growingTrains = (): LayOut =>
  growing(([engine], { doubles }, { own = 0 }) => {
    const trains = engine?.root ?? USUAL;
    return {
      key: `${trains} ${own}`,
      begin: (aspect) =>
        beginAround(hubBodies(trains), firstTiles(trains, own), {
          across: doubles === 'across',
          firmExits,
          straight: 0,
          aspect,
          weights: TRAIN_WEIGHTS,
        }),
    };
  });
