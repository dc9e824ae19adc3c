import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { historyOf } from '../../src/match/deal-history.ts';
import { filmOf } from '../../src/match/film.ts';
import { provideMatch } from '../../src/match/match.machine.ts';
import type { MatchContext, MatchInput } from '../../src/match/match-setup.ts';
import { beginMatch } from '../../src/match/progress.ts';
import { resume } from '../../src/match/resume.ts';
import { situationOf } from '../../src/match/situation.ts';
import { lotDrawn } from '../../src/match/stirrer.ts';
import { audit } from '../../src/rules/audit.ts';
import type { Game, Seat } from '../../src/rules/game.ts';
import { gameById, games } from '../../src/rules/games.ts';
import { recordHeader, writeRecord } from '../../src/rules/record.ts';
import { bots, fewDeals, type Heard, inputOf, instantPorts, persons, playMatch } from './play.ts';
import { toy } from './toy.ts';

const own = (input: MatchInput): MatchInput => ({ ...input, taken: [] });
const game = (id: string) => gameById(id) as Game;
const takers = (heard: readonly Heard[]): Seat[] =>
  heard.flatMap((each) => (each.port === 'take' ? [each.input.seat] : []));

/** A match in which tiles are taken, after the given number of them. */
function stopped(input: MatchInput, count: number): MatchContext {
  const back = resume(input.game, input.options, input.sitters.length, input.seed, [[]], [], input.taken ?? null);
  if (!back.ok) throw new Error(back.reason);
  expect(back.value.hands.flat()).toHaveLength(count);
  return { ...back.value, sitters: input.sitters, holder: null, beats: [], resumed: true, giver: null, played: 0 };
}

