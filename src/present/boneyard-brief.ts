/** The words beside the pile of the boneyard. */
import type { Texts } from '../i18n/index.ts';

/**
 * Returns how many tiles may be drawn; if none may, how many stay. `null` if none has to stay.
 * @param toDraw counts tiles on their way to a hand too.
 */
export function boneyardBrief(toDraw: number, stay: number, { scene, table }: Texts): string | null {
  if (stay === 0) return null;
  return toDraw > 0 ? table.drawable(toDraw) : scene.stay(stay);
}
