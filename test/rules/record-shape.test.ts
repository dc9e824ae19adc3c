import { describe, expect, it } from 'vitest';
import { readRecords } from '../../src/rules/record.ts';

const SEED = '0123456789abcdef'.repeat(4);
const DEALT = { heap: ['0-0', '0-10', '10-12'], hands: [[0], [1, 2]], salt: 'salt', commitment: SEED };

/** A record in which every key stands that a record may have; what its numbers say is no matter of its shape. */
const whole = () => ({
  header: {
    format: 'star-dominoes',
    version: 1,
    game: 'osel',
    options: { target: 101, kind: 'short', drawForLead: true },
    seats: [
      { name: 'Ann', kind: 'human' },
      { name: 'Bo', kind: 'bot', level: 'club' },
    ],
    seed: SEED,
  },
  deal: {
    deal: 1,
    ...structuredClone(DEALT),
    thrownIn: [structuredClone(DEALT)],
    events: [
      { seat: 0, do: 'lead', tile: '0-0', turnedUp: true, from: 2 },
      { seat: 1, do: 'play', tile: '0-10', arm: 1, out: 10, closed: true, goesOn: true },
      { seat: 1, do: 'play', tile: '0-10', arm: 'left' },
      { seat: 0, do: 'draw', from: 2, tile: '10-12' },
      { seat: 1, do: 'pass' },
    ],
    end: 'blocked',
    left: [[], ['10-12']],
    counts: [0, 22],
    points: [-22, 0],
    totals: [0, 22],
    remembered: [0, 22],
  },
});

