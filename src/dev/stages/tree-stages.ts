/** A tree (31): its root, a choice with places at a double, much of it, and an end. */
import type { Situation } from '../../match/ports.ts';
import { treeOf } from '../../rules/tree/tree-of.ts';
import type { Stages } from './stage-spec.ts';

/** True if a tile lies at an end of a double. */
const hasBranched = ({ seen: { laid, turn } }: Situation) =>
  turn?.seat === 0 && treeOf(laid).exits.some((exit) => exit === 'left' || exit === 'right');

export const trees: Stages = {
  treeBegins: {
    shows: 'Five Up: the root, and a young wreath around it',
    spec: { game: 'five-up', seats: 2, seed: 'a', moves: 2, ask: true },
  },
  tree: {
    shows: 'Five Up: places at both ends of a double, and the sum of the ends',
    spec: { game: 'five-up', seats: 3, seed: 'c', moves: 5, ask: true, until: hasBranched },
  },
  treeLate: {
    shows: 'Five Up: a tree of many tiles in two teams',
    spec: { game: 'five-up', seats: 4, seed: 'd', moves: 999, until: ({ seen }) => seen.laid.length >= 17 },
  },
  treeLong: {
    shows: 'Five Up: as many tiles as a deal of two comes to',
    spec: { game: 'five-up', seats: 2, seed: 'b', moves: 999, until: ({ seen }) => seen.laid.length >= 21 },
  },
  treeEnds: { shows: 'Five Up: a deal is over', spec: { game: 'five-up', seats: 3, seed: 'f', moves: 999 } },
};
