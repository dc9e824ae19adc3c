/** The golden matches: what each is simulated with. */
import { writeRecord } from '../../src/rules/record.ts';
import { solo2 } from '../../src/rules/solo/solo-2.ts';
import { mosaicRecord } from '../rules/mosaic/mosaic-deals.ts';
import { soloRecord } from '../rules/solo/deals.ts';
import { squaresRecord } from '../rules/squares/deals.ts';
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
  // Draws in all three parts, a spinner that is not 6-6, a last tile and a blocked deal.
  maltese: '--game maltese --seats 3 --target 60 --matches 1 --seed golden-7',
  // Ended by a last tile and blocked, once with two level for lowest.
  block: '--game block --seats 3 --target 60 --matches 1 --seed golden-5',
  // Two sides; a last tile, and a blocked deal.
  'team-block': '--game team-block --target 60 --matches 1 --seed golden-11',
  // Blocked by a seat that is not lowest: fourfold.
  peruvian: '--game peruvian --matches 1 --seed golden-105',
  // Two doubles in a turn; barricades, also one that loses twice its count.
  draw: '--game draw --seats 3 --twoDoubles true --barricade true --matches 1 --seed golden-141',
  // A chain of five tiles and more; a last tile, and a blocked deal.
  hungarian: '--game hungarian --seats 4 --target 60 --matches 1 --seed golden-51',
  // A deal thrown in for doubles, losses forgotten before an account is opened, and a blocked deal.
  goat: '--game goat --seats 4 --matches 1 --seed golden-31',
  // A fish and eggs that wait, and a stake that is won.
  'sea-goat': '--game sea-goat --seats 4 --matches 1 --seed golden-185',
  // An account that is struck out, and a match that is won by a last double six.
  'sea-goat-sixes': '--game sea-goat --seats 2 --matches 1 --seed golden-330',
  // A capicúa; blocked deals, one that the heavier side takes by its lowest hand, and one that nobody takes.
  partners: '--game partners --capicua true --matches 1 --seed golden-74',
  // Blocked and scored by sides, all four hands, ten tiles each.
  'partners-nine': '--game partners --set 9 --blockedBy side --counts all --target 200 --matches 1 --seed golden-18',
  // A double that is led and branches; a blocked deal, after which the lot leads; twelve arms.
  'five-up': '--game five-up --seats 4 --target 25 --matches 1 --seed golden-131',
  // Doubles covered and bared, trains opened by passes, and a blocked deal.
  'mexican-train': '--game mexican-train --seats 4 --matches 1 --bots rules --seed golden-11',
  // Doubles that are led from a hand and turned up, and feet that make seats draw.
  'chicken-foot': '--game chicken-foot --seats 3 --matches 1 --bots rules --seed golden-7',
  sports: '--game sports --match-deals 4 --matches 1 --seed golden-39',
  // Deals with a General and without, and a blocked one.
  general: '--game general --match-deals 4 --matches 1 --seed golden-51',
  // Pairs that wait; blocked deals; the deal in which the time is up is the last, though it is blocked.
  'general-by-time': '--game general --seats 6 --by minutes --minutes 30 --bots rules --matches 1 --seed golden-89',
  // Blocked by two passes while tiles could be drawn, and before a row of draws.
  french: '--game french --target 60 --matches 1 --seed golden-3',
  // A last tile that scores, and a blocked deal.
  'all-fives': '--game all-fives --seats 3 --matches 1 --seed golden-8',
  'all-fives-nine': '--game all-fives --set 9 --matches 1 --seed golden-40',
  'all-sevens': '--game all-sevens --seats 3 --target 60 --matches 1 --seed golden-3',
  matador: '--game matador --seats 3 --target 100 --matches 1 --seed golden-2',
  'draw-sum-six': '--game draw --seats 3 --match sum-six --target 60 --matches 1 --seed golden-4',
  bergen: '--game bergen --seats 3 --matches 1 --seed golden-6',
  muggins: '--game muggins --seats 3 --lengthwise true --target 100 --matches 1 --seed golden-5',
  // Two sides; tiles written off, and doubles of one turn.
  telephone: '--game telephone --seats 4 --severalDoubles true --target 100 --matches 1 --seed golden-7',
  // Tiles put in between, cuts, passes before a double leads, and a blocked deal.
  sausage: '--game sausage --startsWith double --matches 1 --seed golden-8',
  'telephone-72': '--game telephone-72 --seats 3 --matches 1 --seed golden-9',
};

/** The record of each of them, and of the games for one. */
export async function goldenRecords(): Promise<readonly (readonly [name: string, record: string])[]> {
  const simulated = Object.entries(MATCHES).map(async ([name, args]) => {
    const { out } = await call(`simulate ${args}`);
    return [name, out] as const;
  });
  return [
    ...(await Promise.all(simulated)),
    ['solo-1', writeRecord(soloRecord('golden-4', 'to be won'))],
    ['solo-2', writeRecord(soloRecord('golden-6', 'to be won', solo2))],
    ['mosaic', writeRecord(mosaicRecord(17, 'small', 'solved'))],
    ['squares', writeRecord(squaresRecord('golden-1', 'solved'))],
  ];
}
