/** Estimates the moves of a tree (31) by rollouts on numbers. */
import type { FastChance } from '../../rules/chance.ts';
import type { Move, Place } from '../../rules/game.ts';
import { isTileMove, type TileMove } from '../../rules/moves.ts';
import {
  copyTree,
  type FastTree,
  layTile,
  leadTile,
  newFastTree,
  playTreeOut,
  treeMove,
  writeTreePoints,
} from '../../rules/tree/tree-playout.ts';
import { createSampler } from '../knowledge/sampler.ts';
import type { Knowledge } from '../knowledge/slots.ts';
import { createHalving } from '../search/sequential-halving.ts';
import type { Weighed, Weighing } from '../search/weighing.ts';
import type { Steps } from '../steps.ts';
import { indexOfCode, knownAt, treeAt, treeIndexOf } from './tree-position.ts';

/** Worlds of a batch. */
const BATCH = 16;

/** Equivalent moves, and one of them. */
interface Candidate {
  readonly move: TileMove;
  readonly moves: readonly Move[];
}

/** Estimates the moves. A single candidate has value 0: there is nothing to compare. */
export function* weighTree(weighing: Weighing): Steps<readonly Weighed[]> {
  const { game, seen, moves, value, budget, chance, memory } = weighing;
  const base = treeAt(seen);
  const candidates = candidatesOf(base, moves);
  if (candidates.length < 2) return [{ moves, value: 0 }];
  yield;
  const worlds = guessesAt(base, knownAt(game, seen, base.seat, memory));
  yield;
  const [world, run] = [newTreeLike(base), newTreeLike(base)];
  const points = new Int32Array(base.seats);
  const halving = createHalving(candidates.length, BATCH);
  let rollouts = 0;
  do {
    for (let nth = 0; nth < BATCH; nth++) {
      worlds(world, chance);
      for (const [index, { move }] of candidates.entries()) {
        if (!halving.isIn(index)) continue;
        copyTree(world, run);
        playOne(run, move);
        playTreeOut(run, chance);
        writeTreePoints(run, points);
        halving.add(index, value(points));
        rollouts++;
      }
      yield;
    }
    halving.endBatch(rollouts / budget.rollouts);
  } while (halving.remaining > 1 && rollouts < budget.rollouts && !budget.isLate?.());
  const values = halving.values();
  return candidates.map((candidate, index) => ({ moves: candidate.moves, value: values[index] ?? 0 }));
}

const newTreeLike = ({ seats, isPartnered }: FastTree) => newFastTree(seats, isPartnered);

function playOne(tree: FastTree, move: TileMove): void {
  if (move.do === 'lead') leadTile(tree, treeIndexOf(move.tile));
  else layTile(tree, treeMove(treeIndexOf(move.tile), Number(move.arm)));
}

/** Groups plays of one tile on arms that show the same number in the same form: what follows is the same. */
function candidatesOf({ shoots }: FastTree, moves: readonly Move[]): readonly Candidate[] {
  const formOf = (place: Place) => shoots[Number(place)];
  const candidates = new Map<string, { move: TileMove; moves: Move[] }>();
  for (const move of moves) {
    if (!isTileMove(move)) continue;
    const key = move.do === 'lead' ? move.tile : `${move.tile} ${formOf(move.arm)}`;
    const candidate = candidates.get(key);
    if (candidate) candidate.moves.push(move);
    else candidates.set(key, { move, moves: [move] });
  }
  return [...candidates.values()];
}

/** Returns a function that sets a tree up with a new guess at the hidden tiles. */
function guessesAt(base: FastTree, knowledge: Knowledge) {
  const sampler = createSampler(knowledge);
  const { slots, world } = sampler;
  const seats = Uint8Array.from(slots, ({ seat }) => seat);
  const indexes = Uint8Array.from(knowledge.hidden, indexOfCode);
  const left = world.length - seats.length;
  return (tree: FastTree, chance: FastChance) => {
    sampler.next(chance);
    copyTree(base, tree);
    for (let slot = 0; slot < seats.length; slot++) {
      const seat = seats[slot] as number;
      tree.hands[seat] = (tree.hands[seat] as number) | (1 << (indexes[world[slot] as number] as number));
    }
    for (let yard = 0; yard < left; yard++) {
      const other = chance.below(yard + 1);
      tree.yard[yard] = tree.yard[other] as number;
      tree.yard[other] = indexes[world[seats.length + yard] as number] as number;
    }
    tree.yardLeft = left;
  };
}
