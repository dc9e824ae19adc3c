import type { LevelId } from '../../bots/levels.ts';
import type { Texts } from '../../i18n/index.ts';
import { areSeveral } from '../../match/persons.ts';
import type { Sitter } from '../../match/ports.ts';
import { cleanName, likeness, numbered } from '../../names/names.ts';
import { CHARACTERS, type Character, characterName } from '../../seats/characters.ts';
import { levelFor } from './bot-levels.ts';

/** Returns a new sitter with its default name. A bot is the first character not yet among the others. */
export function newSitter(
  seat: number,
  kind: Sitter['kind'],
  texts: Texts,
  others: readonly Sitter[] = [],
  company: readonly Character[] = CHARACTERS,
): Sitter {
  if (kind === 'person') return { name: ownName(seat, { kind }, texts), kind };
  const guest = company.find(({ id }) => others.every(({ character }) => character !== id));
  const who = guest && { temperament: guest.temperament, character: guest.id };
  return { name: ownName(seat, { kind, ...who }, texts), kind, level: levelFor(seat, others), ...who };
}

/** Returns the default name of a sitter. */
function ownName(seat: number, sitter: Pick<Sitter, 'kind' | 'character'>, texts: Texts): string {
  const { personName, youName } = texts.sitters;
  if (sitter.kind === 'person' && seat === 0) return youName;
  return characterName(sitter, texts.company) ?? personName(seat + 1);
}

/**
 * Returns one person and bots on all other seats.
 * @param levels the levels of the bots in turn, repeated; the mix by default.
 */
export function usualSitters(
  seats: number,
  texts: Texts,
  company: readonly Character[] = CHARACTERS,
  levels: readonly LevelId[] = [],
): readonly Sitter[] {
  const sitters: Sitter[] = [];
  for (let seat = 0; seat < seats; seat++) {
    const sitter = newSitter(seat, seat === 0 ? 'person' : 'bot', texts, sitters, company);
    const level = levels[(seat - 1) % levels.length];
    sitters.push(seat > 0 && level ? { ...sitter, level } : sitter);
  }
  return sitters;
}

/** Returns as many sitters as seats; new ones are bots, and default names are adjusted. */
export function reseat(
  sitters: readonly Sitter[],
  seats: number,
  texts: Texts,
  company: readonly Character[] = CHARACTERS,
): readonly Sitter[] {
  // A game for one is played by a person.
  if (seats === 1 && sitters[0]?.kind !== 'person') return [newSitter(0, 'person', texts)];
  const next = sitters.slice(0, seats);
  while (next.length < seats) next.push(newSitter(next.length, 'bot', texts, sitters.concat(next), company));
  return named(next, texts);
}

/**
 * Returns the sitters with names as shown. A blank name becomes the default one; equal names are numbered. Among
 * several persons none is called `You`. A lone person with the default name of their seat gets `You` at the first seat.
 */
export function named(sitters: readonly Sitter[], texts: Texts): readonly Sitter[] {
  const { youName, personName } = texts.sitters;
  const several = areSeveral(sitters);
  const taken = new Set<string>();
  return sitters.map((sitter, seat) => {
    const own = ownName(seat, sitter, texts);
    const given = cleanName(sitter.name) || own;
    const isOwn = sitter.kind === 'person' && (several ? given === youName : given === personName(seat + 1));
    const name = apart(isOwn ? (several ? personName(seat + 1) : own) : given, taken);
    taken.add(likeness(name));
    return { ...sitter, name };
  });
}

function apart(name: string, taken: ReadonlySet<string>): string {
  let other = name;
  for (let n = 2; taken.has(likeness(other)); n++) other = numbered(name, n);
  return other;
}
