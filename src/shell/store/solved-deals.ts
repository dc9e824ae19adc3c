/** Counts the solved deals of games for one. */
import * as v from 'valibot';
import type { Situation } from '../../match/ports.ts';
import { keptJson } from './kept-json.ts';
import type { KeyValue } from './storage.ts';

const KEY = 'cyprus/solved';

export interface Solved {
  readonly played: number;
  readonly solved: number;
}

export interface SolvedDeals {
  of(game: string): Solved;
  /** Counts a finished match for one, once per `id`, since its result may be viewed again. */
  count(id: string, now: Situation): void;
}

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const tally = v.object({ played: count, solved: count, last: v.pipe(v.string(), v.maxLength(64)) });
const schema = v.record(v.pipe(v.string(), v.maxLength(40)), tally);

export const keptSolvedDeals = [KEY, schema] as const;

const NONE = { played: 0, solved: 0, last: '' };

export function openSolvedDeals(store: KeyValue): SolvedDeals {
  const all = () => keptJson(store, KEY, schema, {});
  return {
    of(game) {
      const { played, solved } = all()[game] ?? NONE;
      return { played, solved };
    },
    count(id, { seen: { game, seats }, standing }) {
      const before = all();
      const { played, solved, last } = before[game] ?? NONE;
      if (seats !== 1 || last === id) return;
      const won = standing.winners?.length ?? 0;
      store.set(KEY, JSON.stringify({ ...before, [game]: { played: played + 1, solved: solved + won, last: id } }));
    },
  };
}
