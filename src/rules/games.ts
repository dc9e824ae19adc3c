/** The whole catalogue. */

import { lineGame } from './chain/line/line-game.ts';
import { rows as lineRows } from './chain/line/line-rows.ts';
import { starGame } from './chain/star/star-game.ts';
import { rows as starRows } from './chain/star/star-rows.ts';
import { first } from './first-game.ts';
import type { Game } from './game.ts';
import { mosaic } from './mosaic/mosaic.ts';
import { sausage } from './sausage/sausage.ts';
import { solo1 } from './solo/solo-1.ts';
import { solo2 } from './solo/solo-2.ts';
import { squares } from './squares/squares.ts';
import { italian } from './total/italian.ts';
import { mexicanTrain } from './trains/mexican-train.ts';
import { chickenFoot } from './tree/chicken-foot.ts';
import { fiveUp } from './tree/five-up.ts';

const otherStars = starRows.filter(({ id }) => id !== first.id);

/** All games, in the order of the rules pages. */
export const games: readonly Game[] = [
  first,
  ...otherStars.map(starGame),
  ...lineRows.map(lineGame),
  italian,
  sausage,
  solo1,
  solo2,
  squares,
  mexicanTrain,
  chickenFoot,
  fiveUp,
  mosaic,
];

/** Returns the game with this identifier, if there is one. */
export const gameById = (id: string): Game | undefined => games.find((game) => game.id === id);
