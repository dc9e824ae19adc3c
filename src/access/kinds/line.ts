/** One line (6.2). Its doubles lie across, unless the game plays them lengthwise. */
import { html, nothing } from 'lit-html';
import type { RunTexts } from '../../i18n/index.ts';
import type { Situation } from '../../match/ports.ts';
import type { LogKind, WordKind } from '../kind.ts';
import { remindersIn } from '../memory-told.ts';
import { runView } from '../run-view.ts';
import type { TableActions, TableState } from '../table-state.ts';
import { plain, plainLog } from './plain.ts';

export const lineLog: LogKind = { ...plainLog, led: (who, face, words) => words.leads(who, face) };

export const line = (run: RunTexts): WordKind => ({
  ...plain,
  layout: (state, now, act) => lineView(run, state, now, act),
  memory({ game, viewer }, now) {
    const told = remindersIn(now, game, viewer, run);
    return told.length > 0 ? html`<p class="dom-memory">${told.join(' ')}</p>` : nothing;
  },
  log: lineLog,
});

function lineView(run: RunTexts, state: TableState, now: Situation, act: TableActions) {
  const { doubles } = state.game.table;
  return runView(state, now, act, {
    run,
    words: run.line,
    moreOf: () => '',
    classOf: ({ left, right }) => (left === right && doubles === 'across' ? 'is-across' : 'is-along'),
  });
}
