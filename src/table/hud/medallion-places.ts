import type { Seat } from '../../rules/game.ts';
import { seatsByPlace } from '../../rules/players.ts';
import { plateLayout } from '../../ui/plate-layout.ts';
import type { Point } from '../../ui/rect.ts';
import type { TableModel } from '../model/table-model.ts';

/** The middle and the diameter of a medallion, CSS pixels. */
type MedallionPlace = Point & { readonly size: number };

/** Returns the medallion on the plate of a seat; `null` if the seat has no plate. */
export function medallionOf(
  { now, own, surface }: Pick<TableModel, 'now' | 'own' | 'surface'>,
  seat: Seat,
): MedallionPlace | null {
  const { unit, plates } = surface.regions;
  const plate = now ? plates[seatsByPlace(now.seen, own).indexOf(seat)] : null;
  if (!plate) return null;
  const { x, y, size } = plateLayout(plate.width / unit, plate.height / unit).medallion;
  return { x: plate.x + x * unit, y: plate.y + y * unit, size: size * unit };
}
