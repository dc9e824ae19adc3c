/**
 * Plays a whole match in every place that the builds are made for.
 *
 *   npm run bench frames     needs both builds
 */

import { openEmbedded, sitDown } from '../play/embedded.ts';
import { PLACES } from '../play/places.ts';
import { byTap, playMatch } from '../play/player.ts';
import { judge } from '../second/judgement.ts';

const embedded = await openEmbedded();
try {
  for (const place of PLACES) {
    const began = performance.now();
    const { game, complaints, strays, close } = await embedded.open(place);
    await sitDown(game);
    const thinkers = new Set<string | undefined>();
    const played = await playMatch(game, byTap, { onQuestion: ({ thinker }) => void thinkers.add(thinker) });
    const seconds = ((performance.now() - began) / 1000).toFixed(0);
    const verdict = judge(played.record).ok ? 'judged good' : 'REFUSED BY THE JUDGE';
    console.log(
      `${place.title.padEnd(38)} ${played.deals} deals, ${played.moves} moves, ${verdict}; bots in: ${[...thinkers].join(', ')}; ${seconds} s; ${strays.length} requests beyond its folder`,
    );
    for (const complaint of complaints) console.log(`  the browser notes: ${complaint}`);
    await close();
  }
} finally {
  await embedded.close();
}
