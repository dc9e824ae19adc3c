import { runTexts } from '../i18n/run.ts';
import type { Situation } from '../match/ports.ts';
import { isUpper } from '../rules/level.ts';
import type { LineTile } from './line-tiles.ts';
import { runView } from './run-view.ts';
import type { TableActions, TableState } from './table-state.ts';

/** Halves over halves (13.1), seen from the side: each tile lies over or under a half of the one before it. */
export function stackView(state: TableState, now: Situation, act: TableActions) {
  const upper = ({ index }: LineTile) => isUpper(now.seen, index);
  return runView(state, now, act, {
    words: (tiles) => runTexts.stack(tiles.map((tile) => ({ ...tile, upper: upper(tile) }))),
    moreOf: (tile) => runTexts.level(upper(tile)),
    classOf: (tile) => (upper(tile) ? 'is-upper' : 'is-lower'),
  });
}
