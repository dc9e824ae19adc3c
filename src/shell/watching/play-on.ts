/** "From here I would have …": a new match that begins with a moment of one that is watched. */
import type { Texts } from '../../i18n/index.ts';
import { type Film, momentAt, type Watcher } from '../../match/film.ts';
import type { Sitter } from '../../match/ports.ts';
import type { Seat } from '../../rules/game.ts';
import type { Character } from '../../seats/characters.ts';
import { newSitter } from '../setup/sitters.ts';
import type { MatchSetup } from '../table.machine.ts';
import { givenDeal } from './record-file.ts';

/** The seat that one takes there: whose eyes one has, or whose turn it is; `null` where nobody can move any more. */
export function seatFrom(film: Film, at: number, eye: Watcher): Seat | null {
  const turn = momentAt(film, at).progress.deal.turn?.seat ?? null;
  return turn === null || eye === 'all' ? turn : eye;
}

/**
 * The match that goes on from there: the deals until then are those that were watched, every later one is shuffled anew,
 * so that nobody has seen it. One sits at `seat`, and bots at all others.
 * @param made id and seed of the new match.
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
  const { game, options } = here.progress;
  const ended = film.dealt.slice(1, here.deal).map((next) => momentAt(film, next - 1));
  const deals = [...ended, here].map(({ progress: { deal } }) => deal);
  return {
    version: 1,
    ...made,
    game: game.id,
    options,
    sitters: seated(film.sitters, seat, texts, company),
    // What was given of a puzzle stays given.
    given: deals.map((deal, index) => ({ ...here.progress.given[index], ...givenDeal(deal) })),
    log: deals.map(({ log }) => log.map(({ seat: _, scores: _made, ...move }) => move)),
  };
}

/** Bots stay where they sat, one takes the seat, and where another person sat somebody of the company sits down. */
function seated(sitters: readonly Sitter[], own: Seat, texts: Texts, company: readonly Character[]): readonly Sitter[] {
  const next: Sitter[] = [];
  for (const [seat, sitter] of sitters.entries()) {
    const others = [...next, ...sitters.slice(seat + 1)];
    if (seat === own) next.push({ name: texts.sitters.youName, kind: 'person' });
    else next.push(sitter.kind === 'bot' ? sitter : newSitter(seat, 'bot', texts, others, company));
  }
  return next;
}
