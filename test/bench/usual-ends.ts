/**
 * Plays matches of Sea Goat between club bots, and prints how their deals usually end.
 *
 *   npm run bench usual-ends [DEALS [SEATS…]]     12,000 deals for each number of seats unless given
 *
 * The lines are those of the table in `src/rules/chain/line/sea-goat/usual-ends.ts`.
 * Deals are alike if they end in the same way and come to the same thing. Each line is one of them, the one nearest to
 * the mean of its kind, and the deals in a thousand that are like it.
 */
import { argv } from 'node:process';
import type { SeaGoatOver } from '../../src/rules/chain/line/sea-goat/outcome.ts';
import { overAt } from '../../src/rules/chain/line/sea-goat/settle-sea-goat.ts';
import type { Deal } from '../../src/rules/game.ts';
import { gameById } from '../../src/rules/games.ts';
import { sealedDeal } from '../../src/rules/sealed.ts';
import { seedOfMatch } from '../../tools/cli/bot-match.ts';
import { fairPlayer } from '../../tools/ladder/player.ts';

const [count = '12000', ...tables] = argv.slice(2);
const DEALS = Number(count);
/** Counts of the losing sides from which a won deal is of another kind (17.4). */
const STEPS = [25, 32, 48];

interface Ended {
  readonly end: SeaGoatOver['end'];
  readonly side: number;
  readonly counts: readonly number[];
}

const game = gameById('sea-goat');
if (!game) throw new Error('there is no Sea Goat');
const player = fairPlayer(game, 'club');

/** The end of a deal, from the view of the side that led. */
function endedBy(deal: Deal, counts: readonly number[]): Ended {
  const over = overAt(deal, counts);
  const sides = over.counts.length;
  const leader = (deal.log[0]?.seat ?? 0) % sides;
  return {
    end: over.end,
    side: (over.seat - leader + 2 * sides) % sides,
    counts: over.counts.map((_, side) => over.counts[(side + leader) % sides] ?? 0),
  };
}

/** Says which deals come to the same thing (17.4, 17.6, 17.8, 17.10). */
function kindOf({ end, side, counts }: Ended): string {
  const sum = counts.reduce((all, each) => all + each, 0);
  const least = Math.min(...counts);
  const lowest = counts.flatMap((each, at) => (each === least ? [at] : []));
  const lost = end === 'blocked' ? sum - least : sum - (counts[side] ?? 0);
  const steps = STEPS.filter((step) => lost >= step).length;
  const own = (counts[end === 'blocked' ? side : 0] ?? 0) >= 25;
  return [end, side, end === 'blocked' ? lowest : '', end === 'blocked' ? Math.min(steps, 1) : steps, own].join(' ');
}

/** The deals of matches, one match after the other. */
function* deals(seats: number): Generator<Ended> {
  const options = game?.options({}, seats);
  if (!game || !options?.ok) throw new Error('no such table');
  for (let number = 1; ; number++) {
    const seed = seedOfMatch(`usual ends ${seats}`, number);
    let standing = game.begin(options.value, seats);
    while (!standing.winners) {
      let { deal } = sealedDeal(game, standing, options.value, seats, seed, 0);
      while (deal.turn) deal = game.play(deal, player(deal, game.moves(deal), standing)).deal;
      const settled = game.settle(standing, deal);
      yield endedBy(deal, settled.counts);
      standing = settled.standing;
    }
  }
}

/** The deal that is nearest to the mean of all. */
function typical(all: readonly Ended[]): readonly number[] {
  const means = (all[0]?.counts ?? []).map(
    (_, at) => all.reduce((sum, { counts }) => sum + (counts[at] ?? 0), 0) / all.length,
  );
  const off = ({ counts }: Ended) => counts.reduce((sum, each, at) => sum + (each - (means[at] ?? 0)) ** 2, 0);
  return all.reduce((best, each) => (off(each) < off(best) ? each : best)).counts;
}

for (const seats of tables.length > 0 ? tables.map(Number) : game.seats) {
  const kinds = new Map<string, Ended[]>();
  let left = DEALS;
  for (const ended of deals(seats)) {
    const kind = kindOf(ended);
    const alike = kinds.get(kind);
    if (alike) alike.push(ended);
    else kinds.set(kind, [ended]);
    if (--left === 0) break;
  }
  const lines = [...kinds]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([, all]) => {
      const often = Math.round((1000 * all.length) / DEALS);
      const [first] = all;
      return first && often > 0 ? [`${first.end} ${first.side} ${typical(all).join(' ')} ${often}`] : [];
    });
  console.log(`${seats}:\n${lines.join('\n')}`);
}
