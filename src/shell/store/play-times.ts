/** The times that matches for one have taken: those under way, and the best of each solved deal or puzzle. */
import * as v from 'valibot';
import { keptJson } from './kept-json.ts';
import { count, matchId } from './save-shapes.ts';
import type { KeyValue } from './storage.ts';

const RUNNING = 'cyprus/play-times';
const BEST = 'cyprus/best-times';
/** The greatest numbers of matches and of best times that are kept, the latest. */
const MOST_RUNNING = 40;
const MOST_BEST = 2000;

const running = v.record(matchId, count);
/** By game and number of the deal. */
const best = v.record(v.pipe(v.string(), v.maxLength(60)), count);

export const keptPlayTimes = [RUNNING, running] as const;
export const keptBestTimes = [BEST, best] as const;

export interface PlayTimes {
  /** Returns the milliseconds that a match has taken so far; `null` if they were not measured. */
  of(id: string): number | null;
  add(id: string, ms: number): void;
  /** Returns the best time of a numbered deal, in milliseconds; `null` if there is none. */
  best(game: string, deal: number): number | null;
  /** Returns the best time of all deals of a game that meet a condition; `null` if there is none. */
  bestOf(game: string, isOf: (deal: number) => boolean): number | null;
  /** Stores the time of a solved deal if it is the best one. */
  solve(id: string, game: string, deal: number): void;
}

export function openPlayTimes(store: KeyValue): PlayTimes {
  const times = () => keptJson(store, RUNNING, running, {});
  const bests = () => keptJson(store, BEST, best, {});
  const of = (id: string) => times()[id] ?? null;
  const bestTime = (game: string, deal: number) => bests()[`${game} ${deal}`] ?? null;
  return {
    of,
    add(id, ms) {
      const { [id]: before = 0, ...others } = times();
      put(store, RUNNING, [...Object.entries(others), [id, before + Math.max(0, Math.round(ms))]], MOST_RUNNING);
    },
    best: bestTime,
    bestOf(game, isOf) {
      const those = Object.entries(bests()).flatMap(([key, ms]) => {
        const [id, deal] = key.split(' ');
        return id === game && isOf(Number(deal)) ? [ms] : [];
      });
      return those.length > 0 ? Math.min(...those) : null;
    },
    solve(id, game, deal) {
      const [ms, before] = [of(id), bestTime(game, deal)];
      if (ms === null || (before !== null && before <= ms)) return;
      const { [`${game} ${deal}`]: _, ...others } = bests();
      put(store, BEST, [...Object.entries(others), [`${game} ${deal}`, ms]], MOST_BEST);
    },
  };
}

const put = (store: KeyValue, key: string, entries: readonly (readonly [string, number])[], most: number) =>
  void store.set(key, JSON.stringify(Object.fromEntries(entries.slice(-most))));
