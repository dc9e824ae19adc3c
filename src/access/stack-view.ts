import type { Situation } from '../match/ports.ts';
import { isUpper } from '../rules/level.ts';
import type { LineTile } from './line-tiles.ts';
import { runView } from './run-view.ts';
import type { TableActions, TableState } from './table-state.ts';

/** Halves over halves (13.1), seen from the side: each tile lies over or under a half of the one before it. */
export function stackView(state: TableState, now: Situation, act: TableActions) {
  const words = state.texts.run();
  const upper = ({ index }: LineTile) => isUpper(now.seen, index);
  return runView(state, now, act, {
    words: (tiles) => words.stack(tiles.map((tile) => ({ ...tile, upper: upper(tile) }))),
    moreOf: (tile) => words.level(upper(tile)),
    classOf: (tile) => (upper(tile) ? 'is-upper' : 'is-lower'),
  });
}
