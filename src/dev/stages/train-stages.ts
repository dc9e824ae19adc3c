/** Trains (29): the first ones, a lantern, a double that must be covered, full tables of several sizes, and an end. */
import type { Situation } from '../../match/ports.ts';
import { markedIn } from '../../rules/trains/marked.ts';
import type { Stages } from './stage-spec.ts';

/** True if the person in turn must cover a double. */
const isDue = ({ seen: { phase, turn, laid } }: Situation) => phase === 'cover' && turn?.seat === 0 && laid.length > 8;
/** True if several trains are open. */
const areOpen = ({ seen }: Situation) => markedIn(seen).length > 1 && seen.laid.length > 14 && seen.turn?.seat === 0;
const hasTiles =
  (tiles: number) =>
  ({ seen: { laid } }: Situation) =>
    laid.length >= tiles;

export const trainStages: Stages = {
  trainsBegin: {
    shows: 'Mexican Train: the hub, and the first train',
    spec: { game: 'mexican-train', seats: 4, seed: 'a', moves: 4, ask: true },
  },
  trainsOpen: {
    shows: 'Mexican Train: lanterns on open trains',
    spec: { game: 'mexican-train', seats: 4, seed: 'b', moves: 999, ask: true, until: areOpen },
  },
  trainsDue: {
    shows: 'Mexican Train: a double that everybody must cover',
    spec: { game: 'mexican-train', seats: 4, seed: 'c', moves: 999, ask: true, until: isDue },
  },
  trainsFour: {
    shows: 'Mexican Train: four seats, nearly all tiles',
    spec: { game: 'mexican-train', seats: 4, seed: 'd', moves: 999, until: hasTiles(44) },
  },
  trainsSix: {
    shows: 'Mexican Train: six seats, set of twelve',
    spec: { game: 'mexican-train', seats: 6, seed: 'e', options: { set: 12 }, moves: 999, until: hasTiles(62) },
  },
  trainsEight: {
    shows: 'Mexican Train: eight seats and nine trains',
    spec: { game: 'mexican-train', seats: 8, seed: 'f', options: { set: 12 }, moves: 999, until: hasTiles(66) },
  },
  trainsEnd: {
    shows: 'Mexican Train: a deal is over',
    spec: { game: 'mexican-train', seats: 4, seed: 'g', moves: 999 },
  },
};
