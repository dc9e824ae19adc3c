/** The steps of a careful person from a position of a mosaic to the next tile, with their reasons (32.5). */
import type { MosaicPuzzle } from '../../rules/mosaic/mosaic-puzzle.ts';
import { outlineOf } from '../../rules/outline/outline-of.ts';
import type { MosaicStep } from '../solo/solution.ts';
import { lookAhead, nextStep, type Step } from './careful.ts';
import type { MosaicPencil } from './mosaic-pencil.ts';
import { wayOf } from './mosaic-ways.ts';

type Strike = Exclude<Step, { kind: 1 }>;

/** A tile or a place that has no way, or only one. */
interface Cause {
  readonly tile?: number;
  readonly place?: number;
}

/**
 * Returns the steps up to the next tile that can be laid, without those that it does not need; none if steps don't lead
 * to one. What lies must not be wrong.
 */
export function stepsToNext(pencil: MosaicPencil, puzzle: MosaicPuzzle): readonly MosaicStep[] {
  const found = stepsTaken(pencil);
  if (!found) return [];
  const strikes = neededOf(pencil, found);
  const told: MosaicStep[] = [];
  pencil.try();
  pencil.look();
  for (const { strikes: way, kind } of strikes) {
    told.push(toldStep(pencil, puzzle, way, kind, causeOf(pencil, way, kind)));
    pencil.strike(way);
    pencil.count();
  }
  const { single } = pencil;
  const onlyOfTile = waysLeft(pencil).filter((way) => way >> 7 === single >> 7).length === 1;
  const { tile } = wayOf(pencil.ways, single);
  told.push(toldStep(pencil, puzzle, single, 1, onlyOfTile ? { tile } : { place: placeWithOne(pencil, single) }));
  pencil.endTrial();
  return told;
}

/** Returns the strikes that come before the next tile; `null` if there is no next one. */
function stepsTaken(pencil: MosaicPencil): readonly Strike[] | null {
  const strikes: Strike[] = [];
  pencil.try();
  let step = nextStep(pencil, 3);
  for (; step && step.kind !== 1; step = nextStep(pencil, 3)) strikes.push(step);
  pencil.endTrial();
  return step ? strikes : null;
}

/** Leaves out one strike after the other without which the others still lead to a tile. */
function neededOf(pencil: MosaicPencil, all: readonly Strike[]): readonly Strike[] {
  let needed = all;
  for (const one of all) {
    const fewer = needed.filter((each) => each !== one);
    if (isEnough(pencil, fewer)) needed = fewer;
  }
  return needed;
}

function isEnough(pencil: MosaicPencil, strikes: readonly Strike[]): boolean {
  pencil.try();
  pencil.look();
  const holds = strikes.every(({ strikes: way, kind }) => {
    // It may have been the only one of a tile or place before.
    if (pencil.single >= 0 || !lookAhead(pencil, way, kind)) return false;
    pencil.strike(way);
    pencil.count();
    return !pencil.isStuck;
  });
  const isFound = holds && pencil.single >= 0;
  pencil.endTrial();
  return isFound;
}

/** Returns what would have no way left if the tile were laid so. */
function causeOf(pencil: MosaicPencil, way: number, kind: 2 | 3): Cause {
  let cause: Cause = {};
  lookAhead(pencil, way, kind, () => {
    cause = lacking(pencil);
  });
  pencil.look();
  return cause;
}

function waysLeft(pencil: MosaicPencil): readonly number[] {
  const all: number[] = [];
  for (let way = pencil.nextLeft(0); way >= 0; way = pencil.nextLeft(way + 1)) all.push(way);
  return all;
}

/** Returns a tile or a place that has no way left. */
function lacking(pencil: MosaicPencil): Cause {
  const { ways, freePlaces, openTiles } = pencil;
  const left = waysLeft(pencil).map((way) => wayOf(ways, way));
  const places = [...ways.places.keys()].filter((place) => ((freePlaces >>> place) & 1) === 1);
  const place = places.find((each) => !left.some(({ low, high }) => low === each || high === each));
  if (place !== undefined) return { place };
  const tile = [...ways.pools.keys()].find(
    (each) => ((openTiles >>> each) & 1) === 1 && !left.some((way) => way.tile === each),
  );
  return tile === undefined ? {} : { tile };
}

/** Returns the place for which this way is the only one. */
function placeWithOne(pencil: MosaicPencil, single: number): number {
  const { low, high } = wayOf(pencil.ways, single);
  const left = waysLeft(pencil).map((way) => wayOf(pencil.ways, way));
  const isOnly = (place: number) => left.filter((way) => way.low === place || way.high === place).length === 1;
  return isOnly(low) ? low : high;
}

function toldStep(
  { ways }: MosaicPencil,
  puzzle: MosaicPuzzle,
  way: number,
  kind: MosaicStep['kind'],
  { tile, place }: Cause,
): MosaicStep {
  const outline = outlineOf({ puzzle });
  const { tile: laid, low, high } = wayOf(ways, way);
  const faceOf = (index: number) => puzzle.tiles[index] ?? '0-0';
  const move = { do: 'play', tile: faceOf(laid), arm: outline.armOf(low, high) } as const;
  if (place !== undefined) return { kind, move, because: 'place', place: outline.places[place]?.name ?? '' };
  return { kind, move, because: 'tile', tile: faceOf(tile ?? laid) };
}
