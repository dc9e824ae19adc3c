/** The seats that are named before a deal: the one drawn by lot, and the one whose player shuffles. */
import type { Game, Seat, Side } from '../rules/game.ts';
import { lastWhere } from '../rules/last-where.ts';
import type { DealRecord } from '../rules/record/format.ts';
import { sealedDeal } from '../rules/sealed.ts';
import { isTaking, type MatchProgress } from './progress.ts';

/** 6.5, 31.2: returns the seat that a lot has named to lead the deal; null if none was drawn. */
export function lotDrawn(progress: MatchProgress): Seat | null {
  const { game, deal, standing } = progress;
  const isNamed = standing.memory?.starts !== undefined;
  if (!game.dealing?.hasLot || isNamed || deal.phase !== 'leading') return null;
  return (isTaking(progress) ? asDealt(progress) : deal).turn?.seat ?? null;
}

/** 3.4: returns the seat that a lot has named to play first on a tile that was just turned up; null if none was drawn. */
export function lateLotDrawn({ game, deal, standing }: Pick<MatchProgress, 'game' | 'deal' | 'standing'>): Seat | null {
  const [lead, ...others] = deal.log;
  if (!game.dealing?.hasLateLot || standing.deals > 0 || others.length > 0) return null;
  return lead?.do === 'lead' && lead.turnedUp ? lead.seat : null;
}

/** Returns the deal as if its tiles were dealt: while they are taken (1.13), its turn is that of the next taker. */
const asDealt = ({ game, options, seats, seed, standing, attempt }: MatchProgress) =>
  sealedDeal(game, standing, options, seats, seed, attempt).deal;

/**
 * Returns the seat that shuffles before a deal: whoever lost the deal before. If nobody lost, or no deal was played, the
 * seat that starts this deal, where that is known before the tiles are; else the one that led the deal before. Null: it
 * is anybody's turn to shuffle. `isSecret`: nobody may tell yet who lost (7.6).
 */
export function stirrerOf(progress: MatchProgress, isSecret: boolean): Seat | null {
  const { game, deal, standing, finished } = progress;
  const last = finished.at(-1);
  const starts = standing.memory?.starts ?? lotDrawn(progress);
  return (last && !isSecret ? loserOf(game, deal.sides, last) : null) ?? starts ?? last?.events[0]?.seat ?? null;
}

/**
 * Returns the seat that lost a deal: of the side with the worst points, or among equals the most pips left, the first
 * seat after the one that moved last. So in General it is the General (20.4). Null if all sides got the same points.
 */
function loserOf(
  { points: way }: Pick<Game, 'points'>,
  sides: readonly Side[],
  { points, counts, events }: DealRecord,
): Seat | null {
  const by = lastWhere(events, (event) => event.do === 'lead' || event.do === 'play')?.seat;
  if (!points || !counts || by === undefined || new Set(points).size < 2) return null;
  const after = points.map((_, k) => (by + 1 + k) % points.length);
  const worst = way === 'lost' ? Math.max(...points) : Math.min(...points);
  const left = (seat: Seat) =>
    points[seat] === worst ? counts.reduce((sum, count, k) => sum + (sides[k] === sides[seat] ? count : 0), 0) : -1;
  return after.reduce((loser, seat) => (left(seat) > left(loser) ? seat : loser));
}
