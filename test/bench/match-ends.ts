/**
 * Plays matches of club bots, and says how long they last and how they end.
 *
 *   npm run bench match-ends [MATCHES [GAME…]]     2,000 of Sea Goat and of Telephone unless given
 *
 * Prints a line for each table of the games named, with all their numbers of seats.
 */
import { argv } from 'node:process';
import type { Game, Settlement } from '../../src/rules/game.ts';
import { gameById } from '../../src/rules/games.ts';
import { sealedDeal } from '../../src/rules/sealed.ts';
import { seedOfMatch } from '../../tools/cli/bot-match.ts';
import { fairPlayer } from '../../tools/ladder/player.ts';

const [count = '2000', ...ids] = argv.slice(2);
const MATCHES = Number(count);

/** Plays one match; its deals, and what ended it. */
function playMatch(game: Game, seats: number, number: number) {
  const options = game.options({}, seats);
  if (!options.ok) throw new Error(options.reason);
  const seed = seedOfMatch(`ends of ${game.id}`, number);
  const player = fairPlayer(game, 'club');
  let standing = game.begin(options.value, seats);
  let last: Settlement | null = null;
  for (let thrownIn = 0; !standing.winners; ) {
    let { deal } = sealedDeal(game, standing, options.value, seats, seed, thrownIn);
    if (deal.phase === 'thrownIn') {
      thrownIn++;
      continue;
    }
    while (deal.turn) deal = game.play(deal, player(deal, game.moves(deal), standing)).deal;
    last = game.settle(standing, deal);
    standing = last.standing;
    thrownIn = 0;
  }
  const isDrawn = standing.winners.length === seats;
  return {
    deals: standing.deals,
    end: last?.aftermath?.find(({ instead }) => instead)?.word ?? (isDrawn ? 'drawn' : 'points'),
  };
}

for (const id of ids.length > 0 ? ids : ['sea-goat', 'telephone']) {
  const game = gameById(id);
  if (!game) throw new Error(`there is no game ${id}`);
  for (const seats of game.seats) {
    const matches = Array.from({ length: MATCHES }, (_, k) => playMatch(game, seats, k + 1));
    const deals = matches.map((match) => match.deals).sort((a, b) => a - b);
    const at = (part: number) => deals[Math.floor(part * (MATCHES - 1))];
    const shares = [...new Set(matches.map(({ end }) => end))].map((end) => {
      const those = matches.filter((match) => match.end === end).length;
      return `${end} ${((100 * those) / MATCHES).toFixed(1)} %`;
    });
    console.log(
      `${id}, ${seats} seats, ${MATCHES} matches: deals p5 ${at(0.05)}, p25 ${at(0.25)}, median ${at(0.5)}, ` +
        `p75 ${at(0.75)}, p95 ${at(0.95)}, most ${at(1)}; ${shares.sort().join(', ')}`,
    );
  }
}
