/** What a question highlights where tiles are laid in an outline (23.2). */
import type { Seen } from '../../rules/game.ts';
import { isLayable, isPlayable } from '../../rules/moves.ts';
import { givenOf } from '../../rules/squares/given.ts';
import { angleOf } from '../layout/outline.ts';
import { turnAbout } from '../space/vectors.ts';
import type { Highlights } from './highlights.ts';
import type { Placed, Placement } from './placement.ts';

/** How far a tile comes up that is picked, or that is advised, in half-tile sides; and how much of its light one loses that fits nowhere. */
const PICKED = 0.9;
const ADVISED = 0.4;
const IDLE = 0.55;
/** How much darker a tile lies that was given: it is let into the table. */
const GIVEN = 0.85;

/** The picked tile comes up, turned as it would be laid; those that fit nowhere lose their light; and given ones lie darker. */
export function highlightedOnRim(placement: Placement, seen: Seen, highlights: Highlights): Placement {
  const { question, picked, advised, focusTile, turned = 0 } = highlights;
  const given = new Set(givenOf(seen));
  const tiles = placement.tiles.map((placed, at): Placed => {
    const tile = seen.heap[at] ?? null;
    if (placed.where === 'laid') {
      // Nobody else has laid one: none is marked.
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

/** Lifted from the wood, towards the eye. */
const comeUp = (placed: Placed, by: number): Placed => {
  const [x, y, z] = placed.at;
  return { ...placed, at: [x, y, z + by * placed.scale] };
};
