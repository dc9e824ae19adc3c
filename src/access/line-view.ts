import type { Situation } from '../match/ports.ts';
import { runView } from './run-view.ts';
import type { TableActions, TableState } from './table-state.ts';

/** A line (6.2): its doubles lie across it, unless the game lays them in line. */
export function lineView(state: TableState, now: Situation, act: TableActions) {
  const { doubles } = state.gameOf(now).table;
  return runView(state, now, act, {
    words: state.texts.run().line,
    moreOf: () => '',
    classOf: ({ left, right }) => (left === right && doubles === 'across' ? 'is-across' : 'is-along'),
  });
}
