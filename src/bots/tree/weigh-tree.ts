/** Estimates the moves of a tree (31) by rollouts on numbers. */
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
import { dealtGuesses } from '../knowledge/dealt-guesses.ts';
import type { Knowledge } from '../knowledge/slots.ts';
import { compare } from '../search/compare.ts';
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
  const guess = guessesAt(base, knownAt(game, seen, base.seat, memory));
  yield;
  const [world, run] = [newTreeLike(base), newTreeLike(base)];
  const points = new Int32Array(base.seats);
  const values = yield* compare(
    {
      moves: candidates.length,
      batch: BATCH,
      guess() {
        guess(world, chance);
        return world;
      },
      playOut(index) {
        copyTree(world, run);
        playOne(run, (candidates[index] as Candidate).move);
        playTreeOut(run, chance);
        writeTreePoints(run, points);
        return value(points);
      },
    },
    budget,
  );
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
const guessesAt = (base: FastTree, knowledge: Knowledge) =>
  dealtGuesses(base, knowledge, {
    tiles: Uint8Array.from(knowledge.hidden, indexOfCode),
    copy: copyTree,
    take({ hands }, seat, tile) {
      hands[seat] = (hands[seat] as number) | (1 << tile);
    },
  });
