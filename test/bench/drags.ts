/**
 * Drags from random tiles to random points in the built game, with random interruptions.
 *
 *   npm run bench drags [COUNT [SEED]]     1000 drags unless given; needs a build
 *
 * Prints how far it is, and its figures; fails when a tile is lost or wrongly dropped.
 */
import { dragAround } from '../play/drag-around.ts';
import { openRealSite } from '../play/site.ts';

const count = Number(process.argv[2] ?? 1000);
const seed = Number(process.argv[3] ?? 1);
const site = await openRealSite();
try {
  const figures = await dragAround(site, count, seed, (drag, fault) => {
    if (fault !== null) console.error(fault);
    if (drag % 50 === 0) console.error(`${drag} drags`);
  });
  console.log(JSON.stringify(figures, null, 2));
  if (figures.faults.length > 0) process.exitCode = 1;
} finally {
  await site.close();
}
