import { describe, expect, it } from 'vitest';
import { createReel } from '../../../src/dev/film-page.ts';
import { createClock } from '../../../src/motion/clock.ts';
import { createMessageLine } from '../../../src/table/hud/message-line.ts';

const stage = () => {
  const reel = createReel();
  let asked = 0;
  const frames = { ...reel, request: (callback: (time: number) => void) => reel.request(callback) + asked++ };
  const shown: (string | null)[] = [];
  const saying = createMessageLine(createClock(frames, reel.later), (line) => shown.push(line?.words ?? null));
  return { reel, saying, shown, asked: () => asked };
};

describe('a line on the cloth', () => {
  it('is gone when it could be read, and no frame was asked for meanwhile', async () => {
    const { reel, saying, shown, asked } = stage();
    saying.say('the star needs a nine');
    await reel.step(2500, 50);
    expect(shown).toEqual(['the star needs a nine']);
    await reel.step(200, 50);
    expect(shown).toEqual(['the star needs a nine', null]);
    expect(asked()).toBe(0);
  });

  it('can be read for its whole time when another one follows', async () => {
    const { reel, saying, shown } = stage();
    saying.say('the star needs a nine');
    await reel.step(2000, 50);
    saying.say('not your turn');
    await reel.step(2000, 50);
    expect(shown).toEqual(['the star needs a nine', 'not your turn']);
  });

  it('goes with the question if it answers a touch, and stays if it is news', () => {
    const { saying, shown } = stage();
    saying.say('the star needs a nine');
    saying.takeBackAnswer();
    saying.tell('Eva drew two');
    saying.takeBackAnswer();
    expect(shown).toEqual(['the star needs a nine', null, 'Eva drew two']);
  });

  it('goes no more when nothing is said any more', async () => {
    const { reel, saying, shown } = stage();
    saying.say('the star needs a nine');
    saying.end();
    saying.say('not your turn');
    await reel.step(4000, 50);
    expect(shown).toEqual(['the star needs a nine']);
  });
});
