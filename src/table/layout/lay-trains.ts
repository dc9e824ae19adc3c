/**
 * Trains around an engine (29.3): each leaves the hub towards its owner, the own one downwards, and winds outside. A
 * tile's place depends on the tiles before it alone, so tiles on the table never move.
 */
import type { End, Laid } from '../../rules/game.ts';
import { boundsAround } from './free-area.ts';
import { classOf, type FlatPose, type LayOut, type Layout, type Stop, shutAt, type Zone } from './layout.ts';
import { poseOf } from './pose.ts';
import { body } from './rectangle.ts';
import { beginTrains, growTrain, nextOn, startTrain, type Trains } from './train-growth.ts';

/** Trains in progress; `known` holds the facts that decided the places, one text a tile. */
interface Grown {
  readonly known: string[];
  readonly poses: FlatPose[];
  readonly trains: Trains;
}

/** The engine is upright, as a spinner. */
const ENGINE: FlatPose = poseOf(body({ x: 0, y: 0 }, 0, 1, 0.5));

/** The number of trains before the engine lies, and of tiles in a set. */
const USUAL = { trains: 5, set: 55 } as const;

const isDouble = ({ inner, outer }: Laid) => inner === outer;
const textOf = (tile: Laid) => `${tile.arm} ${isDouble(tile)}`;

/** Returns the layout of trains, with a memory of its own: adding a tile costs one tile. */
export function growingTrains(): LayOut {
  const all = new Map<string, Grown>();
  return (laid, ends, _table, board): Layout => {
    const count = laid[0]?.root ?? USUAL.trains;
    const { own = 0, tiles: set = USUAL.set } = board;
    const aspect = classOf(board);
    const key = `${count} ${own} ${set} ${aspect}`;
    let grown = all.get(key);
    if (!grown?.known.every((text, index) => text === (laid[index] && textOf(laid[index])))) {
      grown = { known: [], poses: [], trains: beginTrains(count, own, { aspect, set }) };
      all.set(key, grown);
    }
    for (const tile of laid.slice(grown.known.length)) {
      grown.poses.push(addLaid(grown.trains, tile));
      grown.known.push(textOf(tile));
    }
    return layoutOf(grown, ends);
  };
}

/** Adds a tile, and returns its place. The first tile of a train is never a double: the engine is the only one that fits. */
function addLaid(trains: Trains, tile: Laid): FlatPose {
  if (tile.arm === null) return ENGINE;
  const first = startTrain(trains, tile.arm);
  if (first) return poseOf(first);
  const joint = nextOn(trains, tile.arm, isDouble(tile));
  growTrain(trains, tile.arm, joint);
  return joint.pose;
}

/** Trains that are shut to the seat in turn have no place for its tiles. */
function layoutOf({ poses, trains }: Grown, ends: readonly End[]): Layout {
  const zones: Zone[] = [];
  const stops: Stop[] = [];
  let { bounds } = trains;
  let reach = bounds;
  for (const { place: arm, to, state } of ends) {
    if (state === 'dead') {
      const edge = trains.edges.get(arm);
      if (!edge) continue;
      const { stop, mark } = shutAt(arm, state, edge);
      stops.push(stop);
      bounds = boundsAround(bounds, mark);
      reach = boundsAround(reach, mark);
    } else if (state === 'open' || state === 'free') {
      const first = trains.waiting.get(arm);
      if (first) {
        const pose = poseOf(first.body);
        zones.push({ arm, to, pose, doublePose: pose });
        continue;
      }
      const [next, double] = [nextOn(trains, arm, false), nextOn(trains, arm, true)];
      reach = boundsAround(boundsAround(reach, next.body), double.body);
      zones.push({ arm, to, pose: next.pose, doublePose: double.pose });
    }
  }
  return { first: ENGINE, poses: [...poses], zones, stops, threads: [...trains.threads], bounds, reach };
}
