/** Shows each beat. Every beat ends with all tiles where its situation places them. */
import type { Situation } from '../../match/ports.ts';
import { DURATIONS, HITS } from '../../motion/durations.ts';
import type { Beat, Position } from '../../rules/game.ts';
import type { Placement } from '../places/placement.ts';
import { turnAbout, turned } from '../space/vectors.ts';
import type { Flight } from '../tiles/flight.ts';
import type { MovingTiles } from '../tiles/moving-tiles.ts';
import { dealingOf, drawingOf, flipped, layingOf, revealingOf } from './beat-flights.ts';
import type { BeatStage, PlayBeat } from './beat-stage.ts';
import { completes, isBlade, lockIn, runOfLight } from './light-effects.ts';

/** Shows one beat as most tables do. */
export const playBeat: PlayBeat = async (stage, beat, after, signal) => {
  const { tiles, time } = stage;
  // A tile that is drawn may have to arrive first.
  const isLine = beat.beat !== 'drew' && stage.voice.tell(beat, after);
  const target = stage.arrange(after);
  switch (beat.beat) {
    case 'dealt':
      return tiles.glide(target, time.motion(after.thrownIn > 0 ? DURATIONS.dealAgain : DURATIONS.deal), {
        flights: dealingOf(after, target, tiles.tiles),
        signal,
      });
    case 'spread':
      return tiles.glide(target, time.motion(DURATIONS.spread), { signal });
    case 'took':
      return tiles.glide(target, time.motion(DURATIONS.taken), {
        flights: drawingOf(beat.at, tiles.tiles[beat.at]),
        signal,
      });
    case 'staked':
      return time.wait(DURATIONS.starred, signal);
    case 'led':
      return lay(stage, beat.at, onlyLaid(tiles, target, after), after, signal);
    case 'laid':
      return showLaid(stage, beat, target, after, signal);
    case 'drew':
      return showDrawn(stage, beat, target, after, signal);
    case 'lifted':
      return tiles.glide(target, time.motion(DURATIONS.lay), {
        flights: drawingOf(beat.at, tiles.tiles[beat.at]),
        signal,
      });
    case 'passed':
      return time.wait(isLine ? DURATIONS.ownPass : DURATIONS.pass, signal);
    case 'shut':
      return time.wait(DURATIONS.shut, signal);
    case 'armed':
      return time.wait(DURATIONS.starred, signal);
    case 'starred':
      // Nobody waits for it: the light runs on while the next seat already plays.
      runOfLight(stage, after.seen).catch(reportError);
      return time.wait(DURATIONS.starred, signal);
    case 'threwIn':
      return time.wait(DURATIONS.thrownIn, signal);
    case 'ended':
      return showEnd(stage, target, after, signal);
    case 'scored':
      return stage.score(beat, after, signal);
  }
};

type BeatOf<B extends Beat['beat']> = Extract<Beat, { beat: B }>;

async function showLaid(
  stage: BeatStage,
  beat: BeatOf<'laid'>,
  target: Placement,
  after: Situation,
  signal: AbortSignal,
): Promise<void> {
  const { tiles, time } = stage;
  const laid = onlyLaid(tiles, target, after);
  if (stage.hasBlades && completes(after.seen, beat.at)) stage.lights.inlay(0, 0);
  if (!beat.closed) return lay(stage, beat.at, laid, after, signal);
  // 4.2: everybody sees which double it is before it is turned.
  await lay(stage, beat.at, withTurned(laid, beat.at), after, signal);
  await time.wait(DURATIONS.closedSeen, signal);
  return tiles.glide(laid, time.motion(DURATIONS.closedTurn), { flights: turning(laid, beat.at), signal });
}

async function showDrawn(
  stage: BeatStage,
  beat: BeatOf<'drew'>,
  target: Placement,
  after: Situation,
  signal: AbortSignal,
): Promise<void> {
  const { tiles, time, voice } = stage;
  const { seat, at } = beat;
  const before = after.seen.log.at(-2);
  const isAfter = before?.seat === seat && before.do !== 'draw' && before.do !== 'pass';
  const ms = time.motion(isAfter ? DURATIONS.drawAfter : DURATIONS.move);
  // Words at the own plate would cover the tile's way to the rack.
  const isOwn = target.tiles[at]?.where === 'own';
  if (!isOwn) voice.tell(beat, after);
  await tiles.glide(target, ms, { flights: drawingOf(at, tiles.tiles[at]), signal });
  if (isOwn && voice.tell(beat, after)) await time.wait(DURATIONS.drawnSeen, signal);
}

async function showEnd(
  { tiles, time, award }: BeatStage,
  target: Placement,
  after: Situation,
  signal: AbortSignal,
): Promise<void> {
  const awarded = award(after, DURATIONS.reveal, signal);
  await tiles.glide(target, time.motion(DURATIONS.reveal), { flights: revealingOf(after), signal });
  await awarded;
  return time.wait(DURATIONS.read, signal);
}

/** Carries a tile to its place on the board. */
function lay(stage: BeatStage, at: Position, laid: Placement, after: Situation, signal: AbortSignal): Promise<void> {
  const { tiles, time } = stage;
  const flights = layingOf(at, tiles.tiles, laid, after);
  if (stage.hasBlades && isBlade(after.seen, at))
    lockIn(stage, at, flights.get(at)?.hits ?? HITS.flying).catch(reportError);
  return tiles.glide(laid, time.motion(DURATIONS.lay), { flights, signal });
}

function turning(laid: Placement, at: Position): Map<Position, Flight> {
  const placed = laid.tiles[at];
  return new Map(placed ? [[at, flipped(placed)]] : []);
}

/** Returns the same placement with one tile on its other side. */
function withTurned(placement: Placement, at: Position): Placement {
  const tiles = placement.tiles.map((placed, other) =>
    other === at ? { ...placed, turn: turned(placed.turn, turnAbout('y', Math.PI)) } : placed,
  );
  return { ...placement, tiles };
}

/** After the last tile the hands stay as they are until the end of the deal is shown. */
function onlyLaid(moving: MovingTiles, target: Placement, after: Situation): Placement {
  if (!after.seen.outcome) return target;
  return { ...target, tiles: target.tiles.map((to, at) => (to.where === 'laid' ? to : (moving.tiles[at] ?? to))) };
}
