import { describe, expect, it } from 'vitest';
import { textsFor } from '../../../src/i18n/english.ts';
import { games } from '../../../src/rules/games.ts';
import type { ToldDeal } from '../../../src/rules/told-deal.ts';
import { countPad } from '../../../src/shell/pad/counted-pad.ts';
import { everythingAsFile, putInPlace, readEverything } from '../../../src/shell/store/everything.ts';
import { openPads } from '../../../src/shell/store/kept-pads.ts';
import { type KeyValue, openStorage } from '../../../src/shell/store/storage.ts';
import { fakeStorage } from '../fake-storage.ts';

const texts = textsFor([]);
const sitters = ['Ada', 'Player 2', 'Cid'].map((name) => ({ name, kind: 'person' as const }));
const deal: ToldDeal = {
  how: 'domino',
  by: 0,
  leader: 0,
  left: [[], 20, ['2-3', '4-4']],
  made: [0, 0, 0],
  last: 'other',
  isStaked: false,
  isTimeUp: false,
};

const keeping = (): KeyValue => {
  const storage = fakeStorage();
  return openStorage(() => storage);
};

/** A device with one pad of Goat, of one deal. */
function device() {
  const store = keeping();
  let now = 1000;
  const pads = openPads(store, texts, () => now++);
  const id = pads.begin({ game: 'goat', options: { alone: false, redealDoubles: true, target: 101 }, sitters });
  pads.change(id, ({ deals }) => ({ deals: [...deals, deal] }));
  return { store, pads, id, key: `cyprus/pad/${id}` };
}

/** The only pad of a device, counted. */
const countedOn = (store: KeyValue) => {
  const [[, pad] = ['', null]] = openPads(store, texts).all();
  return pad?.ok ? countPad(games, pad.value) : null;
};

describe('a score pad on the device', () => {
  it('is there in the next visit, with every deal and name', () => {
    const { store, id } = device();
    const pad = openPads(store, texts).find(id);
    expect(pad?.ok && pad.value).toMatchObject({ game: 'goat', sitters, deals: [deal] });
    expect(countedOn(store)).toMatchObject({ ok: true, value: { standing: { totals: [0, 20, 13], deals: 1 } } });
  });

  it('keeps a default name as a mark, which every language shows in its own words', () => {
    const { store, id } = device();
    const german = { ...texts, sitters: { ...texts.sitters, personName: (n: number) => `Spieler ${n}` } };
    const pad = openPads(store, german).find(id);
    expect(pad?.ok && pad.value.sitters.map(({ name }) => name)).toEqual(['Ada', 'Spieler 2', 'Cid']);
  });

  it('is changed as it is stored: another tab may have written it', () => {
    const { store, pads, id } = device();
    openPads(store, texts).change(id, ({ deals }) => ({ deals: [...deals, deal] }));
    pads.change(id, ({ deals }) => ({ deals: [...deals, deal] }));
    const pad = pads.find(id);
    expect(pad?.ok && pad.value.deals).toHaveLength(3);
  });

  it('stays alone in its place until it has a deal: other empty ones go', () => {
    const { pads, id } = device();
    const empty = pads.begin({ game: 'block', options: {}, sitters });
    const other = pads.begin({ game: 'block', options: {}, sitters });
    expect(pads.find(empty)).toBeNull();
    expect(pads.all().map(([each]) => each)).toEqual([other, id]);
  });

  it('goes with everything that is kept into a file, and out of it', () => {
    const { store } = device();
    const read = readEverything(everythingAsFile(store));
    const other = keeping();
    expect(read.ok && putInPlace(other, read.value)).toBe(true);
    expect(countedOn(other)).toEqual(countedOn(store));
  });
});

describe('a broken score pad', () => {
  const spoilt: readonly [string, (text: string) => string][] = [
    ['that is cut off', (text) => text.slice(0, -9)],
    ['with an unknown key', (text) => text.replace('"deals"', '"more":1,"deals"')],
    ['with a negative count', (text) => text.replace('[[],20', '[[],-20')],
    ['of another id', (text) => text.replace(/"id":"\w+"/, '"id":"other"')],
  ];

  it.each(spoilt)('%s is told apart, and not a letter of it is lost', (_, spoil) => {
    const { store, pads, id, key } = device();
    const text = spoil(store.get(key) ?? '');
    store.set(key, text);
    expect(pads.find(id)).toEqual({ ok: false, reason: 'broken' });
    pads.change(id, () => ({ deals: [] }));
    pads.begin({ game: 'block', options: {}, sitters });
    expect([store.get(key), pads.textOf(id)]).toEqual([text, text]);
  });

  it('of a newer version is left alone', () => {
    const { store, pads, id, key } = device();
    const text = (store.get(key) ?? '').replace('"version":1', '"version":2');
    store.set(key, text);
    expect(pads.find(id)).toEqual({ ok: false, reason: 'foreign' });
    pads.change(id, () => ({ deals: [] }));
    expect(store.get(key)).toBe(text);
  });

  const refused: readonly [string, (text: string) => string][] = [
    ['a game that there is not', (text) => text.replace('"goat"', '"gnat"')],
    ['an option that there is not', (text) => text.replace('"target":101', '"target":102')],
    ['a tile that two hold', (text) => text.replace('[[],20', '[[],["2-3"]')],
    ['more pips than there are', (text) => text.replace('[[],20', '[[],2000')],
    ['tiles with the one who went out', (text) => text.replace('[[],20', '[5,20')],
  ];

  it.each(refused)('with %s is refused by the rules', (_, spoil) => {
    const { store, key } = device();
    store.set(key, spoil(store.get(key) ?? ''));
    expect(countedOn(store)).toEqual({ ok: false, reason: 'broken' });
  });

  it('with a deal after the end of the match is refused by the rules', () => {
    const { store, pads, id } = device();
    const last: ToldDeal = { ...deal, left: [[], 100, 0] };
    pads.change(id, () => ({ deals: [deal, last, deal] }));
    expect(countedOn(store)).toEqual({ ok: false, reason: 'broken' });
  });
});
