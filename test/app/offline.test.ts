import { describe, expect, it, vi } from 'vitest';
import { keepLasting } from '../../src/app/offline.ts';
import type { Settled } from '../../src/app/venue.ts';
import type { KeptMatch } from '../../src/shell/app.ts';
import { inMemory } from '../shell/fake-storage.ts';
import { appWith, fakeTables, layAtOnce, setup } from '../shell/fake-table.ts';
import { matchAfter } from '../shell/portal/hosted-app.ts';

const match = matchAfter(1);
const kept: KeptMatch = { setup, isOver: false, isPlayed: true, totals: [], at: 0 };

/** A visit at its title. */
async function visit({ isPersonAsked = false, isPersisted = false, latest = null as KeptMatch | null } = {}) {
  const app = appWith(fakeTables().machine);
  layAtOnce(app, match);
  app.start();
  await vi.waitUntil(() => app.getSnapshot().matches('title'));
  const storage = { persist: vi.fn(async () => true), persisted: vi.fn(async () => isPersisted) };
  const store = inMemory();
  const now = { latest };
  const away = new AbortController();
  const matches = { latest: () => now.latest } as unknown as Settled['matches'];
  keepLasting(storage, isPersonAsked, { app, store, matches }, away.signal);
  const asked = async () => {
    await Promise.resolve();
    await Promise.resolve();
    return storage.persist.mock.calls.length;
  };
  return { app, storage, store, now, away, asked };
}

describe('storage that lasts', () => {
  it('is not asked for on a first visit, before anybody has played', async () => {
    const { app, asked } = await visit();
    app.send({ type: 'SETTINGS' });
    app.send({ type: 'BACK' });
    app.send({ type: 'PLAY', setup });
    expect(await asked()).toBe(0);
  });

  it('is asked for once when a match is left half-way, or lies there from an earlier visit', async () => {
    const { app, now, asked } = await visit();
    app.send({ type: 'PLAY', setup });
    now.latest = kept;
    expect(await asked()).toBe(0);
    for (const type of ['PAUSE', 'LEAVE', 'SETTINGS', 'BACK'] as const) app.send({ type });
    expect(await asked()).toBe(1);
    expect(await (await visit({ latest: kept })).asked()).toBe(1);
    expect(await (await visit({ latest: { ...kept, isPlayed: false } })).asked()).toBe(0);
  });

  it('is asked for at the end of a match, and only there where the browser asks the player', async () => {
    const { app, asked } = await visit({ isPersonAsked: true, latest: kept });
    app.send({ type: 'PLAY', setup });
    for (const type of ['PAUSE', 'LEAVE'] as const) app.send({ type });
    expect(await asked()).toBe(0);
    app.send({ type: 'PLAY', setup });
    app.send({ type: 'matchOver', match });
    expect(await asked()).toBe(1);
    app.send({ type: 'BACK' });
    app.send({ type: 'PLAY', setup });
    app.send({ type: 'matchOver', match });
    expect(await asked()).toBe(1);
  });

  it('is not asked for again where it is granted, nor after the end of the game', async () => {
    expect(await (await visit({ latest: kept, isPersisted: true })).asked()).toBe(0);
    const { app, away, asked } = await visit();
    away.abort();
    app.send({ type: 'PLAY', setup });
    app.send({ type: 'matchOver', match });
    expect(await asked()).toBe(0);
  });
});
