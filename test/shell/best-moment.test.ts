import { describe, expect, it } from 'vitest';
import { textsFor } from '../../src/i18n/english.ts';
import { historyOf } from '../../src/match/deal-history.ts';
import type { AskExpert } from '../../src/match/expertise.ts';
import { filmOf, indexOf } from '../../src/match/film.ts';
import type { MatchContext } from '../../src/match/match-setup.ts';
import type { Move, Seen } from '../../src/rules/game.ts';
import { gameById } from '../../src/rules/games.ts';
import { sameMove } from '../../src/rules/moves.ts';
import { hasEnded } from '../../src/rules/record.ts';
import { CHARACTERS } from '../../src/seats/characters.ts';
import { bestDeals, bestMoment } from '../../src/shell/result/best-moment.ts';
import { decisionsOf } from '../../src/shell/result/decision-costs.ts';
import { playOnFrom, seatFrom } from '../../src/shell/watching/play-on.ts';
import { bots, inputOf, instantPorts, playMatch } from '../match/play.ts';

const SEAT = 1;
const always = () => true;

async function matchOf(id: string): Promise<MatchContext> {
  const game = gameById(id);
  if (!game) throw new Error('no game');
  return await playMatch(inputOf(game, bots(4), 'best'), instantPorts([]));
}

/** A match of bots, and the one that a person played on from a moment of it. */
async function matchPlayedOn(deal: number, move: number) {
  const match = await matchOf('sebastopol');
  const film = filmOf(match);
  if (!film.ok) throw new Error(film.reason);
  const at = indexOf(film.value, deal, move);
  const seat = seatFrom(film.value, at, 'all');
  if (seat === null) throw new Error('nobody is to move');
  const made = { id: 'other', seed: '7'.repeat(64) };
  const { log, given = [], sitters } = playOnFrom(film.value, at, seat, made, textsFor([]), CHARACTERS);
  const input = { ...inputOf(match.game, sitters, 'played on'), log, given };
  return { match, playedOn: await playMatch(input, instantPorts([])), seat };
}

/** An expert for whom every move is best; `aheadOf` says by how much. */
const expert =
  (aheadOf: (seen: Seen, played: Move) => number, isBest = true): AskExpert =>
  async (_game, seen, moves, _standing, _sitters, played) => {
    const others = moves.filter((move) => !sameMove(move, played));
    return { best: isBest ? [played] : others, cost: isBest ? 0 : 3, ahead: aheadOf(seen, played), why: 'because' };
  };

describe('the best move of a match', () => {
  it('is the one furthest ahead of the next choice, among those an expert would have made', async () => {
    const match = await matchOf('sebastopol');
    const asked: { seen: Seen; played: Move }[] = [];
    const best = await bestMoment(
      match,
      [SEAT],
      expert((seen, played) => asked.push({ seen, played }) % 7),
      always,
    );
    expect(best).toMatchObject({ seat: SEAT, ahead: 6, why: 'because' });
    const first = asked[5];
    expect(best && first && sameMove(best.move, first.played)).toBe(true);
    // Only with what the seat saw then, and told of the deal in which it was.
    for (const { seen } of asked) expect(seen.turn?.seat).toBe(SEAT);
    const history = best ? historyOf(match, best.deal) : [];
    const at = history.findIndex(({ deal }) => deal.log.length === best?.before.log.length);
    expect(history[at]?.deal).toEqual(best?.before);
    expect(history[at + 1]?.log.at(-1)?.at(-1)).toEqual(best?.move);
  });

  it('is none of the moves that others had made before the match was played on', async () => {
    const { match: watched, playedOn, seat } = await matchPlayedOn(2, 9);
    const before = [...decisionsOf(historyOf(watched, 1), seat), ...decisionsOf(historyOf(watched, 2), seat)];
    expect(before.some((at) => at < 9)).toBe(true);
    expect(decisionsOf(historyOf(playedOn, 1), seat)).toEqual([]);
    const own = decisionsOf(historyOf(playedOn, 2), seat);
    expect(own.length).toBeGreaterThan(0);
    expect(own.every((at) => at >= 9)).toBe(true);
    const asked: Seen[] = [];
    await bestMoment(
      playedOn,
      [seat],
      expert((seen) => asked.push(seen)),
      always,
    );
    const deals = asked.map(({ deal, log }) => ({ deal, isOwn: deal > 2 || (deal === 2 && log.length >= 9) }));
    expect(deals.length).toBeGreaterThan(own.length);
    expect(deals.filter(({ isOwn }) => !isOwn)).toEqual([]);
  });

  it('is none where every move was worth less than a point, or another one was better', async () => {
    const match = await matchOf('sebastopol');
    expect(
      await bestMoment(
        match,
        [SEAT],
        expert(() => 0.5),
        always,
      ),
    ).toBeNull();
    expect(
      await bestMoment(
        match,
        [SEAT],
        expert(() => 9, false),
        always,
      ),
    ).toBeNull();
  });

  it('is looked for in the deals that went best, and in so many decisions only', async () => {
    const match = await matchOf('sebastopol');
    const ended = match.finished.filter(hasEnded);
    const made = bestDeals(match, [SEAT]).map(
      (deal) => (ended[deal - 1]?.totals[SEAT] ?? 0) - (ended[deal - 2]?.totals[SEAT] ?? 0),
    );
    expect(ended.length).toBeGreaterThan(2);
    expect(made).toEqual([...made].sort((a, b) => b - a));
    expect([...bestDeals(match, [SEAT])].sort((a, b) => a - b)).toEqual(ended.map((_, n) => n + 1));
    let asked = 0;
    await bestMoment(
      match,
      [0, 1, 2, 3],
      expert(() => asked++),
      always,
    );
    expect(asked).toBe(24);
    // Points that are losses: the fewest first.
    const osel = await matchOf('osel');
    const lost = osel.finished.filter(hasEnded);
    const [first = 1] = bestDeals(osel, [SEAT]);
    const losses = lost.map(({ totals }, n) => (totals[SEAT] ?? 0) - (lost[n - 1]?.totals[SEAT] ?? 0));
    expect(losses[first - 1]).toBe(Math.min(...losses));
  });

  it('is no longer looked for when its result is not shown any more', async () => {
    const match = await matchOf('sebastopol');
    let asked = 0;
    expect(
      await bestMoment(
        match,
        [SEAT],
        expert(() => ++asked),
        () => asked < 2,
      ),
    ).toBeNull();
    expect(asked).toBe(2);
  });
});
