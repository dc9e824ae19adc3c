/** Deals for one: of Solo 1 shuffled ones, and ones with rows as an example needs them; of both records of whole ones. */
import { atOnce } from '../../../src/bots/steps.ts';
import { dealLabel, type FastChance, fastChance, seedOfText, shuffledHeap } from '../../../src/rules/chance.ts';
import type { Deal, Game, Move, Options, Tile } from '../../../src/rules/game.ts';
import { dealRecord, type MatchRecord, recordHeader } from '../../../src/rules/record.ts';
import { sealedDeal } from '../../../src/rules/sealed.ts';
import { solo1 } from '../../../src/rules/solo/solo-1.ts';
import { solve } from '../../bots/asked.ts';
import { optionsOf, tiles } from '../arranged.ts';

export const dealOf = (heap: readonly Tile[]): Deal => solo1.open(solo1.begin({}, 1), {}, 1, heap, 0);

/** A shuffled deal, another one for each number. */
export const shuffledDeal = (seed: number): Deal =>
  dealOf(shuffledHeap(seedOfText(`solo ${seed}`), dealLabel(1, 0), solo1.set({})));

/** A deal whose rows end with these tiles, from the top; the others lie before them in the order of the set. */
export function rowsOf(...ends: readonly string[]): Deal {
  const named = ends.map(tiles);
  const others = solo1.set({}).filter((tile) => !named.flat().includes(tile));
  return dealOf(named.flatMap((row) => [...others.splice(0, 7 - row.length), ...row]));
}

/** The deal after each of some moves at random, until it ends; the first is the deal itself. */
export function* atRandom(start: Deal, chance: FastChance, game = solo1): Generator<Deal> {
  let deal = start;
  for (;;) {
    yield deal;
    const moves = game.moves(deal);
    const move = moves[chance.below(Math.max(1, moves.length))];
    if (!move) return;
    deal = game.play(deal, move).deal;
  }
}

/** What nobody chooses: a tile that is turned up, and one that is drawn. */
const isSet = ([move]: readonly Move[]) => move?.do === 'draw' || (move?.do === 'lead' && move.turnedUp === true);

/** The deal after all that nobody chooses. */
function settled(game: Game, deal: Deal): Deal {
  const moves = game.moves(deal);
  const [move] = moves;
  return move && isSet(moves) ? settled(game, game.play(deal, move).deal) : deal;
}

/** The deal as a search wins it that knows every tile, from the first choice to its end. Throws where it cannot be won. */
export function asWon(game: Game, dealt: Deal): Deal {
  const start = settled(game, dealt);
  const solution = atOnce(solve(start));
  if (solution.is !== 'found') throw new Error('this deal cannot be won');
  return solution.moves.reduce((deal, move) => settled(game, game.play(deal, move).deal), start);
}

/** The record of a deal from that seed, played as a search wins it, or at random to its end. */
export function soloRecord(
  seed: string,
  how: 'to be won' | 'at random',
  game = solo1,
  given: Options = {},
): MatchRecord {
  const options = optionsOf(game, given, 1);
  const begun = game.begin(options, 1);
  const { deal: start, seal } = sealedDeal(game, begun, options, 1, seedOfText(seed), 0);
  const end =
    how === 'to be won' ? asWon(game, start) : [...atRandom(start, fastChance(1), game)].reduce((_, deal) => deal);
  const sitters = [{ name: 'Ada', kind: 'person' }] as const;
  return {
    header: recordHeader(game, options, sitters),
    deals: [dealRecord(end, game.settle(begun, end), seal, [])],
  };
}
