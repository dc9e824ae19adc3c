/** The cards of a game: its own, and others for the way most of the world plays it, where its book plays otherwise. */
import type { Game } from '../../rules/game.ts';
import { type Given, usualOptions } from '../setup/usual-options.ts';
import { type TimedSpeed, usualTime } from '../setup/usual-time.ts';
import type { OnShelf } from './shelf.ts';

/** A card on the shelf: a table, and the options that it sets. */
export interface ShelvedTable extends OnShelf {
  /** The key of the card, also to its words: the game's id on its own card. */
  readonly id: string;
  readonly given: Given;
}

/** 33.8: the cards with agreed options, by game. */
const AGREED: Readonly<Record<string, Pick<ShelvedTable, 'id' | 'given'>>> = {
  block: { id: 'plain-block', given: { drawing: 'never' } },
};

/** Returns the cards of a table on the shelf, the game's own first. Where there are two, each sets what the other does. */
export function cardsOf(table: OnShelf, speed: TimedSpeed): readonly ShelvedTable[] {
  const { game } = table;
  const agreed = AGREED[game.id];
  if (!agreed) return [{ ...table, id: game.id, given: {} }];
  return [
    { ...table, id: game.id, given: defaultsOf(game, agreed.given) },
    { ...table, ...agreed, minutes: minutesOf(table, agreed.given, speed) },
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
