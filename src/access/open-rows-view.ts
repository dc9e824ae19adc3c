/** The own tiles where they lie open in rows, each in its place; the last of a row is free (22.1). */
import { html } from 'lit-html';
import type { Position, Seat, Seen } from '../rules/game.ts';
import { isPlayable } from '../rules/moves.ts';
import { tileButton } from './hand-tile.ts';
import { rows } from './keyed-rows.ts';
import { questionOf, type TableActions, type TableState } from './table-state.ts';

export function openRowsView(state: TableState, { hands, heap }: Seen, seat: Seat, count: number, act: TableActions) {
  const columns = Math.ceil(heap.length / count);
  const left = [...(hands[seat] ?? [])].sort((a, b) => a - b);
  const question = questionOf(state);
  const words = state.texts.run();
  const label = (row: readonly Position[], index: number) => {
    const tile = heap[row[index] ?? -1];
    if (!tile) return '';
    const over = row.length - 1 - index;
    if (over > 0) return words.buried(tile, over);
    return question && !isPlayable(question.moves, tile) ? words.freeUnfit(tile) : words.freeTile(tile);
  };
  return Array.from({ length: count }, (_, n) => {
    const row = left.filter((at) => Math.floor(at / columns) === n);
    return html`<div class="dom-row" role="group" aria-label=${words.row(n + 1, row.length)}>
      ${rows(
        row,
        (at) => at,
        (at, index) => tileButton(state, heap[at] ?? '0-0', label(row, index), act),
      )}
    </div>`;
  });
}
