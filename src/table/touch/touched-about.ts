/** Finds the parts of the screen that can explain themselves. End chips listen to touches of their own. */

import type { Seat, Seen } from '../../rules/game.ts';
import { seatsByPlace, sidesAtPlay, sidesByPlace } from '../../rules/players.ts';
import { allSides } from '../../rules/sides.ts';
import type { About, FingerPoint } from '../../seats/gesture-events.ts';
import { roomsOfAccounts } from '../../ui/account-rooms.ts';
import { isWithin } from '../../ui/rect.ts';
import type { Regions } from '../../ui/screen-regions.ts';

/**
 * Returns the plate, the account or the boneyard at that CSS pixel; `null` if there is none. `own` is the seat at the
 * bottom.
 */
export function aboutAt(
  regions: Pick<Regions, 'plates' | 'accounts' | 'boneyard' | 'unit'>,
  seen: Pick<Seen, 'seats' | 'sides' | 'waits' | 'boneyard' | 'dead'>,
  own: Seat,
  at: FingerPoint,
): About | null {
  const seat = seatsByPlace(seen, own)[regions.plates.findIndex((plate) => isWithin(plate, at))];
  if (seat !== undefined) return { on: 'seat', seat };
  const sides = allSides(sidesByPlace(seen, own));
  const rooms = roomsOfAccounts(regions, sides.length, sidesAtPlay(seen).length);
  const side = sides[rooms.findIndex((room) => isWithin(room, at))];
  if (side != null) return { on: 'account', side };
  const hasTiles = seen.boneyard.length + seen.dead.length > 0;
  return hasTiles && isWithin(regions.boneyard, at) ? { on: 'boneyard' } : null;
}
