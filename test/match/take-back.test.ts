import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { provideMatch } from '../../src/match/match.machine.ts';
import type { MatchInput } from '../../src/match/match-setup.ts';
import type { Ports, Situation } from '../../src/match/ports.ts';
import {
  beginMatch,
  forcedMove,
  type MatchProgress,
  nextDeal,
  playMove,
  settle,
  takenBack,
  throwIn,
} from '../../src/match/progress.ts';
import { resume } from '../../src/match/resume.ts';
import { fastChance, seedOfText } from '../../src/rules/chance.ts';
import type { Beat, Game, Move, Seat } from '../../src/rules/game.ts';
import { games } from '../../src/rules/games.ts';
import { turnedIn } from '../../src/rules/sausage/turned-up.ts';
import { seen } from '../../src/rules/seen.ts';
import { solo1 } from '../../src/rules/solo/solo-1.ts';
import { often } from '../long.ts';
import { closedCross } from '../rules/toys/closed-cross.ts';
import { sumLine } from '../rules/toys/sum-line.ts';
import { bots, inputOf, instantPorts, persons } from './play.ts';
import { toy } from './toy.ts';

/** What may be taken back, as the moves go by: by whom, and where that leads. */
interface Chance {
  readonly seat: Seat;
  readonly before: MatchProgress;
}

/** 21.2: how many tiles of rows that nobody sees were ever turned up. */
const turnedUp = ({ game, deal }: MatchProgress) => (game.table.hands ? new Set(turnedIn(deal)).size : 0);

/** The chance after a move, told forwards, where the code under test looks backwards. */
function chanceAfter(chance: Chance | null, before: MatchProgress, move: Move, after: MatchProgress): Chance | null {
  const seat = before.deal.turn?.seat;
  // 22.3, 23.3: where nothing is hidden the end of a lost deal turns nothing up.
  const how = after.deal.outcome?.how;
  const isDeadEnd = how === 'givenUp' || (after.game === solo1 && how === 'blocked');
  const isHiddenSeen =
    move.do === 'draw' || turnedUp(after) > turnedUp(before) || (after.deal.phase === 'ended' && !isDeadEnd);
  if (seat === undefined || isHiddenSeen) return null;
  const isTurnUnderWay = (before.deal.turn?.laid.length ?? 0) > 0;
  if (isTurnUnderWay && chance?.seat === seat) return chance;
  // What nobody chose is not taken back, but what was chosen after it in the same turn is (12.1).
  return forcedMove(before) ? null : { seat, before };
}

const all = [...games, toy, closedCross, sumLine];

interface Drawn {
  readonly game: Game;
  readonly seats: number;
  readonly text: string;
}

/** Every step of the first deals of a match played at random. */
function* steps(game: Game, seats: number, text: string, deals: number) {
  const options = game.options(game === toy ? { lead: 'at will' } : {}, seats);
  if (!options.ok) throw new Error(options.reason);
  const random = fastChance(text.length + text.charCodeAt(0));
  let progress = beginMatch(game, options.value, seats, seedOfText(text));
  for (let deal = 0; deal < deals && !progress.standing.winners; deal++) {
    if (deal > 0) progress = nextDeal(progress);
    while (progress.deal.phase === 'thrownIn') progress = throwIn(progress);
    while (progress.deal.turn) {
      const legal = game.moves(progress.deal);
      // Turns of several moves are rare, and wanted.
      const longer = legal.filter((move) => 'goesOn' in move);
      const moves = longer.length > 0 ? longer : legal;
      const move = moves[random.below(moves.length)] as Move;
      const after = playMove(progress, move).progress;
      yield { before: progress, move, after };
      progress = after;
    }
    progress = settle(progress);
  }
}

/** Matches in which turns of several tiles come. */
const several = all
  .filter(({ id }) => id === 'osel' || id === 'hungarian')
  .flatMap((game) => [...'abcdefghij'].map((text): [Drawn] => [{ game, seats: 2, text }]));

const anyMatch: fc.Arbitrary<Drawn> = fc
  .tuple(fc.constantFrom(...all), fc.nat(), fc.string({ minLength: 1, maxLength: 8 }))
  .map(([game, pick, text]) => ({ game, seats: game.seats[pick % game.seats.length] ?? 2, text }));

