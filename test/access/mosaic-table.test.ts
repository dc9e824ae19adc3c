// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LATE } from '../../src/motion/durations.ts';
import type { Move } from '../../src/rules/game.ts';
import { EXAMPLE_DEAL, EXAMPLE_MOSAIC, exampleCourse } from '../../src/rules/mosaic/mosaic-example.ts';
import { turnedBetween } from '../../src/rules/outline/aim.ts';
import { outlineOf } from '../../src/rules/outline/outline-of.ts';
import { laidTable, signal } from './laid-table.ts';
import { stagedMatch } from './staged.ts';

const outline = outlineOf({ puzzle: EXAMPLE_MOSAIC });

let at: ReturnType<typeof laidTable>;
beforeEach(() => {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (now += LATE));
  at = laidTable();
});
afterEach(() => {
  at.table.destroy();
  vi.restoreAllMocks();
});

/** The tile, turned by key, then the place of its low half; a tile that lies is pressed to be lifted. */
function press(move: Move): unknown {
  if (move.do === 'lift') return at.place('r1c3')?.click();
  if (move.do !== 'play') return at.place('giveUp')?.click();
  at.tile(move.tile)?.click();
  const [low, high] = outline.placesOfArm(move.arm) ?? [0, 0];
  while (at.desk.turned !== turnedBetween(outline, low, high)) at.press('r', document.body);
  return at.place(outline.places[low]?.name ?? '')?.click();
}

const fieldsTold = () => [...at.root.querySelectorAll('.field-list li')].map((item) => item.textContent);

it('solves a mosaic by buttons and keys, and tells of each field what it has and what becomes of it (32.2)', async () => {
  const { table, desk, root, place, log, status } = at;
  const match = stagedMatch('mosaic', 1, 'mosaic', [EXAMPLE_DEAL]);
  const told: (readonly (string | null)[])[] = [];
  for (const move of exampleCourse()) {
    table.show(match.situation());
    told.push(fieldsTold());
    const answer = desk.ask({ seat: 0, seen: match.situation().seen, moves: match.moves() }, signal);
    press(move);
    expect(await answer).toEqual(move);
    for (const beat of match.play(move)) await table.play(beat, match.situation(), signal);
    for (const each of root.querySelectorAll('[aria-label]'))
      expect(each.getAttribute('aria-label')).not.toMatch(/undefined|NaN|null|\[object/);
  }
  expect(told[0]).toEqual([
    'Field 1, all alike: empty',
    'Field 2, sum 8: empty',
    'Field 3, sum 10: empty',
    'Field 4, sum 14: empty',
  ]);
  expect(told[1]?.[3]).toBe('Field 4, sum 14: has 12, 1 place left');
  expect(told[2]?.slice(2)).toEqual(['Field 3, sum 10: has 5, 2 places left', 'Field 4, sum 14: done']);
  expect(told[3]?.[0]).toBe('Field 1, all alike: broken');
  expect(told[5]?.[0]).toBe('Field 1, all alike: has 6, 1 place left');
  const lines = log().join('\n');
  expect(lines).toContain('row 3, columns 4 and 5. Field 4, sum 14: done.');
  expect(lines).toContain('Field 1, all alike: broken.');
  expect(lines).toContain('Solved!');
  expect(status()).not.toMatch(/undefined/);
  expect(place('r2c5')?.getAttribute('aria-label')).toBe(
    'Row 2, column 5: six, of the double six. Field 4, sum 14: done',
  );
  expect(root.querySelector('.outline')?.parentElement?.getAttribute('aria-label')).toBe(
    'Mosaic: 6 of 6 tiles in place, 4 of 4 fields done',
  );
});

it('shows the sign in the first place of its field, and beside it whether it has come true', () => {
  const { table, place } = at;
  const match = stagedMatch('mosaic', 1, 'mosaic', [EXAMPLE_DEAL]);
  for (const move of exampleCourse().slice(0, 3)) match.play(move);
  table.show(match.situation());
  const signs = ['r1c3', 'r2c1', 'r2c4', 'r2c5'].map((name) => place(name)?.querySelector('.field-sign')?.textContent);
  expect(signs).toEqual(['=✗', '8', '10', '14✓']);
  expect(place('r2c2')?.querySelector('.field-sign')).toBeNull();
});

it('says what is broken once all tiles lie, and that one must be lifted (32.2)', () => {
  const { table, desk, root } = at;
  const match = stagedMatch('mosaic', 1, 'mosaic', [EXAMPLE_DEAL]);
  // The same places with other tiles: nothing is forbidden.
  const arms = exampleCourse().flatMap((move) => (move.do === 'play' && move.arm !== 'r1c3 r1c4' ? [move.arm] : []));
  for (const [k, tile] of EXAMPLE_MOSAIC.tiles.entries()) {
    const there = match
      .moves()
      .find((move) => move.do === 'play' && move.tile === tile && sameArm(`${move.arm}`, `${arms[k]}`));
    if (!there) throw new Error('no room');
    match.play(there);
  }
  table.show(match.situation());
  void desk.ask({ seat: 0, seen: match.situation().seen, moves: match.moves() }, signal);
  const broken = fieldsTold().filter((words) => words?.endsWith('broken')).length;
  expect(broken).toBeGreaterThan(1);
  expect(root.textContent).toContain(`${broken} fields are broken: lift a tile.`);
});

const sameArm = (one: string, other: string): boolean =>
  [...one.split(' ')].sort().join() === [...other.split(' ')].sort().join();
