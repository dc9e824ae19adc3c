/**
 * What of the DOM table differs by the kind of table. Stars and crosses are told from the start;
 * `run-tables.ts`, which comes late, brings the rest.
 */
import type { TemplateResult } from 'lit-html';
import type { Situation } from '../match/ports.ts';
import type { KindName, Seat, Seen, Table } from '../rules/game.ts';
import { starView } from './star-view.ts';
import type { TableActions, TableState } from './table-state.ts';

export interface KindView {
  /** What lies in the middle, with the places to play as buttons. */
  readonly places: (state: TableState, now: Situation, act: TableActions) => TemplateResult;
}

/** The own tiles where they lie open in so many rows. */
type OpenRowsView = (state: TableState, seen: Seen, seat: Seat, count: number, act: TableActions) => unknown;

/** What of the match weighs on the deal. */
type MemoryView = (state: TableState, now: Situation) => unknown;

interface KindViews {
  readonly kinds: Readonly<Partial<Record<KindName, KindView>>>;
  readonly openRows: OpenRowsView | null;
  readonly memory: MemoryView | null;
}

const star: KindView = { places: starView };

let there: KindViews = { kinds: { star, cross: star }, openRows: null, memory: null };

/** Adds views that came late. */
export function takeInViews({ kinds, ...others }: KindViews): void {
  there = { kinds: { ...there.kinds, ...kinds }, ...others };
}

/** The view of a kind of table. Throws when it has not come. */
export function viewOf({ kind }: Pick<Table, 'kind'>): KindView {
  const view = there.kinds[kind];
  if (!view) throw new Error(`the view of a ${kind} has not come`);
  return view;
}

/** Throws when it has not come. */
export const openRowsView: OpenRowsView = (...shown) => {
  if (!there.openRows) throw new Error('the view of open rows has not come');
  return there.openRows(...shown);
};

/** Nothing until it has come: no match of stars remembers anything. */
export const memoryView: MemoryView = (state, now) => there.memory?.(state, now);
