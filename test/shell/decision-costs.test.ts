import { describe, expect, it } from 'vitest';
import { historyOf } from '../../src/match/deal-history.ts';
import type { AskExpert } from '../../src/match/expertise.ts';
import type { Seen } from '../../src/rules/game.ts';
import { gameById } from '../../src/rules/games.ts';
import { sameMove } from '../../src/rules/moves.ts';
import { decisionsOf, reviewOf } from '../../src/shell/result/decision-costs.ts';
import { bots, inputOf, instantPorts, playMatch } from '../match/play.ts';

async function history() {
  const game = gameById('sebastopol');
  if (!game) throw new Error('no game');
  const match = await playMatch(inputOf(game, bots(4), 'review'), instantPorts([]));
  return { game, match, history: historyOf(match, 2) };
}

describe('the review of a deal', () => {
  it('asks about each decision of the seat, and only with what it saw then', async () => {
    const { game, match, history: deal } = await history();
    const asked: Seen[] = [];
    const ask: AskExpert = async (_, view, moves, standing) => {
      asked.push(view);
      expect(moves).toEqual(game.moves(view));
      expect(standing).toBe(deal[0]?.standing);
      return { best: moves, cost: 0, ahead: 0, why: '' };
    };
    const steps: number[] = [];
    expect(await reviewOf(deal, 2, match.sitters, ask, (judged) => steps.push(judged))).toEqual([]);
    const decisions = decisionsOf(deal, 2);
    expect(decisions.length).toBeGreaterThan(2);
    expect(steps).toEqual(decisions.map((_, nth) => nth + 1));
    expect(asked).toHaveLength(decisions.length);
    for (const view of asked) {
      expect(view.turn?.seat).toBe(2);
      const known = new Set([...(view.hands[2] ?? []), ...view.laid.map(({ at }) => at)]);
      expect(view.heap.every((tile, at) => (tile !== null) === known.has(at))).toBe(true);
    }
  });

  it('tells the three that cost most, the dearest first, and none that cost less than a point', async () => {
    const { match, history: deal } = await history();
    const decisions = decisionsOf(deal, 0);
    let nth = 0;
    /** Each decision costs one point more than the one before, the first half a point. */
    const ask: AskExpert = async (_game, _view, moves) => {
      const at = decisions[nth] ?? 0;
      const played = deal[at + 1]?.log.at(-1)?.at(-1);
      const others = moves.filter((move) => !played || !sameMove(move, played));
      return { best: others, cost: 0.5 + nth++, ahead: 0, why: 'because' };
    };
    const found = await reviewOf(deal, 0, match.sitters, ask, () => {});
    const worst = decisions.slice(1).slice(-3).reverse();
    expect(found.map(({ at }) => at)).toEqual(worst);
    expect(found.map(({ cost }) => cost)).toEqual(worst.map((at) => decisions.indexOf(at) + 0.5));
    for (const { played, best, why } of found) {
      expect(sameMove(played, best)).toBe(false);
      expect(why).toBe('because');
    }
  });

  it('finds nothing to decide in a deal in which there was nothing', async () => {
    const { match, history: deal } = await history();
    const ask: AskExpert = () => Promise.reject(new Error('asked'));
    expect(await reviewOf(deal.slice(0, 1), 0, match.sitters, ask, () => {})).toEqual([]);
    await expect(reviewOf(deal, 0, match.sitters, ask, () => {})).rejects.toThrow('asked');
  });
});