describe('taking back', () => {
  it('leads, in any game at any point, to where the seat chose, until another acted or a hidden tile was seen', () => {
    const count = { free: 0, over: 0, several: 0 };
    fc.assert(
      fc.property(anyMatch, ({ game, seats, text }) => {
        let chance: Chance | null = null;
        for (const { before, move, after } of steps(game, seats, text, 2)) {
          chance = chanceAfter(chance, before, move, after);
          for (let seat = 0; seat < seats; seat++) {
            const back = takenBack(after, seat);
            const wanted = chance?.seat === seat ? chance.before : null;
            // `toEqual` is slow, and nearly always they are equal in every way.
            if (!isDeepStrictEqual(back, wanted)) expect(back).toEqual(wanted);
            count[back ? 'free' : 'over']++;
            if (back && (after.log.at(-1)?.length ?? 0) - (back.log.at(-1)?.length ?? 0) > 1) count.several++;
          }
        }
      }),
      // Osel and Hungarian have turns of several tiles.
      { numRuns: 40, seed: 7, examples: several },
    );
    expect(Math.min(count.free, count.over, count.several)).toBeGreaterThan(3);
  });

  it('gives the match that is resumed from the log without the turn', () => {
    fc.assert(
      fc.property(anyMatch, ({ game, seats, text }) => {
        for (const { before, after } of steps(game, seats, text, 2)) {
          const back = takenBack(after, before.deal.turn?.seat ?? -1);
          if (!back) continue;
          const { options, seed, log } = back;
          expect(resume(game, options, seats, seed, log)).toEqual({ ok: true, value: back });
          expect(after.log.flat().slice(0, log.flat().length)).toEqual(log.flat());
        }
      }),
      { numRuns: 8, seed: 7 },
    );
  });

  it('tells nobody more than they knew before the move', () => {
    fc.assert(
      fc.property(anyMatch, ({ game, seats, text }) => {
        for (const { after } of steps(game, seats, text, 1)) {
          for (let seat = 0; seat < seats; seat++) {
            const back = takenBack(after, seat);
            if (!back) continue;
            // No face is seen after the move that was not seen before it, by the one who may look twice.
            const known = seen(game, back.deal, seat).heap;
            seen(game, after.deal, seat).heap.forEach((face, at) => {
              if (face !== null && known[at] !== face) expect(known[at]).toBe(face);
            });
          }
        }
      }),
      { numRuns: often(12, 20), seed: 7 },
    );
  });
});

