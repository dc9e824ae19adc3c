/** One line (6.2). Its doubles lie across, unless the game plays them lengthwise. */
import { html, nothing } from 'lit-html';
import type { Situation } from '../../match/ports.ts';
import type { WordKind } from '../kind.ts';
import { remindersIn } from '../memory-told.ts';
import { runView } from '../run-view.ts';
import type { TableActions, TableState } from '../table-state.ts';
import { plain, plainLog } from './plain.ts';

export const line: WordKind = {
  ...plain,
  layout: lineView,
  memory({ gameOf, viewer, texts }, now) {
    const told = remindersIn(now, gameOf(now), viewer, texts);
    return told.length > 0 ? html`<p class="dom-memory">${told.join(' ')}</p>` : nothing;
  },
  log: { ...plainLog, led: (who, face, words) => words.leads(who, face) },
};

function lineView(state: TableState, now: Situation, act: TableActions) {
  const { doubles } = state.gameOf(now).table;
  return runView(state, now, act, {
    words: state.texts.run().line,
    moreOf: () => '',
    classOf: ({ left, right }) => (left === right && doubles === 'across' ? 'is-across' : 'is-along'),
  });
}
