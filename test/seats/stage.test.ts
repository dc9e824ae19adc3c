import { describe, expect, it } from 'vitest';
import type { Beat } from '../../src/rules/game.ts';
import { createStage } from '../../src/seats/stage.ts';
import { notingView, pause, type Said, situation } from './views.ts';

const beats: readonly Beat[] = [{ beat: 'dealt' }, { beat: 'threwIn', missing: '9-9' }, { beat: 'starred' }];
const never = new AbortController().signal;
const fails = (fault: unknown) => {
  throw fault;
};

describe('the views of a match', () => {
  it('play every beat together, one after the other, and show the situation at the end', async () => {
    const said: Said[] = [];
    const slow = notingView(said, () => pause(2));
    const stage = createStage([slow, notingView(said)], fails);
    await stage.play(beats.slice(0, 2), situation('a'), never);
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
    const stage = createStage([notingView(said, untilHurried)], fails);
    const playing = stage.play(beats, situation('a'), hurry.signal);
    await pause();
    hurry.abort();
    expect(said).toEqual(['play dealt', 'hurried threwIn', 'hurried starred', 'show a']);
    await playing;
    expect(said.at(-1)).toBe('show a');
  });

  it('wait for one that is slow to stop, and never go back to what was shown before', async () => {
    const said: Said[] = [];
    const hurry = new AbortController();
    const slowToStop = () => pause(10);
    const stage = createStage([notingView(said, slowToStop)], fails);
    const first = stage.play(beats.slice(0, 1), situation('a'), hurry.signal);
    await pause();
    hurry.abort();
    stage.show(situation('curtain'));
    const second = stage.play(beats.slice(1, 2), situation('b'), never);
    await Promise.all([first, second]);
    expect(said).toEqual(['play dealt', 'show a', 'show curtain', 'show curtain', 'play threwIn', 'show b']);
  });

  it('never go back to the deal before when a shuffle is hurried', async () => {
    const said: Said[] = [];
    const hurry = new AbortController();
    const stage = createStage([notingView(said, () => pause(5))], fails);
    stage.show(situation('old'));
    const shuffled = stage.shuffle(situation('new'), hurry.signal);
    await pause();
    hurry.abort();
    await stage.play(beats.slice(0, 1), situation('new'), never);
    await shuffled;
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
    const stage = createStage([broken, notingView(said)], (fault) => faults.push(fault));
    await stage.shuffle(situation('a'), never);
    await stage.play(beats.slice(0, 1), situation('a'), never);
    expect(said).toEqual(['shuffle', 'play dealt', 'show a']);
    expect(faults).toEqual(['shuffle', 'play', 'show']);
  });
});
