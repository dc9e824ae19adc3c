import { expect, it } from 'vitest';
import { games } from '../../src/rules/games.ts';
import { byKind } from '../../src/shell/shelf/game-kinds.ts';

it('puts every game once, those of a kind together', () => {
  const kinds = byKind(games);
  expect(kinds.flatMap((each) => each.games.map(({ id }) => id)).sort()).toEqual(games.map(({ id }) => id).sort());
  const idsOf = (kind: string) => kinds.find((each) => each.kind === kind)?.games.map(({ id }) => id);
  expect(kinds[0]?.kind).toBe('stars');
  expect(idsOf('stars')).toEqual(expect.arrayContaining(['cyprus', 'osel']));
  expect(['lines', 'points', 'odd', 'alone'].map(idsOf)).toEqual([
    ['block', 'peruvian', 'draw', 'all-sevens', 'matador', 'hungarian'],
    ['bergen', 'all-fives', 'muggins', 'telephone-72', 'italian'],
    ['french', 'sausage', 'mexican-train', 'chicken-foot'],
    ['solo-1', 'solo-2', 'squares', 'mosaic'],
  ]);
  // Four sit down where nobody says otherwise.
  expect(idsOf('partners')).toEqual([
    'team-block',
    'goat',
    'sea-goat',
    'sports',
    'telephone',
    'general',
    'partners',
    'five-up',
  ]);
});

it('has no kind without a game', () => {
  expect(byKind(games.filter(({ id }) => id === 'cyprus')).map(({ kind }) => kind)).toEqual(['stars']);
});
