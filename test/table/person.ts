/** A person at a table without a screen: everything between the finger and the desk is real, but nothing is drawn. */
import { createActor, SimulatedClock } from 'xstate';
import { dealOf, type StageSpec } from '../../src/dev/stages.ts';
import type { Situation } from '../../src/match/ports.ts';
import { DURATIONS } from '../../src/motion/durations.ts';
import type { Move, Place, Position, Tile } from '../../src/rules/game.ts';
import { gameById } from '../../src/rules/games.ts';
import { createDesk } from '../../src/seats/desk.ts';
import { provideGesture, stateOf } from '../../src/seats/gesture.ts';
import type { About, Finger, FingerPoint, Refusal, Under } from '../../src/seats/gesture-events.ts';
import { createRack } from '../../src/seats/rack.ts';
import { TableModel } from '../../src/table/model/table-model.ts';
import { TileArranger } from '../../src/table/tiles/arranger.ts';
import { Drag } from '../../src/table/touch/drag.ts';
import { DraggedTile } from '../../src/table/touch/dragged-tile.ts';
import * as fingers from '../../src/table/touch/fingers.ts';
import { kindOf } from './kinds.ts';
import { unseenTiles } from './unseen-tiles.ts';

/** Whether a situation, and what may be done in it, is the wanted one. */
export type Wanted = (now: Situation, moves: readonly Move[]) => boolean;

/** Sits a person down who is asked in the first situation of a deal that `wanted` likes. */
export function sitDown(
  spec: StageSpec,
  [width, height]: readonly [number, number],
  wanted: Wanted,
  { oneTap = false } = {},
) {
  const game = gameById(spec.game);
  if (!game) throw new Error('no game');
  const asking = [...dealOf(spec)].find(({ now }) => now.seen.turn?.seat === 0 && wanted(now, game.moves(now.seen)));
  if (!asking) throw new Error('no such situation');
  const { now } = asking;
  const { seen } = now;
  const moves = game.moves(seen);
  const desk = createDesk();
  const rack = createRack();
  const time = new SimulatedClock();
  const gesture = createActor(provideGesture({ desk, rack, reducedMotion: () => true, oneTap: () => oneTap }), {
    clock: time,
  }).start();
  const { tiles: moving, changes, clock, next } = unseenTiles();
  const model = new TableModel({ desk, rack }, kindOf(game.table), game);
  const arranger = new TileArranger(model, moving, clock, changes);
  const settle = () => arranger.rest();
  const reducedMotion = () => true;
  const drag = new Drag({
    gesture,
    model,
    tiles: moving,
    dragged: new DraggedTile({ clock, reducedMotion }, model, moving),
    hides: () => false,
    settle,
  });
  drag.generous = fingers;
  desk.subscribe(settle);
  rack.subscribe(settle);
  model.update(now);
  model.fit(width, height, { top: 0, right: 0, bottom: 0, left: 0 });
  settle();

  const said: Refusal[] = [];
  let answer: Move | null = null;
  let hurried = 0;
  gesture.on('explain', ({ why }) => said.push(why));
  const asked: About[] = [];
  gesture.on('about', ({ what }) => asked.push(what));
  gesture.on('hurry', () => hurried++);
  const away = new AbortController();
  void desk.ask({ seat: 0, seen, moves }, away.signal).then(
    (move) => {
      answer = move;
    },
    () => {},
  );

  const pixelOf = (at: Position): FingerPoint => {
    const tile = moving.tiles[at];
    if (!tile) throw new Error('no such tile');
    return model.surface.camera.project(tile.at);
  };
  const places = () => model.places(moving.view);
  const finger = ({ x, y }: FingerPoint, id = 1): Finger => ({ id, x, y });
  const down = (at: FingerPoint, { id = 1, alone = true, touch = false, time = 0 } = {}) =>
    gesture.send({ type: 'DOWN', finger: finger(at, id), under: drag.under(at), alone, touch, time });
  const move = (to: FingerPoint) => gesture.send({ type: 'MOVE', finger: finger(to), under: drag.under(to) });
  const up = (at: FingerPoint, time = 0) => gesture.send({ type: 'UP', finger: finger(at), time });
  const tap = (at: FingerPoint, time = 0) => {
    down(at, { time });
    up(at, time);
  };
  const press = (under: Under) => gesture.send({ type: 'PRESSED', under });
  return {
    game,
    desk,
    rack,
    gesture,
    said,
    asked,
    seen,
    moves,
    places,
    regions: model.surface.regions,
    down,
    move,
    up,
    tap,
    press,
    /** Takes the question away, as a match does that goes on without an answer. */
    goOn: () => away.abort(),
    state: () => stateOf(gesture),
    held: () => model.held?.at ?? null,
    tileAt: (at: Position) => moving.tiles[at],
    /** The tiles that are not where they belong. */
    astray: () => moving.astray(model.restingPlacementOf(now)),
    middleOf: (tile: Tile) => pixelOf(seen.heap.indexOf(tile)),
    middleOfPile: pixelOf,
    /** The middle of a lit place. */
    middleAt(arm: Place | null, tile: Tile | null = desk.picked): FingerPoint {
      const lit = tile ? model.placesFor(tile, moving.view) : places();
      const place = lit.find((one) => one.arm === arm);
      if (!place) throw new Error('no such place');
      return model.surface.camera.project(place.at);
    },
    cloth: { x: model.surface.regions.board.x + 3, y: model.surface.regions.board.y + 3 },
    /** Lets time pass until nothing moves. */
    async settled() {
      while (next());
      time.increment(DURATIONS.home);
      await new Promise((resolve) => setImmediate(resolve));
    },
    async answer() {
      await Promise.resolve();
      await Promise.resolve();
      return answer;
    },
    hurried: () => hurried,
    stop() {
      drag.end();
      gesture.stop();
    },
  };
}

export type Person = ReturnType<typeof sitDown>;

export const CYPRUS: StageSpec = { game: 'cyprus', seats: 4, seed: 'one', moves: 999, eye: 0 };

/** The person has at least two plays, all over the star. */
export const inFreePlay: Wanted = (now, moves) =>
  now.seen.phase === 'freePlay' && moves.filter((one) => one.do === 'play').length >= 2;

export const tileOf = (move: Move | undefined): Tile => {
  if (!move || !('tile' in move)) throw new Error('no tile');
  return move.tile;
};

/** A tile of the person's hand that may not be played. */
export function unplayable({ seen, moves }: Pick<Person, 'seen' | 'moves'>): Tile {
  const hand = (seen.hands[0] ?? []).flatMap((at) => seen.heap[at] ?? []);
  const tile = hand.find((one) => !moves.some((move) => 'tile' in move && move.tile === one));
  if (!tile) throw new Error('every tile may be played');
  return tile;
}
