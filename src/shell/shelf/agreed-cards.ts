/** The cards of a game: its own, and others for the way most of the world plays it, where its book plays otherwise. */
import type { Game } from '../../rules/game.ts';
import { type Given, tableKey, usualOptions } from '../setup/usual-options.ts';
import { type TimedSpeed, usualTime } from '../setup/usual-time.ts';
import type { OnShelf } from './shelf.ts';

/** A card on the shelf: a table, and the options that it sets. */
export interface ShelvedTable extends OnShelf {
  /** The key of the card: the game's id, or with the options that make it another table. */
  readonly id: string;
  readonly given: Given;
}

/** 33.8: the options that make a card of its own, by game. */
const AGREED: Readonly<Record<string, Given>> = { block: { drawing: 'never' } };

/** Returns the cards of a table on the shelf, the game's own first. Where there are two, each sets what the other does. */
export function cardsOf(table: OnShelf, speed: TimedSpeed): readonly ShelvedTable[] {
  const { game } = table;
  const agreed = AGREED[game.id];
  if (!agreed) return [{ ...table, id: game.id, given: {} }];
  return [
    { ...table, id: game.id, given: defaultsOf(game, agreed) },
    { ...table, id: tableKey(game, agreed), given: agreed, minutes: minutesOf(table, agreed, speed) },
  ];
}

/** Returns the defaults of these options. */
const defaultsOf = ({ optionSpecs }: Game, given: Given): Given =>
  Object.fromEntries(optionSpecs.flatMap((spec) => (spec.id in given ? [[spec.id, spec.default]] : [])));

/** Returns the usual duration with these options; `null` if it has not been measured. */
function minutesOf({ game, seats, people }: OnShelf, given: Given, speed: TimedSpeed): number | null {
  const options = usualOptions(game, given, seats);
  const sitters = Array.from({ length: seats }, (_, seat) => ({ kind: seat < people ? 'person' : 'bot' }) as const);
  return options.ok ? (usualTime(game, options.value, sitters, speed)?.minutes ?? null) : null;
}
