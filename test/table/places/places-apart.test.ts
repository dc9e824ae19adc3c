/** Places where one tile may be laid can be told apart, and each can be touched for itself. */
import { describe, expect, it } from 'vitest';
import { dealOf } from '../../../src/dev/stages.ts';
import type { Game } from '../../../src/rules/game.ts';
import { games } from '../../../src/rules/games.ts';
import { playableTiles } from '../../../src/rules/moves.ts';
import { createDesk } from '../../../src/seats/desk.ts';
import { createRack } from '../../../src/seats/rack.ts';
import { TableModel } from '../../../src/table/model/table-model.ts';
import type { HighlightedPlace } from '../../../src/table/places/highlights.ts';
import { isLong, often } from '../../long.ts';
import { kindOf } from '../kinds.ts';

/** The breadth of a finger, CSS pixels. */
const FINGER = 44;
/** Half the sides of a place's picture, in half-tile sides. */
const [WIDE, LONG] = [0.48, 0.98];
const SIZES = [
  [390, 844],
  [844, 390],
  [1280, 800],
] as const;

interface Corner {
  readonly x: number;
  readonly y: number;
}

const angleOf = ({ turn: [, , z, w] }: HighlightedPlace) => 2 * Math.atan2(z, w);

function cornersOf(place: HighlightedPlace): Corner[] {
  const [x, y] = place.at;
  const [cos, sin] = [Math.cos(angleOf(place)) * place.scale, Math.sin(angleOf(place)) * place.scale];
  return [
    [WIDE, LONG],
    [-WIDE, LONG],
    [-WIDE, -LONG],
    [WIDE, -LONG],
  ].map(([a = 0, b = 0]) => ({ x: x + a * cos - b * sin, y: y + a * sin + b * cos }));
}

/** Whether two pictures overlap: no side of either parts them. */
function overlap(a: HighlightedPlace, b: HighlightedPlace): boolean {
  const [one, other] = [cornersOf(a), cornersOf(b)];
  return [angleOf(a), angleOf(b)]
    .flatMap((angle) => [angle, angle + Math.PI / 2])
    .every((angle) => {
      const along = ({ x, y }: Corner) => x * Math.cos(angle) + y * Math.sin(angle);
      const [p, q] = [one.map(along), other.map(along)];
      return Math.max(...p) > Math.min(...q) && Math.max(...q) > Math.min(...p);
    });
}

/** What is wrong with the places of each tile that can be played, in random positions of one deal. */
function faultsOf(game: Game, seats: number, [width, height]: readonly [number, number], seed: string) {
  const found = { asked: 0, near: [] as string[], over: [] as string[] };
  const desk = createDesk();
  const model = new TableModel({ desk, rack: createRack() }, kindOf(game.table), game);
  for (const { now } of dealOf({ game: game.id, seats, seed, moves: 999, eye: 0 })) {
    if (now.seen.turn?.seat !== 0) continue;
    if (model.update(now) || found.asked === 0) model.fit(width, height, { top: 0, right: 0, bottom: 0, left: 0 });
    const moves = game.moves(now.seen);
    const asking = new AbortController();
    desk.ask({ seat: 0, seen: now.seen, moves }, asking.signal).catch(() => {});
    const { view } = model.arrange(now);
    for (const tile of [null, ...playableTiles(moves)]) {
      if (tile && !desk.pick(tile)) continue;
      const places = model.places(view);
      const seenAt = places.map((place) => model.surface.camera.project(place.at));
      found.asked++;
      for (const [k, a] of places.entries()) {
        for (const [n, b] of places.slice(0, k).entries()) {
          const apart = Math.hypot(
            (seenAt[k]?.x ?? 0) - (seenAt[n]?.x ?? 0),
            (seenAt[k]?.y ?? 0) - (seenAt[n]?.y ?? 0),
          );
          const what = `${seed}: ${tile} at ${a.arm} and ${b.arm}, ${now.seen.laid.length} laid, ${apart.toFixed(0)} px`;
          if (apart < FINGER) found.near.push(what);
          if (overlap(a, b)) found.over.push(what);
        }
      }
      desk.pick(null);
    }
    asking.abort();
  }
  return found;
}

// 23.2: in an outline places share half-places, and how the tile is turned says which of them is meant
// (`test/table/regions/rim.test.ts` says how broad half-places are).
const tables = games
  .filter(({ table }) => table.kind !== 'outline')
  .flatMap((game) => game.seats.map((seats) => [game.id, seats, game] as const));

/** A number of a table that stays the same whatever other tables there are. */
const numberOf = (id: string, seats: number) => [...id].reduce((sum, letter) => sum + letter.charCodeAt(0), seats);

describe.each(SIZES.map((size, at) => [...size, at] as const))('at %i × %i', (width, height, at) => {
  const size = [width, height] as const;
  // In a quick run each table stands in one of the sizes.
  it.each(tables.filter(([id, seats]) => isLong || numberOf(id, seats) % SIZES.length === at))(
    '%s with %i: no two places overlap or are nearer than a finger is broad',
    (_, seats, game) => {
      for (let seed = 0; seed < often(1, 30); seed++) {
        const { asked, near, over } = faultsOf(game, seats, size, `${seed}`);
        expect(asked).toBeGreaterThan(0);
        expect({ near, over }).toEqual({ near: [], over: [] });
      }
    },
  );
});
