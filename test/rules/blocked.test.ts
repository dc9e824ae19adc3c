import { describe, expect, it } from 'vitest';
import { dealLabel, fastChance, seedOfText, shuffledHeap } from '../../src/rules/chance.ts';
import type { Deal, Event, Game } from '../../src/rules/game.ts';
import { gameById } from '../../src/rules/games.ts';
import { lastIndexWhere } from '../../src/rules/last-where.ts';

/** A deal of four seats played at random to its end; `null` when nobody holds the spinner. */
function played(game: Game, seed: number): Deal | null {
  const made = game.options({}, 4);
  if (!made.ok) throw new Error(made.reason);
  const options = made.value;
  const heap = shuffledHeap(seedOfText(`blocked ${seed}`), dealLabel(1, 0), game.set(options));
  const chance = fastChance(seed);
  let deal = game.open(game.begin(options, 4), options, 4, heap, 0);
  while (deal.turn) {
    const moves = game.moves(deal);
    const move = moves[chance.below(moves.length)];
    if (!move) throw new Error('no move is legal');
    deal = game.play(deal, move).deal;
  }
  return deal.outcome ? deal : null;
}

/** The events after the last tile that was laid. */
const tail = (log: readonly Event[]) =>
  log.slice(lastIndexWhere(log, ({ do: what }) => what === 'play' || what === 'lead') + 1);

describe('a blocked deal of Cyprus (1.9)', () => {
  const game = gameById('cyprus');
  if (!game) throw new Error('no cyprus');
  const deals = Array.from({ length: 4000 }, (_, seed) => played(game, seed)).filter((deal) => deal !== null);
  const blocked = deals.filter(({ outcome }) => outcome?.how === 'blocked');
  const rows = blocked.map(({ boneyard, log }) => {
    const events = tail(log);
    // What lay in the boneyard when the row began.
    let left = boneyard.length + events.filter((event) => event.do === 'draw').length;
    let passes = 0;
    const ends: boolean[] = [];
    for (const event of events) {
      if (event.do === 'draw') left--;
      else {
        passes++;
        ends.push(passes >= 4 && left <= 1);
      }
    }
    return ends;
  });

  it('ends with the first pass that makes as many as there are seats, while nothing may be drawn', () => {
    expect(blocked.length).toBeGreaterThan(20);
    for (const ends of rows) expect(ends.indexOf(true)).toBe(ends.length - 1);
  });

  it('counts passes after draws in the row', () => {
    const ending = tail(played(game, 6352)?.log ?? []).map(({ seat, do: what }) => `${seat} ${what}`);
    expect(ending.join(', ')).toBe('2 draw, 2 pass, 3 draw, 3 pass, 0 draw, 0 pass, 1 draw, 1 pass');
  });
});
