// @vitest-environment happy-dom
/** The time of a match by time, at the table that is text and buttons (20.7). */
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Situation } from '../../src/match/ports.ts';
import { laidTable, signal } from './laid-table.ts';
import { stagedMatch } from './staged.ts';

const SAID = 'The time is up: this is the last deal.';

let at: ReturnType<typeof laidTable>;
beforeEach(() => {
  at = laidTable();
});
afterEach(() => at.table.destroy());

const timeShown = () => at.all('.dom-number').map((each) => each.textContent);
/** How often the log says that the time is up. */
const timesSaid = () => at.log().filter((line) => line === SAID).length;
const asLast = (now: Situation): Situation => ({ ...now, seen: { ...now.seen, timeUp: true } });

it('20.7: the minutes that are left stand at the table; a match without such a time has none', () => {
  const match = stagedMatch('general', 4, 'time');
  at.table.show(match.situation());
  expect(timeShown()).toEqual([]);
  at.time.minutes = 12;
  at.table.redraw();
  expect(timeShown()).toEqual(['12 min left']);
});

it('20.7: when the last deal has begun the log says so at once, and once', async () => {
  const match = stagedMatch('general', 4, 'time');
  at.table.show(match.situation());
  at.time.minutes = 0;
  at.table.timeIsUp(1);
  expect([timeShown(), timesSaid()]).toEqual([['Last deal'], 1]);
  for (let moves = 0; moves < 3; moves++) {
    for (const beat of match.play(match.randomMove())) await at.table.play(beat, asLast(match.situation()), signal);
  }
  expect(timesSaid()).toBe(1);
});

it('20.7: a deal that is the last from its beginning says so when it has been dealt', async () => {
  const match = stagedMatch('general', 4, 'time');
  const now = asLast(match.situation());
  await at.table.shuffle(now, signal);
  expect(timesSaid()).toBe(0);
  await at.table.play({ beat: 'dealt' }, now, signal);
  expect(at.log().at(-1)).toBe(SAID);
  // Watched again from there.
  at.table.retell(now, 0, [{ beat: { beat: 'dealt' }, after: now }]);
  expect(timesSaid()).toBe(1);
});
