/** A kind of table with the parts of its picture that no other kind has. */
import type { Ornament } from '../beats/beat-stage.ts';
import type { OrnamentOptions } from '../hud/ornament.ts';
import type { TableKind } from '../kind.ts';
import type { TableModel } from '../model/table-model.ts';
import type { BoardView } from '../places/board-view.ts';
import type { TableMeshes } from '../renderer/table-meshes.ts';

export interface DrawnKind extends TableKind {
  /** Creates the ornament that lies on the cloth beside the tiles, if there is one. */
  readonly ornament?: (options: OrnamentOptions) => Ornament;
  /** Draws more than tiles, in that view of the board. */
  readonly drawMore?: (meshes: TableMeshes, model: TableModel, view: BoardView) => void;
}
