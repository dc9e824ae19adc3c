/** Trains (29): the first ones, a lantern, a double that must be covered, full tables of several sizes, and an end. */
import type { Situation } from '../../match/ports.ts';
import { markedIn } from '../../rules/trains/marked.ts';
import type { Stages } from './stage-spec.ts';

/** True if a double must be covered, in the middle of a deal. */
const isDue = ({ seen: { phase, laid } }: Situation) => phase === 'cover' && laid.length > 12;
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
    spec: { game: 'mexican-train', seats: 4, seed: 'd', moves: 20, ask: true, until: areOpen },
  },
  trainsDue: {
    shows: 'Mexican Train: a double that everybody must cover',
    spec: { game: 'mexican-train', seats: 4, seed: 'a', moves: 12, until: isDue },
  },
  trainsFour: {
    shows: 'Mexican Train: four seats, nearly all tiles',
    spec: { game: 'mexican-train', seats: 4, seed: 'd', moves: 20, until: hasTiles(38) },
  },
  trainsSix: {
    shows: 'Mexican Train: six seats, set of twelve',
    spec: { game: 'mexican-train', seats: 6, seed: 'e', options: { set: 12 }, moves: 20, until: hasTiles(56) },
  },
  trainsEight: {
    shows: 'Mexican Train: eight seats and nine trains',
    spec: { game: 'mexican-train', seats: 8, seed: 'f', options: { set: 12 }, moves: 20, until: hasTiles(58) },
  },
  trainsEnd: {
    shows: 'Mexican Train: a deal is over',
    spec: { game: 'mexican-train', seats: 4, seed: 'g', moves: 999 },
  },
};
