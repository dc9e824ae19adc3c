import { describe, expect, it } from 'vitest';
import { textsFor } from '../../../src/i18n/english.ts';
import { games } from '../../../src/rules/games.ts';
import { CHARACTERS } from '../../../src/seats/characters.ts';
import { tableAsked } from '../../../src/shell/portal/asked-table.ts';
import type { HostStart } from '../../../src/shell/portal/host-messages.ts';

const texts = textsFor([]);
const ask = (start: Omit<HostStart, 'type'>) => tableAsked({ type: 'start', ...start }, games, texts, CHARACTERS);

function names(start: Omit<HostStart, 'type'>): readonly string[] {
  const asked = ask(start);
  if (!asked.ok) throw new Error(asked.refusal.field ?? 'refused');
  return asked.value.sitters.map(({ name, kind }) => `${name}, ${kind}`);
}

describe('the table that a host asks for', () => {
  it('is as usual where nothing is said', () => {
    expect(names({ game: 'cyprus' })).toEqual(['You, person', 'Basil, bot', 'Chloe, bot', 'Dimitra, bot']);
    expect(ask({ game: 'cyprus' })).toMatchObject({ value: { options: { target: 60, handSizes: 'standard' } } });
  });

  it('may be one of every game, with every option', () => {
    for (const game of games) {
      for (const seats of game.seats) {
        const usual = game.options({}, seats);
        const options = usual.ok ? usual.value : {};
        expect(ask({ game: game.id, seats, options }), `${game.id} ${seats}`).toMatchObject({
          ok: true,
          value: { options },
        });
      }
    }
    expect(ask({ game: 'ural', options: { faceDownDoubles: false, target: 60 } })).toMatchObject({ ok: true });
    const both = { set: 12, handSizes: 'bell' };
    expect(ask({ game: 'cyprus', options: both })).toEqual({
      ok: false,
      refusal: { reason: 'notOffered', field: 'options.handSizes' },
    });
  });

  it('fills in what depends on other options (14)', () => {
    expect(ask({ game: 'all-fives', options: { set: 9 } })).toMatchObject({
      value: { options: { set: 9, target: 200 } },
    });
    expect(names({ game: 'french' })).toEqual(['You, person', 'Basil, bot']);
    expect(ask({ game: 'french', seats: 3 })).toMatchObject({ refusal: { field: 'seats' } });
  });

  it('has as many seats as sitters', () => {
    expect(names({ game: 'cyprus', sitters: Array(7).fill({ kind: 'bot' }) })).toHaveLength(7);
  });

  it('names whom nobody named', () => {
    const sitters = [
      { kind: 'person', name: '  Ada ' },
      { kind: 'person' },
      { kind: 'bot', name: '  ' },
      { kind: 'bot' },
    ] as const;
    expect(names({ game: 'sebastopol', sitters })).toEqual([
      'Ada, person',
      'Player 2, person',
      'Basil, bot',
      'Chloe, bot',
    ]);
  });

  it('has bots as strong as it says, and a mixed company where it does not', () => {
    const sitters = [{ kind: 'person' }, { kind: 'bot', level: 'expert' }, { kind: 'bot' }, { kind: 'bot' }] as const;
    const asked = ask({ game: 'sebastopol', sitters });
    const levels = asked.ok ? asked.value.sitters.map(({ level }) => level) : [];
    expect(levels).toEqual([undefined, 'expert', 'club', 'strong']);
  });

  it.each([
    [{ game: 'chess' }, 'game'],
    [{ game: 'toString' }, 'game'],
    [{ game: 'sebastopol', seats: 5 }, 'seats'],
    [{ game: 'cyprus', seats: 5, sitters: [{ kind: 'bot' as const }] }, 'sitters'],
    [{ game: 'cyprus', sitters: [{ kind: 'bot' as const }] }, 'sitters'],
    [{ game: 'cyprus', options: { target: 61 } }, 'options.target'],
    [{ game: 'cyprus', options: { target: '60' } }, 'options.target'],
    [{ game: 'cyprus', options: JSON.parse('{"__proto__":1}') }, 'options.__proto__'],
    [{ game: 'sebastopol', options: { handSizes: 'bell' } }, 'options.handSizes'],
  ])('%j is not offered', (start, field) => {
    expect(ask(start)).toEqual({ ok: false, refusal: { reason: 'notOffered', field } });
  });
});
