/** Loyalty to a partner: the numbers that it led are kept open, where that costs next to nothing. */
import type { Game, Seen } from '../rules/game.ts';
import { partnerOf } from '../rules/sides.ts';
import { halves } from '../rules/tiles.ts';
import { type Bias, openAfter } from './rule-of-thumb.ts';

/** The worth of an open number that the partner led, in points of a deal. */
const KEPT_OPEN = 0.75;

/** Returns a bias for plays that leave a number open that the partner led. */
export function partnersLead(game: Game, seen: Seen): Bias {
  const led = numbersLed(game, seen);
  if (led.length === 0) return () => 0;
  return (play) => (openAfter(game, seen, play).some((suit) => led.includes(suit)) ? KEPT_OPEN : 0);
}

/** Returns the numbers that the partner led, without those that it was seen to lack; empty if it did not lead. */
function numbersLed(game: Game, seen: Seen): readonly number[] {
  const { log, sides, turn } = seen;
  const lead = log.find((event) => event.do === 'lead');
  if (!turn || lead?.do !== 'lead' || lead.turnedUp || partnerOf(sides, turn.seat) !== lead.seat) return [];
  const lacks = game.lacks?.(seen) ?? [];
  const isLacking = (suit: number) =>
    lacks.some((lack) => lack?.seats.includes(lead.seat) && lack.numbers.includes(suit));
  return [...new Set(halves(lead.tile))].filter((suit) => !isLacking(suit));
}
