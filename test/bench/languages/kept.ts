/** Matches as they are kept, to be gone on with in each language: where the table has most to say, and after a deal. */
import { type MatchProgress, settle } from '../../../src/match/progress.ts';
import type { Save } from '../../../src/shell/store/save.ts';
import { withChoice } from '../../play/continued.ts';
import { keptAt } from '../../play/moments.ts';
import { played } from '../../shell/kept-matches.ts';

const isAsked = ({ deal }: MatchProgress) => deal.turn?.seat === 0 && deal.turn.laid.length === 0;
const plays = ({ game, deal }: MatchProgress) => game.moves(deal).filter((move) => move.do === 'play').length;
/** The sheet of the deal that decides the match. */
const atTheLastSheet = (now: MatchProgress) =>
  now.deal.phase === 'ended' && settle(now).settlement?.standing.winners !== null && settle(now).settlement !== null;

/** Each is made once, when it is asked for. */
const once = <T>(make: () => T) => {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
};

export const AT_THE_TABLE = {
  choice: () => withChoice,
  draw: once(() => keptAt('drawsThoughAble')),
  ways: once(() => keptAt('threeDoubles')),
  sums: once(() =>
    played('telephone', 4, {}, 'sums', (now) => isAsked(now) && now.deal.laid.length > 6 && plays(now) > 2),
  ),
  total: once(() => played('italian', 4, {}, 'total', (now) => isAsked(now) && now.deal.laid.length > 3)),
  sausage: once(() =>
    played('sausage', 2, {}, 'sausage', (now) => isAsked(now) && now.deal.laid.length > 5 && plays(now) > 1),
  ),
  squares: once(() => played('squares', 1, {}, 'squares', (now) => now.deal.laid.length > 3)),
} as const satisfies Readonly<Record<string, () => Save>>;

export type TableMoment = keyof typeof AT_THE_TABLE;

/** Between two deals of a game for two sides. */
export const betweenDeals = once(() =>
  played('sea-goat', 4, {}, 'between', ({ deal }) => deal.phase === 'ended' && deal.deal === 2),
);

/** Before the last word of a match of several deals. */
export const beforeTheEnd = once(() => played('cyprus', 4, { target: 60 }, 'before the end', atTheLastSheet));
