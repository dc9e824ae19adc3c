/** Finds the parts of the screen that can explain themselves. End chips listen to touches of their own. */
import type { Seat, Seen } from '../../rules/game.ts';
import { allSides, fromOwn } from '../../rules/sides.ts';
import type { About, FingerPoint } from '../../seats/gesture-events.ts';
import { accountRooms } from '../../ui/accounts-layout.ts';
import { isWithin } from '../../ui/rect.ts';
import type { Regions } from '../../ui/screen-regions.ts';

/**
 * Returns the plate, the account or the boneyard at that CSS pixel; `null` if there is none. `own` is the seat at the
 * bottom.
 */
export function aboutAt(
  { plates, accounts, boneyard }: Pick<Regions, 'plates' | 'accounts' | 'boneyard'>,
  seen: Pick<Seen, 'seats' | 'sides' | 'boneyard' | 'dead'>,
  own: Seat,
  at: FingerPoint,
): About | null {
  const k = plates.findIndex((plate) => isWithin(plate, at));
  if (k >= 0 && k < seen.seats) return { on: 'seat', seat: (own + k) % seen.seats };
  const sides = allSides(fromOwn(seen.sides, own));
  const side = accounts && sides[accountRooms(accounts, sides.length).findIndex((room) => isWithin(room, at))];
  if (side != null) return { on: 'account', side };
  const hasTiles = seen.boneyard.length + seen.dead.length > 0;
  return hasTiles && isWithin(boneyard, at) ? { on: 'boneyard' } : null;
}
