/** How strong bots play, as it is offered; the texts have a name for each, and a line of what to expect. */
import type { Sitter } from '../../match/ports.ts';

/** Weakest first. */
export const LEVELS = ['novice', 'casual', 'club', 'strong', 'expert'] as const;
export type LevelId = (typeof LEVELS)[number];

/** What bots play unless told otherwise, seat by seat and from the first again. */
export const MIX: readonly LevelId[] = ['strong', 'casual', 'club'];

export const isLevel = (id: string): id is LevelId => LEVELS.some((level) => level === id);

/** The level that a new bot plays on this seat: as all the others do where they agree, else out of the mix. */
export function levelFor(seat: number, others: readonly Sitter[]): string {
  const [first, ...rest] = others.flatMap(({ level }) => level ?? []);
  const agreed = rest.length > 0 && rest.every((level) => level === first);
  return (agreed ? first : MIX[seat % MIX.length]) ?? 'club';
}

/** The level that all bots play; `mixed`: as the mix has it; `null`: otherwise. */
export function commonLevel(sitters: readonly Sitter[]): LevelId | 'mixed' | null {
  const played = sitters.flatMap(({ kind, level }, seat) => (kind === 'bot' ? [{ seat, level }] : []));
  if (played.every(({ seat, level }) => level === MIX[seat % MIX.length])) return 'mixed';
  return LEVELS.find((level) => played.every((each) => each.level === level)) ?? null;
}

/** The same sitters, all bots of that level. */
export function withLevel(sitters: readonly Sitter[], level: LevelId | 'mixed'): readonly Sitter[] {
  return sitters.map((sitter, seat) =>
    sitter.kind === 'bot'
      ? { ...sitter, level: level === 'mixed' ? (MIX[seat % MIX.length] ?? 'club') : level }
      : sitter,
  );
}
