/** How each beat is seen. Whatever a beat does, it ends where showing its situation would put everything. */
import type { Situation } from '../../match/ports.ts';
import { DURATIONS, HITS } from '../../motion/durations.ts';
import type { Beat, Position, Seat, Tile } from '../../rules/game.ts';
import type { Placement } from '../places/place.ts';
import { turnAbout, turned } from '../space/vectors.ts';
import type { Flight } from '../tiles/flight.ts';
import type { Bodies } from '../tiles/moving-tiles.ts';
import { dealingOf, drawingOf, flipped, layingOf, revealingOf } from './beat-flights.ts';
import { completes, isBlade, lockIn, runOfLight } from './light-effects.ts';

/** What the beats move and whom they tell. */
export interface BeatStage {
  readonly bodies: Bodies;
  /** Milliseconds at normal speed into milliseconds now; 0 where motion is not wanted. */
  pace(ms: number): number;
  /** Lets people read: milliseconds at normal speed. */
  wait(ms: number, signal: AbortSignal): Promise<void>;
  tween(ms: number, step: (progress: number) => void): Promise<void>;
  /** Where everything belongs in that situation. */
  placementOf(now: Situation): Placement;
  /** Tells what a seat did, beside its plate, and which numbers it could not match. */
  badge(seat: Seat, text: string, suits?: readonly number[]): void;
  message(text: string): void;
  /** Light on the inlay: how far it has run (0…1, more: all is lit), how strong it is. */
  inlay(front: number, strength: number): void;
  /** A tile has locked in, and its flash has gone so far (0…1). */
  flash(at: Position, gone: number): void;
  /** Tells who won and what the hands come to, as they turn up in so many milliseconds at normal speed. */
  award(after: Situation, ms: number, signal: AbortSignal): Promise<void>;
  readonly texts: BeatTexts;
}

export interface BeatTexts {
  readonly drew: string;
  drewFor(suits: readonly number[]): string;
  passes(suits: readonly number[]): string;
  /** One tile is left in a hand. */
  readonly lastTile: string;
  readonly starred: string;
  thrownIn(missing: Tile | null): string;
  readonly dominoes: string;
  readonly blocked: string;
  readonly closed: string;
  shutBecause(pips: number): string;
  /** `you`: who plays first on it is the one who looks. */
  turnedUp(tile: Tile, who: { readonly name: string; readonly you: boolean }): string;
}

/** Shows one beat; `after` is the situation when its move is done. */
export async function playBeat(stage: BeatStage, beat: Beat, after: Situation, signal: AbortSignal): Promise<void> {
  const { bodies, pace, texts } = stage;
  const target = stage.placementOf(after);
  switch (beat.beat) {
    case 'dealt':
      return bodies.glide(target, pace(DURATIONS.deal), { flights: dealingOf(after, target), signal });
    case 'led':
      if (beat.seat === null) stage.message(whoBegins(beat.tile, after, texts));
      return lay(stage, beat.at, onlyLaid(bodies, target, after), after, signal);
    case 'laid': {
      const laid = onlyLaid(bodies, target, after);
      if (completes(after.seen, beat.at)) stage.inlay(0, 0);
      if (after.seen.hands[beat.seat]?.length === 1) stage.badge(beat.seat, texts.lastTile);
      if (!beat.closed) return lay(stage, beat.at, laid, after, signal);
      // 4.2: everybody sees which double it is before it is turned.
      await lay(stage, beat.at, withTurned(laid, beat.at), after, signal);
      await stage.wait(DURATIONS.closedSeen, signal);
      return bodies.glide(laid, pace(DURATIONS.closedTurn), { flights: turning(laid, beat.at), signal });
    }
    case 'drew': {
      const say = () => stage.badge(beat.seat, beat.suits.length ? texts.drewFor([]) : texts.drew, beat.suits);
      // What is said at the own plate would lie over the tile's way to the rack.
      const isOwn = target.tiles[beat.at]?.where === 'own';
      if (!isOwn) say();
      await bodies.glide(target, pace(DURATIONS.move), { flights: drawingOf(beat.at, bodies.tiles[beat.at]), signal });
      if (isOwn) say();
      return;
    }
    case 'passed':
      stage.badge(beat.seat, texts.passes([]), beat.suits);
      return stage.wait(DURATIONS.pass, signal);
    case 'shut':
      tellShut(stage, beat, after);
      return stage.wait(DURATIONS.shut, signal);
    case 'starred':
      stage.message(texts.starred);
      // Never in the way: the light runs on while the next seat already plays.
      void runOfLight(stage, after.seen);
      return stage.wait(DURATIONS.starred, signal);
    case 'threwIn':
      stage.message(texts.thrownIn(beat.missing));
      return stage.wait(DURATIONS.thrownIn, signal);
    case 'ended': {
      stage.badge(beat.seat, beat.how === 'domino' ? texts.dominoes : texts.blocked);
      const told = stage.award(after, DURATIONS.reveal, signal);
      await bodies.glide(target, pace(DURATIONS.reveal), { flights: revealingOf(after), signal });
      await told;
      return stage.wait(DURATIONS.read, signal);
    }
    case 'scored':
      return;
  }
}

/** Carries a tile to its place on the board. */
function lay(stage: BeatStage, at: Position, laid: Placement, after: Situation, signal: AbortSignal): Promise<void> {
  const { bodies, pace } = stage;
  const flights = layingOf(at, bodies.tiles, laid, after);
  if (isBlade(after.seen, at)) void lockIn(stage, at, flights.get(at)?.hits ?? HITS.flying);
  return bodies.glide(laid, pace(DURATIONS.lay), { flights, signal });
}

function turning(laid: Placement, at: Position): Map<Position, Flight> {
  const placed = laid.tiles[at];
  return new Map(placed ? [[at, flipped(placed)]] : []);
}

/** The same, but one tile lies on its other side. */
function withTurned(placement: Placement, at: Position): Placement {
  const tiles = placement.tiles.map((placed, other) =>
    other === at ? { ...placed, turn: turned(placed.turn, turnAbout('y', Math.PI)) } : placed,
  );
  return { ...placement, tiles };
}

/** After the last tile the hands stay as they are until the end is told. */
function onlyLaid(bodies: Bodies, target: Placement, after: Situation): Placement {
  if (!after.seen.outcome) return target;
  return { ...target, tiles: target.tiles.map((to, at) => (to.where === 'laid' ? to : (bodies.tiles[at] ?? to))) };
}

/** That an arm was closed is told at the seat that did it: the line may say what that seat has to do next (5.4). */
function tellShut({ badge, message, texts }: BeatStage, beat: Extract<Beat, { beat: 'shut' }>, { seen }: Situation) {
  const end = seen.ends.find(({ arm }) => arm === beat.arm);
  const seat = end && seen.laid[end.to]?.seat;
  if (beat.why === 'dead' && end) message(texts.shutBecause(end.pips));
  else if (typeof seat === 'number') badge(seat, texts.closed);
}

/** 3.4: the seat that plays first on the spinner that was left over. */
function whoBegins(tile: Tile, { seen, sitters, eye }: Situation, texts: BeatTexts): string {
  const seat = seen.turn?.seat ?? 0;
  return texts.turnedUp(tile, { name: sitters[seat]?.name ?? `${seat + 1}`, you: eye === seat });
}
