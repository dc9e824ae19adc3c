/**
 * Golden matches, word for word. When the rules or the words change on purpose, write them again with
 *
 *   npx vitest run test/records -u
 *
 * and review what changed.
 */
import { describe, expect, it } from 'vitest';
import { call } from '../cli/world.ts';

const MATCHES = {
  cyprus: '--game cyprus --matches 1 --seed golden',
  'cyprus-ten-seats': '--game cyprus --seats 10 --matches 1 --bots rules,random --seed golden',
  'cyprus-draw-for-lead': '--game cyprus --seats 5 --matches 1 --drawForLead true --seed golden',
  sebastopol: '--game sebastopol --matches 1 --bots rules,random --seed golden',
};

describe('a golden match', () => {
  it.each(Object.entries(MATCHES))('is played as it always was: %s', async (name, args) => {
    const { out } = call(`simulate ${args}`);
    const words = call('replay record', { files: { record: out } });
    expect(words.code).toBe(0);
    await expect(words.out).toMatchFileSnapshot(`golden/${name}.txt`);
  });
});
