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

const MATCHES = {
  cyprus: '--game cyprus --matches 1 --seed golden',
  'cyprus-ten-seats': '--game cyprus --seats 10 --matches 1 --bots rules,random --seed golden',
  'cyprus-draw-for-lead': '--game cyprus --seats 5 --matches 1 --drawForLead true --seed golden',
  sebastopol: '--game sebastopol --matches 1 --bots rules,random --seed golden',
  'cyprus-family': '--game cyprus-family --target 25 --matches 1 --seed golden-5',
  'cyprus-leaflet': '--game cyprus-leaflet --matches 1 --seed golden-11',
  fortress: '--game fortress --target 25 --matches 1 --seed golden-45',
  // Led by another double than 6-6, and blocked.
  'sebastopol-draw': '--game sebastopol-draw --target 25 --matches 1 --seed golden-28',
  // A left-over tile that is taken, and one that is turned up.
  'sebastopol-berndt': '--game sebastopol-berndt --target 60 --matches 1 --seed golden-49',
  'sebastopol-leaflet': '--game sebastopol-leaflet --matches 1 --seed golden-18',
  // To the fourth deal, with doubles laid closed.
  ural: '--game ural --target 101 --matches 1 --seed golden-38',
  'ural-draw': '--game ural-draw --target 60 --matches 1 --seed golden-27',
  // Several doubles in a turn, open and closed; blocked; losses that are remembered.
  osel: '--game osel --seats 4 --matches 1 --seed golden-42',
  // Ended by a last tile and blocked, once with two level for lowest.
  block: '--game block --seats 3 --target 60 --matches 1 --seed golden-5',
  // Blocked by two passes while tiles could be drawn, and before a row of draws.
  french: '--game french --target 60 --matches 1 --seed golden-3',
  // A last tile that scores, and a blocked deal.
  'all-fives': '--game all-fives --seats 3 --matches 1 --seed golden-8',
  'all-fives-nine': '--game all-fives --set 9 --matches 1 --seed golden-40',
};

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
