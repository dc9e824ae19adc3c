/** The table being set up. The player's choices are kept, and apply to every game that allows them. */
import type { Texts } from '../../i18n/index.ts';
import { personsOf } from '../../match/persons.ts';
import type { Sitter } from '../../match/ports.ts';
import type { Game, Options, Side } from '../../rules/game.ts';
import { allSides, hasPartners, partnerOf, seatsOfSide, sidesBefore } from '../../rules/sides.ts';
import { halves } from '../../rules/tiles.ts';
import { type Character, characterName } from '../../seats/characters.ts';
import type { NextTable } from '../title/next-table.ts';
import { named, newSitter, reseat } from './sitters.ts';
import { type Given, isLength, usualOptions } from './usual-options.ts';

export interface Draft {
  readonly game: Game;
  /** The number of seats chosen last. */
  readonly seats: number;
  /** All characters, the next to sit down first. */
  readonly company: readonly Character[];
  /** All sitters, including those on seats that this game does not have. */
  readonly sitters: readonly Sitter[];
  /** All options set by the player, including those that this game does not have. */
  readonly given: Given;
  /** The number of the chosen deal; `null` for any. */
  readonly deal: number | null;
  /** True if the player has chosen the level of a bot. */
  readonly hasOwnLevels: boolean;
}

/** Returns a draft of the next table. */
export function draftOf({ game, options, sitters }: NextTable, company: readonly Character[]): Draft {
  const seats = sitters.length;
  const { target: _, ...others } = options;
  const [book, usual] = [game.options({}, seats), usualOptions(game, others, seats)];
  const isOwn = ([id, value]: [string, unknown]) => {
    const asUsual = id === 'target' ? usual : book;
    return !asUsual.ok || asUsual.value[id] !== value;
  };
  return {
    game,
    seats,
    company,
    sitters,
    given: Object.fromEntries(Object.entries(options).filter(isOwn)),
    deal: null,
    hasOwnLevels: false,
  };
}

/** Returns the number of seats: the chosen one, or the nearest that the game allows. */
export function seatsOf({ game, seats }: Draft): number {
  const nearness = (n: number) => Math.abs(n - seats);
  return game.seats.reduce((best, n) => (nearness(n) < nearness(best) ? n : best), game.seats[0] ?? seats);
}

/** Returns the sitters at the table, with their names as shown. */
export function sittersOf(draft: Draft, texts: Texts): readonly Sitter[] {
  return reseat(draft.sitters, seatsOf(draft), texts, draft.company);
}

/** Returns all options of the table. Options set by the player apply if they fit those set before; others are usual. */
export function optionsOf(draft: Draft): Options {
  const whole = usualOptions(draft.game, keptOf(draft), seatsOf(draft));
  if (!whole.ok) throw new Error(`${draft.game.id} is not played as usual`);
  return whole.value;
}

/** Returns the options set by the player that fit. */
function keptOf(draft: Draft): Given {
  const { game, given } = draft;
  let kept: Given = {};
  for (const [id, value] of Object.entries(given)) {
    const more = { ...kept, [id]: value };
    if (game.options(more, seatsOf(draft)).ok) kept = more;
  }
  return kept;
}

/** Returns the options without the length of the match. */
const withoutLength = (given: Given): Given =>
  Object.fromEntries(Object.entries(given).filter(([id]) => !isLength({ id })));

const isAllowed = (draft: Draft, given: Given): boolean => draft.game.options(given, seatsOf(draft)).ok;

/** Returns the draft with an option set. If the length does not fit it, it becomes the usual one (15.6). */
export function withOption(draft: Draft, id: string, value: Given[string]): Draft {
  // The latest option comes last, so that earlier ones have priority.
  const { [id]: _, ...others } = draft.given;
  const next = { ...draft, given: { ...others, [id]: value } };
  const isFit = isLength({ id }) || isAllowed(draft, { ...keptOf(draft), [id]: value });
  return withCoupleTogether(draft, isFit ? next : { ...next, given: withoutLength(next.given) });
}

/**
 * Returns the options that exclude this value; `null` if it is possible, alone or with the others. Options not set by
 * the player exclude nothing: they may follow from the others (20.6).
 */
export function inTheWay(draft: Draft, id: string, value: string | number | boolean): readonly string[] | null {
  const { game } = draft;
  const seats = seatsOf(draft);
  const options: Given = { ...keptOf(draft), [id]: value };
  if (game.options(options, seats).ok) return null;
  if (!isLength({ id }) && game.options(withoutLength(options), seats).ok) return null;
  return Object.keys(options).filter((other) => {
    const { [other]: _, ...less } = options;
    return other !== id && game.options(less, seats).ok;
  });
}

