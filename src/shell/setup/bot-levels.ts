/** The levels of bots in a company. The texts have a name and a description for each that is offered. */
import { type BotLevel, type LevelId, OFFERED_LEVELS } from '../../bots/levels.ts';
import type { Sitter } from '../../match/ports.ts';

/** The standard mix of bot levels, seat by seat, repeated. */
export const MIX: readonly LevelId[] = ['strong', 'casual', 'club'];

export const isLevel = (id: string): id is LevelId => OFFERED_LEVELS.some((level) => level === id);

/** Returns the level of a new bot at this seat: the others' common level, otherwise that of the mix. */
export function levelFor(seat: number, others: readonly Sitter[]): BotLevel {
  const [first, ...rest] = others.flatMap(({ level }) => level ?? []);
  const agreed = rest.length > 0 && rest.every((level) => level === first);
  return (agreed ? first : MIX[seat % MIX.length]) ?? 'club';
}

/** Returns the common level of all bots; `mixed` for the standard mix, `null` otherwise. */
export function commonLevel(sitters: readonly Sitter[]): LevelId | 'mixed' | null {
  const played = sitters.flatMap(({ kind, level }, seat) => (kind === 'bot' ? [{ seat, level }] : []));
  if (played.every(({ seat, level }) => level === MIX[seat % MIX.length])) return 'mixed';
  return OFFERED_LEVELS.find((level) => played.every((each) => each.level === level)) ?? null;
}

/** Returns the sitters with all bots at this level, or in the standard mix. */
export function withLevel(sitters: readonly Sitter[], level: LevelId | 'mixed'): readonly Sitter[] {
  return sitters.map((sitter, seat) =>
    sitter.kind === 'bot'
      ? { ...sitter, level: level === 'mixed' ? (MIX[seat % MIX.length] ?? 'club') : level }
      : sitter,
  );
}
