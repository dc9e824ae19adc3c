/** What tests may look at in the running game, asked for with `?probe` in the address. It changes nothing. */
import type { MatchContext } from '../match/match.machine.ts';
import { situationOf } from '../match/situation.ts';
import type { OpenTable } from './table-options.ts';

export interface Probed {
  /** The state of the house. */
  screen(): string | undefined;
  readonly match: MatchContext | null;
  readonly table: OpenTable | null;
  record(): string;
}

/** Whether the address asks for the probe, and the address without that wish. */
export function probeWanted(search: string): { readonly isWanted: boolean; readonly rest: string } {
  return {
    isWanted: new URLSearchParams(search).has('probe'),
    rest: search.replace(/([?&])probe(&|$)/, '$1'),
  };
}

/** Lets tests look; returns the end of it. */
export function probe(page: Window, game: Probed): () => void {
  const look = () => {
    const { deals = 0, totals = [] } = game.match?.standing ?? {};
    const log = game.match?.log ?? [];
    const nowhere = { match: null, state: null, question: null, picked: null, ways: [], eye: null, targets: null };
    return { ...nowhere, deals, totals, log, ...game.table?.look(), screen: game.screen() };
  };
  /** Every tile by its place in the heap: its face, who holds it, whether everybody may see it, and what the scene holds of it. */
  const faces = () => {
    if (!game.match) return [];
    const open = situationOf(game.match, 'table').seen.heap;
    const held = game.table?.faces() ?? [];
    const { heap, hands } = game.match.deal;
    return heap.map((tile, at) => {
      const seat = hands.findIndex((hand) => hand.includes(at));
      return { tile, seat: seat < 0 ? null : seat, isOpen: open[at] !== null, scene: held[at] ?? null };
    });
  };
  Object.assign(page, { starDominoes: { look, faces, record: () => game.record() } });
  return () => Reflect.deleteProperty(page, 'starDominoes');
}
