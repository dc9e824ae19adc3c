/** Solves a mosaic as a careful person does (32.5). The hardest kind of step that is needed is the puzzle's grade. */
import type { MosaicPencil } from './mosaic-pencil.ts';
import { MosaicPencil as Pencil } from './mosaic-pencil.ts';

/**
 * 1: a place or a tile takes its only way. 2: a way goes after which some place or tile has none. 3: the same, after
 * step 1 has been carried on from it.
 */
export type StepKind = 1 | 2 | 3;

/** A step that was made: the tile laid, or the way struck out. Indexes of ways. */
export type Step = { readonly lays: number; readonly kind: 1 } | { readonly strikes: number; readonly kind: 2 | 3 };

/** Makes step 1 as long as it can be made, and `look` before each. */
function carryOn(pencil: MosaicPencil): void {
  pencil.look();
  for (let way = pencil.single(); way !== null && !pencil.isStuck; way = pencil.single()) {
    pencil.lay(way);
    pencil.look();
  }
}

/** True if the way leads into a place or tile without any, as far as this kind of step looks. */
function isDead(pencil: MosaicPencil, way: number, kind: 2 | 3): boolean {
  const trial = new Pencil(pencil);
  trial.lay(way);
  if (kind === 3) carryOn(trial);
  else trial.look();
  return trial.isStuck;
}

/** Returns the next step of the simplest kind, and makes it; `null` if none up to `most` is left. */
export function nextStep(pencil: MosaicPencil, most: StepKind): Step | null {
  pencil.look();
  if (pencil.isStuck || pencil.isSolved) return null;
  const single = pencil.single();
  if (single !== null) {
    pencil.lay(single);
    return { lays: single, kind: 1 };
  }
  for (const kind of [2, 3] as const) {
    if (kind > most) return null;
    for (const way of pencil.waysLeft())
      if (isDead(pencil, way, kind)) {
        pencil.strike(way);
        return { strikes: way, kind };
      }
  }
  return null;
}

/** Makes all steps up to that kind. Returns the hardest kind that was needed. */
export function carryThrough(pencil: MosaicPencil, most: StepKind): StepKind {
  let hardest: StepKind = 1;
  for (;;) {
    carryOn(pencil);
    if (pencil.isSolved || pencil.isStuck) return hardest;
    let kind: StepKind | 4 = 4;
    for (const each of [2, 3] as const) {
      if (each > most) break;
      const dead = pencil.waysLeft().filter((way) => isDead(pencil, way, each));
      for (const way of dead) pencil.strike(way);
      if (dead.length === 0) continue;
      kind = each;
      break;
    }
    if (kind === 4) return hardest;
    if (kind > hardest) hardest = kind;
  }
}
