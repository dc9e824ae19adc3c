import type { Seen } from '../game.ts';

/** 21.9: a deal is over after so many turns, the lead's with the passes before it being the first. */
export const MOST_TURNS = 200;

/** The turns that are over; none before the lead. */
export function turnsIn({ log }: Pick<Seen, 'log'>): number {
  const lead = log.findIndex((event) => event.do === 'lead');
  return lead < 0 ? 0 : log.length - lead;
}
