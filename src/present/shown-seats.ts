/** The seats: their points, their partners, and their state in words. */
import type { MarkName } from '../art/marks.ts';
import type { Texts } from '../i18n/index.ts';
import type { Sitter, Situation } from '../match/ports.ts';
import { accountStanding } from '../rules/account.ts';
import { remindersOf, signalTo } from '../rules/facts.ts';
import type { Game, Seat, Side } from '../rules/game.ts';
import { seatsByPlace, sidesByPlace, waitingTurn } from '../rules/players.ts';
import { heldOf } from '../rules/seen.ts';
import { allSides, partnerOf } from '../rules/sides.ts';
import { whoIs } from './people.ts';
import type { Presented } from './presented.ts';

export interface ShownSeat {
  readonly seat: Seat;
  readonly side: Side;
  readonly hasPartner: boolean;
  readonly name: string;
  /** The letter that stands for the name. */
  readonly initial: string;
  readonly kind: Sitter['kind'];
  /** The points, with those of the present deal; null if they are secret (7.6). */
  readonly total: number | null;
  /** The points without those; null if they are secret, or there is nothing to add up. */
  readonly written: number | null;
  /** Points beside the score that are not written yet; 0 if none. */
  readonly remembered: number;
  /** True if it starts this deal, which nobody has led yet, or after a deal the next. */
  readonly starts: boolean;
  readonly turn: boolean;
  /** True if it moved last. */
  readonly last: boolean;
}

/** A reminder at a seat; `count`: the number of deals left, null if it has none. */
export interface SeatMark {
  readonly seat: Seat;
  readonly name: MarkName;
  readonly count: number | null;
}

/** Returns the marks, one for each reminder. */
export const marksOf = ({ seen, standing }: Situation, game: Game): readonly SeatMark[] =>
  remindersOf(game, seen, standing).map(({ seat, word, deals }) => ({ seat, name: word as MarkName, count: deals }));

/** Returns all seats, by number. */
export function shownSeats(now: Situation, texts: Pick<Texts, 'initial'>): readonly ShownSeat[] {
  const { seen, standing, sitters, isSecret } = now;
  return Array.from({ length: seen.seats }, (_, seat): ShownSeat => {
    const { name = '', kind = 'bot' } = sitters[seat] ?? {};
    return {
      seat,
      name,
      kind,
      initial: texts.initial(name),
      side: seen.sides[seat] ?? seat,
      hasPartner: partnerOf(seen.sides, seat) !== null,
      total: isSecret ? null : (now.totals[seat] ?? 0),
      // 22.3: a game for one is one deal.
      written: isSecret || seen.seats === 1 ? null : (standing.totals[seat] ?? 0),
      remembered: now.remembered?.[seat] ?? 0,
      starts: now.starts === seat,
      turn: seen.turn?.seat === seat,
      last: seen.log.at(-1)?.seat === seat,
    };
  });
}

/** 6.7: returns the joint scores of partners; the one of seat `first` comes first. */
export function shownAccounts({ seen, sitters }: Situation, first: Seat, { scene }: Pick<Texts, 'scene'>) {
  const order = seatsByPlace(seen, first);
  return allSides(sidesByPlace(seen, first)).flatMap((side) => {
    const seats = order.filter((seat) => seen.sides[seat] === side);
    if (seats.length < 2) return [];
    const [one = first] = seats;
    const waits = seen.waits?.includes(one) ?? false;
    return [{ side, seats, name: scene.side(seats.map((seat) => sitters[seat]?.name ?? '')), waits }];
  });
}

/** Returns the score of a seat, for use in texts. */
export function scoreOf(game: Game, now: Situation, seat: Seat) {
  const n = now.totals[seat] ?? 0;
  const kind = game.worth?.unit ?? game.points;
  const standing = accountStanding(game, now.seen.options, n);
  return {
    n,
    kind,
    of: Number(now.seen.options.target) || null,
    account: standing && { standing, opensAt: game.worth?.opensAt ?? 0 },
  };
}

/** 20.5: returns the signal that reveals tiles of that seat's hand to the viewer; null if there is none. */
function signalOf(game: Game, { seen, eye }: Situation, seat: Seat, viewer: Seat | null) {
  const told = viewer !== null && eye === viewer ? signalTo(game, seen, viewer) : null;
  return told?.seat === seat ? { tiles: told.tiles, held: heldOf(seen, told) } : null;
}

/** Returns a seat's state in words: tiles, score, turn. */
export function seatWords({ now, game, viewer }: Presented, seat: Seat, { table }: Pick<Texts, 'table'>): string {
  const partner = partnerOf(now.seen.sides, seat);
  return table.seat({
    who: whoIs(now, seat, viewer),
    partner: partner === null ? null : whoIs(now, partner, viewer),
    tiles: now.seen.hands[seat]?.length ?? 0,
    waits: waitingTurn(now.seen, seat),
    signal: signalOf(game, now, seat, viewer),
    score: now.isSecret ? null : scoreOf(game, now, seat),
    remembered: now.remembered?.[seat] ?? null,
    starts: now.starts !== seat ? null : now.seen.outcome === null ? 'this' : 'next',
    turn: now.seen.turn?.seat === seat,
    bot: now.sitters[seat]?.kind === 'bot',
  });
}

/**
 * 6.7, 20.5: returns the viewer's partner, at the first sight of their hand in a match. In each deal it adds what a
 * signal reveals of that hand. Null: no own hand is visible, or it was said before.
 */
export function partnerWords({ seen, eye, sitters }: Situation, game: Game, { scene }: Pick<Texts, 'scene'>) {
  if (typeof eye !== 'number' || sitters[eye]?.kind !== 'person') return null;
  const partner = partnerOf(seen.sides, eye);
  const isDealt = seen.hands[eye]?.some((at) => seen.heap[at] !== null) ?? false;
  if (partner === null || !isDealt || seen.log.some(({ seat }) => seat === eye)) return null;
  const told = signalTo(game, seen, eye);
  if (seen.deal > 1 && !told) return null;
  return scene.partner(sitters[partner]?.name ?? '', told && { tiles: told.tiles, held: heldOf(seen, told) });
}
