/** A line beside hands in open rows, where each tile keeps its place; only the last of a row can be played (22.1). */
import { html } from 'lit-html';
import type { RunTexts } from '../../i18n/index.ts';
import type { Situation } from '../../match/ports.ts';
import type { Position, Seat } from '../../rules/game.ts';
import { isPlayable } from '../../rules/moves.ts';
import { handGroup, tileButton } from '../hand-view.ts';
import { rows } from '../keyed-rows.ts';
import type { WordKind } from '../kind.ts';
import { handOf, questionOf, type TableActions, type TableState } from '../table-state.ts';
import { line } from './line.ts';

export const grid = (run: RunTexts): WordKind => ({
  ...line(run),
  hand: (state, now, seat, act) => openRowsView(run, state, now, seat, act),
});

function openRowsView(words: RunTexts, state: TableState, now: Situation, seat: Seat, act: TableActions) {
  const { hands, heap } = now.seen;
  const { rows: count = 1 } = state.game.table;
  const columns = Math.ceil(heap.length / count);
  const left = [...(hands[seat] ?? [])].sort((a, b) => a - b);
  const question = questionOf(state);
  const label = (row: readonly Position[], index: number) => {
    const tile = heap[row[index] ?? -1];
    if (!tile) return '';
    const over = row.length - 1 - index;
    if (over > 0) return words.buried(tile, over);
    return question && !isPlayable(question.moves, tile) ? words.freeUnfit(tile) : words.freeTile(tile);
  };
  const shown = Array.from({ length: count }, (_, n) => {
    const row = left.filter((at) => Math.floor(at / columns) === n);
    return html`<div class="dom-row" role="group" aria-label=${words.row(n + 1, row.length)}>
      ${rows(
        row,
        (at) => at,
        (at, index) => tileButton(state, heap[at] ?? '0-0', label(row, index), act),
      )}
    </div>`;
  });
  return handGroup(state.texts.table.hand(handOf(state).length), shown);
}
