import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { audit } from '../../src/rules/audit.ts';
import { fastChance, seedOfText } from '../../src/rules/chance.ts';
import type { Deal, Game, Position } from '../../src/rules/game.ts';
import { games } from '../../src/rules/games.ts';
import { handsTaken, mayTakeOwn, notTaken, seenTaking } from '../../src/rules/own-tiles.ts';
import { playersOf } from '../../src/rules/players.ts';
import { dealRecord, readRecords, recordHeader, replay, thrownInRecord, writeRecord } from '../../src/rules/record.ts';
import { sealedDeal, teamsOf } from '../../src/rules/sealed.ts';
import { mexicanTrain } from '../../src/rules/trains/mexican-train.ts';
import { judge } from '../second/judgement.ts';

const picked = games.filter(mayTakeOwn);

/** A table of a game with its most seats. */
function tableOf(game: Game) {
  const seats = Math.max(...game.seats);
  const options = game.options({}, seats);
  if (!options.ok) throw new Error(options.reason);
  return { options: options.value, seats, standing: game.begin(options.value, seats) };
}

/** The deal of a seed whose tiles are taken by chance until somebody can lead, and what was thrown in before. */
function takenDeal(game: Game, text: string) {
  const { options, seats, standing } = tableOf(game);
  const seed = seedOfText(text);
  const chance = fastChance(text.length);
  const thrownIn = [];
  for (let attempt = 0; ; attempt++) {
    const taken: Position[] = [];
    const now = () => sealedDeal(game, standing, options, seats, seed, attempt, undefined, taken);
    const players = playersOf(now().deal).length;
    while (taken.length < players * game.handSize(options, seats)) {
      const { boneyard, turn, hands, dead } = now().deal;
      expect(boneyard).toEqual(notTaken([...hands, dead], now().deal.heap));
      expect(turn?.seat).toBe(playersOf(now().deal)[taken.length % players]);
      taken.push(boneyard[chance.below(boneyard.length)] as Position);
    }
    const dealt = now();
    if (dealt.deal.phase !== 'thrownIn') return { ...dealt, thrownIn, taken, options, seats, seed, chance };
    thrownIn.push(thrownInRecord(dealt.deal, dealt.seal, dealt.hands));
  }
}

describe('taking one’s own tiles (1.13)', () => {
  it('is a custom of all games but those in which a tile’s place in the heap counts', () => {
    const others = games.filter((game) => !mayTakeOwn(game)).map(({ id }) => id);
    expect(others.sort()).toEqual(['mosaic', 'sausage', 'solo-1', 'squares']);
  });

  it('goes round clockwise, one tile each', () => {
    expect(handsTaken([5, 0, 9, 3, 7], { seats: 3 })).toEqual([[5, 3], [0, 7], [9]]);
    expect(handsTaken([5, 0, 9, 3], { seats: 4, waits: [1, 3] })).toEqual([[5, 9], [], [0, 3], []]);
  });

  it.each(picked)('leaves heap and commitment as they were, and gives each seat what it took: $id', (game) => {
    const { deal, seal, hands, taken, options, seats, seed, thrownIn } = takenDeal(game, `own ${game.id}`);
    const dealt = sealedDeal(game, game.begin(options, seats), options, seats, seed, thrownIn.length);
    expect(deal.heap).toEqual(dealt.deal.heap);
    expect(seal).toEqual(dealt.seal);
    expect(deal.hands).toEqual(hands);
    expect(hands).toEqual(handsTaken(taken, deal));
    expect([...deal.boneyard, ...deal.dead]).toEqual(notTaken(hands, deal.heap));
  });

  it.each(picked)('gives a record that replay, audit and the second reading find good: $id', (game) => {
    const { deal: dealt, seal, hands, options, seats, seed, thrownIn, chance } = takenDeal(game, `read ${game.id}`);
    const standing = game.begin(options, seats);
    let deal: Deal = dealt;
    while (deal.phase !== 'ended') {
      const moves = game.moves(deal);
      const move = moves[chance.below(moves.length)];
      if (!move) throw new Error('stuck');
      const from = deal.boneyard[chance.below(Math.max(1, deal.boneyard.length))];
      deal = game.play(deal, move.do === 'draw' && from !== undefined ? { do: 'draw', from } : move).deal;
    }
    const line = dealRecord(deal, game.settle(standing, deal), seal, thrownIn, hands);
    const sitters = Array.from({ length: seats }, (_, seat) => ({ name: `Seat ${seat}`, kind: 'person' as const }));
    const header = recordHeader(game, options, sitters, undefined, teamsOf(game, seed, options)?.draw);
    const text = writeRecord({ header, deals: [line] });
    expect(audit(text)).toMatchObject({ ok: true, deals: 1 });
    expect(judge(text)).toMatchObject({ ok: true });
    const read = readRecords(text);
    const [record] = read.ok ? read.value : [];
    if (!record) throw new Error('no record');
    const deals: Deal[] = [];
    replay(record, game, (step) => deals.push(step.deal));
    expect(deals[0]).toEqual(dealt);
    expect(deals.at(-1)).toEqual(deal);
  });

  it.each(picked)('shows a seat what it has taken, and nobody anything else: $id', (game) => {
    const { options, seats, standing } = tableOf(game);
    const seed = seedOfText('sight');
    const set = game.set(options).length;
    const most = playersOf(sealedDeal(game, standing, options, seats, seed, 0, undefined, []).deal).length;
    const order = fc.uniqueArray(fc.nat(set - 1), { maxLength: most * game.handSize(options, seats) - 1 });
    fc.assert(
      fc.property(order, (some) => {
        const { heap } = sealedDeal(game, standing, options, seats, seed, 0).deal;
        // 29.2: what is turned up before can't be taken, and all see it.
        const up = heap.indexOf(game.dealing?.turnsUp?.({ options, deal: 1 }) ?? '0-99');
        const taken = some.filter((at) => at !== up);
        const { deal } = sealedDeal(game, standing, options, seats, seed, 0, undefined, taken);
        for (const eye of [...deal.hands.keys(), 'table'] as const) {
          const own = eye === 'table' ? [] : (deal.hands[eye] ?? []);
          const faces = deal.heap.map((tile, at) => (own.includes(at) || at === up ? tile : null));
          expect(seenTaking(deal, eye).heap).toEqual(faces);
        }
      }),
      { numRuns: 20, seed: 1 },
    );
  });

  it('29.2: nobody takes the engine: it is turned up before, and a record in which somebody took it is refused', () => {
    const { options, seats, standing } = tableOf(mexicanTrain);
    const { deal } = sealedDeal(mexicanTrain, standing, options, seats, seedOfText('engine'), 0, undefined, []);
    const engine = deal.heap.indexOf('12-12');
    expect([deal.boneyard.includes(engine), deal.dead]).toEqual([false, [engine]]);
    const { deal: dealt, seal, hands } = takenDeal(mexicanTrain, 'engine');
    const refused = dealRecord(dealt, null, seal, [], [[engine, ...(hands[0] ?? []).slice(1)], ...hands.slice(1)]);
    const sitters = hands.map((_, seat) => ({ name: `Seat ${seat}`, kind: 'person' as const }));
    const text = writeRecord({ header: recordHeader(mexicanTrain, options, sitters), deals: [refused] });
    expect(audit(text)).toMatchObject({ ok: false, reason: 'hands' });
  });
});
