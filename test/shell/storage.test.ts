import { describe, expect, it } from 'vitest';
import { openStorage } from '../../src/shell/store/storage.ts';
import { fakeStorage, inMemory } from './fake-storage.ts';

const blocked = () => {
  throw new DOMException('blocked', 'SecurityError');
};

describe('storage', () => {
  it.each([
    ['throws at the first touch', blocked],
    ['is not there', () => null],
    ['throws whatever is done', () => fakeStorage({ fails: () => 'SecurityError' })],
  ])('that %s lasts as long as the page', (_, source) => {
    const store = openStorage(source);
    expect(store.set('a', '1')).toBe('blocked');
    expect(store.get('a')).toBe('1');
    expect(store.keys()).toEqual(['a']);
    expect(store.isKept()).toBe(false);
    store.remove('a');
    expect(store.get('a')).toBeNull();
    expect(store.keys()).toEqual([]);
  });

  it('that is full still gives what is in it, and holds what is new as long as the page', () => {
    const storage = fakeStorage({ room: 8 });
    storage.setItem('a', 'old');
    const store = openStorage(() => storage);
    expect(store.set('a', 'much too long')).toBe('full');
    expect(store.get('a')).toBe('much too long');
    expect(storage.getItem('a')).toBe('old');
    expect(store.isKept()).toBe(false);
    expect(store.set('a', 'new')).toBe('kept');
    expect(store.isKept()).toBe(true);
    expect(storage.getItem('a')).toBe('new');
    expect(openStorage(() => storage).get('a')).toBe('new');
  });

  it('that fails later goes on in memory, and keeps again once it can', () => {
    let isDown = false;
    const storage = fakeStorage({ fails: () => (isDown ? 'SecurityError' : null) });
    const store = openStorage(() => storage);
    expect(store.set('a', '1')).toBe('kept');
    isDown = true;
    expect(store.set('a', '2')).toBe('blocked');
    expect(store.set('b', '3')).toBe('blocked');
    expect([store.get('a'), store.get('b')]).toEqual(['2', '3']);
    store.remove('a');
    expect(store.get('a')).toBeNull();
    isDown = false;
    expect(store.get('a')).toBeNull();
    expect(store.keys()).toEqual(['b']);
    expect(store.set('a', '4')).toBe('kept');
    expect(storage.getItem('a')).toBe('4');
  });

  it('may be cleared by somebody else', () => {
    const storage = fakeStorage();
    const store = openStorage(() => storage);
    store.set('a', '1');
    storage.clear();
    expect(store.get('a')).toBeNull();
    expect(store.keys()).toEqual([]);
    expect(store.set('a', '2')).toBe('kept');
  });

  it('in memory never says that it is kept', () => {
    const store = inMemory();
    expect(store.set('a', '1')).toBe('blocked');
    expect(store.get('a')).toBe('1');
  });
});
