/** The points of the screen that can be touched now, for tests and for pointing at them. */
import type { Place, Position, Tile } from '../../rules/game.ts';
import type { Regions } from '../../ui/screen-regions.ts';
import type { Touchable } from './under-finger.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Middles of the things that can be touched, in CSS pixels of the canvas, without those hidden by the wood. */
export interface Targets {
  readonly hand: readonly (Point & { readonly tile: Tile })[];
  readonly places: readonly (Point & { readonly arm: Place | null })[];
  /** Tiles on the board. */
  readonly laid: readonly (Point & { readonly tile: Tile })[];
  readonly boneyard: readonly (Point & { readonly at: Position })[];
  /** The tile that a finger drags, or has just put down; `null` if there is none, or if it is seen from behind. */
  readonly lifted: Tile | null;
  /** The division of the screen: the rack may have grown since the deal began. */
  readonly regions: Regions;
}

/** The things on the screen, and the tile that a finger drags. */
export interface Touched extends Omit<Touchable, 'own' | 'view'> {
  readonly held: Position | null;
  readonly regions: Regions;
}

export function targetsOf({ camera, seen, tiles, places, hides, held, regions }: Touched): Targets {
  const found = [...tiles.entries()];
  const hand = found.flatMap(([at, placed]) => {
    const tile = placed.where === 'own' ? seen.heap[at] : null;
    return tile ? [{ tile, ...camera.project(placed.at) }] : [];
  });
  const laid = found.flatMap(([at, placed]) => {
    const tile = placed.where === 'laid' ? seen.heap[at] : null;
    return tile ? [{ tile, ...camera.project(placed.at) }] : [];
  });
  const boneyard = found.flatMap(([at, placed]) =>
    placed.where === 'boneyard' ? [{ at, ...camera.project(placed.at) }] : [],
  );
  const waiting = places.filter(({ waits }) => waits).map((place) => ({ arm: place.arm, ...camera.project(place.at) }));
  const lifted = held === null ? null : (seen.heap[held] ?? null);
  return {
    hand,
    laid: laid.filter(({ x, y }) => !hides(x, y)),
    boneyard,
    lifted,
    regions,
    places: waiting.filter(({ x, y }) => !hides(x, y)),
  };
}
