/** The program's rules beside the second reading of the same page: the same deals, move by move. */
import { expect } from 'vitest';
import { fastChance } from '../../src/rules/chance.ts';
import type { Deal, Game, Move, Options, Standing } from '../../src/rules/game.ts';
import { sameMove } from '../../src/rules/moves.ts';
import type { Tile } from '../../src/rules/tiles.ts';
import { readingOf } from '../second/all.ts';
import type { Event as ReadEvent, Deal as ReadingDeal } from '../second/reading.ts';

export interface Compared {
  readonly deals: number;
  readonly moves: number;
  /** How deals ended, and how often. */
  readonly endings: Readonly<Record<string, number>>;
}

const asMove = ({ seat: _, scores: _made, ...move }: ReadEvent): Move => move as Move;
/** A move without what a draw may say and the reading leaves out. */
const inShort = (move: Move) => JSON.stringify(move.do === 'draw' ? { do: 'draw' } : move);

function heapOf(game: Game, options: Options, chance: ReturnType<typeof fastChance>): Tile[] {
  const heap = [...game.set(options)];
  for (let left = heap.length; left > 1; left--) {
    const other = chance.below(left);
    const tile = heap[other] as Tile;
    heap[other] = heap[left - 1] as Tile;
    heap[left - 1] = tile;
  }
  return heap;
}

/** What both must say of a deal that is under way. */
const ofEngine = (deal: Deal) => ({
  turn: deal.turn?.seat ?? null,
  hands: deal.hands.map((hand) => [...hand].sort((a, b) => a - b)),
  boneyard: deal.boneyard,
  ends: deal.ends.map(({ place, shows }) => [place, shows]),
  made: deal.scored,
});
const ofReading = (deal: ReadingDeal, reading: ReturnType<typeof readingOf>) => {
  const look = reading.look(deal);
  return {
    turn: look.turn,
    hands: look.hands.map((hand) => [...hand].sort((a, b) => a - b)),
    boneyard: look.boneyard,
    ends: look.places.map(({ arm, shows }) => [arm, shows]),
    made: deal.made,
  };
};

/** Plays matches by chance until so many deals have been played. Throws where the two differ. */
export function playBeside(game: Game, seats: number, options: Options, deals: number, seed: number): Compared {
  const reading = readingOf(game.id);
  const chance = fastChance(seed);
  const endings: Record<string, number> = {};
  let [played, moves] = [0, 0];
  while (played < deals) {
    let standing: Standing = game.begin(options, seats);
    let match = reading.begin(options as Parameters<typeof reading.begin>[0], seats);
    while (standing.winners === null && played < deals) {
      const heap = heapOf(game, options, chance);
      const lot = chance.below(seats);
      let deal = game.open(standing, options, seats, heap, lot);
      let read = reading.open(match, heap, lot);
      for (;;) {
        const where = () => `${game.id}, ${seats} seats, seed ${seed}, deal ${played}: ${JSON.stringify(deal.log)}`;
        const mine = ofEngine(deal);
        const theirs = { ...ofReading(read, reading), ...(deal.turn === null && { turn: null }) };
        if (JSON.stringify(mine) !== JSON.stringify(theirs)) expect(mine, where()).toEqual(theirs);
        if (deal.turn === null) break;
        const legal = game.moves(deal);
        const others = reading.moves(read).map(asMove);
        const [one, other] = [legal.map(inShort).sort(), others.map(inShort).sort()];
        if (JSON.stringify(one) !== JSON.stringify(other)) expect(one, where()).toEqual(other);
        const move = legal[chance.below(legal.length)] as Move;
        const from = deal.boneyard[chance.below(deal.boneyard.length)] ?? 0;
        const given = move.do === 'draw' ? { ...move, from } : move;
        const event = reading.moves(read).find((each) => sameMove(asMove(each), move)) as ReadEvent;
        read = reading.play(read, move.do === 'draw' ? { ...event, from } : event);
        deal = game.play(deal, given).deal;
        moves++;
      }
      expect(read.end, JSON.stringify(deal.log)).toBe(deal.outcome?.how);
      const settlement = game.settle(standing, deal);
      const line = reading.line(match, read);
      const { counts, points, made } = settlement;
      expect({ counts, points, made, totals: settlement.standing.totals }, JSON.stringify(deal.log)).toEqual({
        counts: line.counts,
        points: line.points,
        made: line.made,
        totals: line.totals,
      });
      const bySide = points.map((_, seat) =>
        settlement.lines.reduce((sum, { side, points: n }) => sum + (deal.sides[seat] === side ? n : 0), 0),
      );
      expect(bySide).toEqual(points);
      endings[line.end] = (endings[line.end] ?? 0) + 1;
      match = reading.next(match, read);
      standing = settlement.standing;
      expect(standing.winners).toEqual(match.winners);
      played++;
    }
  }
  return { deals: played, moves, endings };
}
