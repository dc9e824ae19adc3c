/** The builds where portals put them: a few moves in each frame. `npm run frames`: whole matches. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isLong } from '../long.ts';
import { openEmbedded, sitDown } from './embedded.ts';
import { PLACES, UNLIKE } from './places.ts';
import { byTap, playMatch } from './player.ts';

let embedded: Awaited<ReturnType<typeof openEmbedded>>;
beforeAll(async () => {
  embedded = await openEmbedded();
});
afterAll(() => embedded.close());

/** Whoever has neither a worker file nor may run a text finds out by trying, and the browser notes that it was tried. */
const REFUSED = /^Creating a worker from 'blob:null\/[0-9a-f-]+' violates the following Content Security Policy/;

/** So many questions to the person: a few rounds, with the bots' moves between them. */
const FEW = 3;

describe('the game', () => {
  it.each(isLong ? PLACES : UNLIKE)('plays in $title, with the bots in: $thinker', async (place) => {
    const { game, complaints, files, strays, close } = await embedded.open(place);
    await sitDown(game, 'cyprus');
    const isStrict = place.sandbox && place.policy;
    const thinkers: (string | undefined)[] = [];
    await playMatch(game, byTap, {
      onQuestion: ({ thinker }) => void thinkers.push(thinker),
      enough: () => thinkers.length >= FEW,
    });
    // On a busy machine a worker may be too slow, and give way to another source.
    expect(thinkers).toContain(place.thinker);
    expect(complaints.filter((each) => !(isStrict && REFUSED.test(each)))).toEqual([]);
    expect(strays).toEqual([]);
    const scripts = ['cyprus.js', 'sounds-ogg.js', 'stand-by.js'];
    if (!place.hosted) expect([...new Set(files.filter((file) => file.endsWith('.js')))].sort()).toEqual(scripts);
    await close();
  });
});
