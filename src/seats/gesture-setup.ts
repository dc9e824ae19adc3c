/** The gesture's context, and the guards and actions of its chart (`gesture.machine.ts`). */
import { assign, fromCallback, setup } from 'xstate';
import type { Move, Tile } from '../rules/game.ts';
import { isAsked, isLayable, mayDo, waysAt } from '../rules/moves.ts';
import { whyNot } from '../rules/why-not.ts';
import { type DeskState, NOTHING, type Question } from './desk.ts';
import type {
  DeskOrder,
  Finger,
  FingerPoint,
  GestureEmitted,
  GestureEvent,
  RackOrder,
  Refusal,
  Under,
} from './gesture-events.ts';
import { aboutOf, wishesOf } from './tap.ts';

/** CSS pixels beyond which a moved finger is dragging. */
const STILL = 8;
/** Milliseconds within which two taps on one tile are a double tap. */
const DOUBLE_TAP = 350;

/** The start of a gesture. */
interface Press {
  readonly finger: Finger;
  readonly under: Under;
  readonly touch: boolean;
  readonly time: number;
  /** The tile that was picked before. */
  readonly picked: Tile | null;
}

export interface GestureContext {
  /** The present state of the desk. */
  readonly desk: DeskState;
  /** The question that the gesture answers: the one at its start, or a later one. */
  readonly question: Question | null;
  readonly press: Press;
  /** The finger's present position, and the part of the table under it. */
  readonly finger: Finger;
  readonly under: Under;
  /** The second finger of a pinch. */
  readonly second: Finger;
  readonly lastTap: { readonly tile: Tile; readonly time: number } | null;
}

const NOBODY: Finger = { id: -1, x: 0, y: 0 };
const CLOTH: Under = { on: 'cloth' };

export const atRest: GestureContext = {
  desk: NOTHING,
  question: null,
  press: { finger: NOBODY, under: CLOTH, touch: false, time: 0, picked: null },
  finger: NOBODY,
  under: CLOTH,
  second: NOBODY,
  lastTap: null,
};

const isFar = (a: FingerPoint, b: FingerPoint) => Math.hypot(a.x - b.x, a.y - b.y) > STILL;
/** The tile of the hand that was under the finger at the start. */
const tileOf = ({ press }: GestureContext): Tile | null => (press.under.on === 'own' ? press.under.tile : null);
/** The ways to play the dragged tile at its present place. */
const waysHere = (context: GestureContext): readonly Move[] =>
  context.under.on === 'place' ? waysAt(context.question?.moves ?? [], tileOf(context), context.under.arm) : [];
const holdsLayable = (context: GestureContext) => isLayable(context.question?.moves ?? [], tileOf(context));
const fingerOf = (event: GestureEvent): number | null =>
  'finger' in event ? event.finger.id : event.type === 'LOST' ? event.id : null;

export const gestureSetup = setup({
  types: {
    context: {} as GestureContext,
    events: {} as GestureEvent,
    emitted: {} as GestureEmitted,
  },
  actors: {
    /** The desk; sends `DESK` at the start and after every change. */
    desk: fromCallback<DeskOrder>(() => {}),
    /** The rack, which keeps the order of the hand. */
    rack: fromCallback<RackOrder>(() => {}),
  },
  delays: { home: 0 },
  guards: {
    /** One tap plays a tile that fits in only one place: a setting. */
    laysAtOneTap: () => false,
    begins: ({ event }) => event.type === 'DOWN' && event.alone && event.under.on !== 'button',
    isPinch: ({ event }) => event.type === 'DOWN' && event.under.on !== 'button',
    isMine: ({ context, event }) => fingerOf(event) === context.finger.id,
    isSecond: ({ context, event }) => fingerOf(event) === context.second.id,
    isFar: ({ context, event }) => event.type === 'MOVE' && isFar(event.finger, context.press.finger),
    holdsTile: ({ context }) => context.press.under.on === 'own',
    holdsPile: ({ context }) => context.press.under.on === 'boneyard' && mayDo(context.question?.moves ?? [], 'draw'),
    holdsLaid: ({ context }) => context.press.under.on === 'laid',
    isLayable: ({ context }) => holdsLayable(context),
    fits: ({ context }) => waysHere(context).length > 0,
    fitsInWays: ({ context }) => isAsked(waysHere(context)),
    isOnRack: ({ context }) => context.under.on === 'rack',
    goesOnRack: ({ event }) => event.type === 'MOVE' && event.under.on === 'rack',
    /** The gesture's question is over. */
    isOver: ({ context, event }) =>
      event.type === 'DESK' && context.question !== null && event.desk.question !== context.question,
    isNew: ({ context, event }) => event.type === 'DESK' && event.desk.question !== context.question,
    isAnswered: ({ event }) => event.type === 'DESK' && event.desk.question === null,
    /** The move was refused: the question is still the same. */
    isRefused: ({ context, event }) =>
      event.type === 'DESK' && context.question !== null && event.desk.question === context.question,
    isUnlaid: ({ event }) => event.type === 'DESK' && event.desk.ways.length === 0,
  },
  actions: {
    see: assign(({ event }) => (event.type === 'DESK' ? { desk: event.desk } : {})),
    press: assign(({ context, event }) => {
      if (event.type !== 'DOWN') return {};
      const { finger, under, touch, time } = event;
      const { question, picked } = context.desk;
      return { press: { finger, under, touch, time, picked }, question, finger, under, second: NOBODY };
    }),
    join: assign(({ event }) => (event.type === 'DOWN' ? { second: event.finger } : {})),
    goOnWithSecond: assign(({ context }) => ({ finger: context.second })),
    follow: assign(({ event }) => (event.type === 'MOVE' ? { finger: event.finger, under: event.under } : {})),
    /** Makes the present question the one that the gesture answers. */
    answerNew: assign(({ context }) => ({ question: context.desk.question })),
  },
});

