import { expect, it } from 'vitest';
import { dealOf } from '../../../src/dev/stages.ts';
import { exampleMoves } from '../../../src/rules/squares/example.ts';
import { squares } from '../../../src/rules/squares/squares.ts';
import type { BeatStage } from '../../../src/table/beats/beat-stage.ts';
import { playInOutline } from '../../../src/table/beats/outline-beats.ts';
import { surfaceOf } from '../../../src/table/places/surface.ts';
import { kindIn, placementOf, regionsOf, settingOf } from '../kinds.ts';
import { unseenTiles } from '../unseen-tiles.ts';

const spec = { game: 'squares', seats: 1, seed: 'f', moves: 999, eye: 0, plays: exampleMoves() } as const;
const steps = [...dealOf(spec)];

/** Plays the beat of a move; tells how high each tile rose, and where the tiles lie afterwards. */
async function played(step: number, factor: number) {
  const { table } = squares;
  const { outlook, layOut } = kindIn('squares');
  const surface = surfaceOf(regionsOf({ width: 1280, height: 800, ...settingOf(squares, {}, 1) }), outlook.tilt);
  const { tiles, clock, next } = unseenTiles();
  const [before, after] = [steps[step - 1], steps[step]];
  const beat = after?.beats.find((each) => each.beat === 'laid');
  if (!before || !after || !beat) throw new Error('no such move');
  const placed = ({ seen, ...now }: typeof after.now) =>
    placementOf({ ...now, seen }, 0, surface, layOut(seen.laid, seen.ends, table, { aspect: 1 }), table);
  tiles.set(placed(before.now));
  const stage = {
    tiles,
    arrange: placed,
    hasBlades: false,
    time: {
      motion: (ms: number) => ms * factor,
      wait: (ms: number, signal: AbortSignal) => clock.wait(ms * factor, signal),
      tween: (ms: number, step: (progress: number) => void) => clock.tween(ms, step),
    },
    voice: { tell: () => false },
    lights: { inlay: () => {}, flash: () => {} },
    award: async () => {},
    score: async () => {},
  } satisfies BeatStage;
  const target = placed(after.now);
  const raised = new Set<number>();
  let isOver = false;
  const shown = playInOutline(stage, beat, after.now, new AbortController().signal).then(() => {
    isOver = true;
  });
  while (!isOver) {
    next();
    await new Promise((resolve) => setTimeout(resolve));
    for (const [at, tile] of tiles.tiles.entries()) {
      const lies = target.tiles[at];
      const wasLying = before.now.seen.laid.some((laid) => laid.at === at);
      if (wasLying && lies && tile.at[2] > lies.at[2] + 0.05 * lies.scale) raised.add(at);
    }
  }
  await shown;
  const { heap } = after.now.seen;
  return { full: beat.full, raised: [...raised].map((at) => heap[at]).sort(), astray: tiles.astray(target) };
}

it('lets the tiles of a square that becomes full rise, and lays them down again', async () => {
  const first = steps.findIndex(({ beats }) => beats.some((beat) => beat.beat === 'laid' && beat.full));
  const { full, raised, astray } = await played(first, 1);
  expect([full, astray]).toEqual([[0], []]);
  expect(raised).toEqual(['0-0', '0-2']);
});

it('moves nothing but the tile where no square becomes full, or where motion is not wanted', async () => {
  const first = steps.findIndex(({ beats }) => beats.some((beat) => beat.beat === 'laid' && beat.full));
  expect(await played(first - 1, 1)).toMatchObject({ raised: [], astray: [] });
  expect(await played(first, 0)).toMatchObject({ full: [0], raised: [], astray: [] });
});
