/** How each beat is seen. Whatever a beat does, it ends where showing its situation would put everything. */
import type { Situation } from '../../match/ports.ts';
import { DURATIONS, HITS } from '../../motion/durations.ts';
import type { Beat, Position, Seat, Tile } from '../../rules/game.ts';
import { endedLongTurn, isPlayable } from '../../rules/moves.ts';
import { dutyIn, isOpenFor } from '../../rules/why-not.ts';
import type { Placement } from '../places/placement.ts';
import { turnAbout, turned } from '../space/vectors.ts';
import type { Flight } from '../tiles/flight.ts';
import type { MovingTiles } from '../tiles/moving-tiles.ts';
import { dealingOf, drawingOf, flipped, layingOf, revealingOf } from './beat-flights.ts';
import type { BeatStage, BeatTexts, PlayBeat } from './beat-stage.ts';
import { completes, isBlade, lockIn, runOfLight } from './light-effects.ts';

/** Shows one beat as most tables do. */
export const playBeat: PlayBeat = async (stage, beat, after, signal) => {
  const { tiles, texts } = stage;
  const { voice, time } = stage;
  const target = stage.placementOf(after);
  switch (beat.beat) {
    case 'dealt':
      return tiles.glide(target, time.motion(after.thrownIn > 0 ? DURATIONS.dealAgain : DURATIONS.deal), {
        flights: dealingOf(after, target),
        signal,
      });
    case 'staked':
      voice.badge(beat.seat, texts.staked);
      return time.wait(DURATIONS.starred, signal);
    case 'led':
      if (beat.seat === null) voice.message(whoBegins(beat.tile, after, texts));
      // Nobody was asked where the tiles say who leads (1.2, 6.5).
      else if (isPersonHere(after, beat.seat)) voice.message(texts.youLead(beat.tile));
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
      voice.badge(beat.seat, texts.passes([]), beat.suits);
      return time.wait(DURATIONS.pass, signal);
    case 'shut':
      tellShut(stage, beat, after);
      return time.wait(DURATIONS.shut, signal);
    case 'starred':
      voice.message(texts.starred);
      // Never in the way: the light runs on while the next seat already plays.
      runOfLight(stage, after.seen).catch(reportError);
      return time.wait(DURATIONS.starred, signal);
    case 'threwIn':
      voice.message(texts.thrownIn(beat.missing, beat.why));
      return time.wait(DURATIONS.thrownIn, signal);
    case 'ended':
      return showEnd(stage, beat, target, after, signal);
    case 'scored':
      return stage.score(beat, after, signal);
  }
};

/** Whether the person who looks sits there. */
const isPersonHere = ({ eye, sitters }: Situation, seat: Seat) => eye === seat && sitters[seat]?.kind === 'person';

type BeatOf<B extends Beat['beat']> = Extract<Beat, { beat: B }>;

async function showLaid(
  stage: BeatStage,
  beat: BeatOf<'laid'>,
  target: Placement,
  after: Situation,
  signal: AbortSignal,
): Promise<void> {
  const { tiles, texts, time, voice } = stage;
  const laid = onlyLaid(tiles, target, after);
  if (stage.hasBlades && completes(after.seen, beat.at)) stage.lights.inlay(0, 0);
  if (after.seen.hands[beat.seat]?.length === 1) voice.badge(beat.seat, texts.lastTile);
  // 12.1: where turns go on their end is no guess either.
  else if (endedLongTurn(after.seen)) voice.badge(beat.seat, texts.turnOver);
  if (!beat.closed) return lay(stage, beat.at, laid, after, signal);
  // 4.2: everybody sees which double it is before it is turned.
  await lay(stage, beat.at, withTurned(laid, beat.at), after, signal);
  await time.wait(DURATIONS.closedSeen, signal);
  return tiles.glide(laid, time.motion(DURATIONS.closedTurn), { flights: turning(laid, beat.at), signal });
}

async function showDrawn(
  stage: BeatStage,
  { seat, at, suits }: BeatOf<'drew'>,
  target: Placement,
  after: Situation,
  signal: AbortSignal,
): Promise<void> {
  const { tiles, texts, time, voice } = stage;
  const { log, laid, heap } = after.seen;
  const before = log.at(-2);
  const isAfter = before?.seat === seat && before.do !== 'draw' && before.do !== 'pass';
  const ms = time.motion(isAfter ? DURATIONS.drawAfter : DURATIONS.move);
  const say = () => voice.badge(seat, suits.length ? texts.drewFor([]) : texts.drew, suits);
  // What is said at the own plate would lie over the tile's way to the rack.
  const isOwn = target.tiles[at]?.where === 'own';
  if (!isOwn) say();
  await tiles.glide(target, ms, { flights: drawingOf(at, tiles.tiles[at]), signal });
  if (!isOwn) return;
  const own = isPersonHere(after, seat) ? heap[at] : null;
  // What is drawn for the lead holds nobody up.
  if (!own || laid.length === 0) return say();
  voice.message(texts.drewOwn(own, fitsNow(stage, own, after, seat), dutyIn(after.seen)));
  return time.wait(DURATIONS.drawnSeen, signal);
}

/** Whether an own tile that was drawn can be laid; `null` where its seat's turn is over, or it waits for the next (13.3). */
function fitsNow({ movesOf }: BeatStage, tile: Tile, after: Situation, seat: Seat): boolean | null {
  const { seen } = after;
  if (seen.turn?.seat !== seat) return null;
  return isPlayable(movesOf(after), tile) || (seen.phase === 'freePlay' && isOpenFor(seen, tile) ? null : false);
}

async function showEnd(
  { tiles, texts, time, voice, award }: BeatStage,
  { seat, how }: BeatOf<'ended'>,
  target: Placement,
  after: Situation,
  signal: AbortSignal,
): Promise<void> {
  const [won, lost] = after.seen.seats === 1 ? [texts.solved, texts.stuck] : [texts.dominoes, texts.blocked];
  // 15.4: past the last goal nobody has won or lost by that; the number says it.
  if (how !== 'past') voice.badge(seat, how === 'givenUp' ? texts.gaveUp : how === 'domino' ? won : lost);
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

/** The same, but one tile lies on its other side. */
function withTurned(placement: Placement, at: Position): Placement {
  const tiles = placement.tiles.map((placed, other) =>
    other === at ? { ...placed, turn: turned(placed.turn, turnAbout('y', Math.PI)) } : placed,
  );
  return { ...placement, tiles };
}

/** After the last tile the hands stay as they are until the end is told. */
function onlyLaid(moving: MovingTiles, target: Placement, after: Situation): Placement {
  if (!after.seen.outcome) return target;
  return { ...target, tiles: target.tiles.map((to, at) => (to.where === 'laid' ? to : (moving.tiles[at] ?? to))) };
}

/** That an arm was closed is told at the seat that did it: the line may say what that seat has to do next (5.4). */
function tellShut({ voice, texts }: BeatStage, beat: BeatOf<'shut'>, { seen }: Situation) {
  const end = seen.ends.find(({ place }) => place === beat.arm);
  const seat = end && seen.laid[end.to]?.seat;
  if (beat.why === 'dead' && end) voice.message(texts.shutBecause(end.shows));
  else if (typeof seat === 'number') voice.badge(seat, texts.closed);
}

/** 3.4: the seat that plays first on the spinner that was left over. */
function whoBegins(tile: Tile, { seen, sitters, eye }: Situation, texts: BeatTexts): string {
  const seat = seen.turn?.seat ?? 0;
  return texts.turnedUp(tile, { name: sitters[seat]?.name ?? `${seat + 1}`, you: eye === seat });
}
