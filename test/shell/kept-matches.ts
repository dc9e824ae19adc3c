/** Real matches to be saved, of all games, standing at many points. */

import type { Sitter } from '../../src/match/ports.ts';
import {
  beginMatch,
  legalMove,
  type MatchProgress,
  nextDeal,
  playMove,
  settle,
  throwIn,
} from '../../src/match/progress.ts';
import { fastChance, seedOfText, toHex } from '../../src/rules/chance.ts';
import { gameById } from '../../src/rules/games.ts';
import type { Save } from '../../src/shell/store/save.ts';

/** A person and bots around. */
const sittersOf = (seats: number): Sitter[] =>
  Array.from({ length: seats }, (_, seat) =>
    seat === 0 ? { name: 'You', kind: 'person' } : { name: `Bot ${seat}`, kind: 'bot', level: 'rules' },
  );

/** Plays on by chance until `enough`, or the match is over. */
export function playToEnd(
  from: MatchProgress,
  seed: number,
  enough: (progress: MatchProgress) => boolean,
): MatchProgress {
  const chance = fastChance(seed);
  let progress = from;
  for (;;) {
    if (progress.deal.phase === 'thrownIn') progress = throwIn(progress);
    else if (enough(progress)) return progress;
    else if (progress.deal.phase === 'ended') {
      if (progress.settlement?.standing.winners) return progress;
      progress = nextDeal(settle(progress));
    } else {
      const moves = progress.game.moves(progress.deal);
      const move = legalMove(progress, moves[chance.below(moves.length)]);
      if (!move) throw new Error(`no move is legal at ${progress.deal.phase}`);
      progress = playMove(progress, move).progress;
    }
  }
}

/** A match of a game, played by chance until `enough`, as it is saved. */
export function played(
  id: string,
  seats: number,
  given: Readonly<Record<string, string | number | boolean>>,
  seed: string,
  enough: (progress: MatchProgress) => boolean,
): Save {
  const game = gameById(id);
  const options = game?.options(given, seats);
  if (!game || !options?.ok) throw new Error(`${id} cannot be played like that`);
  const progress = playToEnd(beginMatch(game, options.value, seats, seedOfText(seed)), 1, enough);
  const { log } = progress;
  const own = { id: seed.replace(/\W/g, '-'), seed: toHex(seedOfText(seed)), log };
  return { version: 1, game: id, options: options.value, sitters: sittersOf(seats), ...own };
}

/** The match after so many of its moves. */
export const after =
  (moves: number) =>
  ({ log }: MatchProgress): boolean =>
    log.flat().length >= moves;

/** The end of a deal, before the next one. */
export const atTheSheet = ({ deal }: MatchProgress): boolean => deal.phase === 'ended';
export const never = (): boolean => false;
