/** The golden matches: what each is simulated with. */
import { writeRecord } from '../../src/rules/record.ts';
import { soloRecord } from '../rules/solo/deals.ts';
import { call } from '../tools/cli/world.ts';

export const MATCHES = {
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

/** The record of each of them, and of a game for one. */
export async function goldenRecords(): Promise<readonly (readonly [name: string, record: string])[]> {
  const simulated = Object.entries(MATCHES).map(async ([name, args]) => {
    const { out } = await call(`simulate ${args}`);
    return [name, out] as const;
  });
  return [...(await Promise.all(simulated)), ['solo-1', writeRecord(soloRecord('golden-4', 'to be won'))]];
}
