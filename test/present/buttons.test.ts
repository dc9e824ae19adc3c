import { expect, it } from 'vitest';
import { situationAt } from '../../src/dev/stages.ts';
import { textsFor } from '../../src/i18n/english.ts';
import { type ButtonSettings, buttonsOf, sortedWords } from '../../src/present/buttons.ts';
import { promptOf } from '../../src/present/what-to-do.ts';
import type { Move } from '../../src/rules/game.ts';
import { gameById } from '../../src/rules/games.ts';
import { NOTHING } from '../../src/seats/desk.ts';

const texts = textsFor([]);
const SET: ButtonSettings = { hints: true, muted: false, sort: 'playable' };

function buttons(id: string, moves: readonly Move[], set = SET) {
  const game = gameById(id);
  if (!game) throw new Error('no game');
  const now = situationAt({ game: id, seats: game.seats[0] ?? 1, seed: 'a', moves: 6, eye: 0 });
  const question = moves.length > 0 ? { seat: 0, seen: now.seen, moves } : null;
  return buttonsOf({ now, game, viewer: 0, question, desk: NOTHING }, set, texts);
}

const play: Move = { do: 'play', tile: '1-9', arm: 0 };

it('labels what may be done briefly on the cloth and in full in the DOM table', () => {
  expect(buttons('cyprus', [{ do: 'draw' }]).draw).toEqual({ may: true, brief: 'Draw', full: 'Draw a tile' });
  expect(buttons('cyprus-family', [play, { do: 'draw' }]).draw.brief).toBe('Or draw');
  expect(buttons('cyprus', [play, { do: 'pass' }]).pass).toEqual({ may: true, brief: 'Keep it', full: 'Keep it' });
  expect(buttons('french', [{ do: 'draw' }]).draw.full).toBe('Draw two tiles');
});

it('offers to hurry the others while nobody here is asked', () => {
  expect(buttons('cyprus', []).hurry).toEqual({ may: true, brief: 'Hurry', full: 'Hurry' });
  expect(buttons('cyprus', [play]).hurry.may).toBe(false);
});

it('offers advice where there is a choice and it is wanted', () => {
  const choice = [play, { ...play, arm: 1 }];
  expect(buttons('cyprus', choice).hint).toEqual({ may: true, brief: 'Hint', full: 'Hint' });
  expect(buttons('cyprus', [play]).hint.may).toBe(false);
  expect(buttons('cyprus', choice, { ...SET, hints: false }).hint.may).toBe(false);
  expect(buttons('solo-1', [play]).hint).toMatchObject({ may: true, brief: 'Still possible?' });
});

it('asks before a deal is given up, and names both answers', () => {
  const game = gameById('squares');
  if (!game) throw new Error('no game');
  const now = situationAt({ game: 'squares', seats: 1, seed: 'a', moves: 0, eye: 0 });
  const outcome = { how: 'givenUp', by: 0 } as const;
  const asked = { ...now, takeBack: true, isDeadEnd: true, seen: { ...now.seen, turn: null, outcome } };
  const presented = { now: asked, game, viewer: 0, question: null, desk: NOTHING };
  expect(buttonsOf(presented, SET, texts)).toMatchObject({
    takeBack: { may: true, brief: 'Keep playing' },
    next: { may: true, brief: 'Yes, give up' },
    giveUp: { may: false },
  });
  expect(promptOf(presented, texts).brief).toBe('Give up? It counts as unsolved');
  expect(buttons('squares', [{ do: 'giveUp' }])).toMatchObject({
    giveUp: { brief: 'Give up' },
    takeBack: { brief: 'Take back' },
  });
});

it('sorts no tiles that keep their places (21.1, 22.1)', () => {
  expect(buttons('cyprus', []).sort).toEqual({ may: true, brief: 'Sort', full: 'Sort: playable first' });
  expect(['sausage', 'solo-1'].map((id) => buttons(id, []).sort.may)).toEqual([false, false]);
  expect(sortedWords('hand', texts)).toEqual({ brief: 'In your own order', full: 'Sort: manual' });
});

it('names the sound by what a press does on the cloth, and by what is pressed in the DOM table', () => {
  expect(buttons('cyprus', [], { ...SET, muted: true }).mute).toEqual({ may: true, brief: 'Unmute', full: 'Mute' });
});

it('has every label before anything is shown', () => {
  for (const { brief, full } of Object.values(buttonsOf(null, SET, texts)))
    for (const label of [brief, full]) expect(label).toMatch(/^\w/);
});
