import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { textsFor } from '../../../src/i18n/english.ts';
import { momentAt } from '../../../src/match/film.ts';
import { resume } from '../../../src/match/resume.ts';
import { fromHex } from '../../../src/rules/chance.ts';
import { CHARACTERS } from '../../../src/seats/characters.ts';
import { readSave, writeSave } from '../../../src/shell/store/save.ts';
import { playOnFrom, seatFrom } from '../../../src/shell/watching/play-on.ts';
import { golden } from './films.ts';

const texts = textsFor([]);
const made = { id: 'other', seed: '7'.repeat(64) };

describe.each(golden)('playing on from a moment of $name', ({ film }) => {
  it('begins with that moment, one person at the table, and the standing of then', () => {
    const last = film.moments.length - 1;
    fc.assert(
      fc.property(fc.integer({ min: 0, max: last }), (at) => {
        const { progress, deal } = momentAt(film, at);
        const seat = seatFrom(film, at, 'all');
        expect(seat).toBe(progress.deal.turn?.seat ?? null);
        if (seat === null) return;
        const setup = playOnFrom(film, at, seat, made, texts, CHARACTERS);
        const { game, options } = progress;
        const kept = readSave(writeSave(setup, 'tab', 1));
        expect(kept).toMatchObject({ ok: true, value: { given: setup.given } });
        const { sitters, seed, log, given, lastDeal = null } = setup;
        const stands = resume(game, options, sitters.length, fromHex(seed), log, given, null, lastDeal);
        if (!stands.ok) throw new Error(stands.reason);
        expect(stands.value.deal).toEqual(progress.deal);
        expect(stands.value.standing).toEqual(progress.standing);
        expect(given).toHaveLength(deal);
        // What was played before stays; but in outlines tiles can be lifted again.
        if (game.table.kind === 'outline') expect(given?.every(({ fixed }) => fixed === undefined)).toBe(true);
        else {
          expect(given?.map(({ fixed }) => fixed)).toEqual(log.map(({ length }) => length));
          expect(stands.value.takeBack).toBeNull();
        }
        expect(sitters.flatMap(({ kind }, each) => (kind === 'person' ? [each] : []))).toEqual([seat]);
        expect(new Set(sitters.map(({ name }) => name)).size).toBe(sitters.length);
      }),
      { numRuns: 12 },
    );
  });
});

it('nobody takes a seat where nobody can move, and the eyes that one has say whose it is', () => {
  const [{ film }] = golden as [(typeof golden)[number]];
  const ended = (film.dealt[1] ?? film.moments.length) - 1;
  expect(seatFrom(film, ended, 1)).toBeNull();
  expect(seatFrom(film, 3, 1)).toBe(1);
});