describe('a match in which seats take their own tiles', () => {
  it('has each take one in turn after each shuffle, before the deal is open', async () => {
    const heard: Heard[] = [];
    const input = own(inputOf(game('block'), bots(3), 'in turn', fewDeals(game('block'))));
    const end = await playMatch(input, instantPorts(heard));
    const [first, ...others] = heard;
    expect(first?.port).toBe('shuffle');
    const size = input.game.handSize(input.options, 3);
    const dealt = others.findIndex((each) => each.port === 'show' && each.beats.some(({ beat }) => beat === 'dealt'));
    expect(takers(others.slice(0, dealt))).toEqual(Array.from({ length: 3 * size }, (_, nth) => nth % 3));
    expect(end.taken).toHaveLength(end.finished.length);
    expect(end.finished.map(({ hands }) => hands.flat().sort())).toEqual(end.taken?.map((all) => [...all].sort()));
  });

  it('gives a record that the audit finds good', async () => {
    for (const [id, seats] of [
      ['cyprus', 4],
      ['general', 6],
      ['sea-goat', 4],
      ['solo-2', 1],
    ] as const) {
      const input = own(inputOf(game(id), bots(seats), `own ${id}`, fewDeals(game(id))));
      const end = await playMatch(input, instantPorts([]));
      const header = recordHeader(input.game, input.options, input.sitters);
      expect(audit(writeRecord({ header, deals: end.finished }))).toMatchObject({ ok: true });
    }
  });

  it('shuffles and takes anew where a deal is thrown in', async () => {
    const heard: Heard[] = [];
    const end = await playMatch(own(inputOf(toy, bots(2), 'toy 5')), instantPorts(heard, 3));
    const thrown = end.finished.reduce((sum, { thrownIn }) => sum + thrownIn.length, 0);
    expect(end.taken).toHaveLength(end.finished.length + thrown);
    expect(takers(heard)).toHaveLength(4 * (end.finished.length + thrown));
  });

  it('comes to the same from its moves and what was taken, in its film and in each deal’s history too', async () => {
    const input = own(inputOf(toy, bots(2), 'toy 2'));
    const end = await playMatch(input, instantPorts([], 5));
    const back = resume(toy, input.options, 2, input.seed, end.log, [], end.taken);
    expect(back.ok && back.value.deal).toEqual(end.deal);
    expect(back.ok && back.value.taken).toEqual(end.taken);
    const film = filmOf({ ...input, log: end.log, taken: end.taken });
    expect(film.ok && film.value.moments.at(-1)?.progress.deal).toEqual(end.deal);
    expect(historyOf(end, 1)[0]?.hands).toEqual(end.finished[0]?.hands);
  });

  it('1.13: has shown what fixes the heap before the first tile is taken, and the record says the same', async () => {
    for (const input of [
      inputOf(toy, bots(2), 'toy 5'),
      inputOf(game('block'), bots(3), 'fixed', fewDeals(game('block'))),
    ]) {
      const heard: Heard[] = [];
      const end = await playMatch(own(input), instantPorts(heard, 3));
      const asked = heard.filter(({ port }) => port === 'shuffle' || port === 'take');
      const shown = asked.flatMap((each, nth) =>
        each.port === 'shuffle' && asked[nth + 1]?.port === 'take' ? [each.now.commitment] : [],
      );
      expect(asked[0]?.port).toBe('shuffle');
      const kept = end.finished.flatMap(({ thrownIn, commitment }) => [
        ...thrownIn.map((each) => each.commitment),
        commitment,
      ]);
      expect(shown).toEqual(kept);
    }
  });

  it('goes on from a save in the middle of the taking', async () => {
    const input = inputOf(game('block'), bots(2), 'in the middle');
    const taken = [[20, 3, 9]];
    const heard: Heard[] = [];
    const ports = { ...instantPorts(heard), choose: () => new Promise<never>(() => {}) };
    const actor = createActor(provideMatch(ports), { input: { ...input, log: [[]], taken } }).start();
    expect(actor.getSnapshot().value).toEqual({ picking: 'showing' });
    await new Promise<void>((resolve) => {
      actor.subscribe(({ value }) => (JSON.stringify(value).includes('choosing') ? resolve() : undefined));
    });
    actor.stop();
    expect(takers(heard)).toEqual([1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1]);
    expect(heard.some(({ port }) => port === 'shuffle')).toBe(false);
    expect(actor.getSnapshot().context.taken?.[0]?.slice(0, 3)).toEqual(taken[0]);
  });

  it('is refused if a tile cannot have been taken', () => {
    const { options, seed } = inputOf(game('block'), bots(2), 'refused');
    for (const taken of [[[3, 3]], [[28]], [[-1]]]) {
      const back = resume(game('block'), options, 2, seed, [[]], [], taken);
      expect(back).toMatchObject({ ok: false, reason: 'illegal' });
    }
    expect(resume(game('block'), options, 2, seed, [[{ do: 'pass' }]], [], [[3, 4]])).toMatchObject({ ok: false });
  });

  it('shows a person alone at the device its tiles as it takes them, and nothing where several share it', () => {
    const taken = [[20, 3, 9]];
    const alone = stopped({ ...inputOf(game('block'), persons(2), 'sight'), taken }, 3);
    const faces = (eye: Seat | 'table') => situationOf(alone, eye).seen.heap.flatMap((tile, at) => (tile ? [at] : []));
    expect(faces(0)).toEqual([9, 20]);
    expect(faces(1)).toEqual([3]);
    expect(faces('table')).toEqual([]);
    const { isTaking, moves } = situationOf(alone, 0);
    expect([isTaking, moves]).toEqual([true, []]);
  });

  it('names the seat that the lot has drawn before a tile is taken (6.5)', () => {
    let drawn = 0;
    for (const each of games.filter(({ dealing }) => dealing?.hasLot && !dealing.isInOrder)) {
      const seats = Math.max(...each.seats);
      const { options, seed } = inputOf(each, bots(seats), 'lot');
      const taking = beginMatch(each, options, seats, seed, [], true);
      expect(lotDrawn(taking)).toBe(lotDrawn(beginMatch(each, options, seats, seed)));
      expect(lotDrawn(taking)).not.toBeNull();
      drawn++;
    }
    expect(drawn).toBeGreaterThan(0);
  });

  it('asks several persons in turn with no hand in sight, and no curtain before the first turn of the deal', async () => {
    const heard: Heard[] = [];
    const ports = { ...instantPorts(heard), choose: () => new Promise<never>(() => {}) };
    const actor = createActor(provideMatch(ports), { input: own(inputOf(game('block'), persons(2), 'several')) });
    const asked = new Promise<void>((resolve) => {
      actor.subscribe(({ value }) => (JSON.stringify(value).includes('choosing') ? resolve() : undefined));
    });
    actor.start();
    await asked;
    actor.stop();
    const first = heard.findIndex(({ port }) => port === 'handOver');
    expect(takers(heard.slice(0, first))).toHaveLength(14);
    // The lead that the rules name lies in sight of all.
    const dealt = heard.findIndex((each) => each.port === 'show' && each.beats[0]?.beat === 'dealt');
    for (const each of heard.slice(0, dealt)) {
      const { heap } = each.port === 'take' ? each.input.seen : each.port === 'choose' ? { heap: [] } : each.now.seen;
      expect(heap.every((tile) => tile === null)).toBe(true);
    }
  });
});

it('a match in which tiles are dealt asks nobody to take any', async () => {
  const heard: Heard[] = [];
  const end = await playMatch(inputOf(toy, bots(2), 'toy 1'), instantPorts(heard));
  expect(takers(heard)).toEqual([]);
  expect(end.taken).toBeNull();
});
