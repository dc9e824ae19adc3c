import type { Texts } from '../../i18n/index.ts';
import { areSeveral } from '../../match/persons.ts';
import type { Sitter } from '../../match/ports.ts';
import { cleanName, likeness, numbered } from '../../names/names.ts';
import { CHARACTERS, type Character, characterOf } from '../../seats/characters.ts';
import { type LevelId, levelFor } from './bot-levels.ts';

/**
 * A sitter of a kind, under the name that it has by default. A bot is the first of the company that is not among the
 * others at the table.
 */
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

/** The name of somebody who has been given none. */
function ownName(seat: number, sitter: Pick<Sitter, 'kind' | 'character'>, texts: Texts): string {
  const { personName, youName } = texts.sitters;
  if (sitter.kind === 'person' && seat === 0) return youName;
  const character = characterOf(sitter);
  return character ? texts.company[character.id] : personName(seat + 1);
}

/**
 * One person and bots around.
 * @param levels what the bots play, one after the other and from the first again; the mix unless told otherwise.
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

/** As many sitters as seats: those who sit stay, new ones are bots; the names that nobody typed follow. */
export function reseat(
  sitters: readonly Sitter[],
  seats: number,
  texts: Texts,
  company: readonly Character[] = CHARACTERS,
): readonly Sitter[] {
  // No bot plays a game for one.
  if (seats === 1 && sitters[0]?.kind !== 'person') return [newSitter(0, 'person', texts)];
  const next = sitters.slice(0, seats);
  while (next.length < seats) next.push(newSitter(next.length, 'bot', texts, sitters.concat(next), company));
  return named(next, texts);
}

/**
 * Names as they are shown: tidy, never blank (the seat's own name comes back), and no two alike (a number tells later
 * ones apart). Among several persons nobody is called `You`, and a lone person is not numbered who could be.
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
