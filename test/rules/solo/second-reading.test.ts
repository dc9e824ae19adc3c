/** The games for one beside the second reading of their sentences: the same at every step of many deals. */
import { describe, expect, it } from 'vitest';
import { atOnce } from '../../../src/bots/steps.ts';
import { dealLabel, fastChance, seedOfText, shuffledHeap } from '../../../src/rules/chance.ts';
import type { Deal, Event, Game, Move, Options } from '../../../src/rules/game.ts';
import { solo1 } from '../../../src/rules/solo/solo-1.ts';
import { solo2 } from '../../../src/rules/solo/solo-2.ts';
import { solve } from '../../bots/asked.ts';
import { often } from '../../long.ts';
import { readingOf } from '../../second/all.ts';
import type * as second from '../../second/reading.ts';

/** An event or a move with its seat, spelled alike by both. */
const spelled = (event: Event | second.Event) =>
  JSON.stringify(Object.entries(event).sort(([a], [b]) => (a < b ? -1 : 1)));

/** One game with its options, by the program and as it is read. */
class Both {
  readonly #reading;
  readonly #match;

  constructor(
    readonly game: Game,
    readonly options: Options,
  ) {
    this.#reading = readingOf(game.id);
    this.#match = this.#reading.begin(options, 1);
  }

  /** A shuffled deal, another one for each number. */
  deal(seed: number): Deal {
    const heap = shuffledHeap(seedOfText(`both ${seed}`), dealLabel(1, 0), this.game.set(this.options));
    return this.game.open(this.game.begin(this.options, 1), this.options, 1, heap, 0);
  }

  /** Plays a deal by both at once; the deal at its end. */
  play(start: Deal, choose: (deal: Deal, moves: readonly Move[]) => Move | undefined): Deal {
    let ours = start;
    let theirs = this.#reading.open(this.#match, start.heap, 0);
    for (;;) {
      this.#sameStep(ours, theirs);
      if (ours.outcome) break;
      const move = choose(ours, this.game.moves(ours));
      if (!move) throw new Error('no move is left');
      ours = this.game.play(ours, move).deal;
      const event = this.#reading.moves(theirs).find((each) => spelled(each) === spelled({ seat: 0, ...move }));
      if (!event) throw new Error('no such event');
      const from = move.do === 'draw' ? { from: Math.min(...theirs.boneyard) } : {};
      theirs = this.#reading.play(theirs, { ...event, ...from });
    }
    this.#sameEnd(ours, theirs);
    return ours;
  }

  /** Both see the same turn, ends, tiles that are left, and moves. */
  #sameStep(ours: Deal, theirs: second.Deal): void {
    const look = this.#reading.look(theirs);
    expect(ours.turn?.seat ?? null).toBe(look.turn);
    const places = ours.ends.map(({ place, shows, accepts }) => ({ arm: place, shows, takes: accepts[0] }));
    expect([places, ours.hands, ours.boneyard]).toEqual([look.places, look.hands, look.boneyard]);
    const moves = this.game.moves(ours).map((move) => spelled({ seat: 0, ...move }));
    expect(moves.sort()).toEqual(this.#reading.moves(theirs).map(spelled).sort());
  }

  /** Both count the deal alike. */
  #sameEnd(ours: Deal, theirs: second.Deal): void {
    const settled = this.game.settle(this.game.begin(this.options, 1), ours);
    const left = ours.hands.map((hand) => hand.map((at) => ours.heap[at]));
    const { counts, points, lines } = settled;
    expect({ end: ours.outcome?.how, left, counts, points, totals: settled.standing.totals }).toEqual(
      this.#reading.line(this.#match, theirs),
    );
    const { deals, totals, winners } = this.#reading.next(this.#match, theirs);
    expect(settled.standing).toEqual({ deals, totals, memory: null, winners });
    expect(lines.reduce((sum, line) => sum + line.points, 0)).toBe(points[0]);
  }
}

const TABLES = [
  new Both(solo1, {}),
  ...[6, 9].flatMap((set) => ['one', 'five'].map((refill) => new Both(solo2, { set, refill }))),
].map((both) => [[both.game.id, ...Object.values(both.options)].join(' '), both] as const);

describe.each(TABLES)('%s and its second reading', (_, both) => {
  it('agree at every step of deals at random', () => {
    for (let seed = 0; seed < often(100, 4000); seed++) {
      const chance = fastChance(seed);
      both.play(both.deal(seed), (_, moves) => moves[chance.below(moves.length)]);
    }
  });
});

describe.each(TABLES.filter(([, { options }]) => options.refill !== 'five'))('%s and its second reading', (_, both) => {
  it('agree at every step of deals that are won', () => {
    let won = 0;
    for (let seed = 0; seed < often(40, 1000); seed++) {
      const solution = atOnce(solve(afterLead(both.game, both.deal(seed))));
      if (solution.is !== 'found') continue;
      const moves = [...solution.moves];
      const end = both.play(both.deal(seed), (_, legal) =>
        legal.length === 1 && isSet(legal) ? legal[0] : moves.shift(),
      );
      expect(end.outcome?.how).toBe('domino');
      won++;
    }
    expect(won).toBeGreaterThan(10);
  });
});

/** What nobody chooses: a tile that is turned up, and one that is drawn. */
const isSet = ([move]: readonly Move[]) => move?.do === 'draw' || (move?.do === 'lead' && move.turnedUp === true);

function afterLead(game: Game, deal: Deal): Deal {
  const moves = game.moves(deal);
  return moves[0] && isSet(moves) ? game.play(deal, moves[0]).deal : deal;
}
