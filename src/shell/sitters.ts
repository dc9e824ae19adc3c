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
 * Names without surrounding space, never empty: what is blank gets the seat's own name back. Among several persons
 * nobody is called `You`, and a lone person is not numbered who could be.
 */
export function named(sitters: readonly Sitter[], texts: Texts): readonly Sitter[] {
  const { youName, personName } = texts.setup;
  const several = sitters.filter(({ kind }) => kind === 'person').length > 1;
  return sitters.map((sitter, seat) => {
    const own = newSitter(seat, sitter.kind, texts).name;
    const name = sitter.name.trim() || own;
    if (sitter.kind === 'bot') return { ...sitter, name };
    if (several) return { ...sitter, name: name === youName ? personName(seat + 1) : name };
    return { ...sitter, name: name === personName(seat + 1) ? own : name };
  });
}