/** True if the option can have this value at this number of seats, regardless of other options (16.1). */
export const isForSeats = (draft: Draft, id: string, value: string | number | boolean): boolean =>
  draft.game.options({ [id]: value }, seatsOf(draft)).ok;

/** Returns the side of each seat. If partners are drawn by lot (7.4), each seat has its own. */
export const sidesOf = (draft: Draft): readonly Side[] => sidesBefore(draft.game, optionsOf(draft), seatsOf(draft));

/** 6.7: returns the draft with two persons as partners if its table has become one of partners. */
function withCoupleTogether(before: Draft, draft: Draft): Draft {
  const [one, other, ...more] = personsOf(draft.sitters.slice(0, seatsOf(draft)));
  if (one === undefined || other === undefined || more.length > 0 || hasPartners(sidesOf(before))) return draft;
  const partner = partnerOf(sidesOf(draft), one) ?? other;
  const [moved, person] = [draft.sitters[partner], draft.sitters[other]];
  return moved && person ? withSitter(withSitter(draft, other, moved), partner, person) : draft;
}

/** Returns the draft with this number of seats; new ones have bots. */
export function withSeats(draft: Draft, seats: number, texts: Texts): Draft {
  const more = reseat(draft.sitters, Math.max(seats, draft.sitters.length), texts, draft.company);
  return withCoupleTogether(draft, { ...draft, seats, sitters: more });
}

/** Returns the draft with another sitter at a seat of the table. */
export function withSitter(draft: Draft, seat: number, sitter: Sitter): Draft {
  const all = [...draft.sitters];
  all[seat] = sitter;
  return { ...draft, sitters: all };
}

/** Returns the draft with the first sitter in place and all others moved on by one seat. */
export function withOthersMoved(draft: Draft): Draft {
  const seats = seatsOf(draft);
  const [first, ...others] = draft.sitters.slice(0, seats);
  const last = others.pop();
  if (!first || !last) return draft;
  return { ...draft, sitters: [first, last, ...others, ...draft.sitters.slice(seats)] };
}

/** Returns the draft with this number of seats: people on the first ones, partners together, and bots on the others. */
export function withPeople(draft: Draft, seats: number, people: number, texts: Texts): Draft {
  let next = withSeats(draft, seats, texts);
  const sides = sidesOf(next).slice(0, seats);
  const order = allSides(sides).flatMap((side) => seatsOfSide(sides, side));
  for (const [nth, seat] of order.entries()) {
    const kind = nth < people ? 'person' : 'bot';
    if (next.sitters[seat]?.kind === kind) continue;
    const others = next.sitters.filter((_, each) => each !== seat);
    next = withSitter(next, seat, newSitter(seat, kind, texts, others, draft.company));
  }
  return withNames(next, texts);
}

/** Returns the draft with other characters in place of bots that the player has not named; their levels stay. */
export function withCompany(draft: Draft, company: readonly Character[], texts: Texts): Draft {
  const isGuest = (sitter: Sitter) => characterName(sitter, texts.company) === sitter.name;
  const kept = draft.sitters.filter((sitter) => !isGuest(sitter));
  const sitters: Sitter[] = [];
  for (const [seat, sitter] of draft.sitters.entries()) {
    const guest = isGuest(sitter) && newSitter(seat, 'bot', texts, [...kept, ...sitters], company);
    sitters.push(guest ? { ...guest, ...(sitter.level && { level: sitter.level }) } : sitter);
  }
  return { ...draft, company, sitters };
}

/** Returns the draft with names as shown, at the table and beside it. */
export function withNames(draft: Draft, texts: Texts): Draft {
  const seats = seatsOf(draft);
  return { ...draft, sitters: [...named(draft.sitters.slice(0, seats), texts), ...draft.sitters.slice(seats)] };
}

/** Returns the draft with another game. Seats and options set before apply again if they fit. */
export function withGame(draft: Draft, game: Game, texts: Texts): Draft {
  const next = { ...draft, game };
  const seats = Math.max(draft.sitters.length, seatsOf(next));
  return withCoupleTogether(draft, { ...next, sitters: reseat(draft.sitters, seats, texts, draft.company) });
}

/** Returns the highest number of the set. */
export function highestOf(game: Game, options: Options): number {
  return Math.max(...game.set(options).map((tile) => halves(tile)[1]));
}
