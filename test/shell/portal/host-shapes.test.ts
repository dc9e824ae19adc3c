import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readMessage } from '../../../src/shell/portal/host-shapes.ts';

const start = { type: 'start', game: 'cyprus' };
const cyclic: Record<string, unknown> = { type: 'start', game: 'cyprus' };
cyclic.options = cyclic;
const listed = Object.assign([], { target: 60 });

describe('a message of the host', () => {
  it.each([
    { type: 'pause' },
    { type: 'resume' },
    { type: 'mute', muted: false },
    start,
    { ...start, seats: 6, options: { target: 100, handSizes: 'bell', drawForLead: true }, speed: 'fast' },
    { ...start, sitters: [{ kind: 'person', name: 'Zoë 👵' }, { kind: 'bot' }] },
    { ...start, sitters: [{ kind: 'person', name: `Nikolaos ${'👨‍👩‍👧'.repeat(3)}` }] },
    { ...start, seats: undefined, options: undefined, sitters: undefined, speed: undefined },
  ])('%j is understood', (message) => {
    expect(readMessage(structuredClone(message))).toEqual({ ok: true, value: message });
  });

  it.each([
    ['nothing', undefined, null, null],
    ['a word', 'pause', null, null],
    ['a list', [{ type: 'pause' }], null, 'type'],
    ['a map', new Map([['type', 'pause']]), null, 'type'],
    ['a date', new Date(0), null, 'type'],
    ['an unknown type', { type: 'leave' }, null, 'type'],
    ['a type of the prototype', { type: 'constructor' }, null, 'type'],
    ['a field too many', { type: 'pause', for: 3 }, 'pause', 'for'],
    ['a prototype of its own', JSON.parse('{"type":"pause","__proto__":{"muted":true}}'), 'pause', '__proto__'],
    ['a field too few', { type: 'mute' }, 'mute', 'muted'],
    ['a field of another kind', { type: 'mute', muted: 'yes' }, 'mute', 'muted'],
    ['no game', { type: 'start' }, 'start', 'game'],
    ['a long word', { type: 'start', game: 'x'.repeat(1_000_000) }, 'start', 'game'],
    ['no number of seats', { ...start, seats: Number.NaN }, 'start', 'seats'],
    ['a broken number of seats', { ...start, seats: 4.5 }, 'start', 'seats'],
    ['a strange speed', { ...start, speed: 'ludicrous' }, 'start', 'speed'],
    ['options in a list', { ...start, options: listed }, 'start', 'options'],
    ['options in a map', { ...start, options: new Map() }, 'start', 'options'],
    ['deep options', { ...start, options: { target: { valueOf: 25 } } }, 'start', 'options'],
    ['an endless option', { ...start, options: { target: Number.POSITIVE_INFINITY } }, 'start', 'options'],
    ['many options', { ...start, options: Object.fromEntries(Array(17).entries()) }, 'start', 'options'],
    ['options around themselves', cyclic, 'start', 'options'],
    ['a long option', { ...start, options: { ['x'.repeat(41)]: 1 } }, 'start', 'options'],
    ['many sitters', { ...start, sitters: Array(100_000).fill({ kind: 'bot' }) }, 'start', 'sitters'],
    ['sitters that are none', { ...start, sitters: { length: 4 } }, 'start', 'sitters'],
    ['a sitter of another kind', { ...start, sitters: [{ kind: 'bot' }, { kind: 'cat' }] }, 'start', 'sitters.1.kind'],
    ['a long name', { ...start, sitters: [{ kind: 'bot', name: 'x'.repeat(21) }] }, 'start', 'sitters.0.name'],
    ['a name of two lines', { ...start, sitters: [{ kind: 'bot', name: 'a\nb' }] }, 'start', 'sitters.0.name'],
    [
      'a name that turns around',
      { ...start, sitters: [{ kind: 'bot', name: '\u202eada' }] },
      'start',
      'sitters.0.name',
    ],
    ['a level', { ...start, sitters: [{ kind: 'bot', level: 'rules' }] }, 'start', 'sitters.0.level'],
  ])('%s is refused', (_, data, of, field) => {
    expect(readMessage(structuredClone(data))).toEqual({
      ok: false,
      refused: { type: 'refused', of, reason: 'malformed', field },
    });
  });

  it('names the field at fault in sixty characters at most', () => {
    const read = readMessage({ type: 'pause', ['x'.repeat(1000)]: 1 });
    expect(read.ok || read.refused.field?.length).toBe(60);
  });

  it('is an answer, whatever it is, and takes nothing of it along', () => {
    const near = fc.record(
      {
        type: fc.constantFrom('start', 'pause', 'resume', 'mute', 'leave'),
        game: fc.oneof(fc.constant('cyprus'), fc.anything()),
        seats: fc.anything(),
        options: fc.anything(),
        sitters: fc.array(fc.anything()),
        muted: fc.anything(),
        speed: fc.anything(),
      },
      { requiredKeys: ['type'] },
    );
    fc.assert(
      fc.property(fc.oneof(fc.anything({ withMap: true, withSet: true, withDate: true }), near), (data) => {
        const read = readMessage(data);
        if (read.ok) expect(['start', 'pause', 'resume', 'mute']).toContain(read.value.type);
        else {
          expect(read.refused).toMatchObject({ type: 'refused', reason: 'malformed' });
          structuredClone(read.refused);
        }
        expect(Object.hasOwn(Object.prototype, 'muted')).toBe(false);
      }),
      { numRuns: 4000 },
    );
  });
});
