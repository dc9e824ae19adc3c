// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { served } from '../../src/audio/served-source.ts';

afterEach(() => vi.unstubAllGlobals());

describe('the sounds beside the page', () => {
  it('are fetched from the folder of the game, and handed on whole', async () => {
    const asked: string[] = [];
    vi.stubGlobal('fetch', async (url: string) => {
      asked.push(url);
      return { ok: true, arrayBuffer: async () => new TextEncoder().encode('tap').buffer };
    });
    expect(await served('game/', 'ogg').load('table')).toBe('data:audio/ogg;base64,dGFw');
    expect(asked).toEqual(['game/sounds/table.ogg']);
  });

  it('are refused when they are missing', async () => {
    vi.stubGlobal('fetch', async () => ({ ok: false, status: 404 }));
    await expect(served('', 'mp3').load('evening')).rejects.toThrow('sounds/evening.mp3: 404');
  });
});
