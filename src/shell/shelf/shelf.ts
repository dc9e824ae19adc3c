/** Which games stand on the shelf, under which headings, for what somebody looks for. */
import type { SetUpTexts } from '../../i18n/index.ts';
import type { Game } from '../../rules/game.ts';
import { usualSeats } from '../address.ts';
import type { GameKind } from '../kind.ts';
import { usualOptions } from '../setup/usual-options.ts';
import { type Speed, usualTime } from '../setup/usual-time.ts';
import { byKind, kindOf, seatsWithPartners } from './game-kinds.ts';

/** What somebody looks for. */
export interface Wish {
  /** How many people sit down; `null`: whoever. */
  readonly people: number | null;
  /** The longest that a match usually lasts, minutes; `null`: however long. */
  readonly minutes: number | null;
  /** Whether they want to be partners. */
  readonly partners: boolean;
  readonly search: string;
}

export const ANYTHING: Wish = { people: null, minutes: null, partners: false, search: '' };

/** As many people are asked for; the last stands for more, too. */
export const PEOPLE = [1, 2, 3, 4, 5, 6] as const;
export const MINUTES = [10, 20, 40] as const;

/** A game at the table that would be set up. */
export interface OnShelf {
  readonly game: Game;
  readonly seats: number;
  /** Who sits there; the others are bots. */
  readonly people: number;
  /** `null` where nobody has measured it. */
  readonly minutes: number | null;
}

/** `own`: played last, and favourites. `together`: people on all seats. `bots`: bots on the others. */
export type Heading = GameKind | 'own' | 'together' | 'bots';

export interface Group {
  readonly heading: Heading;
  readonly games: readonly OnShelf[];
}

/** The table of a game for so many people, `partners` if they wish; `null` where they do not find room. */
export function tableFor(game: Game, people: number | null, speed: Speed, partners = false): OnShelf | null {
  const seats = seatsFor(game, people, partners ? seatsWithPartners(game) : game.seats);
  if (seats === null) return null;
  const persons = people ?? 1;
  const options = usualOptions(game, {}, seats);
  const sitters = Array.from({ length: seats }, (_, seat) => ({ kind: seat < persons ? 'person' : 'bot' }) as const);
  const time = options.ok ? usualTime(game, options.value, sitters, speed) : null;
  return { game, seats, people: Math.min(persons, seats), minutes: time?.minutes ?? null };
}

/** All of them alone where they can, else with as few bots as can be; one person has the usual company. */
function seatsFor(game: Game, people: number | null, offered: readonly number[]): number | null {
  const usual = usualSeats(game);
  if ((people === null || people === 1) && offered.includes(usual)) return usual;
  return offered.find((seats) => seats >= (people ?? 1)) ?? null;
}

/**
 * The shelf for a wish: those of one's own first, then kind by kind; for a number of people those that they play among
 * themselves, and those at which bots sit down with them. Nothing stands there twice.
 * @param own the games that come first, in their order.
 */
export function shelfFor(
  games: readonly Game[],
  wish: Wish,
  own: readonly string[],
  texts: SetUpTexts,
  speed: Speed,
): readonly Group[] {
  const first = own.flatMap((id) => games.find((game) => game.id === id) ?? []);
  const rest = byKind(games.filter((game) => !first.includes(game)));
  const groups: readonly Group[] =
    wish.people === null
      ? [
          { heading: 'own', games: wanted(first, wish, texts, speed) },
          ...rest.map(({ kind, games: those }) => ({ heading: kind, games: wanted(those, wish, texts, speed) })),
        ]
      : byCompany(wanted([...first, ...rest.flatMap((each) => each.games)], wish, texts, speed));
  return groups.filter((group) => group.games.length > 0);
}

function byCompany(games: readonly OnShelf[]): readonly Group[] {
  return [
    { heading: 'together', games: games.filter(({ seats, people }) => seats === people) },
    { heading: 'bots', games: games.filter(({ seats, people }) => seats > people) },
  ];
}

function wanted(games: readonly Game[], wish: Wish, texts: SetUpTexts, speed: Speed): readonly OnShelf[] {
  return games.flatMap((game) => {
    const table = tableFor(game, wish.people, speed, wish.partners);
    if (!table || !isFound(game, wish.search, texts)) return [];
    return wish.minutes !== null && (table.minutes ?? 0) > wish.minutes ? [] : [table];
  });
}

/** Letters without their accents and cases, and without the dots of i: whoever searches may type in another language. */
const plain = (text: string) => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ı', 'i');

/** Whether every word that is looked for is said of the game: its name, its kind, its line. */
function isFound(game: Game, search: string, texts: SetUpTexts): boolean {
  const said = plain([texts.games[game.id]?.name, texts.lines[game.id], texts.setup.kinds[kindOf(game)]].join(' '));
  return plain(search)
    .split(/\s+/)
    .every((word) => said.includes(word));
}
