/** Features of only some games and tables. */
import { doublesDue } from '../../rules/duty.ts';
import { lengthOf } from '../stages.ts';
import type { Stages } from './stage-spec.ts';

const ARMS = [0, 1, 2, 3, 4, 5, 6, 7];
const hasArmOf =
  (length: number) =>
  ({ seen }: { readonly seen: Parameters<typeof lengthOf>[0] }) =>
    ARMS.some((arm) => lengthOf(seen, arm) >= length);

export const family: Stages = {
  arm20: {
    shows: 'an arm of 20 tiles',
    spec: { seed: 'p6', moves: 20, piles: true, until: hasArmOf(20) },
  },
  arm35: {
    shows: 'an arm of 35 tiles',
    spec: { seed: 'p0', moves: 35, piles: true, until: hasArmOf(35), options: { set: 12 } },
  },
  deadArm: {
    shows: 'an arm that can never grow again',
    spec: {
      seed: 's0',
      moves: 50,
      ask: true,
      until: ({ seen }) => seen.ends.some(({ state }) => state === 'dead'),
    },
  },
  tenSeats: {
    shows: 'ten seats with double-twelve',
    spec: { seats: 10, seed: 's0', moves: 51, ask: true, options: { set: 12 } },
  },
  sevenSeats: { shows: 'seven seats', spec: { seats: 7, moves: 30, ask: true } },
  longRack: {
    shows: 'thirteen tiles and more in the own hand',
    spec: { game: 'cyprus-family', moves: 0, ask: true },
  },
  osel: {
    shows: 'Osel: the line became a cross, doubles lie closed',
    spec: {
      game: 'osel',
      seats: 3,
      seed: 's0',
      moves: 9,
      until: ({ seen }) => seen.laid.filter(({ closed }) => closed).length >= 2,
    },
  },
  ural: {
    shows: 'Ural: every arm is shut',
    spec: {
      game: 'ural',
      seed: 's4',
      moves: 9,
      until: ({ seen }) => seen.ends.every(({ state }) => state === 'closed'),
    },
  },
  berndt: {
    shows: 'Berndt: the spinner is turned up from nobody’s hand',
    spec: { game: 'sebastopol-berndt', seats: 3, seed: 's21', moves: 0 },
    film: 'turnedUp',
    ms: 320,
  },
  leaflet: {
    shows: 'Open-star Cyprus: three tiles are dead',
    spec: { game: 'cyprus-leaflet', seed: 's3', moves: 27, ask: true },
  },
  sebastopolAdvised: {
    shows: 'Sebastopol: a hint that was asked for',
    spec: { game: 'sebastopol', moves: 14, ask: true },
    hint: true,
    ms: 400,
  },
  sebastopol: { shows: 'Sebastopol: doubles lie across', spec: { game: 'sebastopol', moves: 14, ask: true } },
  malteseBegun: { shows: 'Maltese Cross: the arms are started', spec: { game: 'maltese', moves: 4, ask: true } },
  malteseDue: {
    shows: 'Maltese Cross: each arm shows the double that it waits for',
    spec: { game: 'maltese', seed: 's0', moves: 6, ask: true, until: ({ seen }) => doublesDue(seen).length === 3 },
  },
  maltese: {
    shows: 'Maltese Cross: the cross is complete, and its arms grow',
    spec: { game: 'maltese', moves: 24, until: ({ seen }) => seen.laid.length >= 12 },
  },
};
