import type { TemplateResult } from 'lit-html';
import type { Situation } from '../match/ports.ts';
import type { TableKind } from '../rules/game.ts';
import { lineView } from './line-view.ts';
import { stackView } from './stack-view.ts';
import { starView } from './star-view.ts';
import type { TableActions, TableState } from './table-state.ts';

type PlacesView = (state: TableState, now: Situation, act: TableActions) => TemplateResult;

const VIEWS: Readonly<Record<TableKind, PlacesView>> = {
  star: starView,
  cross: starView,
  line: lineView,
  stack: stackView,
  grid: lineView,
};

/** What lies in the middle, with the places to play as buttons. */
export const placesView: PlacesView = (state, now, act) => VIEWS[state.gameOf(now).table.kind](state, now, act);
