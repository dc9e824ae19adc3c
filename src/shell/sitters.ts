import type { Texts } from '../i18n/index.ts';
import type { Sitter } from '../match/ports.ts';

/** The level of bots until stronger ones come. */
export const LEVEL = 'rules';

/** A sitter of a kind, under the name that seat has by default. */
export function newSitter(seat: number, kind: Sitter['kind'], texts: Texts): Sitter {
  const { botNames, personName, youName } = texts.setup;
  if (kind === 'bot') return { name: botNames[seat] ?? personName(seat + 1), kind, level: LEVEL };
  return { name: seat === 0 ? youName : personName(seat + 1), kind };
}

/** One person and bots around. */
export function usualSitters(seats: number, texts: Texts): readonly Sitter[] {
  return Array.from({ length: seats }, (_, seat) => newSitter(seat, seat === 0 ? 'person' : 'bot', texts));
}

/** As many sitters as seats: those who sit stay, new ones are bots; the names that nobody typed follow. */
export function reseat(sitters: readonly Sitter[], seats: number, texts: Texts): readonly Sitter[] {
  const next = Array.from({ length: seats }, (_, seat) => sitters[seat] ?? newSitter(seat, 'bot', texts));
  return named(next, texts);
}

/**
 * Names as they are shown: tidy, never blank (the seat's own name comes back), and no two alike (a number tells later
 * ones apart). Among several persons nobody is called `You`, and a lone person is not numbered who could be.
 */
export function named(sitters: readonly Sitter[], texts: Texts): readonly Sitter[] {
  const { youName, personName } = texts.setup;
  const several = sitters.filter(({ kind }) => kind === 'person').length > 1;
  const taken = new Set<string>();
  return sitters.map((sitter, seat) => {
    const own = newSitter(seat, sitter.kind, texts).name;
    const given = tidy(sitter.name) || own;
    const isOwn = sitter.kind === 'person' && (several ? given === youName : given === personName(seat + 1));
    const name = apart(isOwn ? (several ? personName(seat + 1) : own) : given, taken);
    taken.add(alike(name));
    return { ...sitter, name };
  });
}

/** The longest name, UTF-16 units: as long as saves keep. */
export const LONGEST_NAME = 60;
/** A name as long as this leaves room for a sentence on the smallest screen, UTF-16 units. */
const ROOM = 24;

/** A name that leaves room for a sentence around it: a long one is cut off. */
export function shortName(name: string): string {
  return name.length > ROOM ? `${cut(name, ROOM - 1)}…` : name;
}

/** A name on one line without what nobody can see; empty when nothing of it can be seen. */
function tidy(name: string): string {
  const plain = name
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ')
    .replace(/ +/g, ' ')
    .trim();
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(plain) ? cut(plain, LONGEST_NAME) : '';
}

/** At most `longest` UTF-16 units of a name, whole characters. */
function cut(name: string, longest: number): string {
  const letters = [...name];
  while (letters.join('').length > longest) letters.pop();
  return letters.join('').trim();
}

const alike = (name: string) => name.toLocaleLowerCase();

function apart(name: string, taken: ReadonlySet<string>): string {
  let other = name;
  for (let n = 2; taken.has(alike(other)); n++) other = `${cut(name, LONGEST_NAME - 3)} ${n}`;
  return other;
}
