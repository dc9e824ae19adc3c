import { describe, expect, it } from 'vitest';
import type { LevelId } from '../../src/bots/levels.ts';
import { textsFor } from '../../src/i18n/english.ts';
import { games } from '../../src/rules/games.ts';
import { readAddress } from '../../src/shell/address.ts';
import { searchOf } from '../../src/shell/deal-address.ts';
import { withCompanyOf } from '../../src/shell/setup/deal-company.ts';
import { usualSitters } from '../../src/shell/setup/sitters.ts';

const texts = textsFor([]);
const sittersOf = (seats: number, levels: readonly LevelId[] = []) =>
  withCompanyOf(28, usualSitters(seats, texts, undefined, levels), texts);

describe('the address of a numbered deal', () => {
  it('opens the same tiles at the same table, in every game', () => {
    for (const game of games) {
      for (const seats of game.seats) {
        for (const levels of [[], ['expert'], ['novice', 'strong']] satisfies LevelId[][]) {
          const options = game.options({}, seats);
          if (!options.ok) throw new Error(game.id);
          const sitters = sittersOf(seats, levels);
          const { wanted, ignored } = readAddress(searchOf(game, options.value, sitters, 28) ?? '', games);
          expect(ignored).toEqual([]);
          expect(wanted).toMatchObject({ game: { id: game.id }, seats, options: options.value, deal: 28 });
          // The company follows from the number, whoever would sit down otherwise.
          expect(withCompanyOf(28, usualSitters(seats, texts, undefined, wanted?.levels), texts)).toEqual(sitters);
        }
      }
    }
  });

  it('says what is not as usual, and not how long the match would be', () => {
    const [cyprus] = games;
    const options = cyprus?.options({ set: 12, target: 200 }, 5);
    if (!cyprus || !options?.ok) throw new Error('no game');
    expect(searchOf(cyprus, options.value, sittersOf(5, ['club']), 28)).toBe(
      '?game=cyprus&seats=5&set=12&level=club&deal=28',
    );
    const usual = cyprus.options({}, 4);
    expect(usual.ok && searchOf(cyprus, usual.value, sittersOf(4), 28)).toBe('?game=cyprus&deal=28');
  });

  it('is none where others sit there than one person, first, and bots', () => {
    const [cyprus] = games;
    const options = cyprus?.options({}, 4);
    if (!cyprus || !options?.ok) throw new Error('no game');
    const [you, bot, ...rest] = sittersOf(4);
    if (!you || !bot) throw new Error('nobody');
    expect(searchOf(cyprus, options.value, [bot, you, ...rest], 28)).toBeNull();
    expect(searchOf(cyprus, options.value, [you, { name: 'Ada', kind: 'person' }, ...rest], 28)).toBeNull();
  });
});
