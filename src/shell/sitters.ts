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

/** As many sitters as seats: those who sit stay, new ones are bots. */
export function reseat(sitters: readonly Sitter[], seats: number, texts: Texts): readonly Sitter[] {
  return Array.from({ length: seats }, (_, seat) => sitters[seat] ?? newSitter(seat, 'bot', texts));
}

/**
 * Names without surrounding space, never empty: what is blank gets the seat's own name back. Among several persons
 * nobody is called `You`.
 */
export function named(sitters: readonly Sitter[], texts: Texts): readonly Sitter[] {
  const { youName, personName } = texts.setup;
  const several = sitters.filter(({ kind }) => kind === 'person').length > 1;
  return sitters.map((sitter, seat) => {
    const name = sitter.name.trim() || newSitter(seat, sitter.kind, texts).name;
    return { ...sitter, name: several && sitter.kind === 'person' && name === youName ? personName(seat + 1) : name };
  });
}
