/** The table of the star games' page, then Maltese Cross (28). */
import { common, cyprus, type RowSet, type StarRow } from './star-row.ts';

const six: readonly [RowSet] = [{ highest: 6, hands: { standard: [7] } }];

const sebastopol: StarRow = {
  ...common,
  id: 'sebastopol',
  seats: [4],
  sets: six,
  spinner: 'highest',
  length: { points: 60 },
};

const drawn = { stuckOpening: 'draw until able', stuckFreePlay: 'draw until able and willing' } as const;

export const rows: readonly StarRow[] = [
  cyprus,
  {
    ...cyprus,
    id: 'cyprus-family',
    sets: [{ highest: 9, hands: { standard: [13, 11, 9, 7, 6, 6, 5] } }],
    stuckOpening: 'draw 1, may keep',
    stuckFreePlay: 'draw until able and willing',
    blocked: 'ten each',
    length: { points: 200 },
    reserve: 0,
  },
  {
    ...common,
    id: 'cyprus-leaflet',
    seats: [4],
    sets: [{ highest: 9, hands: { standard: [13] } }],
    restDead: true,
    spinner: 'highest',
    arms: 8,
    duty: 'none',
    blocked: 'lowest takes, gross',
    length: { deals: 4 },
  },
  { ...sebastopol, id: 'fortress', blocked: 'ten each', length: { points: 200 } },
  sebastopol,
  { ...sebastopol, ...drawn, id: 'sebastopol-draw', seats: [3], spinner: 'highest, else next lower held' },
  {
    ...sebastopol,
    id: 'sebastopol-berndt',
    seats: [3],
    sets: [{ highest: 6, hands: { standard: [9] } }],
    spinner: 'highest, else turned up',
  },
  { ...sebastopol, id: 'sebastopol-leaflet', duty: 'none', blocked: 'lowest takes, gross', length: { deals: 4 } },
  {
    ...sebastopol,
    id: 'ural',
    spinner: 'rotates',
    duty: 'none',
    closing: 'each',
    heavyAlone: true,
    length: { points: 101 },
  },
  {
    ...sebastopol,
    id: 'ural-draw',
    seats: [3],
    spinner: 'rotates, else next lower held',
    duty: 'none',
    stuckOpening: 'draw until able and willing',
    stuckFreePlay: 'draw until able and willing',
    closing: 'each',
    heavyAlone: true,
    length: { points: 101 },
  },
  {
    ...common,
    id: 'osel',
    seats: [2, 3, 4],
    sets: [{ highest: 6, hands: { standard: [7, 7, 7] } }],
    spinner: 'first double played',
    duty: 'none',
    stuckOpening: 'draw until able',
    stuckFreePlay: 'draw until able',
    blocked: 'losers write',
    length: { lost: 101 },
    closing: 'several',
    asGoat: true,
  },
  {
    ...sebastopol,
    id: 'maltese',
    seats: [2, 3, 4],
    sets: [{ highest: 6, hands: { standard: [7, 5, 5] } }],
    spinner: 'highest, else next lower held',
    duty: 'star, then doubles',
    stuckOpening: 'draw 1',
    stuckFreePlay: 'draw 1',
    offered: [25, 60, 100],
  },
];
