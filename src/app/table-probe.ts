/** How a table stands, for tests that look at the running game. */
import type { Desk } from '../seats/desk.ts';
import { type Gesture, stateOf } from '../seats/gesture.ts';
import type { Thinker } from '../seats/thinker/thinker.ts';
import type { TableProbe } from '../shell/table.machine.ts';
import type { Scene } from '../table/scene.ts';

export interface Probed {
  readonly desk: Desk;
  readonly gesture: Gesture;
  readonly scene: Scene | null;
  readonly thinker: Pick<Thinker, 'where'>;
}

/** How a table stands, as plain data. */
export function tableProbe({ desk, gesture, scene, thinker }: Probed): TableProbe {
  return {
    look: {
      question: desk.question && { seat: desk.question.seat, moves: desk.question.moves },
      picked: desk.picked,
      ways: desk.ways,
      gesture: stateOf(gesture),
      astray: scene?.astray() ?? null,
      targets: scene?.targets() ?? null,
      thinker: thinker.where,
    },
    faces: scene?.faces() ?? [],
  };
}
