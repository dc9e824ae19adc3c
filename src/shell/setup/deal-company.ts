/** Seats the company at a numbered deal: the same bots for everybody, regardless of characters met before. */
import type { Texts } from '../../i18n/index.ts';
import type { Sitter } from '../../match/ports.ts';
import { CHARACTERS } from '../../seats/characters.ts';
import { shuffled } from './shuffled.ts';
import { named, newSitter } from './sitters.ts';

/** Returns the same persons with the bots of the deal; the levels stay. */
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
