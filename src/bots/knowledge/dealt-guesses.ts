/** Guesses at the hidden tiles of deals on numbers, in which seats only show what they lack: of trees and of trains. */
import { FREE_PLAY } from '../../rules/chain/core.ts';
import type { PastEvent } from '../../rules/chain/past.ts';
import { tablesOf } from '../../rules/chain/set-tables.ts';
import type { FastChance } from '../../rules/chance.ts';
import type { Game, Seat, Seen } from '../../rules/game.ts';
import { createSampler } from './sampler.ts';
import { type Knowledge, knowledgeFrom, type Memory } from './slots.ts';

const NO_ARMS = new Uint8Array(16);

/** Returns the events of the log. The ends before each are left out: guesses are not weighed by how tiles were played. */
const pastIn = ({ log }: Seen): readonly PastEvent[] =>
  log.map((event, index) => ({
    index,
    event,
    phase: FREE_PLAY,
    open: 0,
    arms: NO_ARMS,
    onlyDoubles: false,
    goesOn: false,
  }));

/** Returns what a seat knows of the hidden tiles. `highest`: the highest number of the set. */
export const knownByLacks = (game: Game, seen: Seen, highest: number, me: Seat, remembers?: Memory): Knowledge =>
  knowledgeFrom(
    game,
    { tables: tablesOf(highest), handSize: game.handSize(seen.options, seen.seats), past: pastIn(seen) },
    seen,
    me,
    remembers,
  );

/** A deal on numbers, as far as its boneyard goes. */
interface FastYard {
  /** The last of these tiles is drawn next. */
  readonly yard: Uint8Array;
  yardLeft: number;
}

interface Dealing<Deal> {
  /** The tiles that are hidden, as `Knowledge.hidden` has them, in the deal's own numbers. */
  readonly tiles: Uint8Array;
  copy(from: Deal, to: Deal): void;
  take(deal: Deal, seat: Seat, tile: number): void;
}

/** Returns a function that sets a deal up like `base`, with a new guess at the hidden tiles. */
export function dealtGuesses<Deal extends FastYard>(
  base: Deal,
  knowledge: Knowledge,
  { tiles, copy, take }: Dealing<Deal>,
): (deal: Deal, chance: FastChance) => void {
  const sampler = createSampler(knowledge);
  const { slots, world } = sampler;
  const seats = Uint8Array.from(slots, ({ seat }) => seat);
  const left = world.length - seats.length;
  return (deal, chance) => {
    sampler.next(chance);
    copy(base, deal);
    for (let slot = 0; slot < seats.length; slot++) {
      take(deal, seats[slot] as number, tiles[world[slot] as number] as number);
    }
    const { yard } = deal;
    for (let nth = 0; nth < left; nth++) {
      const other = chance.below(nth + 1);
      yard[nth] = yard[other] as number;
      yard[other] = tiles[world[seats.length + nth] as number] as number;
    }
    deal.yardLeft = left;
  };
}
