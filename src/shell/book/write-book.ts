/** Writes a finished match into the record book, and a try at a day's deal or a solved mosaic into the calendar. */

import type { MatchContext } from '../../match/match-setup.ts';
import { onlyPerson } from '../../match/persons.ts';
import { toHex } from '../../rules/chance.ts';
import { games } from '../../rules/games.ts';
import { dealPoints } from '../../rules/one-deal.ts';
import { dealOfSeed, sharedOf } from '../deal-number.ts';
import { achieved } from '../feats/feats.ts';
import { pageKindOf } from '../kinds/all.ts';
import { openBook, type Played, type Replay } from '../store/book.ts';
import { openDays } from '../store/days.ts';
import { openFeats } from '../store/kept-feats.ts';
import { openPlayTimes } from '../store/play-times.ts';
import type { KeyValue } from '../store/storage.ts';
import { dayOf, dayOfNumber, hasBegun } from '../today/day.ts';
import { dayMosaicOf } from '../today/day-mosaics.ts';
import { stripOf } from '../today/deal-strip.ts';
import { mosaicShape } from '../today/mosaic-shape.ts';
import { streaksOf } from '../today/streaks.ts';

/**
 * Skips matches of bots alone.
 * @param id the id of the match; an existing entry is not changed.
 */
export function writeBook(store: KeyValue, match: MatchContext, id: string, at: number): void {
  if (match.sitters.every(({ kind }) => kind === 'bot')) return;
  const [played, replay] = bookEntry(match, id, at);
  openBook(store).add(played, replay);
  writeDay(store, match, id);
  writePuzzle(store, match, id, at);
  writeFeats(store, match, played);
}

/** Stores the medals first earned with this match. */
function writeFeats(store: KeyValue, match: MatchContext, played: Played): void {
  const days = openDays(store).all();
  const evidence = {
    played,
    games,
    game: match.game,
    deals: match.finished,
    own: onlyPerson(match.sitters),
    book: openBook(store).all(),
    daysInARow: streaksOf(days, dayOf(new Date(played.at))).longest,
  };
  const earned = { match: played.id, at: played.at };
  openFeats(store).add(Object.fromEntries(achieved(evidence).map((feat) => [feat, earned])));
}

/** Stores the result of a try at a day's deal; does nothing for other matches. */
function writeDay(store: KeyValue, match: MatchContext, id: string): void {
  const { game, seed, settlement, standing, finished } = match;
  const day = dayOfNumber(sharedOf(toHex(seed)) ?? 0);
  const own = onlyPerson(match.sitters);
  if (day === null || own === null || !settlement) return;
  const made = dealPoints(settlement);
  const points = made[own] ?? 0;
  const isBest =
    game.points === 'lost' ? made.every((each) => each >= points) : (standing.winners?.includes(own) ?? false);
  const [deal] = finished;
  openDays(store).end(day, id, { points, isBest, ...(deal && { strip: stripOf(deal, own) }) });
}

/** Stores the time of a solved deal for one, and a solved mosaic of a day that has begun. */
function writePuzzle(
  store: KeyValue,
  { game, seed, seats, standing, deal: { puzzle } }: MatchContext,
  id: string,
  at: number,
) {
  const deal = dealOfSeed(toHex(seed));
  if (seats !== 1 || deal === null || !standing.winners?.length) return;
  const times = openPlayTimes(store);
  times.solve(id, game.id, deal);
  const mosaic = dayMosaicOf(game.id, deal);
  if (!mosaic || !puzzle || !hasBegun(mosaic.day, at)) return;
  const ms = times.of(id);
  const { day, size } = mosaic;
  openDays(store).solve(day, { size, id, shape: mosaicShape(puzzle), ...(ms !== null && { ms }) });
}

/**
 * Returns the record book's entry and the replay of a finished match.
 * @param at the time of its end, in milliseconds since 1970.
 */
export function bookEntry(match: MatchContext, id: string, at: number): readonly [Played, Replay] {
  const { game, options, sitters, seats, standing, finished, seed, log, given, taken, lastDeal } = match;
  const best = Array.from({ length: seats }, (_, seat) =>
    game.points === 'lost' ? 0 : Math.max(0, ...finished.map(({ points }) => points?.[seat] ?? 0)),
  );
  const kind = pageKindOf(game);
  const stars = finished.filter((deal) => kind.isStarWhole(deal, game.table)).length;
  const { deals, totals, winners } = standing;
  const deal = seats === 1 ? null : sharedOf(toHex(seed));
  const played = { id, at, game: game.id, options, sitters, deals, totals, winners: winners ?? [], best, stars };
  const replay = {
    seed: toHex(seed),
    log,
    ...(given.length > 0 && { given }),
    ...(taken && { taken }),
    ...(lastDeal !== null && { lastDeal }),
  };
  return [deal === null ? played : { ...played, deal }, replay];
}
