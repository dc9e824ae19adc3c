/**
 * The conditions for the medals of the record book, checked after each match. They encourage players to try other
 * tables, games and opponents.
 */
import { areSeveral } from '../../match/persons.ts';
import type { KindName, Seat } from '../../rules/game.ts';
import type { DealRecord } from '../../rules/record.ts';
import { isDouble } from '../../rules/tiles.ts';
import { commonLevel } from '../setup/bot-levels.ts';
import { type Evidence, isDominoOf, isWon, playedBy, pointsOf, someDeal } from './evidence.ts';
import { type CountedFeat, isReached } from './feat-progress.ts';

const isTable =
  (kind: KindName) =>
  ({ game }: Evidence) =>
    game.table.kind === kind;

/** The condition of a medal that is earned by counting. */
const counted = (feat: CountedFeat) => (e: Evidence) => isReached(feat, e);

/** Returns the numbers of all opponents: every seat except the person's side (6.7). */
function others({ game, played }: Evidence, numbers: readonly number[], own: number): readonly number[] {
  const sides = game.sides(played.options, played.sitters.length);
  return numbers.filter((_, seat) => sides[seat] !== sides[own]);
}

/** True if the person was behind all opponents after any deal before the last. */
function wasLast(e: Evidence): boolean {
  const { deals, own, game, played } = e;
  if (own === null || played.sitters.length < 3) return false;
  return deals.slice(0, -1).some(({ totals = [] }) => {
    const mine = totals[own] ?? 0;
    return others(e, totals, own).every((other) => (game.points === 'lost' ? other < mine : other > mine));
  });
}

/** Returns the person's lead over the best opponent. */
function lead(e: Evidence, own: number): number {
  const { totals } = e.played;
  return (totals[own] ?? 0) - Math.max(...others(e, totals, own));
}

/** True if the seat played two doubles in the same turn. */
const laidTwoDoubles = (deal: DealRecord, own: Seat) =>
  playedBy(deal, own).some((event, n, all) => {
    const next = all[n + 1];
    return event.goesOn === true && isDouble(event.tile) && next !== undefined && isDouble(next.tile);
  });

/** Returns the greatest number of arms that the person began in one deal. */
function armsBegun({ deals, own }: Evidence): number {
  const counts = deals.map(({ events }) => {
    const begun = new Set<unknown>();
    let mine = 0;
    for (const event of events) {
      if (event.do !== 'play' || begun.has(event.arm)) continue;
      begun.add(event.arm);
      if (event.seat === own) mine++;
    }
    return mine;
  });
  return Math.max(0, ...counts);
}

export const FEATS = {
  // Every kind of table.
  star: isTable('star'),
  line: isTable('line'),
  cross: isTable('cross'),
  stack: isTable('stack'),
  grid: isTable('grid'),
  everyTable: counted('everyTable'),
  // Games, tiles and company.
  fiveGames: counted('fiveGames'),
  tenGames: counted('tenGames'),
  everyGame: counted('everyGame'),
  doubleTwelve: ({ played }) => played.options.set === 12,
  together: ({ played }) => areSeveral(played.sitters),
  wholeCompany: counted('wholeCompany'),
  tenSeats: ({ played }) => played.sitters.length === 10,
  tenStar: ({ played, game }) => played.sitters.length === 10 && game.table.arms === 8 && played.stars > 0,
  // Matches that were won.
  win: isWon,
  duel: (e) => isWon(e) && e.played.sitters.length === 2,
  experts: (e) => isWon(e) && commonLevel(e.played.sitters) === 'expert',
  everyLevel: counted('everyLevel'),
  threeInARow: counted('threeInARow'),
  fiftyWins: counted('fiftyWins'),
  fromLast: (e) => isWon(e) && wasLast(e),
  byAHair: (e) => isWon(e) && e.game.points === 'won' && e.own !== null && lead(e, e.own) === 1,
  shutOut: (e) =>
    isWon(e) &&
    e.game.points === 'won' &&
    e.own !== null &&
    others(e, e.played.totals, e.own).every((total) => total === 0),
  // Deals.
  sixty: (e) => e.game.points === 'won' && someDeal(e, (deal, own) => pointsOf(deal, own) >= 60),
  onePip: (e) =>
    e.game.points === 'won' &&
    someDeal(e, (deal, own) => deal.end === 'blocked' && deal.counts?.[own] === 1 && pointsOf(deal, own) > 0),
  lastDouble: (e) =>
    someDeal(e, (deal, own) => {
      const last = playedBy(deal, own).at(-1);
      return isDominoOf(deal, own) && last !== undefined && isDouble(last.tile);
    }),
  fourBlades: (e) => e.game.table.arms === 8 && e.own !== null && armsBegun(e) >= 4,
  // Only opponents drew from the boneyard.
  noDraw: (e) =>
    someDeal(e, ({ events, ...deal }, own) => {
      const drew = events.filter((event) => event.do === 'draw');
      return isDominoOf({ events, ...deal }, own) && drew.length > 0 && drew.every(({ seat }) => seat !== own);
    }),
  shutArm: (e) =>
    someDeal(
      e,
      (deal, own) => isDominoOf(deal, own) && playedBy(deal, own).some((event) => event.do === 'play' && event.closed),
    ),
  twoDoubles: (e) => someDeal(e, laidTwoDoubles),
  spotless: (e) => e.game.points === 'lost' && isWon(e) && e.own !== null && e.played.totals[e.own] === 0,
  twenty: (e) =>
    someDeal(e, (deal, own) => playedBy(deal, own).some((event) => 'scores' in event && (event.scores ?? 0) >= 20)),
  // Alone, and day by day.
  solved: (e) => e.played.sitters.length === 1 && e.own !== null && e.played.winners.includes(e.own),
  tenSolved: counted('tenSolved'),
  week: counted('week'),
} as const satisfies Readonly<Record<string, (evidence: Evidence) => boolean>>;

export type FeatId = keyof typeof FEATS;

/** The ids of all medals, in the order in which they are listed. */
export const FEAT_IDS = Object.keys(FEATS) as readonly FeatId[];

/** Returns the medals whose conditions are now met. */
export const achieved = (evidence: Evidence): readonly FeatId[] => FEAT_IDS.filter((id) => FEATS[id](evidence));
