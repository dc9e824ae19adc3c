import type { Texts } from '../../i18n/index.ts';
import type { Sitter } from '../../match/ports.ts';
import type { Game, Options } from '../../rules/game.ts';
import type { Character } from '../../seats/characters.ts';
import { usualSeats } from '../address.ts';
import { named, newSitter, usualSitters } from '../setup/sitters.ts';
import type { HostRefusal, HostStart } from './host-messages.ts';

export interface AskedTable {
  readonly game: Game;
  readonly options: Options;
  readonly sitters: readonly Sitter[];
}

/** Returns the table that a host requests, or a refusal. Missing values are the usual ones. */
export function tableAsked(
  { game: id, seats, options = {}, sitters }: HostStart,
  games: readonly Game[],
  texts: Texts,
  company: readonly Character[],
): { readonly ok: true; readonly value: AskedTable } | { readonly ok: false; readonly refusal: HostRefusal } {
  const refuse = (field: string) => ({ ok: false, refusal: { reason: 'notOffered', field } }) as const;
  const game = games.find((each) => each.id === id);
  if (!game) return refuse('game');
  const count = seats ?? sitters?.length ?? usualSeats(game);
  if (!game.seats.includes(count)) return refuse(seats === undefined ? 'sitters' : 'seats');
  if (sitters && sitters.length !== count) return refuse('sitters');
  const whole = game.options(options, count);
  if (!whole.ok) return refuse(`options.${whole.detail ?? ''}`);
  const asked: Sitter[] | undefined = sitters && [];
  for (const [seat, { kind, name, level }] of (sitters ?? []).entries()) {
    const own = newSitter(seat, kind, texts, asked, company);
    asked?.push({ ...own, name: name ?? own.name, ...(kind === 'bot' && level && { level }) });
  }
  return {
    ok: true,
    value: { game, options: whole.value, sitters: asked ? named(asked, texts) : usualSitters(count, texts, company) },
  };
}
