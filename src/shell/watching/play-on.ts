/** Creates a new match from a moment of a watched one. */
import type { Texts } from '../../i18n/index.ts';
import { type Film, momentAt, type Watcher } from '../../match/film.ts';
import type { Sitter } from '../../match/ports.ts';
import type { Seat } from '../../rules/game.ts';
import type { GivenDeal } from '../../rules/sealed.ts';
import type { Character } from '../../seats/characters.ts';
import { dealNumbersOf } from '../kinds/deal-numbers.ts';
import { newSitter } from '../setup/sitters.ts';
import type { MatchSetup } from '../table.machine.ts';
import { givenDeal } from './record-file.ts';

/** Returns the player's seat there: the one being watched, or the one to move. `null` if nobody can move. */
export function seatFrom(film: Film, at: number, eye: Watcher): Seat | null {
  const turn = momentAt(film, at).progress.deal.turn?.seat ?? null;
  return turn === null || eye === 'all' ? turn : eye;
}

/**
 * Returns a match that continues from a moment. Its deals up to then are the watched ones; later ones are shuffled
 * anew. The player sits at `seat`, with bots on all other seats.
 * @param made the id and the seed of the new match.
 */
export function playOnFrom(
  film: Film,
  at: number,
  seat: Seat,
  made: Pick<MatchSetup, 'id' | 'seed'>,
  texts: Texts,
  company: readonly Character[],
): MatchSetup {
  const here = momentAt(film, at);
  const { game, options, given } = here.progress;
  const ended = film.dealt.slice(1, here.deal).map((next) => momentAt(film, next - 1));
  const deals = [...ended, here].map(({ progress }) => progress);
  const numbers = dealNumbersOf(game);
  const dealtAs = deals.map(({ deal, hands }, index): GivenDeal => {
    const fixed = numbers.fixed(deal.log.length, given[index]?.fixed);
    return { ...(fixed !== undefined && { fixed }), ...givenDeal(deal, hands) };
  });
  return {
    version: 1,
    ...made,
    game: game.id,
    options,
    sitters: seated(film.sitters, seat, texts, company),
    given: dealtAs,
    // 20.7: without the time that the watched match had left, its last deal stays the last.
    ...(here.progress.deal.timeUp && { lastDeal: here.progress.deal.deal }),
    log: deals.map(({ deal: { log } }) => log.map(({ seat: _, scores: _made, ...move }) => move)),
  };
}

/** Returns the sitters: the player at `own`, the bots as before, and characters in place of other persons. */
function seated(sitters: readonly Sitter[], own: Seat, texts: Texts, company: readonly Character[]): readonly Sitter[] {
  const next: Sitter[] = [];
  for (const [seat, sitter] of sitters.entries()) {
    const others = [...next, ...sitters.slice(seat + 1)];
    if (seat === own) next.push({ name: texts.sitters.youName, kind: 'person' });
    else next.push(sitter.kind === 'bot' ? sitter : newSitter(seat, 'bot', texts, others, company));
  }
  return next;
}
