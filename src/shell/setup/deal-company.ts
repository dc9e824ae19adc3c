/** Who sits with the person at a deal that others play too: the same bots for everybody, whomever one has met. */
import type { Texts } from '../../i18n/index.ts';
import type { Sitter } from '../../match/ports.ts';
import { CHARACTERS } from '../../seats/characters.ts';
import { shuffled } from './shuffled.ts';
import { named, newSitter } from './sitters.ts';

/** The same persons, and in place of the bots those of that deal; their levels stay. */
export function withCompanyOf(deal: number, sitters: readonly Sitter[], texts: Texts): readonly Sitter[] {
  const company = shuffled(CHARACTERS, deal);
  const seated: Sitter[] = [];
  for (const [seat, sitter] of sitters.entries()) {
    const { level } = sitter;
    const bot = sitter.kind === 'bot' && newSitter(seat, 'bot', texts, seated, company);
    seated.push(bot ? { ...bot, ...(level !== undefined && { level }) } : sitter);
  }
  return named(seated, texts);
}
