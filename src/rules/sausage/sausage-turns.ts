import type { Seen } from '../game.ts';

/** 21.9: a deal is over after this many turns. The first one is the lead, with the passes before it. */
export const MOST_TURNS = 200;

/** Returns the number of finished turns; 0 before the lead. */
export function turnsIn({ log }: Pick<Seen, 'log'>): number {
  const lead = log.findIndex((event) => event.do === 'lead');
  return lead < 0 ? 0 : log.length - lead;
}
