import { describe, expect, it } from 'vitest';
import { rows } from '../../src/rules/chain/star/star-rows.ts';
import type { Game } from '../../src/rules/game.ts';
import { gameById, games } from '../../src/rules/games.ts';

const cyprus = gameById('cyprus') as Game;
const sebastopol = gameById('sebastopol') as Game;

describe('options (2.1, 1.11)', () => {
  it('has the star games in the catalogue before all others, and nothing under another name', () => {
    expect(games.slice(0, rows.length).map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
    expect(gameById('fortress-of-nowhere')).toBeUndefined();
  });

  it('fills in every default, spelled and ordered as in a record', () => {
    expect(JSON.stringify(cyprus.options({}, 4))).toBe(
      '{"ok":true,"value":{"set":9,"handSizes":"standard","drawForLead":false,"target":60}}',
    );
    expect(sebastopol.options({}, 4)).toEqual({ ok: true, value: { target: 60 } });
  });

  it('takes any multiple of five from 25 to 500 as the target, and offers 60, 100 and 200', () => {
    for (const target of [25, 30, 60, 495, 500]) {
      expect(cyprus.options({ target }, 4)).toMatchObject({ ok: true, value: { target } });
    }
    for (const target of [20, 24, 26, 505, 62.5, Number.NaN, '60', null]) {
      expect(cyprus.options({ target }, 4)).toEqual({ ok: false, reason: 'illegal value', detail: 'target' });
    }
    expect(cyprus.optionSpecs.at(-1)).toMatchObject({ id: 'target', offered: [60, 100, 200] });
  });

  it('1.11, 1.12: offers by points 60, 100, 200 and the game’s own, in order', () => {
    const lengthOf = (id: string) => (gameById(id) as Game).optionSpecs.at(-1);
    const points = { id: 'target', kind: 'number', min: 25, max: 500, step: 5 };
    expect(lengthOf('cyprus')).toEqual({ ...points, offered: [60, 100, 200], default: 60 });
    expect(lengthOf('fortress')).toEqual({ ...points, offered: [60, 100, 200], default: 200 });
    expect(lengthOf('ural')).toEqual({ ...points, offered: [60, 100, 101, 200], default: 101 });
  });

  it('1.11: offers by deals as many rounds of the seats, and in Osel its own end alone (5.8)', () => {
    const lengthOf = (id: string) => (gameById(id) as Game).optionSpecs.at(-1);
    const deals = { id: 'deals', kind: 'number', min: 4, max: 100, step: 4, offered: [4, 8, 20, 40], default: 4 };
    for (const id of ['cyprus-leaflet', 'sebastopol-leaflet']) expect(lengthOf(id)).toEqual(deals);
    expect(lengthOf('osel')).toEqual({ id: 'target', kind: 'choice', values: [101], default: 101 });
  });

  it('2.1, 2.6, 4.2: lets sets, hands, drawing for the lead and closed doubles be chosen where the page does', () => {
    const others = (id: string) => (gameById(id) as Game).optionSpecs.slice(0, -1);
    const draws = { id: 'drawForLead', kind: 'flag', default: false };
    expect(others('cyprus')).toEqual([
      { id: 'set', kind: 'choice', values: [9, 12], default: 9 },
      { id: 'handSizes', kind: 'choice', values: ['standard', 'bell'], default: 'standard' },
      draws,
    ]);
    expect(others('cyprus-family')).toEqual([draws]);
    for (const id of ['ural', 'ural-draw']) {
      expect(others(id)).toEqual([{ id: 'faceDownDoubles', kind: 'flag', default: true }]);
    }
    for (const id of ['cyprus-leaflet', 'fortress', 'sebastopol', 'sebastopol-berndt']) {
      expect(others(id)).toEqual([]);
    }
    expect(others('osel').map((spec) => [spec.id, spec.default, spec.isLate])).toEqual([
      ['pairs', false, true],
      ['leaveLast', false, true],
      ['redealDoubles', false, true],
    ]);
  });

  it('refuses unknown options, other sets and hand sizes, and flags that are none', () => {
    expect(cyprus.options({ sett: 9 }, 4)).toMatchObject({ reason: 'unknown option', detail: 'sett' });
    expect(cyprus.options({ set: 6 }, 4)).toMatchObject({ reason: 'illegal value', detail: 'set' });
    expect(cyprus.options({ handSizes: 'large' }, 4)).toMatchObject({ detail: 'handSizes' });
    expect(cyprus.options({ drawForLead: 'true' }, 4)).toMatchObject({ detail: 'drawForLead' });
    expect(sebastopol.options({ drawForLead: false }, 4)).toMatchObject({ reason: 'unknown option' });
  });

  it('refuses numbers of seats that the table does not know', () => {
    for (const seats of [3, 11]) expect(cyprus.options({}, seats)).toMatchObject({ ok: false, reason: 'seats' });
    for (const seats of [3, 5]) expect(sebastopol.options({}, seats)).toMatchObject({ ok: false, reason: 'seats' });
  });

  it('deals 13, 11 and 9 tiles to four, five and six seats after Bell, else as the table', () => {
    const sizes = (handSizes: string) =>
      cyprus.seats.map((seats) => cyprus.handSize({ set: 9, handSizes, drawForLead: false, target: 60 }, seats));
    expect(sizes('standard')).toEqual([9, 8, 7, 7, 6, 6, 5]);
    expect(sizes('bell')).toEqual([13, 11, 9, 7, 6, 6, 5]);
  });
});
