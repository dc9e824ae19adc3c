import { fastChance, seedOfText, toHex } from '../../src/rules/chance.ts';
import type { Game, Standing } from '../../src/rules/game.ts';
import { type DealRecord, dealRecord, recordHeader, thrownInRecord, writeRecord } from '../../src/rules/record.ts';
import { sealedDeal, teamsOf } from '../../src/rules/sealed.ts';
import { optionsOf } from './arranged.ts';
import { at } from './spoilt-records.ts';

/** The line of the next deal that somebody can start, played by chance to its end, and how the match stands after it. */
function playDeal(game: Game, standing: Standing, seats: number, seed: Uint8Array) {
  const options = optionsOf(game, {}, seats);
  const chance = fastChance(standing.deals);
  const attempts = [sealedDeal(game, standing, options, seats, seed, 0)];
  while (at(attempts, -1).deal.phase === 'thrownIn') {
    attempts.push(sealedDeal(game, standing, options, seats, seed, attempts.length));
  }
  const thrownIn = attempts.slice(0, -1).map((thrown) => thrownInRecord(thrown.deal, thrown.seal));
  let { deal } = at(attempts, -1);
  while (deal.turn !== null) {
    const moves = game.moves(deal);
    const move = at(moves, chance.below(moves.length));
    const from = move.do === 'draw' ? { from: at(deal.boneyard, chance.below(deal.boneyard.length)) } : {};
    deal = game.play(deal, { ...move, ...from }).deal;
  }
  const settlement = game.settle(standing, deal);
  const line = dealRecord(deal, settlement, at(attempts, -1).seal, thrownIn);
  return { line, standing: settlement.standing };
}

/** The file of a match that was played by chance to its end; with the fewest seats unless given. */
export function playedRecord(game: Game, seats = Math.min(...game.seats)): string {
  const options = optionsOf(game, {}, seats);
  const seed = seedOfText(`record ${game.id}`);
  const deals: DealRecord[] = [];
  let standing = game.begin(options, seats);
  while (standing.winners === null) {
    const played = playDeal(game, standing, seats, seed);
    deals.push(played.line);
    standing = played.standing;
  }
  const teamDraw = teamsOf(game, seed, options)?.draw;
  const sitters = Array.from({ length: seats }, () => ({ name: 'Ada', kind: 'person' as const }));
  return writeRecord({ header: recordHeader(game, options, sitters, toHex(seed), teamDraw), deals });
}
