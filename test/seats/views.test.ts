import { describe, expect, it, vi } from 'vitest';
import type { Beat } from '../../src/rules/game.ts';
import { createViews } from '../../src/seats/views.ts';
import { heldWork, inTask, notingView, type Said, situation, viewsOf } from './noting-view.ts';

const beats: readonly Beat[] = [{ beat: 'dealt' }, { beat: 'threwIn', missing: '9-9' }, { beat: 'starred' }];
const never = new AbortController().signal;
const fails = (fault: unknown) => {
  throw fault;
};

describe('the views of a match', () => {
  it('play every beat together, one after the other, and show the situation at the end', async () => {
    const said: Said[] = [];
    const slow = notingView(said, inTask);
    const views = viewsOf([slow, notingView(said)], fails);
    await views.play(beats.slice(0, 2), situation('a'), never);
    expect(said).toEqual(['play dealt', 'play dealt', 'play threwIn', 'play threwIn', 'show a', 'show a']);
  });

  it('snap when they are hurried, before anything else can happen, and miss no beat', async () => {
    const said: Said[] = [];
    const hurry = new AbortController();
    const untilHurried = (signal: AbortSignal) =>
      new Promise<void>((resolve) => {
        if (signal.aborted) resolve();
        signal.addEventListener('abort', () => resolve());
      });
    const views = viewsOf([notingView(said, untilHurried)], fails);
    const playing = views.play(beats, situation('a'), hurry.signal);
    await inTask();
    hurry.abort();
    expect(said).toEqual(['play dealt', 'hurried threwIn', 'hurried starred', 'show a']);
    await playing;
    expect(said.at(-1)).toBe('show a');
  });

  it('wait for one that is slow to stop, and never go back to what was shown before', async () => {
    const said: Said[] = [];
    const hurry = new AbortController();
    const slowToStop = heldWork();
    const views = viewsOf([notingView(said, slowToStop.work)], fails);
    const first = views.play(beats.slice(0, 1), situation('a'), hurry.signal);
    await inTask();
    hurry.abort();
    views.show(situation('curtain'));
    const second = views.play(beats.slice(1, 2), situation('b'), never);
    await inTask();
    expect(said).toEqual(['play dealt', 'show a', 'show curtain']);
    await slowToStop.end();
    await slowToStop.end();
    await Promise.all([first, second]);
    expect(said).toEqual(['play dealt', 'show a', 'show curtain', 'show curtain', 'play threwIn', 'show b']);
  });

  it('never go back to the deal before when a shuffle is hurried', async () => {
    const said: Said[] = [];
    const hurry = new AbortController();
    const slow = heldWork();
    const views = viewsOf([notingView(said, slow.work)], fails);
    views.show(situation('old'));
    const shuffled = views.shuffle(situation('new'), hurry.signal);
    await inTask();
    hurry.abort();
    const playing = views.play(beats.slice(0, 1), situation('new'), never);
    await slow.end();
    await slow.end();
    await Promise.all([shuffled, playing]);
    expect(said).toEqual(['show old', 'shuffle', 'play dealt', 'show new']);
  });

  it('go on without one that fails, which is reported', async () => {
    const said: Said[] = [];
    const faults: unknown[] = [];
    const broken = {
      show: () => fails('show'),
      play: () => fails('play'),
      shuffle: () => Promise.reject('shuffle'),
    };
    const views = viewsOf([broken, notingView(said)], (fault) => faults.push(fault));
    await views.shuffle(situation('a'), never);
    await views.play(beats.slice(0, 1), situation('a'), never);
    expect(said).toEqual(['shuffle', 'play dealt', 'show a']);
    expect(faults).toEqual(['shuffle', 'play', 'show']);
  });

  it('are shown something beside the match, all of them or one, in the order in which they joined', () => {
    const said: string[] = [];
    const named = (name: string) => ({ ...notingView([]), show: () => said.push(name) });
    const [first, second] = [named('first'), named('second')];
    const views = viewsOf([first], fails);
    views.join(second, fails);
    views.showAside(situation('a'));
    views.showAside(situation('a'), second);
    expect(said).toEqual(['first', 'second', 'second']);
  });

  it('are shown it although one of them fails and leaves', () => {
    const said: Said[] = [];
    const error = new Error('lost');
    const broken = { ...notingView([]), show: () => fails(error) };
    const failed = vi.fn((_: unknown) => views.leave(broken));
    const views = viewsOf([broken, notingView(said)], failed);
    views.showAside(situation('a'));
    expect(failed.mock.calls).toEqual([[error]]);
    views.show(situation('b'));
    expect(failed).toHaveBeenCalledTimes(1);
    expect(said).toEqual(['show a', 'show b']);
  });

  it('each tell their own failures', async () => {
    const told: string[] = [];
    const views = createViews();
    for (const name of ['first', 'second']) {
      const broken = { ...notingView([]), play: () => fails(name) };
      views.join(broken, (error) => told.push(`${name} joined with ${error}`));
    }
    await views.play(beats.slice(0, 1), situation('a'), never);
    expect(told).toEqual(['first joined with first', 'second joined with second']);
  });

  it('stay as they are when one leaves that never joined', () => {
    const said: Said[] = [];
    const views = viewsOf([notingView(said)], fails);
    views.leave(notingView(said));
    views.show(situation('a'));
    expect(said).toEqual(['show a']);
  });

  it('show nothing any more once they are closed, also of what is under way', async () => {
    const said: Said[] = [];
    const slow = heldWork();
    const views = viewsOf([notingView(said, slow.work)], fails);
    const playing = views.play(beats, situation('a'), never);
    await inTask();
    views.close();
    await slow.end();
    await playing;
    expect(said).toEqual(['play dealt']);
  });
});
