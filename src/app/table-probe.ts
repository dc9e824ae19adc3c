/** The parts of a table that tests look at. */
import type { Desk } from '../seats/desk.ts';
import { type Gesture, stateOf } from '../seats/gesture.ts';
import type { Thinker } from '../seats/thinker/thinker.ts';
import type { TableContext } from '../shell/table.machine.ts';
import type { Scene } from '../table/scene.ts';
import { targetsOf } from '../table/touch/targets.ts';
import { type Written, writtenIn } from '../ui/written.ts';

export interface Probed {
  readonly desk: Desk;
  readonly gesture: Gesture;
  readonly scene: Scene | null;
  readonly thinker: Pick<Thinker, 'where'>;
}

/** Returns the state of a table as plain data; empty if there is none. */
export function lookAt(table: TableContext | null): object {
  if (!table) return {};
  const { desk, gesture, scene, thinker } = table.table.probe() as Probed;
  const touched = scene?.touched();
  return {
    question: desk.question && { seat: desk.question.seat, moves: desk.question.moves },
    picked: desk.picked,
    ways: desk.ways,
    gesture: stateOf(gesture),
    astray: scene?.astray() ?? null,
    targets: touched ? targetsOf(touched) : null,
    thinker: thinker.where,
  };
}

/** Returns the texts on the flat parts of its scene. */
export function writtenAt(table: TableContext | null): readonly Written[] {
  const scene = table && (table.table.probe() as Probed).scene;
  return scene ? writtenIn(scene.hud) : [];
}

/** Returns the scene's face of each tile, by its place in the heap. */
export const facesAt = (table: TableContext | null): readonly unknown[] =>
  table ? ((table.table.probe() as Probed).scene?.faces() ?? []) : [];
