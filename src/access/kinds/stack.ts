/** Halves over halves (13.1), seen from the side: each tile lies over or under a half of the one before it. */
import type { RunTexts } from '../../i18n/index.ts';
import type { Situation } from '../../match/ports.ts';
import { isUpper } from '../../rules/level.ts';
import type { WordKind } from '../kind.ts';
import { type LineTile, runView } from '../run-view.ts';
import type { TableActions, TableState } from '../table-state.ts';
import { line, lineLog } from './line.ts';
import { openedBy } from './plain.ts';

export const stack = (run: RunTexts): WordKind => ({
  ...line(run),
  layout: (state, now, act) => stackView(run, state, now, act),
  log: {
    ...lineLog,
    laid({ beat, seen, who, place, words }) {
      const { shows } = openedBy(seen, beat.index);
      return words.laidOver(who, beat.tile, place, shows, isUpper(seen, beat.index));
    },
  },
});

function stackView(run: RunTexts, state: TableState, now: Situation, act: TableActions) {
  const upper = ({ index }: LineTile) => isUpper(now.seen, index);
  return runView(state, now, act, {
    run,
    words: (tiles) => run.stack(tiles.map((tile) => ({ ...tile, upper: upper(tile) }))),
    moreOf: (tile) => run.level(upper(tile)),
    classOf: (tile) => (upper(tile) ? 'is-upper' : 'is-lower'),
  });
}
