/** Every game that was read. */
import { allFives, muggins } from './all-fives.ts';
import { allSevens, matador } from './all-sevens.ts';
import { bergen } from './bergen.ts';
import { block, peruvian, teamBlock } from './block.ts';
import { chickenFoot } from './chicken-foot.ts';
import { drawGame } from './draw.ts';
import { fiveUp } from './five-up.ts';
import { french } from './french.ts';
import { general } from './general.ts';
import { goat } from './goat.ts';
import { hungarian } from './hungarian.ts';
import { italian } from './italian.ts';
import { mexicanTrain } from './mexican-train.ts';
import { mosaic } from './mosaic.ts';
import { latinPartners } from './partners.ts';
import type { Reading } from './reading.ts';
import { sausage } from './sausage.ts';
import { seaGoat } from './sea-goat.ts';
import { solo1 } from './solo-1.ts';
import { solo2 } from './solo-2.ts';
import { sports } from './sports.ts';
import { squares } from './squares.ts';
import { telephone, telephoneTo72 } from './telephone.ts';

export const all: readonly Reading[] = [
  block,
  teamBlock,
  peruvian,
  drawGame,
  allSevens,
  matador,
  bergen,
  hungarian,
  french,
  allFives,
  muggins,
  italian,
  goat,
  seaGoat,
  sports,
  telephone,
  telephoneTo72,
  general,
  sausage,
  solo1,
  solo2,
  squares,
  latinPartners,
  fiveUp,
  mexicanTrain,
  chickenFoot,
  mosaic,
];

export function readingOf(id: string): Reading {
  const found = all.find((reading) => reading.id === id);
  if (found === undefined) throw new Error(`no reading of ${id}`);
  return found;
}
