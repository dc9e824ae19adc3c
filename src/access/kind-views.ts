/**
 * What of the DOM table and its log differs by the kind of table. Stars and crosses are told from the start;
 * `run-tables.ts`, which comes late, brings the rest.
 */
import type { TemplateResult } from 'lit-html';
import type { Situation } from '../match/ports.ts';
import type { Seat, Seen, Table, TableKind } from '../rules/game.ts';
import { type KindWords, starWords } from './laid-words.ts';
import { starView } from './star-view.ts';
import type { TableActions, TableState } from './table-state.ts';

export interface KindView {
  /** What lies in the middle, with the places to play as buttons. */
  readonly places: (state: TableState, now: Situation, act: TableActions) => TemplateResult;
  /** What the log says of a tile that was led or laid. */
  readonly words: KindWords;
}

/** The own tiles where they lie open in so many rows. */
type OpenRowsView = (state: TableState, seen: Seen, seat: Seat, count: number, act: TableActions) => unknown;

interface KindViews {
  readonly kinds: Readonly<Partial<Record<TableKind, KindView>>>;
  readonly openRows: OpenRowsView | null;
}

const star: KindView = { places: starView, words: starWords };

let there: KindViews = { kinds: { star, cross: star }, openRows: null };

/** Adds views that came late. */
export function takeInViews({ kinds, openRows }: KindViews): void {
  there = { kinds: { ...there.kinds, ...kinds }, openRows };
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
