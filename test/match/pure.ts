import {
  type ActorLogic,
  type AnyStateMachine,
  type EventFromLogic,
  type InputFrom,
  initialTransition,
  type SnapshotFrom,
  transition,
} from 'xstate';

/** A machine as logic that only steps: what searches its states accepts no machine that emits. */
export function steps<M extends AnyStateMachine>(
  machine: M,
): ActorLogic<SnapshotFrom<M>, EventFromLogic<M>, InputFrom<M>> {
  return {
    transition: (snapshot, event) => transition(machine, snapshot, event)[0],
    getInitialSnapshot: (_, input) => initialTransition(machine, input)[0],
    getPersistedSnapshot: (snapshot) => snapshot,
  };
}
