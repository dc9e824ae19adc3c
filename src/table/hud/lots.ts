/** The draw of lots for the seat that leads the first deal (6.5), before the tiles are shuffled, or of who plays first on a tile (3.4). */
import { portraitSvg } from '../../art/portraits.ts';
import type { Texts } from '../../i18n/index.ts';
import type { Situation } from '../../match/ports.ts';
import { shownSeats } from '../../present/shown-seats.ts';
import { DrawnLots } from '../../ui/drawn-lots.ts';
import type { TableModel } from '../model/table-model.ts';
import { motionOf, type TableTiming } from '../model/timing.ts';
import { medallionOf } from './medallion-places.ts';
import type { SignsOptions } from './signs.ts';
export interface LotsOptions extends Pick<SignsOptions, 'theme' | 'portraitOf' | 'resolution' | 'requestRender'> {
  readonly layer: { addChild(lots: DrawnLots): unknown };
  readonly model: Pick<TableModel, 'now' | 'own' | 'surface'>;
  readonly timing: TableTiming;
  readonly texts: Pick<Texts, 'initial'>;
}

/** Milliseconds that a draw takes at most. */
export const LONGEST_DRAW = 950;

/** Shows the draw; resolves when it is over, or at once when `signal` aborts or where no lot is drawn. */
export async function drawLots(o: LotsOptions, now: Situation, signal: AbortSignal): Promise<void> {
  const { lot, seen, sitters } = now;
  if (lot === null) return;
  const { regions } = o.model.surface;
  const { unit, board } = regions;
  const seats = Array.from({ length: seen.seats }, (_, k) => (o.model.own + k) % seen.seats);
  const shown = shownSeats(now, o.texts);
  const tokens = seats.map((seat) => {
    const sitter = sitters[seat];
    const portrait = sitter ? o.portraitOf(sitter, seat) : null;
    return {
      bust: portrait && portraitSvg(portrait),
      letter: shown[seat]?.initial ?? '',
      side: seen.sides[seat] ?? seat,
      from: medallionOf(o.model, seat) ?? board,
    };
  });
  const lots = new DrawnLots({
    tokens,
    drawn: seats.indexOf(lot),
    at: { x: board.x + board.width / 2, y: board.y + board.height / 2 },
    unit,
    theme: o.theme(),
    density: o.resolution(),
  });
  o.layer.addChild(lots);
  try {
    const step = (progress: number) => {
      if (!lots.destroyed) lots.show(progress);
      o.requestRender();
    };
    const ms = Math.min(LONGEST_DRAW, motionOf(o.timing, LONGEST_DRAW));
    await o.timing.clock.tween(ms, step, signal);
  } finally {
    if (!lots.destroyed) lots.destroy();
    o.requestRender();
  }
}
