/**
 * Golden matches, word for word. When the rules or the words change on purpose, write them again with
 *
 *   npx vitest run test/records -u
 *
 * and review what changed.
 */
import { describe, expect, it } from 'vitest';
import { replay } from '../../src/rules/record.ts';
import { solo1 } from '../../src/rules/solo/solo-1.ts';
import { matchInWords, stepInWords } from '../../tools/cli/words.ts';
import { soloRecord } from '../rules/solo/deals.ts';
import { call } from '../tools/cli/world.ts';
import { MATCHES } from './golden-matches.ts';

describe('a golden match', () => {
  it.each(Object.entries(MATCHES))('is played as it always was: %s', async (name, args) => {
    const { out } = await call(`simulate ${args}`);
    const words = await call('replay record', { files: { record: out } });
    expect(words.code).toBe(0);
    await expect(words.out).toMatchFileSnapshot(`golden/${name}.txt`);
  });

  it.each(['to be won', 'at random'] as const)('is played as it always was: solo-1, %s', async (how) => {
    const record = soloRecord('golden-4', how);
    const words = [matchInWords(record)];
    expect(replay(record, solo1, (step) => words.push(stepInWords(step)))).toMatchObject({ ok: true });
    await expect(words.join('')).toMatchFileSnapshot(`golden/solo-1 ${how}.txt`.replaceAll(' ', '-'));
  });
});
