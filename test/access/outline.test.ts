// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LATE } from '../../src/motion/durations.ts';
import type { Move } from '../../src/rules/game.ts';
import { turnedBetween } from '../../src/rules/outline/aim.ts';
import { exampleMoves } from '../../src/rules/squares/example.ts';
import { HALF_PLACES, SQUARES_OUTLINE } from '../../src/rules/squares/half-places.ts';
import { laidTable, signal } from './laid-table.ts';
import { stagedMatch } from './staged.ts';

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

const nameOf = (place: number) => HALF_PLACES[place]?.name ?? '';

/** The tile, turned by button or key, then the place of its low half; a tile that lies is pressed to be lifted. */
function press(move: Move, byKeys: boolean, laid: string): unknown {
  if (move.do === 'lift') return at.place(laid)?.click();
  if (move.do !== 'play') return at.place('giveUp')?.click();
  at.tile(move.tile)?.click();
  const [low, high] = SQUARES_OUTLINE.placesOfArm(move.arm) ?? [0, 0];
  while (at.desk.turned !== turnedBetween(SQUARES_OUTLINE, low, high)) {
    if (byKeys) at.press('r', document.body);
    else at.place('turn')?.click();
  }
  return at.place(nameOf(low))?.click();
}

it('fills an outline by buttons and keys, lifts a tile again, and has words for all of it (23.2)', async () => {
  const { table, desk, root, log } = at;
  const match = stagedMatch('squares', 1, 'outline');
  const [first, ...others] = exampleMoves();
  const moves: readonly (Move | undefined)[] = [first, { do: 'lift', tile: '0-0' }, first, ...others];
  table.show(match.situation());
  for (const [n, move] of moves.entries()) {
    if (!move) throw new Error('no move');
    table.show(match.situation());
    const answer = desk.ask({ seat: 0, seen: match.situation().seen, moves: match.moves() }, signal);
    press(move, n % 2 === 1, 'r2c1');
    expect(await answer).toEqual(move);
    for (const beat of match.play(move)) await table.play(beat, match.situation(), signal);
    for (const each of root.querySelectorAll('[aria-label]')) {
      expect(each.getAttribute('aria-label')).not.toMatch(/undefined|NaN|null|\[object/);
    }
  }
  const lines = log().join('\n');
  expect(lines).toContain('the double blank in column 1, rows 1 and 2.');
  expect(lines).toMatch(/lifts? the double blank from column 1, rows 1 and 2\./);
  expect(lines).toContain('the blank-one in column 2, rows 2 and 3. A square is now all blanks.');
  expect(lines).toContain('Solved!');
});

it('leads from place to place by the arrows, and says what each of them is', async () => {
  const { table, desk, place, press: key } = at;
  const match = stagedMatch('squares', 1, 'outline');
  const [first] = exampleMoves();
  if (first) match.play(first);
  table.show(match.situation());
  void desk.ask({ seat: 0, seen: match.situation().seen, moves: match.moves() }, signal);
  place('r1c1')?.focus();
  expect(place('r1c1')?.getAttribute('aria-label')).toBe('Row 1, column 1: blank, of the double blank');
  key('ArrowRight');
  expect((document.activeElement as HTMLElement).dataset.id).toBe('r1c2');
  expect(place('r1c2')?.getAttribute('aria-label')).toBe('Row 1, column 2: free: its square shows blank');
  key('ArrowDown');
  key('ArrowDown');
  expect((document.activeElement as HTMLElement).dataset.id).toBe('r3c2');
  // The inner rows are narrower: nobody falls out of the outline there.
  place('r2c1')?.focus();
  key('ArrowDown');
  expect((document.activeElement as HTMLElement).dataset.id).toBe('r3c2');
});

it('says why a tile can’t lie where it was put, and keeps it in hand (23.2)', () => {
  const { table, desk, place, tile, status, press: key, onRefused } = at;
  const match = stagedMatch('squares', 1, 'outline');
  for (const move of exampleMoves().slice(0, 2)) match.play(move);
  table.show(match.situation());
  void desk.ask({ seat: 0, seen: match.situation().seen, moves: match.moves() }, signal);
  place('r1c8')?.click();
  expect(status()).toBe('Pick up a tile first');
  tile('3-4')?.click();
  const refused = (where: string) => {
    place(where)?.click();
    expect(onRefused).toHaveBeenLastCalledWith(status());
    expect(desk.picked).toBe('3-4');
    return status();
  };
  expect(refused('r1c1')).toBe('The double blank is there already');
  expect(refused('r2c2')).toBe('This square shows a blank, not a three');
  while (desk.turned !== 1) key('r', document.body);
  expect(refused('r2c1')).toBe('The double blank is there already');
});
