import { afterEach, describe, expect, it, vi } from 'vitest';
import { workerSources } from '../../../src/seats/thinker/worker-sources.ts';

afterEach(() => void vi.unstubAllGlobals());

/** Workers that note from where they were started. */
function noteWorkers(): string[] {
  const started: string[] = [];
  class Noted extends EventTarget {
    constructor(address: string) {
      super();
      started.push(address);
    }
  }
  vi.stubGlobal('Worker', Noted);
  return started;
}

const waysOf = (origin: string) => workerSources(origin, 'https://games.example/cyprus.js');

describe('the ways to a worker', () => {
  it('are by its file, then by its text, on a page with an origin', () => {
    const started = noteWorkers();
    const ways = waysOf('https://games.example');
    expect(ways.map(({ kind }) => kind)).toEqual(['worker', 'blob']);
    for (const { start } of ways) start();
    expect(started).toEqual(['https://games.example/cyprus.js', expect.stringMatching(/^blob:/)]);
  });

  it('leave the file untried on a page without an origin', () => {
    expect(waysOf('null').map(({ kind }) => kind)).toEqual(['blob']);
  });

  it('give the text back once the worker has spoken or failed', () => {
    noteWorkers();
    const revoke = vi.spyOn(URL, 'revokeObjectURL');
    for (const type of ['message', 'error']) {
      const worker = waysOf('null')[0]?.start() as unknown as EventTarget;
      expect(revoke).not.toHaveBeenCalled();
      worker.dispatchEvent(new Event(type));
      expect(revoke).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^blob:/));
      revoke.mockClear();
    }
  });
});
