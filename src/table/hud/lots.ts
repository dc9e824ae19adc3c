/** The draw of lots for the seat that leads the first deal (6.5), before the tiles are shuffled. Loaded with the first. */
import { portraitSvg } from '../../art/portraits.ts';
import type { Texts } from '../../i18n/index.ts';
import type { Situation } from '../../match/ports.ts';
import type { Clock } from '../../motion/clock.ts';
import { shownSeats } from '../../present/shown-seats.ts';
import type { DrawnLots } from '../../ui/drawn-lots.ts';
import { plateLayout } from '../../ui/plate-layout.ts';
import type { TableModel } from '../model/table-model.ts';
import { hudThemeOf } from './hud-theme-of.ts';
import type { SignsOptions } from './signs.ts';

export interface LotsOptions extends Pick<SignsOptions, 'theme' | 'portraitOf' | 'resolution' | 'requestRender'> {
  readonly layer: { readonly destroyed: boolean; addChild(lots: DrawnLots): unknown };
  readonly clock: Pick<Clock, 'tween'>;
  readonly model: Pick<TableModel, 'own' | 'surface'>;
  readonly texts: Pick<Texts, 'initial'>;
}

/** Milliseconds that a draw takes at most. */
export const LONGEST_DRAW = 950;

/** Shows the draw, which takes `ms` milliseconds; resolves when it is over, or at once when `signal` aborts. */
export async function drawLots(o: LotsOptions, now: Situation, ms: number, signal: AbortSignal): Promise<void> {
  const { lot, seen, sitters } = now;
  if (lot === null) return;
  const { DrawnLots: Lots } = await import('../../ui/drawn-lots.ts');
  if (signal.aborted || o.layer.destroyed) return;
  const { regions } = o.model.surface;
  const { unit, board } = regions;
  const seats = Array.from({ length: seen.seats }, (_, k) => (o.model.own + k) % seen.seats);
  const shown = shownSeats(now, o.texts);
  const tokens = seats.map((seat, k) => {
    const plate = regions.plates[k] ?? board;
    const { medallion } = plateLayout(plate.width / unit, plate.height / unit);
    const sitter = sitters[seat];
    const portrait = sitter ? o.portraitOf(sitter, seat) : null;
    return {
      bust: portrait && portraitSvg(portrait),
      letter: shown[seat]?.initial ?? '',
      side: seen.sides[seat] ?? seat,
      from: { x: plate.x + medallion.x * unit, y: plate.y + medallion.y * unit },
    };
  });
  const lots = new Lots({
    tokens,
    drawn: seats.indexOf(lot),
    at: { x: board.x + board.width / 2, y: board.y + board.height / 2 },
    unit,
    theme: hudThemeOf(o.theme),
    density: o.resolution(),
  });
  o.layer.addChild(lots);
  try {
    const step = (progress: number) => {
      if (!lots.destroyed) lots.show(progress);
      o.requestRender();
    };
    await o.clock.tween(Math.min(LONGEST_DRAW, ms), step, signal);
  } finally {
    if (!lots.destroyed) lots.destroy();
    o.requestRender();
  }
}
