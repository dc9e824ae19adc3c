/** The table that is being set up. What somebody set stays, and counts wherever a game can have it. */
import type { Texts } from '../../i18n/index.ts';
import type { Sitter } from '../../match/ports.ts';
import type { Game, Options } from '../../rules/game.ts';
import { halves } from '../../rules/tiles.ts';
import { type Character, characterOf } from '../../seats/characters.ts';
import type { NextTable } from '../title/next-table.ts';
import { named, newSitter, reseat } from './sitters.ts';
import { type Given, isLength, usualOptions } from './usual-options.ts';

export interface Draft {
  readonly game: Game;
  /** How many seats were asked for last. */
  readonly seats: number;
  /** The company, who sits down next first. */
  readonly company: readonly Character[];
  /** Everybody who has sat down, also on seats that this game does not have. */
  readonly sitters: readonly Sitter[];
  /** Every option that somebody has set, also those that this game does not have. */
  readonly given: Given;
  /** The number of the deal that is wanted; `null`: any. */
  readonly deal: number | null;
}

/** The table that is played next anyway. */
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
  };
}

/** The seats at the table: as many as were asked for, or as near to that as the game can be played with. */
export function seatsOf({ game, seats }: Draft): number {
  const nearness = (n: number) => Math.abs(n - seats);
  return game.seats.reduce((best, n) => (nearness(n) < nearness(best) ? n : best), game.seats[0] ?? seats);
}

/** Who sits at the table, with their names as they are shown. */
export function sittersOf(draft: Draft, texts: Texts): readonly Sitter[] {
  return reseat(draft.sitters, seatsOf(draft), texts, draft.company);
}

/** All options of the table: of those that were set the ones that fit, first come first served, else as usual. */
export function optionsOf(draft: Draft): Options {
  const whole = usualOptions(draft.game, keptOf(draft), seatsOf(draft));
  if (!whole.ok) throw new Error(`${draft.game.id} is not played as usual`);
  return whole.value;
}

/** The options that were set and fit. */
function keptOf(draft: Draft): Given {
  const { game, given } = draft;
  let kept: Given = {};
  for (const [id, value] of Object.entries(given)) {
    const more = { ...kept, [id]: value };
    if (game.options(more, seatsOf(draft)).ok) kept = more;
  }
  return kept;
}

/** The options but what says how long a match is. */
const withoutLength = (given: Given): Given =>
  Object.fromEntries(Object.entries(given).filter(([id]) => !isLength({ id })));

const isAllowed = (draft: Draft, given: Given): boolean => draft.game.options(given, seatsOf(draft)).ok;

/** The draft with an option set. A length that does not go with it is as usual then (15.6). */
export function withOption(draft: Draft, id: string, value: Given[string]): Draft {
  // Last set, last asked: what was set before keeps its place.
  const { [id]: _, ...others } = draft.given;
  const next = { ...draft, given: { ...others, [id]: value } };
  if (isLength({ id }) || isAllowed(draft, { ...keptOf(draft), [id]: value })) return next;
  return { ...next, given: withoutLength(next.given) };
}

/**
 * The options that keep this one from having that value; `null` where it can have it, alone or with the others. What nobody
 * has set is in nobody's way: it may follow from the others (20.6).
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

/** Whether an option can have this value with so many seats, whatever the others are (16.1). */
export const isForSeats = (draft: Draft, id: string, value: string | number | boolean): boolean =>
  draft.game.options({ [id]: value }, seatsOf(draft)).ok;

/** The draft with so many seats: those who sit stay, new ones are bots. */
export function withSeats(draft: Draft, seats: number, texts: Texts): Draft {
  const more = reseat(draft.sitters, Math.max(seats, draft.sitters.length), texts, draft.company);
  return { ...draft, seats, sitters: more };
}

/** The draft with another one on a seat of the table. */
export function withSitter(draft: Draft, seat: number, sitter: Sitter): Draft {
  const all = [...draft.sitters];
  all[seat] = sitter;
  return { ...draft, sitters: all };
}

/** The draft with whoever sits on the first seat where they are, and all others one seat on. */
export function withOthersMoved(draft: Draft): Draft {
  const seats = seatsOf(draft);
  const [first, ...others] = draft.sitters.slice(0, seats);
  const last = others.pop();
  if (!first || !last) return draft;
  return { ...draft, sitters: [first, last, ...others, ...draft.sitters.slice(seats)] };
}

/** The draft with so many seats, people on the first of them and bots on all others. */
export function withPeople(draft: Draft, seats: number, people: number, texts: Texts): Draft {
  let next = withSeats(draft, seats, texts);
  for (let seat = 0; seat < seats; seat++) {
    const kind = seat < people ? 'person' : 'bot';
    if (next.sitters[seat]?.kind === kind) continue;
    const others = next.sitters.filter((_, each) => each !== seat);
    next = withSitter(next, seat, newSitter(seat, kind, texts, others, draft.company));
  }
  return withNames(next, texts);
}

/** The draft with others of the company in place of the bots that nobody has named; their levels stay. */
export function withCompany(draft: Draft, company: readonly Character[], texts: Texts): Draft {
  const isGuest = (sitter: Sitter) => {
    const who = characterOf(sitter);
    return who !== null && texts.company[who.id] === sitter.name;
  };
  const kept = draft.sitters.filter((sitter) => !isGuest(sitter));
  const sitters: Sitter[] = [];
  for (const [seat, sitter] of draft.sitters.entries()) {
    const guest = isGuest(sitter) && newSitter(seat, 'bot', texts, [...kept, ...sitters], company);
    sitters.push(guest ? { ...guest, ...(sitter.level && { level: sitter.level }) } : sitter);
  }
  return { ...draft, company, sitters };
}

/** The draft with names as they are shown, at the table and beside it. */
export function withNames(draft: Draft, texts: Texts): Draft {
  const seats = seatsOf(draft);
  return { ...draft, sitters: [...named(draft.sitters.slice(0, seats), texts), ...draft.sitters.slice(seats)] };
}

/** The draft at another game. Seats and options that were set count again where they fit. */
export function withGame(draft: Draft, game: Game, texts: Texts): Draft {
  const next = { ...draft, game };
  const seats = Math.max(draft.sitters.length, seatsOf(next));
  return { ...next, sitters: reseat(draft.sitters, seats, texts, draft.company) };
}

/** The highest number of the set. */
export function highestOf(game: Game, options: Options): number {
  return Math.max(...game.set(options).map((tile) => halves(tile)[1]));
}
