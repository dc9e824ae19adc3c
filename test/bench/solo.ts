/**
 * Counts how many deals for one can be won, and measures how long the searches take.
 *
 *   npm run bench solo [DEALS [GAME…]]     10,000 deals and both games unless given
 *
 * Of Solo 2 it is the share that can be won in the order in which the tiles lie, and the share that is won by each way
 * to play that does not know this order: by chance, by the bots' rule of thumb, and by the hints (of every hundredth
 * deal: they are slow).
 */
import { argv } from 'node:process';
import { chooseAtRandom } from '../../src/bots/random.ts';
import { chooseByRuleOfThumb } from '../../src/bots/rule-of-thumb.ts';
import { atOnce } from '../../src/bots/steps.ts';
import { dealLabel, type FastChance, fastChance, seedOfText, shuffledHeap } from '../../src/rules/chance.ts';
import type { Deal, Game, Move, Options, Seen } from '../../src/rules/game.ts';
import { seen } from '../../src/rules/seen.ts';
import { solo1 } from '../../src/rules/solo/solo-1.ts';
import { solo2 } from '../../src/rules/solo/solo-2.ts';
import { solve } from '../bots/asked.ts';
import { quantile } from './measures/quantile.ts';

const [, , count = '10000', ...named] = argv;
const deals = Number(count);
/** Hints are followed in one of so many deals. */
const FEW = 100;

type Choose = (seen: Seen, moves: readonly Move[], chance: FastChance) => Move;

function dealt(game: Game, options: Options, deal: number): Deal {
  const heap = shuffledHeap(seedOfText('solo bench'), dealLabel(deal, 0), game.set(options));
  const opened = game.open(game.begin(options, 1), options, 1, heap, 0);
  const [lead] = game.moves(opened);
  return lead?.do === 'lead' && lead.turnedUp ? game.play(opened, lead).deal : opened;
}

const times: number[] = [];
/** What a search says, and how long it took. */
function searched(position: Seen) {
  const start = performance.now();
  const solution = atOnce(solve(position));
  times.push(performance.now() - start);
  return solution;
}

const byHint: Choose = (position, moves) => {
  const solution = searched(position);
  const move = solution.is === 'open' ? solution.best : solution.is === 'found' ? solution.moves[0] : moves[0];
  if (!move) throw new Error('nothing can be laid');
  return move;
};

function isWon(game: Game, start: Deal, choose: Choose, chance: FastChance): boolean {
  let deal = start;
  while (deal.turn) {
    const moves = game.moves(deal);
    const [only, another] = moves;
    const move = only && !another ? only : choose(seen(game, deal, 0), moves, chance);
    deal = game.play(deal, move).deal;
  }
  return deal.outcome?.how === 'domino';
}

function tell(what: string, of: number, won: number) {
  const share = won / of;
  const error = 1.96 * Math.sqrt((share * (1 - share)) / of);
  const percent = (part: number) => `${(100 * part).toFixed(2)} %`;
  const own = times.splice(0);
  const ms = (part: number) => `${quantile(own, part).toFixed(2)} ms`;
  const search = own.length > 0 ? `; a search: median ${ms(0.5)}, 99th percentile ${ms(0.99)}, longest ${ms(1)}` : '';
  console.log(`${what}: ${won} of ${of}, ${percent(share)} ± ${percent(error)}${search}`);
}

const won = (of: number, is: (deal: number) => boolean) =>
  Array.from({ length: of }, (_, n) => is(n + 1)).filter(Boolean).length;

function measure(game: Game, options: Options) {
  const name = [game.id, ...Object.values(options)].join(' ');
  // The first searches run uncompiled.
  for (let deal = 1; deal <= 50; deal++) searched(seen(game, dealt(game, options, deal), 'all'));
  times.length = 0;
  const canBe = won(deals, (deal) => searched(seen(game, dealt(game, options, deal), 'all')).is === 'found');
  tell(`${name}, can be won as the tiles lie`, deals, canBe);
  if (game.table.rows) return;
  const byThumb: Choose = (view, moves, chance) => chooseByRuleOfThumb(game, view, moves, chance);
  for (const [by, choose, of] of [
    ['at random', chooseAtRandom, deals],
    ['by the rule of thumb', byThumb, deals],
    ['by the hints', byHint, Math.ceil(deals / FEW)],
  ] as const)
    tell(
      `${name}, won ${by}`,
      of,
      won(of, (deal) => isWon(game, dealt(game, options, deal), choose, fastChance(deal))),
    );
}

const isNamed = ({ id }: Game) => named.length === 0 || named.includes(id);
if (isNamed(solo1)) measure(solo1, {});
if (isNamed(solo2)) for (const set of [6, 9]) for (const refill of ['one', 'five']) measure(solo2, { set, refill });
