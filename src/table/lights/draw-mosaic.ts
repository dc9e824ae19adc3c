/** Draws the ground of a mosaic and its plaques (32.1). */
import { fieldsIn } from '../../rules/mosaic/fields-in.ts';
import type { MosaicPuzzle } from '../../rules/mosaic/mosaic-puzzle.ts';
import { outlineOf } from '../../rules/outline/outline-of.ts';
import { clamp } from '../../ui/rect.ts';
import { pitchOf } from '../layout/lay-outline.ts';
import type { FieldNow, TableModel } from '../model/table-model.ts';
import type { BoardView } from '../places/board-view.ts';
import { MosaicMeshes } from '../renderer/mosaic/mosaic-meshes.ts';
import type { TableMeshes } from '../renderer/table-meshes.ts';
import { mosaicLook, plaquesOf } from './field-looks.ts';

/** Half the height of a plaque that can be read, CSS pixels; and as half-tile sides, at least and at most. */
const READABLE = 10;
const LEAST = 0.21;
const MOST = 0.24;

/** Returns the fields of the puzzle as they are seen. */
function fieldsOf({ fields, now }: Pick<TableModel, 'fields' | 'now'>, puzzle: MosaicPuzzle): readonly FieldNow[] {
  if (fields?.length === puzzle.fields.length) return fields;
  return now ? fieldsIn(now.seen).map(({ state }) => ({ state, light: 0 })) : [];
}

export function drawMosaic(meshes: TableMeshes, model: TableModel, view: BoardView): void {
  const puzzle = model.now?.seen.puzzle;
  if (!puzzle || model.isShuffling) {
    meshes.hideExtras();
    return;
  }
  const look = mosaicLook(puzzle, pitchOf(outlineOf({ puzzle })), fieldsOf(model, puzzle));
  const side = view.scale * model.surface.pixelsAt([view.x, view.y, 0]);
  meshes.extra(MosaicMeshes).show(look, plaquesOf(puzzle, look, clamp(READABLE / side, LEAST, MOST)));
}
