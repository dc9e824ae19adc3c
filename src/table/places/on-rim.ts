/** The highlights of a question if tiles are played into an outline (23.2). */
import type { Seen } from '../../rules/game.ts';
import { isLayable, isPlayable } from '../../rules/moves.ts';
import { givenOf } from '../../rules/squares/given.ts';
import { askedOf, type Highlights, IDLE } from './highlights.ts';
import type { Placed, Placement } from './placement.ts';
import { turnedOnRim } from './rim-slots.ts';
import type { TableSurface } from './surface.ts';

/** Rises of a picked tile and of an advised one, in half-tile sides. */
const PICKED = 0.9;
const ADVISED = 0.4;
/** Amount of dimness of a given tile: it is let into the table. */
const GIVEN = 0.85;

/**
 * Raises the picked tile, turned as it would be played. Tiles that fit nowhere are a little darker, unless none fits.
 * Given ones lie in shade.
 */
export function highlightedOnRim(
  placement: Placement,
  seen: Seen,
  highlights: Highlights,
  surface: TableSurface,
): Placement {
  const { question, picked, advised, focusTile, turned = 0 } = highlights;
  const given = new Set(givenOf(seen));
  const asked = askedOf(placement, seen, question);
  const tiles = placement.tiles.map((placed, at): Placed => {
    const tile = seen.heap[at] ?? null;
    if (placed.where === 'laid') {
      // All tiles are the player's own, so none is marked as the last.
      const lies = { ...placed, marked: 0, dim: given.has(at) ? GIVEN : 0 };
      const isToLift = advised?.do === 'lift' && advised.tile === tile;
      return isToLift ? { ...lies, glow: 1 } : lies;
    }
    if (placed.where !== 'own') return placed;
    const look = { ...placed, focused: tile !== null && tile === focusTile ? 1 : 0 };
    if (tile !== null && tile === picked) {
      return { ...turnedOnRim(look, turned, PICKED * look.scale, surface), glow: 1 };
    }
    if (advised && isPlayable([advised], tile)) return { ...comeUp(look, ADVISED), glow: 1 };
    return asked && !isLayable(asked.moves, tile) ? { ...look, dim: IDLE } : look;
  });
  return { ...placement, tiles };
}

/** Lifts a tile from the wood, towards the eye. */
const comeUp = (placed: Placed, by: number): Placed => {
  const [x, y, z] = placed.at;
  return { ...placed, at: [x, y, z + by * placed.scale] };
};
