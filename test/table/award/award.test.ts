import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createReel } from '../../../src/dev/film-page.ts';
import { situationAt } from '../../../src/dev/stages.ts';
import type { Situation } from '../../../src/match/ports.ts';
import { createClock } from '../../../src/motion/clock.ts';
import { createDesk } from '../../../src/seats/desk.ts';
import { createRack } from '../../../src/seats/rack.ts';
import { AwardShow } from '../../../src/table/award/award-show.ts';
import type { AwardShown } from '../../../src/table/award/award-sprites.ts';
import { TableChanges } from '../../../src/table/model/changes.ts';
import { TableModel } from '../../../src/table/model/table-model.ts';
import { gameIn, kindIn } from '../kinds.ts';

const ended = (options: Record<string, unknown> = {}) =>
  situationAt({ game: 'cyprus', seats: 4, seed: 'b', moves: 999, eye: 0, options });
const deal = ended();
const match = ended({ target: 25 });
const [winner = -1] = match.settlement?.standing.winners ?? [];
/** As the last tile lies: the points are not yet written. */
const unwritten = (now: Situation): Situation => ({ ...now, standing: { ...now.standing, totals: [0, 0, 0, 0] } });
const never = new AbortController().signal;

// A reel lets a task go by after each frame: here without the millisecond that a timer takes.
beforeAll(() => void vi.stubGlobal('setTimeout', (callback: () => void) => setImmediate(callback)));
afterAll(() => void vi.unstubAllGlobals());

/** The end of a deal at a table that moves `factor` times as slowly; `shown`: what was seen, picture by picture. */
function table(factor = 1) {
  const reel = createReel();
  const clock = createClock(reel, reel.later);
  const model = new TableModel({ desk: createDesk(), rack: createRack() }, kindIn('cyprus'), gameIn('cyprus'));
  model.update(deal);
  model.fit(1280, 800, { top: 0, right: 0, bottom: 0, left: 0 });
  const shown: AwardShown[] = [];
  const scores: (readonly number[] | null)[] = [];
  let celebrated = 0;
  const changes = new TableChanges();
  const award: AwardShow = new AwardShow(
    { clock, motion: (ms) => ms * factor, model, changes, celebrate: async () => void celebrated++ },
    { show: (one) => shown.push(one), repaint() {}, destroy() {} },
  );
  changes.hud.subscribe(() => scores.push(award.scores));
  const last = () => shown.at(-1);
  return { award, clock, reel, shown, scores, last, celebrated: () => celebrated };
}

async function restOf(now: Situation): Promise<AwardShown | undefined> {
  const { award, last } = table();
  award.show(now);
  return last();
}

describe('the end of a deal', () => {
  it.each([
    ['a deal', deal],
    ['a match', match],
  ])('of %s leaves the table, when all is told, as it is shown at once', async (_, now) => {
    const { award, reel, last, scores } = table();
    const told = award.play(unwritten(now), 1100, never);
    await reel.step(6000);
    await told;
    expect(last()).toEqual(await restOf(now));
    expect(scores.at(-1)).toEqual(now.settlement?.standing.totals);
  });

  it('leaves it so when it is cut short at any moment', async () => {
    for (let gone = 0; gone < 4000; gone += 333) {
      const { award, clock, reel, last } = table();
      const cut = new AbortController();
      const told = award.play(unwritten(match), 1100, cut.signal);
      await reel.step(gone);
      clock.hurry();
      cut.abort();
      award.show(match);
      await told;
      await reel.step(3000);
      expect(last()).toEqual(await restOf(match));
    }
  });

  it('is told at once, without a frame, where nothing moves', async () => {
    const { award, last } = table(0);
    await award.play(unwritten(deal), 1100, never);
    expect(last()).toEqual(await restOf(deal));
  });

  it('writes a score only as points arrive', async () => {
    const { award, reel, scores } = table();
    void award.play(unwritten(deal), 1100, never);
    await reel.step(1100);
    expect(scores.every((totals) => totals?.every((n) => n === 0))).toBe(true);
    await reel.step(3000);
    const seat = deal.seen.outcome?.by ?? -1;
    const mine = scores.map((totals) => totals?.[seat] ?? 0);
    expect(mine).toEqual([...mine].sort((a, b) => a - b));
    expect(new Set(mine).size).toBe(4);
  });

  it('lights who won the match more than who won a deal, and the whole star with it', async () => {
    const { award, reel, shown, celebrated } = table();
    void award.play(unwritten(match), 1100, never);
    await reel.step(6000);
    const strongest = (all: readonly AwardShown[]) =>
      Math.max(...all.flatMap(({ lights }) => lights.map(({ strength }) => strength)));
    expect(celebrated()).toBe(1);
    expect(shown.at(-1)?.lights[winner]?.strength).toBe(2);
    const other = table();
    void other.award.play(unwritten(deal), 1100, never);
    await other.reel.step(6000);
    expect(other.celebrated()).toBe(0);
    expect(strongest(other.shown)).toBeLessThan(1.5);
  });

  it('fades before the next deal, and hides no score of it', async () => {
    const { award, reel, last } = table();
    award.show(deal);
    expect(award.isLit(deal.seen.outcome?.by ?? -1)).toBe(true);
    void award.clear();
    await reel.step(100);
    expect(award.scores).toBeNull();
    expect(last()?.opacity).toBeLessThan(1);
    await reel.step(400);
    expect(last()?.opacity).toBe(0);
    expect(award.isLit(deal.seen.outcome?.by ?? -1)).toBe(false);
  });
});
