/**
 * The beats of tables with two lines (21): tiles of rows are turned up, played at an end or in between, put back, and
 * cut off. All beats of a move get the situation after it; the steps on the way are derived from that.
 */
import type { Situation } from '../../match/ports.ts';
import { DURATIONS } from '../../motion/durations.ts';
import type { Beat, Position } from '../../rules/game.ts';
import type { Flight } from '../tiles/flight.ts';
import { layingOf } from './beat-flights.ts';
import { playBeat } from './beat-player.ts';
import type { BeatStage, PlayBeat } from './beat-stage.ts';
import { beforeTakenAway } from './cut-lines.ts';

type BeatOf<B extends Beat['beat']> = Extract<Beat, { beat: B }>;

/** Heights to which tiles are lifted, world units. */
const TURNED = 0.7;
const BACK = 0.9;
const WALKING = 1.1;
/** Parts of a cut: the time in which all tiles move over, and the time for one of them. */
const WALK = { all: 0.8, one: 0.34 } as const;

/** Shows the beats of rows, and leaves all others to `playBeat`. */
export const playRowBeat: PlayBeat = (stage, beat, after, signal) => {
  switch (beat.beat) {
    case 'led':
    case 'laid':
      return laid(stage, beat, after, signal);
    case 'turnedUp':
      return turnedUp(stage, beat, after, signal);
    case 'putBack':
      return putBack(stage, beat, after, signal);
    case 'cut':
      return cut(stage, beat, after, signal);
    default:
      return playBeat(stage, beat, after, signal);
  }
};

/** Returns the situation before the next tile is turned up, and before the end turns up all of them. */
function beforeTurning({ seen, ...now }: Situation): Situation {
  const { phase, outcome } = seen;
  const isOver = outcome !== null;
  return {
    ...now,
    eye: isOver ? 'table' : now.eye,
    settlement: null,
    seen: { ...seen, turn: null, outcome: null, phase: isOver ? 'freePlay' : phase },
  };
}

function laid(
  stage: BeatStage,
  beat: BeatOf<'laid'> | BeatOf<'led'>,
  after: Situation,
  signal: AbortSignal,
): Promise<void> {
  const { tiles, time, voice } = stage;
  voice.tell(beat, after);
  const resting = beforeTurning(after);
  const isCut = beat.beat === 'laid' && beat.arm === 'across';
  const now = isCut ? { ...resting, seen: beforeTakenAway(resting.seen, beat.joint ?? 1) } : resting;
  const target = stage.arrange(now);
  const flights = layingOf(beat.at, tiles.tiles, target, now);
  return tiles.glide(target, time.motion(DURATIONS.lay), { flights, signal });
}

async function turnedUp(stage: BeatStage, { at }: BeatOf<'turnedUp'>, after: Situation, signal: AbortSignal) {
  const { tiles, time } = stage;
  const flights = new Map<Position, Flight>([[at, { lift: TURNED, turns: [0.1, 0.75], hits: 0.9 }]]);
  await tiles.glide(stage.arrange(after), time.motion(DURATIONS.turnUp), { flights, signal });
  return time.wait(DURATIONS.turnedUpSeen, signal);
}

function putBack(stage: BeatStage, beat: BeatOf<'putBack'>, after: Situation, signal: AbortSignal) {
  const { tiles, time, voice } = stage;
  voice.tell(beat, after);
  const flights = new Map<Position, Flight>([[beat.at, { lift: BACK, turns: [0.05, 0.6], hits: 0.92 }]]);
  const target = stage.arrange(beforeTurning(after));
  return tiles.glide(target, time.motion(DURATIONS.putBack), { flights, signal });
}

/** 21.7: the tiles move one by one to the left end of the row; then the lines close up around their new start. */
function cut(stage: BeatStage, beat: BeatOf<'cut'>, after: Situation, signal: AbortSignal) {
  const { tiles, time, voice } = stage;
  voice.tell(beat, after);
  const gone = beat.tiles;
  const now = beforeTurning(after);
  const flights = new Map<Position, Flight>();
  for (const { at } of now.seen.laid) flights.set(at, { from: WALK.all, to: 1 });
  const step = (WALK.all - WALK.one) / Math.max(1, gone.length - 1);
  for (const [k, { at }] of gone.entries()) {
    const from = k * step;
    flights.set(at, { from, to: from + WALK.one, lift: WALKING, turns: [0.1, 0.7], hits: 0.92 });
  }
  const ms = DURATIONS.cut + gone.length * DURATIONS.cutTile;
  return tiles.glide(stage.arrange(now), time.motion(ms), { flights, signal });
}
