/** The moments in the pictures of the rules pages. They come from random deals, but are always the same. */
import type { RulesTexts, Texts } from '../../i18n/index.ts';
import type { Sitter, Situation } from '../../match/ports.ts';
import { beginMatch, type MatchProgress, playMove, throwIn } from '../../match/progress.ts';
import { situationOf } from '../../match/situation.ts';
import { fastChance, seedOfText } from '../../rules/chance.ts';
import type { End, Game, Options, Seen } from '../../rules/game.ts';
import { fieldsIn } from '../../rules/mosaic/fields-in.ts';
import { goalsOf, totalOf } from '../../rules/total/running-total.ts';
import { usualSeats } from '../address.ts';
import { pageKindOf } from '../kinds/all.ts';
import { usualSitters } from '../setup/sitters.ts';
import type { PictureId } from './section.ts';

/** A moment to draw, and its description. */
export interface Still {
  readonly now: Situation;
  readonly words: string;
  /** The number that the table shows; `null` in games without one. */
  readonly number: string | null;
}

/** The greatest number of deals searched; the first shows nearly everything. */
const MOST_DEALS = 40;
/** The number of tiles in a late deal: enough to see arms turn, few enough for a small picture. */
const LATE = 16;
/** The greatest plausible number of points in one deal. */
const MANY = 50;
/** The number of tiles that best shows full squares. */
const MANY_LAID = 24;
/** The number of tiles in a cross whose arms have their doubles (28.3). */
const CROSS = 9;
/** The number of tiles that best shows trains on their way. */
const TRAINS = 14;
/** The number of tiles that best shows how they are joined. */
const FEW = 6;

/** Returns the numbers that the open ends show, as in the picture: where halves join by a sum, they take others. */
const openOf = (ends: readonly End[]) => ends.filter(({ state }) => state === 'open').map(({ shows }) => shows);

/** True if the tile at the end is a double. */
function isDouble({ laid }: Seen, { to }: End): boolean {
  const tile = laid[to];
  return tile?.inner === tile?.outer;
}

/** The words for a moment that shows the subject of the picture; `null` if it does not. `number`: the table's own. */
const shows: Readonly<
  Record<PictureId, (now: Situation, texts: RulesTexts['rules']['pictures'], number: number) => string | null>
> = {
  begun: ({ seen: { laid } }, words) => (laid.length === 1 ? words.begun : null),
  last({ seen: { outcome }, settlement }, words) {
    const points = settlement?.points ?? [];
    const scores = points.some((each) => each !== 0) && Math.max(...points) <= MANY;
    return outcome?.how === 'domino' && scores ? words.last : null;
  },
  star({ seen: { laid, ends } }, words) {
    const started = ends.filter(({ state }) => state !== 'free').length;
    return laid.length > 1 && started >= ends.length - 2 ? words.star(started, ends.length) : null;
  },
  trains({ seen: { laid, ends } }, words) {
    const begun = ends.filter(({ to }) => to > 0).length;
    return laid.length === TRAINS && begun > 2 ? words.trains(begun) : null;
  },
  cover({ seen: { phase, laid, ends } }, words) {
    const due = laid[ends.find(({ state }) => state === 'free')?.to ?? -1];
    return phase === 'cover' && laid.length > FEW && due ? words.cover(due.tile) : null;
  },
  foot({ seen: { phase, laid, ends } }, words) {
    const toes = ends.filter(({ state }) => state === 'free');
    const on = laid[toes[0]?.to ?? -1];
    return phase === 'foot' && on && toes.length === 1 ? words.foot(on.tile, toes.length) : null;
  },
  doubles: ({ seen: { laid, ends } }, words) =>
    laid.length === CROSS && ends.every(({ to }) => laid[to]?.inner === laid[to]?.outer) ? words.doubles : null,
  play({ seen: { laid, ends } }, words) {
    if (laid.length < LATE) return null;
    const open = openOf(ends);
    return new Set(open).size > 1 ? words.play(open) : null;
  },
  shut: ({ seen: { ends, laid } }, words) =>
    laid.length > FEW && ends.some(({ state }) => state === 'dead') ? words.shut : null,
  closing({ seen: { ends, laid } }, words) {
    const shut = ends.filter(({ state }) => state === 'closed').length;
    return shut > 0 && laid.length > 6 ? words.closing(shut) : null;
  },
  cross({ seen: { ends, laid } }, words) {
    const spinner = laid.find(({ inner, outer, closed }) => inner === outer && !closed);
    return spinner && ends.length > 2 && laid.length >= 6 ? words.cross(spinner.tile) : null;
  },
  line({ seen: { laid, ends } }, words) {
    const open = openOf(ends);
    return laid.length === FEW && open.length === 2 ? words.line(open) : null;
  },
  stack({ seen: { laid, ends } }, words) {
    const open = openOf(ends);
    return laid.length === FEW && open.length === 2 ? words.stack(open) : null;
  },
  twoLines({ seen: { laid, ends } }, words) {
    const [first, second] = ends;
    const lengths = [0, 1].map((line) => laid.filter(({ arm }) => arm === line).length);
    return first && second && Math.min(...lengths) >= 2 && laid.length === FEW + 1
      ? words.twoLines(first.shows, second.shows)
      : null;
  },
  cuts({ seen: { laid, log, hands } }, words) {
    const last = log.at(-1);
    if (last?.do !== 'play' || last.arm !== 'across' || laid.length < FEW || hands.some(({ length }) => length === 0))
      return null;
    return words.cuts(last.tile, 2 * (last.joint ?? 0) + 1);
  },
  insert({ seen: { laid, log } }, words) {
    const last = log.at(-1);
    const isInside = last?.do === 'play' && typeof last.arm === 'number' && (last.joint ?? 0) > 0;
    return isInside && laid.length >= FEW ? words.insert(last.tile) : null;
  },
  row: ({ seen: { laid } }, words) => (laid.length === FEW ? words.row(totalOf(laid)) : null),
  hit({ seen: { laid, log } }, words) {
    const [last, scores] = [laid.at(-1), log.at(-1)?.scores];
    return last && scores && laid.length > FEW ? words.hit(last.tile, totalOf(laid), scores) : null;
  },
  missed({ seen: { laid, options } }, words) {
    const [before, total] = [totalOf(laid.slice(0, -1)), totalOf(laid)];
    const goal = goalsOf(options).find(({ at }) => before < at && at < total);
    return goal && laid.length > FEW ? words.missed(goal.at, total) : null;
  },
  outline: ({ seen: { laid, seats } }, words) => (seats === 1 && laid.length === FEW ? words.outline : null),
  across({ seen: { laid } }, words) {
    const last = laid.at(-1);
    return last && laid.length > FEW && last.inner !== last.outer
      ? words.across(last.tile, last.inner, last.outer)
      : null;
  },
  squares: ({ seen: { laid } }, words) => (laid.length === MANY_LAID ? words.squares : null),
  mosaicBegun: ({ seen }, words) => (seen.laid.length === 2 ? words.mosaicBegun : null),
  mosaicBroken: ({ seen }, words) =>
    fieldsIn(seen).some(({ state }) => state === 'broken') ? words.mosaicBroken : null,
  mosaicLast: ({ seen: { hands, laid } }, words) =>
    hands[0]?.length === 1 && laid.length > 0 ? words.mosaicLast : null,
  made({ seen }, words, sum) {
    const { laid, ends, log } = seen;
    const scores = log.at(-1)?.scores;
    const told = ends.map((end) => ({ pips: end.shows, isDouble: isDouble(seen, end) }));
    const isTelling = laid.length > FEW && told.filter((end) => end.isDouble).length === 1;
    return scores && isTelling ? words.made(told, sum) : null;
  },
};

