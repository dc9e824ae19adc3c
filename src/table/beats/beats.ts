/** How each beat is seen. Whatever a beat does, it ends where showing its situation would put everything. */
import type { Situation } from '../../match/ports.ts';
import { TURN } from '../../motion/pace.ts';
import type { Beat, Position, Seat, Tile } from '../../rules/game.ts';
import type { Bodies, Flight } from '../bodies.ts';
import type { Placement } from '../places/place.ts';
import { type Pose, turnAbout, turned } from '../space.ts';
import { runOfLight } from './light.ts';

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
  /** Tells what a seat did, beside its plate. */
  badge(seat: Seat, text: string): void;
  message(text: string): void;
  /** Light on the inlay: how far it has run (0…1), how strong it is. */
  inlay(front: number, strength: number): void;
  readonly texts: BeatTexts;
}

export interface BeatTexts {
  readonly drew: string;
  drewFor(suits: readonly number[]): string;
  passes(suits: readonly number[]): string;
  readonly starred: string;
  thrownIn(missing: Tile | null): string;
  readonly dominoes: string;
  readonly blocked: string;
  readonly closed: string;
  shutBecause(pips: number): string;
  /** `you`: who plays first on it is the one who looks. */
  turnedUp(tile: Tile, who: { readonly name: string; readonly you: boolean }): string;
}

/** How high tiles are carried, world units. */
const CARRY = 1.5;
const DRAWN = 1.1;
const DEALT = 0.9;
const FLIPPED = 0.8;
/** How long a double that is laid closed lies open, and how long it takes to turn, milliseconds at normal speed. */
const SEEN = 260;
const FLIP = 300;

/** Shows one beat; `after` is the situation when its move is done. */
export async function playBeat(stage: BeatStage, beat: Beat, after: Situation, signal: AbortSignal): Promise<void> {
  const { bodies, pace, texts } = stage;
  const target = stage.placementOf(after);
  switch (beat.beat) {
    case 'dealt':
      return bodies.glide(target, pace(1500), { flights: deal(after, target), signal });
    case 'led':
      if (beat.seat === null) stage.message(whoBegins(beat.tile, after, texts));
      return lay(stage, beat.at, onlyLaid(bodies, target, after), signal);
    case 'laid': {
      const laid = onlyLaid(bodies, target, after);
      if (!beat.closed) return lay(stage, beat.at, laid, signal);
      // 4.2: everybody sees which double it is before it is turned.
      await lay(stage, beat.at, withTurned(laid, beat.at), signal);
      await stage.wait(SEEN, signal);
      return bodies.glide(laid, pace(FLIP), { flights: new Map([[beat.at, { lift: FLIPPED }]]), signal });
    }
    case 'drew':
      stage.badge(beat.seat, beat.suits.length ? texts.drewFor(beat.suits) : texts.drew);
      return bodies.glide(target, pace(TURN.beats), { flights: new Map([[beat.at, { lift: DRAWN }]]), signal });
    case 'passed':
      stage.badge(beat.seat, texts.passes(beat.suits));
      return stage.wait(TURN.beats * 0.9, signal);
    case 'shut':
      tellShut(stage, beat, after);
      return stage.wait(120, signal);
    case 'starred':
      stage.message(texts.starred);
      // Never in the way: the light runs on while the next seat already plays.
      void runOfLight(stage);
      return stage.wait(260, signal);
    case 'threwIn':
      stage.message(texts.thrownIn(beat.missing));
      return stage.wait(1300, signal);
    case 'ended':
      stage.badge(beat.seat, beat.how === 'domino' ? texts.dominoes : texts.blocked);
      await bodies.glide(target, pace(700), { flights: turnedUp(after), signal });
      return stage.wait(900, signal);
    case 'scored':
      return;
  }
}

/** Carries a tile to its place on the board. */
function lay({ bodies, pace }: BeatStage, at: Position, laid: Placement, signal: AbortSignal): Promise<void> {
  const lift = CARRY * Math.min(1, way(bodies.tiles[at], laid.tiles[at]));
  return bodies.glide(laid, pace(TURN.beats * 0.85), { flights: new Map([[at, { lift }]]), signal });
}

/** The same, but one tile lies on its other side. */
function withTurned(placement: Placement, at: Position): Placement {
  const tiles = placement.tiles.map((placed, other) =>
    other === at ? { ...placed, turn: turned(placed.turn, turnAbout('y', Math.PI)) } : placed,
  );
  return { ...placement, tiles };
}

/** How far a tile has to go, world units: one that was put down by hand is there already. */
const way = (from: Pose | undefined, to: Pose | undefined): number =>
  from && to ? Math.hypot(from.at[0] - to.at[0], from.at[1] - to.at[1]) : 0;

/** The hand, a moment one after the other, all through the air; the boneyard slides. */
function deal(after: Situation, target: Placement): Map<Position, Flight> {
  const { hands } = after.seen;
  const flights = new Map<Position, Flight>();
  const rounds = Math.max(...hands.map((hand) => hand.length));
  for (const [seat, hand] of hands.entries()) {
    for (const [round, at] of hand.entries()) {
      const turn = (round * hands.length + seat) / (rounds * hands.length);
      flights.set(at, { from: turn * 0.7, to: turn * 0.7 + 0.3, lift: DEALT });
    }
  }
  for (const [at, placed] of target.tiles.entries()) {
    if (placed.where === 'boneyard' || placed.where === 'dead') flights.set(at, { from: 0.05, to: 0.6 });
  }
  return flights;
}

/** After the last tile the hands stay as they are until the end is told. */
function onlyLaid(bodies: Bodies, target: Placement, after: Situation): Placement {
  if (!after.seen.outcome) return target;
  return { ...target, tiles: target.tiles.map((to, at) => (to.where === 'laid' ? to : (bodies.tiles[at] ?? to))) };
}

function turnedUp(after: Situation): Map<Position, Flight> {
  const held = after.seen.hands.flat();
  return new Map(
    held.map((at, i) => [at, { from: (i / held.length) * 0.4, to: (i / held.length) * 0.4 + 0.6, lift: 0.7 }]),
  );
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
