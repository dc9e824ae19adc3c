/** Turns, ends and scores of lines that are rare at random: whole turns, barricades, the last two tiles, teams. */
import type { Situation } from '../../match/ports.ts';
import type { Stages } from './stage-spec.ts';

const isEnded =
  (how: string) =>
  ({ seen }: Situation) =>
    seen.outcome?.how === how;
const hasLaid =
  (tiles: number) =>
  ({ seen }: Situation) =>
    seen.turn?.seat === 0 && seen.turn.laid.length === tiles;
const canOnlyBar = (now: Situation) => {
  if (now.seen.turn?.seat !== 0) return false;
  const plays = now.moves.filter((move) => move.do === 'play');
  return plays.length > 0 && plays.every(({ barricade }) => barricade);
};

export const turns: Stages = {
  goesOn: {
    shows: 'Hungarian: the turn goes on, with the tiles that still fit (12.1)',
    spec: { game: 'hungarian', seats: 3, seed: '2', moves: 0, until: hasLaid(4) },
  },
  goesOnPicked: {
    shows: 'Hungarian: the sixth tile of one turn is in the hand',
    spec: { game: 'hungarian', seats: 2, seed: '0', moves: 0, until: hasLaid(6) },
    does: 'pick',
  },
  secondDouble: {
    shows: 'Draw: a second double may be laid in the turn (8.6)',
    spec: { game: 'draw', seats: 3, seed: '3', moves: 14, ask: true, options: { twoDoubles: true } },
  },
  lastTwo: {
    shows: 'General: the double blank and the double six are left, and both may be laid (20.3)',
    spec: { game: 'general', seats: 4, seed: '799', moves: 21, ask: true },
  },
  general: {
    shows: 'General: a last double makes a General (20.4)',
    spec: { game: 'general', seats: 4, seed: '30', moves: 999 },
  },
  capicua: {
    shows: 'Latin Partners: a last tile that fitted both ends, with set 9 (33.5)',
    spec: {
      game: 'partners',
      seats: 4,
      seed: '69',
      moves: 0,
      options: { set: 9, counts: 'all', capicua: true },
      until: ({ settlement }) => settlement?.lines.some(({ why }) => why === 'capicua') === true,
    },
  },
  onlyBars: {
    shows: 'Block: nothing fits, but a double of the hand can bar (9.2)',
    spec: { game: 'block', seats: 3, seed: '101', moves: 5, options: { barricade: true }, until: canOnlyBar },
    does: 'pick',
  },
  barred: {
    shows: 'Team Block: a barricade lies, all hands turned up (9.3)',
    spec: {
      game: 'team-block',
      seats: 4,
      seed: '2',
      moves: 0,
      options: { barricade: true },
      until: isEnded('barricade'),
    },
  },
  barredStack: {
    shows: 'French: a barricade lies across the stack',
    spec: { game: 'french', seats: 2, seed: '10', moves: 0, options: { barricade: true }, until: isEnded('barricade') },
  },
  accountClosed: {
    shows: 'Goat: no account is open (16.5)',
    spec: { game: 'goat', seats: 3, seed: '0', moves: 15, ask: true },
  },
  accountOpen: {
    shows: 'Goat: the account of one side is open (16.5)',
    spec: { game: 'goat', seats: 4, seed: '2', deal: 4, moves: 10, ask: true },
  },
  hundred: {
    shows: 'Sea Goat: an open account, and the right to the hundred with the double six in hand (17.7)',
    spec: { game: 'sea-goat', seats: 4, seed: '24', deal: 6, moves: 0 },
  },
  staked: {
    shows: 'Sea Goat: the match is at stake (17.7)',
    spec: { game: 'sea-goat', seats: 2, seed: '107', deal: 2, moves: 4, ask: true },
  },
  fish: {
    shows: 'Sea Goat: a fish of one seat waits, with the deals that are left (17.11)',
    spec: { game: 'sea-goat', seats: 4, seed: '56', deal: 4, moves: 9, ask: true },
  },
  fishOfTwo: {
    shows: 'Sea Goat: a fish waits, and its seat leads with an open account (17.11, 17.13)',
    spec: { game: 'sea-goat', seats: 2, seed: '37', deal: 4, moves: 0 },
  },
  eggs: {
    shows: 'Sea Goat: eggs lie with the seat that leads (17.12)',
    spec: { game: 'sea-goat', seats: 4, seed: '16', deal: 3, moves: 5, ask: true },
  },
};
