/** The highlights of a question if tiles are played into an outline (23.2). */
import type { Seen } from '../../rules/game.ts';
import { isLayable, isPlayable } from '../../rules/moves.ts';
import { givenOf } from '../../rules/squares/given.ts';
import { angleOf } from '../layout/lay-outline.ts';
import { turnAbout } from '../space/vectors.ts';
import type { Highlights } from './highlights.ts';
import type { Placed, Placement } from './placement.ts';

/**
 * Rises of a picked tile and of an advised one, in half-tile sides; and the share of its light that a tile loses if it
 * fits nowhere.
 */
const PICKED = 0.9;
const ADVISED = 0.4;
const IDLE = 0.55;
/** Share of its light that a given tile loses: it is let into the table. */
const GIVEN = 0.85;

/**
 * Raises the picked tile, turned as it would be played. Tiles that fit nowhere lose light, and given ones lie darker.
 */
export function highlightedOnRim(placement: Placement, seen: Seen, highlights: Highlights): Placement {
  const { question, picked, advised, focusTile, turned = 0 } = highlights;
  const given = new Set(givenOf(seen));
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
      return { ...comeUp(look, PICKED), turn: turnAbout('z', angleOf(turned)), glow: 1 };
    }
    if (advised && isPlayable([advised], tile)) return { ...comeUp(look, ADVISED), glow: 1 };
    return question && !isLayable(question.moves, tile) ? { ...look, dim: IDLE, glow: 0 } : look;
  });
  return { ...placement, tiles };
}

/** Lifts a tile from the wood, towards the eye. */
const comeUp = (placed: Placed, by: number): Placed => {
  const [x, y, z] = placed.at;
  return { ...placed, at: [x, y, z + by * placed.scale] };
};
