/** Sausage (21). */
import { equal } from './line.ts';
import type { Deal, EndLine, Event, Match, Place, Reading, Sausage } from './reading.ts';
import { endLine, lastToLay, limitReached, nextMatch, pipCounts, whoLed } from './scoring.ts';
import { beginMatch, copyOf, dealOut, dealOver, legal, lookAt, mover } from './table.ts';
import { at, high, isDouble, last, low } from './tiles.ts';

const LINES = [0, 1];

function sausageOf(deal: Deal): Sausage {
  if (deal.sausage === null) throw new Error('no sausage');
  return deal.sausage;
}

/** 21.6: the numbers of a line's joints: joint 0 at the start, joint k after its k-th tile; the last is the open end. */
function joints(deal: Deal, arm: number): number[] {
  const { start, lines } = sausageOf(deal);
  if (start === null) return [];
  return [at(start.faces, arm), ...at(lines, arm).map(({ outward }) => outward)];
}

/** Everything that can be done with a tile: laid, inserted (21.8), cut with (21.7). */
function uses(deal: Deal, seat: number, tile: string): Event[] {
  const found: Event[] = [];
  for (const arm of LINES) {
    const numbers = joints(deal, arm);
    if (equal(tile, last(numbers)).length > 0) found.push({ seat, do: 'play', tile, arm });
    // A double at any joint with its number that is not the open end, joint 0 too.
    for (const [joint, number] of numbers.slice(0, -1).entries()) {
      if (isDouble(tile) && low(tile) === number) found.push({ seat, do: 'play', tile, arm, joint });
    }
  }
  const [one, other] = [joints(deal, 0), joints(deal, 1)];
  for (let joint = 1; joint < Math.min(one.length, other.length); joint++) {
    const [a, b] = [at(one, joint), at(other, joint)];
    if (tile === `${Math.min(a, b)}-${Math.max(a, b)}`) found.push({ seat, do: 'play', tile, arm: 'across', joint });
  }
  return found;
}

/** The tile at the right end of the seat's row, turned up for all (21.2). */
function turnedUp(deal: Deal, seat: number): string {
  return at(deal.heap, last(at(deal.hands, seat)));
}

function movesOfSausage(deal: Deal): Event[] {
  if (deal.turn === null) return [];
  const seat = mover(deal);
  const tile = turnedUp(deal, seat);
  const { start, before } = sausageOf(deal);
  if (start === null) {
    // 21.4: by option a double leads; if none of the fourteen is one, the tile turned up first.
    const leads = deal.options.startsWith !== 'double' || isDouble(tile) || before === 14;
    return [leads ? { seat, do: 'lead', tile } : { seat, do: 'pass' }];
  }
  const found = uses(deal, seat, tile);
  return found.length > 0 ? found : [{ seat, do: 'pass' }];
}

/** 21.7: the tile becomes the start; the old one and what lay before the joint go to the left end of the other's row. */
function cut(deal: Deal, position: number, joint: number): void {
  const sausage = sausageOf(deal);
  const faces: [number, number] = [at(joints(deal, 0), joint), at(joints(deal, 1), joint)];
  const [one, other] = sausage.lines;
  const row = at(deal.hands, 1 - mover(deal));
  if (sausage.start !== null) row.unshift(sausage.start.position);
  for (let k = 0; k < joint; k++) {
    row.unshift(at(one, k).position);
    row.unshift(at(other, k).position);
  }
  sausage.start = { position, faces };
  sausage.lines = [one.slice(joint), other.slice(joint)];
}

/** 21.9: no tile of either row can be laid, inserted or cut with, known or not. */
function nothingGoes(deal: Deal): boolean {
  return deal.hands.every((row, seat) =>
    row.every((position) => uses(deal, seat, at(deal.heap, position)).length === 0),
  );
}

function playSausage(opened: Deal, event: Event): Deal {
  const move = legal(sausage, opened, event);
  const deal = copyOf(opened);
  const state = sausageOf(deal);
  const row = at(deal.hands, move.seat);
  const position = last(row);
  const tile = at(deal.heap, position);
  row.pop();
  deal.events.push(move);
  if (move.do === 'pass') {
    row.unshift(position);
    if (state.start === null) {
      // Still its turn.
      state.before += 1;
      return deal;
    }
  } else if (move.do === 'lead') {
    // 21.5: line 0 goes on from its low half, line 1 from its high half.
    state.start = { position, faces: [low(tile), high(tile)] };
  } else if (move.arm === 'across') {
    cut(deal, position, move.joint ?? 0);
  } else {
    const line = at(state.lines, Number(move.arm));
    const numbers = joints(deal, Number(move.arm));
    const joint = move.joint ?? line.length;
    const inward = at(numbers, joint);
    line.splice(joint, 0, { position, inward, outward: at(equal(tile, inward), 0) });
  }
  state.turns += 1;
  deal.since = deal.events.length;
  if (row.length === 0) dealOver(deal, 'domino');
  else if (nothingGoes(deal) || state.turns >= 200) dealOver(deal, 'blocked');
  else deal.turn = 1 - move.seat;
  return deal;
}

/** 21.10: domino: the other seat writes the count of its row; blocked: the higher count its own; level: nobody. */
function lineOfSausage(match: Match, deal: Deal): EndLine {
  const counts = pipCounts(deal);
  const points = counts.map((count, seat) => {
    if (deal.end === 'domino') return seat === lastToLay(deal) ? 0 : count;
    return count > at(counts, 1 - seat) ? count : 0;
  });
  return endLine(match, deal, { counts, points });
}

function places(deal: Deal): Place[] {
  return LINES.flatMap((arm): Place[] => {
    const numbers = joints(deal, arm);
    return numbers.map((number, joint) =>
      joint === numbers.length - 1
        ? { arm, shows: number, takes: number }
        : { arm, joint, shows: number, takes: number },
    );
  });
}

export const sausage: Reading = {
  id: 'sausage',
  seats: [2],
  sides: () => [],
  options: () => [101, 50].flatMap((target) => ['any', 'double'].map((startsWith) => ({ startsWith, target }))),
  begin: (options, seats) => beginMatch(sausage, options, seats),
  /** 21.1: seat 0's row is heap positions 0 to 13 from left to right, seat 1's 14 to 27. */
  open: (match, heap, lot) => ({
    ...dealOut(match, heap, 14, 'boneyard'),
    sausage: { start: null, lines: [[], []], turns: 0, before: 0 },
    turn: match.leader ?? lot,
  }),
  moves: movesOfSausage,
  play: playSausage,
  look: (deal) => lookAt(deal, places(deal), null),
  line: lineOfSausage,
  next: (match, deal) => {
    const ended = lineOfSausage(match, deal);
    return nextMatch(match, ended, (whoLed(deal) + 1) % 2, limitReached(match, ended.totals));
  },
};
