/** What a gesture remembers, asks and does; its states are in `gesture.machine.ts`. */
import { assign, fromCallback, setup } from 'xstate';
import { DURATIONS } from '../motion/durations.ts';
import type { Move, Tile } from '../rules/game.ts';
import { isPlayable, mayDo, waysAt } from '../rules/moves.ts';
import { whyNot } from '../rules/why-not.ts';
import type { Desk, Question } from './desk.ts';
import type { Finger, GestureFact, GestureNews, Point, Under } from './gesture-facts.ts';
import type { Rack } from './rack.ts';
import { type Wish, wishesOf } from './tap.ts';

/** A finger that moved farther than this carries, or looks around; CSS pixels. */
const STILL = 8;
/** Two taps on one tile closer than this, in milliseconds, are a double tap. */
const DOUBLE = 350;

export interface GestureInput {
  readonly desk: Desk;
  /** Where the tiles of the hand are ordered. */
  readonly rack: Pick<Rack, 'move'>;
  /** Whether tiles go home at once. */
  reducedMotion(): boolean;
}

/** How a gesture began. */
interface Press {
  readonly finger: Finger;
  readonly under: Under;
  readonly touch: boolean;
  readonly time: number;
  /** The tile that was held before. */
  readonly picked: Tile | null;
}

export interface GestureContext extends GestureInput {
  /** What the person was asked when the gesture began, or has been asked since. */
  readonly asked: Question | null;
  readonly press: Press;
  /** Where the finger is, and what lies under it. */
  readonly finger: Finger;
  readonly under: Under;
  /** The second finger of a pinch. */
  readonly second: Finger;
  readonly lastTap: { readonly tile: Tile; readonly time: number } | null;
}

export const NOBODY: Finger = { id: -1, x: 0, y: 0 };
export const CLOTH: Under = { on: 'cloth' };

const far = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y) > STILL;
const tileOf = ({ press }: GestureContext): Tile | null => (press.under.on === 'own' ? press.under.tile : null);
/** The ways to lay the carried tile where it is. */
const waysHere = (context: GestureContext): readonly Move[] =>
  context.under.on === 'place' ? waysAt(context.asked?.moves ?? [], tileOf(context), context.under.arm) : [];
const holdsPlayable = (context: GestureContext) => isPlayable(context.asked?.moves ?? [], tileOf(context));
const fingerOf = (event: GestureFact): number | null =>
  'finger' in event ? event.finger.id : event.type === 'LOST' ? event.id : null;

