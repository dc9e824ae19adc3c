/** How a table stands, for a test to look at (`?probe`). */
import type { SnapshotFrom } from 'xstate';
import type { matchMachine } from '../match/match.machine.ts';
import { eyeOf } from '../match/situation.ts';
import type { Desk } from '../seats/desk.ts';
import { type Gesture, stateOf } from '../seats/gesture.ts';
import type { Thinker } from '../seats/thinker/thinker.ts';
import type { Scene } from '../table/scene.ts';

export interface Looked {
  readonly now: SnapshotFrom<typeof matchMachine>;
  readonly desk: Desk;
  readonly gesture: Gesture;
  readonly scene: Scene | null;
  readonly thinker: Thinker;
}

/** All as plain data. */
export function looked({ now: { context, value }, desk, gesture, scene, thinker }: Looked): object {
  const [part, inner] = typeof value === 'string' ? [value, null] : (Object.entries(value)[0] ?? ['', null]);
  return {
    match: inner === 'sheet' || inner === 'handingOver' ? inner : part,
    state: inner === null ? part : `${part}.${inner}`,
    question: desk.question && { seat: desk.question.seat, moves: desk.question.moves },
    picked: desk.picked,
    ways: desk.ways,
    gesture: stateOf(gesture),
    astray: scene?.astray() ?? null,
    eye: eyeOf(context),
    deals: context.standing.deals,
    totals: context.standing.totals,
    targets: scene?.targets() ?? null,
    thinker: thinker.where,
  };
}
