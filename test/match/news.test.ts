import { describe, expect, it } from 'vitest';
import { dealStory, newsFor } from '../../src/match/news.ts';
import { asOpened, beginMatch, forcedMove, type MatchProgress, playMove, throwIn } from '../../src/match/progress.ts';
import { beatsSeen, situationOf } from '../../src/match/situation.ts';
import { dealLabel, fastChance, lotOf, seedOfText } from '../../src/rules/chance.ts';
import type { Game, Move } from '../../src/rules/game.ts';
import { gameById, games } from '../../src/rules/games.ts';
import { lastIndexWhere } from '../../src/rules/last-where.ts';
import { inputOf, persons } from './play.ts';

const cyprus = gameById('cyprus') as Game;
const sitters = persons(6);

/** A deal of Cyprus with six seats, move by move, each chosen at random; every move with whether it was forced. */
function* progress(seed: string): Generator<{ now: MatchProgress; seat: number; move: Move; forced: boolean }> {
  const options = cyprus.options({ drawForLead: true }, 6);
  if (!options.ok) throw new Error(options.reason);
  let now = beginMatch(cyprus, options.value, 6, seedOfText(seed));
  while (now.deal.phase === 'thrownIn') now = throwIn(now);
  const chance = fastChance(7);
  for (let { turn } = now.deal; turn; { turn } = now.deal) {
    const moves = cyprus.moves(now.deal);
    const forced = forcedMove(now) !== null;
    const move = moves[chance.below(moves.length)] as Move;
    now = playMove(now, move).progress;
    yield { now, seat: turn.seat, move, forced };
  }
}

const newsAt = (now: MatchProgress, seat: number) => newsFor({ ...now, sitters, holder: null }, seat);

describe('the news for a seat', () => {
  it('tells every turn since the one in which the seat last chose, its own forced passes too', () => {
    for (const seed of ['a', 'b', 'c', 'd']) {
      const turns: { seat: number; moves: number; chose: boolean }[] = [];
      let ownPasses = 0;
      for (const { now, seat, forced } of progress(seed)) {
        const turn = turns.at(-1);
        if (turn?.seat === seat) Object.assign(turn, { moves: turn.moves + 1, chose: turn.chose || !forced });
        else turns.push({ seat, moves: 1, chose: !forced });
        const next = now.deal.turn?.seat;
        if (next === undefined || next === seat) continue;
        const last = lastIndexWhere(turns, (each) => each.seat === next && each.chose);
        const expected = turns.slice(last + 1).flatMap((each) => Array.from({ length: each.moves }, () => each.seat));
        const news = newsAt(now, next);
        const told = news.happened.flatMap(({ beat }) =>
          beat.beat === 'laid' || beat.beat === 'drew' || beat.beat === 'passed' || beat.beat === 'led'
            ? beat.seat
            : [],
        );
        expect(told).toEqual(expected);
        expect(news.since).toBe(last < 0 ? 'deal' : 'turn');
        if (told.includes(next)) ownPasses++;
      }
      expect([seed, turns.length > 20]).toEqual([seed, true]);
      expect(ownPasses).toBeGreaterThan(0);
    }
  });

  it('in the middle of a turn tells what came before it, not what the seat did in it', () => {
    let drawn = 0;
    for (const { now, seat, move } of progress('middle')) {
      if (move.do !== 'draw' || now.deal.turn?.seat !== seat) continue;
      drawn++;
      const { happened } = newsAt(now, seat);
      expect(happened.at(-1)?.beat).not.toMatchObject({ beat: 'drew', seat });
    }
    expect(drawn).toBeGreaterThan(0);
  });

  it('tells nothing that the table may not see', () => {
    for (const { now } of progress('secret')) {
      for (const seat of [0, 3]) {
        for (const { beat, after } of newsAt(now, seat).happened) {
          if (beat.beat === 'drew') expect(beat.tile).toBeNull();
          if (beat.beat === 'ended') continue;
          expect(after.eye).toBe('table');
          for (const [at, tile] of after.seen.heap.entries()) {
            if (tile !== null)
              expect(after.seen.laid.some((laid) => laid.at === at) || after.seen.outcome).toBeTruthy();
          }
        }
      }
    }
  });

  it('of a seat whose first turn comes begins with the deal', () => {
    for (const { now } of progress('first')) {
      const seat = now.deal.turn?.seat ?? 0;
      const hasMoved = now.deal.log.some((event) => event.seat === seat);
      if (hasMoved) break;
      const news = newsAt(now, seat);
      expect(news.since).toBe('deal');
      expect(news.happened[0]?.beat.beat).toMatch(/led|drew/);
    }
  });
});

/** The number of hand-overs that are looked at in a deal. */
const HAND_OVERS = 12;

describe.each(games.filter(({ seats }) => Math.max(...seats) > 1).map((game) => [game.id, game] as const))(
  'the news in %s, where the lot fell on another seat than the first',
  (_, game) => {
    it('leads to the table that the next person sees', () => {
      const seats = Math.max(...game.seats);
      const seeds = Array.from({ length: 99 }, (_, n) => `hand-over ${n}`);
      const seed = seeds.find((text) => lotOf(seedOfText(text), dealLabel(1, 0), seats) > 0) ?? '';
      const { options, sitters } = inputOf(game, persons(seats), seed);
      let now = beginMatch(game, options, seats, seedOfText(seed));
      while (now.deal.phase === 'thrownIn') now = throwIn(now);
      const chance = fastChance(3);
      let handOvers = 0;
      for (let { turn } = now.deal; turn && handOvers < HAND_OVERS; { turn } = now.deal) {
        now = playMove(now, now.moves[chance.below(now.moves.length)] as Move).progress;
        const next = now.deal.turn?.seat;
        if (next === undefined || next === turn.seat) continue;
        handOvers++;
        const sitting = { ...now, sitters, holder: null };
        expect(newsFor(sitting, next).happened.at(-1)?.after).toEqual(situationOf(sitting, 'table'));
      }
      expect(handOvers).toBeGreaterThan(1);
    });
  },
);

describe('the story of a deal', () => {
  it('tells what the person has seen of it since the tiles were dealt, as the table showed it', () => {
    const sat = { sitters, holder: 2 };
    const steps = [...progress('a')].map(({ now }) => now);
    const last = steps.at(-1) as MatchProgress;
    const shown = [{ beat: 'dealt' }];
    let before = asOpened(last);
    for (const now of steps) {
      const { beats } = playMove(before, now.log.at(-1)?.at(-1) as Move);
      shown.push(...beatsSeen({ ...sat, ...now }, beats));
      before = now;
      const told = dealStory({ ...sat, ...now }, 2);
      expect(told.map(({ beat }) => beat)).toEqual(shown);
      expect(told.at(-1)?.after).toEqual(situationOf({ ...sat, ...now }, now.deal.phase === 'ended' ? 'all' : 2));
    }
    expect(shown.length).toBeGreaterThan(20);
    expect(last.deal.phase).toBe('ended');
  });

  it('names no tile of a hand to the whole table', () => {
    const [now] = [...progress('b')].map((each) => each.now).slice(-2);
    const told = dealStory({ ...(now as MatchProgress), sitters, holder: null }, 'table');
    const drawn = told.flatMap(({ beat }) => (beat.beat === 'drew' ? [beat.tile] : []));
    expect(drawn.length).toBeGreaterThan(0);
    expect(new Set(drawn)).toEqual(new Set([null]));
  });
});
