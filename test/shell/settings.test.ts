import { describe, expect, it } from 'vitest';
import { isMakesShown } from '../../src/shell/makes-shown.ts';
import { isReduced, openSettings, qualityOf } from '../../src/shell/store/settings.ts';
import { inMemory } from './fake-storage.ts';

describe('settings', () => {
  it('come back after a reload', () => {
    const store = inMemory();
    openSettings(store).change({ speed: 'fast', numerals: true, makes: 'always' });
    expect(openSettings(store).now).toMatchObject({ speed: 'fast', numerals: true, makes: 'always', quality: 'auto' });
  });

  it('fall back one by one where they are spoilt', () => {
    const store = inMemory();
    store.set('cyprus/settings', '{"speed":"warp","numerals":true,"quality":7}');
    expect(openSettings(store).now).toEqual({ ...openSettings(inMemory()).now, numerals: true });
    for (const text of ['[]', 'null', '"x"', '{', '']) {
      store.set('cyprus/settings', text);
      expect(openSettings(store).now.speed).toBe('normal');
    }
  });

  it('do not keep that a device draws slowly: what it was on another visit is forgotten', () => {
    const store = inMemory();
    store.set('cyprus/settings', '{"slow":true,"numerals":true}');
    const settings = openSettings(store);
    expect(qualityOf(settings.now)).toBe('full');
    settings.lend({ slow: true });
    settings.change({ numerals: false });
    expect(qualityOf(settings.now)).toBe('low');
    expect(qualityOf(openSettings(store).now)).toBe('full');
  });

  it('show what places would make in the first three matches of a game, unless told otherwise', () => {
    const { now } = openSettings(inMemory());
    const shown = (settings: typeof now) => [0, 2, 3, 50].map((played) => isMakesShown(settings, played));
    expect(shown(now)).toEqual([true, true, false, false]);
    expect(shown({ ...now, makes: 'always' })).toEqual([true, true, true, true]);
    expect(shown({ ...now, makes: 'never' })).toEqual([false, false, false, false]);
  });

  it('take the device’s word for reduced motion only when told to', () => {
    const { now } = openSettings(inMemory());
    expect(isReduced(now, true)).toBe(true);
    expect(isReduced({ ...now, motion: 'off' }, true)).toBe(false);
    expect(isReduced({ ...now, motion: 'on' }, false)).toBe(true);
  });
});
