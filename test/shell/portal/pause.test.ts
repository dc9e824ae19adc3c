import { describe, expect, it } from 'vitest';
import { LATE } from '../../../src/motion/durations.ts';
import { matchAfter, open, playing, refused, setup } from './hosted-app.ts';

describe('a pause of the host', () => {
  it('stops the clock of the table and lets it go again', async () => {
    const { post, clock, said } = await open(setup);
    await post({ type: 'pause' });
    await post({ type: 'pause' });
    expect(clock).toEqual(['pause menu']);
    await post({ type: 'resume' });
    expect(clock).toEqual(['pause menu', 'resume menu']);
    expect(await said()).toEqual([playing(false), playing(true)]);
  });

  it('lies over the sheet of a deal too', async () => {
    const { post, happens, clock, said, app, time } = await open(setup);
    happens('dealOver', matchAfter(1));
    await post({ type: 'pause' });
    expect(app.getSnapshot().can({ type: 'NEXT' })).toBe(false);
    await post({ type: 'resume' });
    expect(clock).toEqual(['pause menu', 'resume menu']);
    expect((await said()).filter(({ type }) => type === 'playing')).toEqual([playing(false)]);
    expect(app.getSnapshot().can({ type: 'NEXT' })).toBe(false);
    time.increment(LATE);
    expect(app.getSnapshot().can({ type: 'NEXT' })).toBe(true);
  });

  it('does not end the player’s own', async () => {
    const { app, at, post, said } = await open(setup);
    app.send({ type: 'PAUSE' });
    await post({ type: 'pause' });
    await post({ type: 'resume' });
    expect(at()).toBe('{"playing":{"halted":"paused"}}');
    expect(await said()).toEqual([playing(false), refused('resume', 'notPaused')]);
  });

  it('becomes the player’s when they open a menu in it', async () => {
    const { app, at, post, said } = await open(setup);
    await post({ type: 'pause' });
    app.send({ type: 'SETTINGS' });
    app.send({ type: 'BACK' });
    await post({ type: 'resume' });
    expect(at()).toBe('{"playing":{"halted":"paused"}}');
    expect(await said()).toEqual([playing(false), refused('resume', 'notPaused')]);
  });

  it('is refused where nothing is played', async () => {
    const { post, said } = await open();
    await post({ type: 'pause' });
    await post({ type: 'resume' });
    expect(await said()).toEqual([refused('pause', 'notPlaying'), refused('resume', 'notPaused')]);
  });
});
