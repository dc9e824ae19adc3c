/** The seats of persons; a bot sits on every other seat. */
import type { Game, Seat } from '../rules/game.ts';
import type { Sitter } from './ports.ts';

type Sitters = readonly Pick<Sitter, 'kind'>[];

export const personsOf = (sitters: Sitters): readonly Seat[] =>
  sitters.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));

/** Returns the seat of the only person, who always holds the device; `null` unless exactly one plays. */
export function onlyPerson(sitters: Sitters): Seat | null {
  const [person, another] = personsOf(sitters);
  return another === undefined ? (person ?? null) : null;
}

/** True if several persons share the device, so that the table passes from one to the other. */
export const areSeveral = (sitters: Sitters): boolean => personsOf(sitters).length > 1;

/** True if persons must look away while another plays. Not if nobody sees a hand (21.1). */
export const haveSecrets = ({ table }: Pick<Game, 'table'>, sitters: Sitters): boolean =>
  areSeveral(sitters) && table.hands !== 'unseen';
