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

function phraseOf(
  each: Why,
  { game, seen, standing, sitters }: AdvisedPosition,
  words: BotTexts['bots']['hint'],
): string {
  const nameOf = (seat: Seat) => sitters[seat]?.name ?? `${seat + 1}`;
  switch (each.why) {
    case 'dominoes':
      return words.dominoes;
    case 'only':
      return words.only;
    case 'scores':
      return words.scores(each.points);
    case 'sheds':
      return words.sheds(each.pips);
    case 'saves':
      return words.saves(each.pips);
    case 'stakes':
      return words.stakes;
    case 'stakes not':
      return words.stakesNot;
    case 'keeps last':
      return words.keepsLast(each.tile);
    case 'double':
      return words.double;
    case 'keeps':
      return words.keeps(each.numbers);
    case 'follows':
      return words.follows(each.number, each.tiles);
    case 'blocks':
      return words.blocks(each.number, each.seats.map(nameOf));
    case 'scarce':
      return words.scarce(each.number, each.tiles);
    case 'bars':
      return words.bars(each.points);
    case 'leaves':
      return words.leaves(each.goal, each.missing, each.tiles);
    case 'passes':
      return words.passes(each.goal);
    case 'closes':
      return words.closes;
    case 'pass ends':
      return words.passEnds(each.pips);
    case 'keeps alive':
      return words.keepsAlive(each.pips);
    case 'spares two':
      return words.sparesTwo;
    case 'two more':
      return words.twoMore;
    case 'another':
      return words.another;
    case 'only place':
      return words.onlyPlace;
    case 'cuts':
      return words.cuts(each.tiles, each.pips);
    case 'stops':
      return words.stops(each.tile);
    case 'guards':
      return words.guards(each.tile);
    case 'safer':
      return words.safer;
    case 'prepares':
      return words.prepares(each.tile);
    case 'comes to more': {
      const point = matchPointOf(game, seen, standing);
      const race = point && { who: { name: nameOf(point.seat), you: point.own }, end: point.end };
      const [waits] = remindersOf(game, seen, standing);
      return words.toMore(each.points, race, waits?.word ?? null);
    }
  }
}
