/** Solves a mosaic as a careful person does (32.5). The hardest kind of step that is needed is the puzzle's grade. */
import type { MosaicPencil } from './mosaic-pencil.ts';

/**
 * 1: a place or a tile takes its only way. 2: a way goes after which some place or tile has none. 3: the same, after
 * step 1 has been carried on from it.
 */
export type StepKind = 1 | 2 | 3;

/** A step that was made: the tile laid, or the way struck out. */
export type Step = { readonly lays: number; readonly kind: 1 } | { readonly strikes: number; readonly kind: 2 | 3 };

/** Makes step 1 as long as it can be made. Ways must have been counted. */
function carryOn(pencil: MosaicPencil): void {
  while (!pencil.isStuck && pencil.single >= 0) {
    pencil.lay(pencil.single);
    pencil.look();
  }
}

/**
 * True if the way leads into a place or tile without any, as far as this kind of step looks. Ways must be looked at again
 * afterwards, unless one is struck out and they are counted.
 * @param onStuck called there.
 */
export function lookAhead(pencil: MosaicPencil, way: number, kind: 2 | 3, onStuck: () => void = () => {}): boolean {
  pencil.try();
  pencil.lay(way);
  pencil.look();
  if (kind === 3) carryOn(pencil);
  const { isStuck } = pencil;
  if (isStuck) onStuck();
  pencil.endTrial();
  return isStuck;
}

/** Strikes out the first way that such a step strikes out; -1 if there is none. */
function strikeFirst(pencil: MosaicPencil, kind: 2 | 3): number {
  for (let way = pencil.nextLeft(0); way >= 0; way = pencil.nextLeft(way + 1))
    if (lookAhead(pencil, way, kind)) {
      pencil.strike(way);
      return way;
    }
  return -1;
}

/** Returns the next step of the simplest kind, and makes it; `null` if none up to `most` is left. */
export function nextStep(pencil: MosaicPencil, most: StepKind): Step | null {
  pencil.look();
  if (pencil.isStuck || pencil.isSolved) return null;
  if (pencil.single >= 0) {
    const lays = pencil.single;
    pencil.lay(lays);
    return { lays, kind: 1 };
  }
  for (const kind of [2, 3] as const) {
    if (kind > most) return null;
    const strikes = strikeFirst(pencil, kind);
    if (strikes >= 0) return { strikes, kind };
  }
  return null;
}

/**
 * Makes all steps up to that kind, none harder than needed. Returns the hardest kind that was needed. Steps of one kind
 * strike out the same ways in any order, and one of a harder kind strikes out what a simpler one does.
 */
export function carryThrough(pencil: MosaicPencil, most: StepKind): StepKind {
  let hardest: StepKind = 1;
  pencil.look();
  carryOn(pencil);
  for (const kind of [2, 3] as const) if (kind <= most && strikeAll(pencil, kind)) hardest = kind;
  return hardest;
}

/** Makes all steps of a kind and of kind 1. Returns whether any of that kind was made. */
function strikeAll(pencil: MosaicPencil, kind: 2 | 3): boolean {
  // The last way that was struck out: once all behind it have been looked at again in vain, no step is left.
  let last = -1;
  for (;;) {
    let latest = -1;
    for (let way = pencil.nextLeft(0); way >= 0; way = pencil.nextLeft(way + 1)) {
      if (latest < 0 && last >= 0 && way > last) return true;
      if (!lookAhead(pencil, way, kind)) continue;
      latest = way;
      pencil.strike(way);
      pencil.count();
      carryOn(pencil);
      if (pencil.isSolved || pencil.isStuck) return true;
    }
    if (latest < 0) return last >= 0;
    last = latest;
  }
}