describe('at the table', () => {
  /** A match of the toy between a person and a bot; `show` and `choose` wait as long as the test likes. */
  function table(input: MatchInput, ports: Partial<Ports> = {}) {
    const asked: { seat: Seat; takeBack: boolean; signal: AbortSignal; answer(move: Move): void }[] = [];
    const shown: { beats: readonly Beat[]; now: Situation }[] = [];
    const actor = createActor(
      provideMatch({
        ...instantPorts([]),
        show: async (what) => {
          shown.push(what);
        },
        choose: ({ seat, takeBack }, signal) =>
          new Promise((answer) => {
            asked.push({ seat, takeBack, signal, answer });
          }),
        ...ports,
      }),
      { input },
    ).start();
    const context = () => actor.getSnapshot().context;
    const choosing = (seat: Seat) =>
      waitFor(actor, (snapshot) => {
        const { deal } = snapshot.context;
        return /choosing/.test(JSON.stringify(snapshot.value)) && deal.turn?.seat === seat;
      });
    const first = () => toy.moves(context().deal)[0] as Move;
    return { actor, asked, shown, context, choosing, first };
  }

  /** Seat 0 leads what it likes, so that it chooses first. */
  const input = (sitters: MatchInput['sitters'], text = 'toy 9') => {
    const found = ['', 'a', 'b', 'c', 'd', 'e', 'f', 'g'].find((more) => {
      const begun = inputOf(toy, sitters, text + more, { lead: 'any', star: 9 });
      return beginMatch(toy, begun.options, 2, begun.seed).deal.turn?.seat === 0;
    });
    return inputOf(toy, sitters, text + found, { lead: 'any', star: 9 });
  };

  it('a person lays another tile after all, and nothing is left of the first', async () => {
    const { actor, asked, shown, context, choosing } = table(input([...persons(1), ...bots(1)]));
    await choosing(0);
    const [one, another] = toy.moves(context().deal) as [Move, Move];
    asked.at(-1)?.answer(one);
    await choosing(1);
    expect(asked.at(-1)).toMatchObject({ seat: 1, takeBack: true });
    expect(shown.at(-1)?.now.takeBack).toBe(true);
    const thinking = asked.at(-1);

    actor.send({ type: 'TAKE_BACK' });
    expect(thinking?.signal.aborted).toBe(true);
    expect(shown.at(-1)).toMatchObject({ beats: [], now: { eye: 0, takeBack: false, seen: { laid: [], log: [] } } });
    await choosing(0);
    thinking?.answer({ do: 'draw' });
    expect(context().log).toEqual([[]]);

    asked.at(-1)?.answer(another);
    await choosing(1);
    const never = resume(toy, context().options, 2, context().seed, [[another]]);
    expect(never).toMatchObject({ ok: true, value: { deal: context().deal, log: context().log } });
  });

  it('a tile that is still on its way comes back too', async () => {
    const { actor, asked, shown, context, choosing, first } = table(input([...persons(1), ...bots(1)]), {
      show: (what, signal) => {
        shown.push(what);
        return what.beats.some(({ beat }) => beat === 'led')
          ? new Promise((resolve) => signal.addEventListener('abort', () => resolve()))
          : Promise.resolve();
      },
    });
    await choosing(0);
    asked.at(-1)?.answer(first());
    await waitFor(actor, (snapshot) => snapshot.matches({ leading: 'showing' }));
    await waitFor(actor, () => shown.at(-1)?.now.takeBack === true);
    actor.send({ type: 'TAKE_BACK' });
    await choosing(0);
    expect(context().deal.laid).toEqual([]);
  });

  it('nothing is taken back once another seat has moved, or before anything was done', async () => {
    const { actor, asked, context, choosing, first } = table(input([...persons(1), ...bots(1)]));
    await choosing(0);
    const start = context();
    actor.send({ type: 'TAKE_BACK' });
    expect(context()).toBe(start);
    asked.at(-1)?.answer(first());
    await choosing(1);
    asked.at(-1)?.answer(first());
    await waitFor(actor, ({ context: now }) => now.log.flat().length > 1);
    const later = context();
    actor.send({ type: 'TAKE_BACK' });
    expect(context()).toBe(later);
  });

  describe('on the curtain before the next person', () => {
    const handedOver = async () => {
      const asks: Parameters<Ports['handOver']>[0][] = [];
      let lift = () => {};
      const at = table(input(persons(2)), {
        handOver: (input) =>
          new Promise((resolve) => {
            asks.push(input);
            lift = resolve;
          }),
      });
      const handing = (count: number) =>
        waitFor(at.actor, ({ value }) => asks.length === count && /handingOver/.test(JSON.stringify(value)));
      await handing(1);
      lift();
      await at.choosing(0);
      at.asked.at(-1)?.answer(at.first());
      await handing(2);
      return { ...at, asks, lift: () => lift(), handing };
    };

    it('whoever gives the device away takes back what was done, and goes on', async () => {
      const { actor, asks, context, choosing, asked, first, handing } = await handedOver();
      expect(asks.map(({ to, takeBack }) => [to, takeBack])).toEqual([
        [0, null],
        [1, 0],
      ]);
      expect(context().deal.laid).toHaveLength(1);
      // What is shown under the curtain tells nobody that anything may be taken back.
      expect(asks.at(-1)?.now).toMatchObject({ eye: 'table', takeBack: false });
      actor.send({ type: 'TAKE_BACK' });
      await choosing(0);
      expect(context()).toMatchObject({ holder: 0, giver: null, deal: { laid: [] } });
      asked.at(-1)?.answer(first());
      await handing(3);
      expect(asks.at(-1)).toMatchObject({ to: 1, takeBack: 0 });
    });

    it('nothing is taken back once the next person looks', async () => {
      const { actor, asked, context, choosing, lift } = await handedOver();
      lift();
      await choosing(1);
      const looked = context();
      actor.send({ type: 'TAKE_BACK' });
      expect(context()).toBe(looked);
      expect(asked.at(-1)?.takeBack).toBe(false);
    });
  });

  it('a match between bots never waits for anybody to take back', async () => {
    const { asked, choosing, first } = table(input(bots(2)));
    await choosing(0);
    asked.at(-1)?.answer(first());
    await choosing(1);
    expect(asked.map(({ takeBack }) => takeBack)).not.toContain(true);
  });
});