type Node = Record<string | number, unknown>;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** Every place in a line: the keys that lead to it, and its path in words. */
function placesIn(value: unknown, keys: readonly (string | number)[] = []): (readonly (string | number)[])[] {
  if (!isNode(value)) return [keys];
  const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return [keys, ...entries.flatMap(([key, each]) => placesIn(each, [...keys, key]))];
}
const inWords = (keys: readonly (string | number)[]) =>
  keys
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${key}`))
    .join('')
    .replace(/^\./, '');

/** The fault of the record when one of its lines is spoilt at a place. */
function spoilt(
  line: 'header' | 'deal',
  keys: readonly (string | number)[],
  spoil: (node: Node, key: string | number) => void,
) {
  const record = whole();
  let node: unknown = record;
  const path = [line, ...keys];
  for (const key of path.slice(0, -1)) node = isNode(node) ? node[key] : undefined;
  const last = path.at(-1);
  if (isNode(node) && last !== undefined) spoil(node, last);
  return readRecords(`${JSON.stringify(record.header)}\n${JSON.stringify(record.deal)}`);
}

const places = (line: 'header' | 'deal') =>
  placesIn(whole()[line]).filter(([first]) => first !== undefined && first !== 'format' && first !== 'version');
const valueAt = (line: 'header' | 'deal', keys: readonly (string | number)[]) =>
  keys.reduce<unknown>((node, key) => (isNode(node) ? node[key] : undefined), whole()[line]);

describe('the shape of a record', () => {
  it('may have every key of the page', () => {
    const { header, deal } = whole();
    const read = readRecords(`${JSON.stringify(header)}\n${JSON.stringify(deal)}`);
    expect(read).toEqual({ ok: true, value: [{ header, deals: [deal], line: 1, dealLines: [2] }] });
  });

  for (const line of ['header', 'deal'] as const) {
    it(`has no place in a ${line} where anything may stand: not nothing, not a list, not an object`, () => {
      for (const keys of places(line)) {
        for (const wrong of [null, [[null]], { a: 1 }]) {
          const read = spoilt(line, keys, (node, key) => {
            node[key] = wrong;
          });
          expect([inWords(keys), wrong, read.ok]).toEqual([
            inWords(keys),
            wrong,
            inWords(keys) === 'options' && wrong !== null && !Array.isArray(wrong),
          ]);
          if (wrong === null) expect(read).toMatchObject({ reason: 'badValue', detail: inWords(keys) });
        }
      }
    });

    it(`has no place in a ${line} where a number may stand for a word or a word for a number`, () => {
      for (const keys of places(line)) {
        const value = valueAt(line, keys);
        if (isNode(value) || inWords(keys).startsWith('options') || inWords(keys).endsWith('arm')) continue;
        for (const wrong of [typeof value === 'number' ? 'x' : 7, 0.5, false]) {
          const read = spoilt(line, keys, (node, key) => {
            node[key] = wrong;
          });
          expect([inWords(keys), read]).toMatchObject([inWords(keys), { ok: false, detail: inWords(keys) }]);
        }
      }
    });

    it(`lacks nothing in a ${line} but what may be missing, and has nothing else`, () => {
      const mayLack = /^seed$|^remembered$|\.(turnedUp|out|closed|goesOn)$|^events\[0\]\.from$|^options\./;
      for (const keys of places(line)) {
        if (typeof keys.at(-1) === 'string') {
          const read = spoilt(line, keys, (node, key) => Reflect.deleteProperty(node, key));
          expect([inWords(keys), read.ok]).toEqual([inWords(keys), mayLack.test(inWords(keys))]);
        }
        const value = valueAt(line, keys);
        if (!isNode(value) || Array.isArray(value) || inWords(keys) === 'options') continue;
        const more = spoilt(line, [...keys, 'more'], (node, key) => {
          node[key] = 1;
        });
        expect(more).toMatchObject({ ok: false, reason: 'unknown', detail: `${inWords(keys)}.more` });
      }
      const read = spoilt(line, ['more'], (node, key) => {
        node[key] = 1;
      });
      expect(read).toMatchObject({ ok: false, reason: 'unknown', detail: 'more' });
    });
  }

  it('writes tiles in one way: no zero before a number, the lower half first, and nothing behind', () => {
    for (const tile of ['00-1', '1-01', '2-1', '10-9', '1-2x', ' 1-2', '1-', '-1', '1-100', '1 - 2']) {
      const read = spoilt('deal', ['heap', 1], (node, key) => {
        node[key] = tile;
      });
      expect([tile, read]).toMatchObject([tile, { ok: false, reason: 'badValue', detail: 'heap[1]' }]);
    }
  });

  it('writes sums of hashes as 64 lower-case hex digits', () => {
    for (const hash of [SEED.slice(1), `${SEED}0`, SEED.toUpperCase(), SEED.replace('0', 'g')]) {
      const read = spoilt('deal', ['commitment'], (node, key) => {
        node[key] = hash;
      });
      expect(read).toMatchObject({ ok: false, reason: 'badValue', detail: 'commitment' });
    }
  });

  it('counts from nothing up, and writes whole numbers', () => {
    for (const place of [
      ['deal'],
      ['hands', 0, 0],
      ['events', 0, 'seat'],
      ['events', 0, 'from'],
      ['events', 1, 'arm'],
    ]) {
      const read = spoilt('deal', place, (node, key) => {
        node[key] = -1;
      });
      expect([place, read.ok]).toEqual([place, false]);
    }
  });

  it('says of an end all or nothing', () => {
    const ending = ['end', 'left', 'counts', 'points', 'totals'] as const;
    const { header, deal } = whole();
    for (const missing of ending) {
      const { [missing]: _, ...half } = deal;
      expect(readRecords(`${JSON.stringify(header)}\n${JSON.stringify(half)}`)).toEqual({
        ok: false,
        line: 2,
        reason: 'halfEnded',
        detail: missing,
      });
    }
    const { end: _, left: _1, counts: _2, points: _3, totals: _4, ...going } = deal;
    expect(readRecords(`${JSON.stringify(header)}\n${JSON.stringify(going)}`)).toMatchObject({ ok: true });
  });
});
