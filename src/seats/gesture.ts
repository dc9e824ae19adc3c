/** A person's gesture at a desk and a rack. */
import { type ActorRefFrom, fromCallback } from 'xstate';
import { DURATIONS } from '../motion/durations.ts';
import type { Desk } from './desk.ts';
import { gestureMachine } from './gesture.machine.ts';
import type { DeskOrder, RackOrder } from './gesture-events.ts';
import type { Rack } from './rack.ts';

export interface GestureOptions {
  readonly desk: Desk;
  readonly rack: Pick<Rack, 'move'>;
  /** True if tiles go back at once. */
  reducedMotion(): boolean;
  /** True if one tap plays a tile that fits in only one place. */
  oneTap(): boolean;
}

export type Gesture = ActorRefFrom<typeof gestureMachine>;

/** Returns the machine connected to that desk and that rack, for a table to spawn. */
export function provideGesture({ desk, rack, reducedMotion, oneTap }: GestureOptions): typeof gestureMachine {
  return gestureMachine.provide({
    actors: {
      desk: fromCallback<DeskOrder>(({ sendBack, receive }) => {
        const tell = () => {
          const { question, picked, ways, advised } = desk;
          sendBack({ type: 'DESK', desk: { question, picked, ways, advised } });
        };
        receive((order) => obey(desk, order));
        tell();
        return desk.subscribe(tell);
      }),
      rack: fromCallback<RackOrder>(({ receive }) => {
        receive(({ seat, tile, index }) => void rack.move(seat, tile, index));
      }),
    },
    guards: { laysAtOneTap: oneTap },
    delays: { home: () => (reducedMotion() ? 0 : DURATIONS.home) },
  });
}

function obey(desk: Desk, order: DeskOrder): void {
  switch (order.type) {
    case 'PICK':
      // A tile that can't be played any more is put back.
      if (!desk.pick(order.tile)) desk.pick(null);
      return;
    case 'LAY':
      desk.lay(order.tile, order.place);
      return;
    case 'OFFER':
      desk.offer(order.move);
      return;
    case 'TURN':
      desk.turn();
  }
}

/** Returns the name of the gesture's state, from outside inwards: `dragging.overPlace`. */
export function stateOf(gesture: Gesture): string {
  const { value } = gesture.getSnapshot();
  return typeof value === 'string' ? value : Object.entries(value).flat().join('.');
}
