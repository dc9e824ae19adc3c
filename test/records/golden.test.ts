/**
 * Golden matches, word for word. When the rules or the words change on purpose, write them again with
 *
 *   npx vitest run test/records -u
 *
 * and review what changed.
 */
import { describe, expect, it } from 'vitest';
import { seedOfText } from '../../src/rules/chance.ts';
import type { Game } from '../../src/rules/game.ts';
import { mosaic } from '../../src/rules/mosaic/mosaic.ts';
import { type MatchRecord, replay } from '../../src/rules/record.ts';
import { solo1 } from '../../src/rules/solo/solo-1.ts';
import { solo2 } from '../../src/rules/solo/solo-2.ts';
import { squares } from '../../src/rules/squares/squares.ts';
import { italian } from '../../src/rules/total/italian.ts';
import { playMatch } from '../../tools/cli/bot-match.ts';
import { matchInWords, stepInWords } from '../../tools/cli/words.ts';
import { optionsOf } from '../rules/arranged.ts';
import { mosaicRecord } from '../rules/mosaic/mosaic-deals.ts';
import { soloRecord } from '../rules/solo/deals.ts';
import { squaresRecord } from '../rules/squares/deals.ts';
import { call } from '../tools/cli/world.ts';
import { MATCHES } from './golden-matches.ts';

/** A match told word for word. */
async function isAsItWas(record: MatchRecord, game: Game, name: string) {
  const words = [matchInWords(record)];
  expect(replay(record, game, (step) => words.push(stepInWords(step)))).toMatchObject({ ok: true });
  await expect(words.join('')).toMatchFileSnapshot(`golden/${name}.txt`);
}

describe('a golden match', () => {
  it.each(Object.entries(MATCHES))('is played as it always was: %s', async (name, args) => {
    const { out } = await call(`simulate ${args}`);
    const words = await call('replay record', { files: { record: out } });
    expect(words.code).toBe(0);
    await expect(words.out).toMatchFileSnapshot(`golden/${name}.txt`);
  });

  it.each(['to be won', 'at random'] as const)('is played as it always was: solo-1, %s', async (how) => {
    await isAsItWas(soloRecord('golden-4', how), solo1, `solo-1 ${how}`.replaceAll(' ', '-'));
  });

  it.each(['solved', 'given up'] as const)('is played as it always was: squares, %s', async (how) => {
    await isAsItWas(squaresRecord('golden-1', how), squares, `squares ${how}`.replaceAll(' ', '-'));
  });

  it.each([
    ['small', 'solved'],
    ['middle', 'solved'],
    ['large', 'solved'],
    ['small', 'given up'],
  ] as const)('is played as it always was: mosaic, %s, %s', async (size, how) => {
    await isAsItWas(mosaicRecord(17, size, how), mosaic, `mosaic ${size} ${how}`.replaceAll(' ', '-'));
  });

  // The last tile stays over, and one that does not fit among many.
  it.each([
    ['to be won', 'golden-6', { set: 6, refill: 'one' }],
    ['at random', 'golden-6', { set: 9, refill: 'five' }],
  ] as const)('is played as it always was: solo-2, %s', async (how, seed, options) => {
    await isAsItWas(soloRecord(seed, how, solo2, options), solo2, `solo-2 ${how}`.replaceAll(' ', '-'));
  });

  // Hits at three goals, and deals that end past the last one.
  it('is played as it always was: italian', async () => {
    const table = { game: italian, options: optionsOf(italian, {}, 3), seats: 3 };
    await isAsItWas(playMatch(table, ['random'], seedOfText('golden-39'), 9), italian, 'italian');
  });
});
