/** The reasons of advice in words. */
import type { Why } from '../../bots/move-reasons.ts';
import type { BotTexts } from '../../i18n/index.ts';
import type { Sitter } from '../../match/ports.ts';
import { remindersOf } from '../../rules/facts.ts';
import type { Game, Seat, Seen, Standing } from '../../rules/game.ts';
import { matchPointOf } from './match-point.ts';

/** The position that advice is about: its game, the advised seat's view, the match before the deal, and the sitters. */
export interface AdvisedPosition {
  readonly game: Pick<Game, 'points' | 'facts'>;
  readonly seen: Seen;
  readonly standing: Standing;
  readonly sitters: readonly Sitter[];
}

/**
 * Returns the reasons with the difference to the played move, `points`, instead of the difference to the second-best.
 */
export function besidePlayed(why: readonly Why[], points: number): readonly Why[] {
  return why.map((each) => (each.why === 'comes to more' ? { ...each, points } : each));
}

/** Returns the reasons for a move as a phrase without a full stop, to follow a colon. */
export function reasonWords(why: readonly Why[], position: AdvisedPosition, { bots: { hint } }: BotTexts): string {
  return hint.together(why.map((each) => phraseOf(each, position, hint)));
}

type HintWords = BotTexts['bots']['hint'];

export const nameIn = (sitters: readonly Sitter[], seat: Seat) => sitters[seat]?.name ?? `${seat + 1}`;

/** The reasons that are always said in the same words, with the names of their words. */
const PLAIN = {
  dominoes: 'dominoes',
  only: 'only',
  stakes: 'stakes',
  'stakes not': 'stakesNot',
  double: 'double',
  closes: 'closes',
  'spares two': 'sparesTwo',
  'two more': 'twoMore',
  another: 'another',
  'only place': 'onlyPlace',
  safer: 'safer',
  'shuts train': 'shutsTrain',
  'spares train': 'sparesTrain',
  'covers double': 'coversDouble',
} as const satisfies Partial<Record<Why['why'], keyof HintWords>>;

const isPlain = (each: Why): each is Extract<Why, { readonly why: keyof typeof PLAIN }> => each.why in PLAIN;

function phraseOf(each: Why, position: AdvisedPosition, words: HintWords): string {
  if (isPlain(each)) return words[PLAIN[each.why]];
  switch (each.why) {
    case 'scores':
      return words.scores(each.points);
    case 'sheds':
      return words.sheds(each.pips);
    case 'saves':
      return words.saves(each.pips);
    case 'keeps last':
      return words.keepsLast(each.tile);
    case 'keeps':
      return words.keeps(each.numbers);
    case 'follows':
      return words.follows(each.number, each.tiles);
    case 'blocks':
      return words.blocks(
        each.number,
        each.seats.map((seat) => nameIn(position.sitters, seat)),
      );
    case 'scarce':
      return words.scarce(each.number, each.tiles);
    case 'bars':
      return words.bars(each.points);
    case 'leaves':
      return words.leaves(each.goal, each.missing, each.tiles);
    case 'passes':
      return words.passes(each.goal);
    case 'pass ends':
      return words.passEnds(each.pips);
    case 'keeps alive':
      return words.keepsAlive(each.pips);
    case 'cuts':
      return words.cuts(each.tiles, each.pips);
    case 'stops':
      return words.stops(each.tile);
    case 'guards':
      return words.guards(each.tile);
    case 'prepares':
      return words.prepares(each.tile);
    case 'comes to more':
      return moreWords(each.points, position, words);
  }
}

/** Returns the words for a move that comes to more points, with whatever the points mean in the match. */
function moreWords(points: number, { game, seen, standing, sitters }: AdvisedPosition, words: HintWords): string {
  const point = matchPointOf(game, seen, standing);
  const race = point && { who: { name: nameIn(sitters, point.seat), you: point.own }, end: point.end };
  const [waits] = remindersOf(game, seen, standing);
  return words.toMore(points, race, waits?.word ?? null);
}