export const gesture = setup({
  types: {
    context: {} as GestureContext,
    events: {} as GestureFact,
    emitted: {} as GestureNews,
    input: {} as GestureInput,
  },
  actors: {
    /** Hears of every change at the desk. */
    desk: fromCallback<{ type: 'NONE' }, Desk, GestureFact>(({ input, sendBack }) =>
      input.subscribe(() => sendBack({ type: 'ASKED', question: input.question })),
    ),
  },
  delays: { homing: ({ context }) => (context.reducedMotion() ? 0 : DURATIONS.home) },
  guards: {
    begins: ({ event }) => event.type === 'DOWN' && event.alone && event.under.on !== 'button',
    isPinch: ({ event }) => event.type === 'DOWN' && event.under.on !== 'button',
    isMine: ({ context, event }) => fingerOf(event) === context.finger.id,
    isSecond: ({ context, event }) => fingerOf(event) === context.second.id,
    isFar: ({ context, event }) => event.type === 'MOVE' && far(event.finger, context.press.finger),
    holdsTile: ({ context }) => context.press.under.on === 'own',
    holdsPile: ({ context }) => context.press.under.on === 'boneyard' && mayDo(context.asked?.moves ?? [], 'draw'),
    isPlayable: ({ context }) => holdsPlayable(context),
    fits: ({ context }) => waysHere(context).length > 0,
    fitsInWays: ({ context }) => waysHere(context).length > 1,
    isOnRack: ({ context }) => context.under.on === 'rack',
    goesOnRack: ({ event }) => event.type === 'MOVE' && event.under.on === 'rack',
    isOver: ({ context, event }) =>
      event.type === 'ASKED' && context.asked !== null && event.question !== context.asked,
    isAnswered: ({ event }) => event.type === 'ASKED' && event.question === null,
    isUnlaid: ({ context }) => context.desk.ways.length === 0,
    isNew: ({ context, event }) => event.type === 'ASKED' && event.question !== context.asked,
  },
  actions: {
    press: assign(({ context, event }) =>
      event.type !== 'DOWN'
        ? {}
        : {
            press: {
              finger: event.finger,
              under: event.under,
              touch: event.touch,
              time: event.time,
              picked: context.desk.picked,
            },
            asked: context.desk.question,
            finger: event.finger,
            under: event.under,
            second: NOBODY,
          },
    ),
    join: assign(({ event }) => (event.type === 'DOWN' ? { second: event.finger } : {})),
    goOnWithSecond: assign(({ context }) => ({ finger: context.second })),
    follow: assign(({ event }) => (event.type === 'MOVE' ? { finger: event.finger, under: event.under } : {})),
    hear: assign(({ context }) => ({ asked: context.desk.question })),
    /** Taken up like by a tap, so that its places wait. */
    pickUp({ context }) {
      if (holdsPlayable(context)) context.desk.pick(tileOf(context));
    },
    letGo({ context }) {
      const { question, picked } = context.desk;
      if (question && picked !== context.press.picked && !context.desk.pick(context.press.picked)) {
        context.desk.pick(null);
      }
    },
    lay({ context }) {
      const tile = tileOf(context);
      if (tile && context.under.on === 'place') context.desk.lay(tile, context.under.arm);
    },
    draw({ context }) {
      const { under } = context.press;
      if (under.on === 'boneyard') context.desk.offer({ do: 'draw', from: under.at });
    },
    arrange({ context }) {
      const { press, under } = context;
      if (press.under.on !== 'own' || under.on !== 'rack' || under.index === null) return;
      context.rack.move(press.under.seat, press.under.tile, under.index);
    },
  },
});

/** Does what a touch there means. */
export const answer = gesture.enqueueActions(({ context, event, enqueue }) => {
  const under = event.type === 'PRESSED' ? event.under : context.press.under;
  const time = event.type === 'UP' ? event.time : Number.NEGATIVE_INFINITY;
  const { desk, lastTap } = context;
  const tile = under.on === 'own' ? under.tile : null;
  const again = tile !== null && lastTap?.tile === tile && time - lastTap.time < DOUBLE;
  enqueue.assign({ lastTap: tile && { tile, time } });
  if (!desk.question) {
    enqueue.emit({ type: 'HURRY' });
    return;
  }
  const wishes = wishesOf(under, desk.question, desk.picked, again);
  for (const wish of wishes) {
    if (wish.wish === 'explain') enqueue.emit({ type: 'EXPLAIN', why: wish.why });
    else enqueue(() => grant(desk, wish));
  }
});

function grant(desk: Desk, wish: Wish) {
  if (wish.wish === 'pick') desk.pick(wish.tile);
  if (wish.wish === 'lay') desk.lay(wish.tile, wish.place);
  if (wish.wish === 'offer') desk.offer(wish.move);
}

/** Says why the carried tile cannot be played now. */
export const explain = gesture.enqueueActions(({ context, enqueue }) => {
  if (!context.asked) return;
  enqueue.emit({ type: 'EXPLAIN', why: whyNot(context.asked.seen, context.asked.moves) });
});

export const pan = gesture.enqueueActions(({ context, event, enqueue }) => {
  if (event.type !== 'MOVE') return;
  const { finger } = context;
  enqueue.emit({ type: 'LOOK', from: [finger, finger], to: [event.finger, event.finger] });
  enqueue.assign({ finger: event.finger });
});

export const pinch = gesture.enqueueActions(({ context, event, enqueue }) => {
  if (event.type !== 'MOVE') return;
  const { finger, second } = context;
  const to = event.finger.id === finger.id ? ([event.finger, second] as const) : ([finger, event.finger] as const);
  enqueue.emit({ type: 'LOOK', from: [finger, second], to });
  enqueue.assign({ finger: to[0], second: to[1] });
});