/** Returns the table's number; after the deal, the points of the seat that went out, if it scored. */
function numberIn(game: Game, { seen, settlement }: Situation): string | null {
  const { outcome } = seen;
  const by = outcome?.by ?? 0;
  // Points on the way were written before.
  const scored = (settlement?.points[by] ?? 0) - (settlement?.made?.[by] ?? 0);
  if (outcome) return game.points === 'won' && scored > 0 ? `+${scored}` : null;
  const number = game.tableNumber?.(seen);
  return number ? `${number.value}` : null;
}

/** True if the deal has written the points that its picture is about. */
function hasPoints(game: Game, { seen: { outcome }, settlement }: Situation): boolean {
  if (!outcome || !settlement) return false;
  return (game.points === 'won' ? (settlement.points[outcome.by] ?? 0) : Math.max(...settlement.points)) > 0;
}

/** Returns the first moment of a game that shows the subject, as seen at the table; `null` if none does. */
export function stillOf(
  game: Game,
  options: Options,
  seats: number,
  picture: PictureId,
  texts: RulesTexts,
): Still | null {
  for (const now of momentsOf(game, options, usualSitters(seats, texts), 'rules page')) {
    if (now.seen.outcome && (picture !== 'last' || !hasPoints(game, now))) continue;
    const words = shows[picture](now, texts.rules.pictures, game.tableNumber?.(now.seen)?.value ?? 0);
    if (words !== null) return { now, words, number: numberIn(game, now) };
  }
  return null;
}

/** Returns a moment in the middle of a deal, as seen at the table; `null` if there is none. */
export function midDeal(game: Game, texts: Texts): Situation | null {
  const { telling } = pageKindOf(game);
  const seats = usualSeats(game);
  const options = game.options({}, seats);
  if (!options.ok) return null;
  for (const now of momentsOf(game, options.value, usualSitters(seats, texts), game.id))
    if (!now.seen.outcome && now.seen.laid.length === telling) return now;
  return null;
}

/** Returns the moments of deals played at random, or by the kind's fixed moves, deal after deal. */
function* momentsOf(game: Game, options: Options, sitters: readonly Sitter[], name: string): Generator<Situation> {
  const { course: courseOf, dealt } = pageKindOf(game);
  const given = courseOf();
  for (let deal = 0; deal < MOST_DEALS; deal++) {
    const chance = fastChance(deal);
    let course: MatchProgress = beginMatch(game, options, sitters.length, seedOfText(`${name} ${deal}`), dealt);
    let step = 0;
    while (course.deal.phase === 'thrownIn') course = throwIn(course);
    for (;;) {
      yield situationOf({ ...course, sitters, holder: null }, 'table');
      if (course.deal.phase === 'ended') break;
      const moves = game.moves(course.deal);
      const move = given.length > 0 ? given[step++] : moves[chance.below(moves.length)];
      if (!move) break;
      course = playMove(course, move).progress;
    }
  }
}
