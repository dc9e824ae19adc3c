/** A tree (31): its root, a choice with places at a double, much of it, and an end. */
import type { Situation } from '../../match/ports.ts';
import { treeOf } from '../../rules/tree/tree-of.ts';
import type { Stages } from './stage-spec.ts';

/** True if a foot waits for the toes of the seat in turn. */
const isFootDue = ({ seen: { phase, turn, ends } }: Situation) =>
  phase === 'foot' && turn?.seat === 0 && ends.filter(({ state }) => state === 'free').length === 2;

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
  feetBegin: {
    shows: 'Chicken Foot: the first double waits for its six arms',
    spec: { game: 'chicken-foot', seats: 3, seed: 'a', moves: 4, ask: true },
  },
  feetDue: {
    shows: 'Chicken Foot: a foot with two empty toes, where everybody must play',
    spec: { game: 'chicken-foot', seats: 3, seed: 'b', moves: 8, ask: true, until: isFootDue },
  },
  feetEight: {
    shows: 'Chicken Foot: eight arms, and many tiles',
    spec: {
      game: 'chicken-foot',
      seats: 4,
      seed: 'c',
      options: { root: 8 },
      moves: 999,
      until: ({ seen }) => seen.laid.length >= 34,
    },
  },
  feetLong: {
    shows: 'Chicken Foot: nearly all tiles of a deal of two',
    spec: { game: 'chicken-foot', seats: 2, seed: 'd', moves: 999, until: ({ seen }) => seen.laid.length >= 44 },
  },
  feetEnd: { shows: 'Chicken Foot: a deal is over', spec: { game: 'chicken-foot', seats: 3, seed: 'e', moves: 999 } },
};