/** Picks the dragged tile, as a tap does, so that its places are marked. */
export const pickUp = gestureSetup.enqueueActions(({ context, enqueue }) => {
  if (holdsLayable(context)) enqueue.sendTo('desk', { type: 'PICK', tile: tileOf(context) });
});

/**
 * Lifts the tile under the finger. It is dragged like one of the hand, and can be played once the desk has a new
 * question.
 */
export const lift = gestureSetup.enqueueActions(({ context: { press }, enqueue }) => {
  if (press.under.on !== 'laid') return;
  enqueue.assign({ press: { ...press, under: { ...press.under, on: 'own' }, picked: null }, question: null });
  enqueue.sendTo('desk', { type: 'OFFER', move: { do: 'lift', tile: press.under.tile } });
});

/** Restores the tile that was picked before the gesture. */
export const putBack = gestureSetup.enqueueActions(({ context, enqueue }) => {
  const { desk, press } = context;
  if (desk.question && desk.picked !== press.picked) enqueue.sendTo('desk', { type: 'PICK', tile: press.picked });
});

export const lay = gestureSetup.enqueueActions(({ context, enqueue }) => {
  const tile = tileOf(context);
  if (tile && context.under.on === 'place') enqueue.sendTo('desk', { type: 'LAY', tile, place: context.under.arm });
});

export const draw = gestureSetup.enqueueActions(({ context: { press }, enqueue }) => {
  if (press.under.on !== 'boneyard') return;
  enqueue.sendTo('desk', { type: 'OFFER', move: { do: 'draw', from: press.under.at } });
});

export const arrange = gestureSetup.enqueueActions(({ context: { press, under }, enqueue }) => {
  if (press.under.on !== 'own' || under.on !== 'rack' || under.index === null) return;
  const { seat, tile } = press.under;
  enqueue.sendTo('rack', { type: 'ARRANGE', seat, tile, index: under.index });
});

/** Does what a touch on that part means. */
export const tap = gestureSetup.enqueueActions(({ context, event, enqueue, check }) => {
  const under = event.type === 'PRESSED' ? event.under : context.press.under;
  const time = event.type === 'UP' ? event.time : Number.NEGATIVE_INFINITY;
  const { question } = context.desk;
  const { lastTap } = context;
  const tile = under.on === 'own' ? under.tile : null;
  const isQuick = tile !== null && lastTap !== null && time - lastTap.time < DOUBLE_TAP;
  const again = isQuick && lastTap.tile === tile;
  enqueue.assign({ lastTap: tile && { tile, time } });
  if (!question) {
    const what = aboutOf(under);
    enqueue.emit(what ? { type: 'about', what } : { type: 'hurry' });
    return;
  }
  // The second half of a double tap may fall on the tile that has moved up.
  const taps = again ? 'double' : !isQuick && check('laysAtOneTap') ? 'laying' : 'picking';
  for (const wish of wishesOf(under, { ...context.desk, question }, taps)) {
    if (wish.type === 'EXPLAIN') enqueue.emit({ type: 'explain', why: wish.why, tile: tile ?? context.desk.picked });
    else if (wish.type === 'ABOUT') enqueue.emit({ type: 'about', what: wish.what });
    else enqueue.sendTo('desk', wish);
  }
});

/** Explains why the dragged tile can't be played now. */
export const explain = gestureSetup.enqueueActions(({ context: { question }, enqueue }) => {
  if (question) enqueue.emit({ type: 'explain', why: whyNot(question.seen, question.moves), tile: null });
});

/** Explains why the released tile is not played, unless that was explained when it was picked up. */
export const refuse = gestureSetup.enqueueActions(({ context, enqueue }) => {
  const { question, under } = context;
  const say = (why: Refusal) => enqueue.emit({ type: 'explain', why, tile: null });
  if (!question) say('notNow');
  else if (holdsLayable(context)) say(under.on === 'unfit' ? under.why : 'notHere');
});

export const pan = gestureSetup.enqueueActions(({ context: { finger }, event, enqueue }) => {
  if (event.type !== 'MOVE') return;
  enqueue.emit({ type: 'look', from: [finger, finger], to: [event.finger, event.finger] });
  enqueue.assign({ finger: event.finger });
});

export const pinch = gestureSetup.enqueueActions(({ context: { finger, second }, event, enqueue }) => {
  if (event.type !== 'MOVE') return;
  const to = event.finger.id === finger.id ? ([event.finger, second] as const) : ([finger, event.finger] as const);
  enqueue.emit({ type: 'look', from: [finger, second], to });
  enqueue.assign({ finger: to[0], second: to[1] });
});
