/**
 * The strength of the company that nobody has chosen. A newcomer meets novices, with a partner who plays better. Each
 * win leads one step up, to the standard mix; a loss leads nowhere. Once the player has chosen a level, only the player
 * changes it.
 */
import type { LevelId } from '../../bots/levels.ts';
import { onlyPerson } from '../../match/persons.ts';
import type { Sitter } from '../../match/ports.ts';
import type { Side } from '../../rules/game.ts';
import { partnerOf } from '../../rules/sides.ts';
import { areLevelsChosen } from '../store/own-levels.ts';
import type { KeyValue } from '../store/storage.ts';
import { matchesPlayed } from '../store/times-played.ts';
import { commonLevel, withLevel } from './bot-levels.ts';

/** The steps of a company, the weakest first. After them comes the standard mix. */
const STEPS = ['novice', 'casual'] as const;
const MIXED = STEPS.length;

/** The level of a newcomer's partner: one who plays at random spoils the newcomer's own plans. */
const PARTNER: LevelId = 'club';

/** Returns the step of most of these bots, as a partner may play better; that of the mix for all others. */
function stepOf(sitters: readonly { readonly kind: Sitter['kind']; readonly level?: string | undefined }[]): number {
  const bots = sitters.filter(({ kind }) => kind === 'bot');
  const areMost = (wanted: string) => 2 * bots.filter(({ level }) => level === wanted).length > bots.length;
  const step = STEPS.findIndex(areMost);
  return step < 0 ? MIXED : step;
}

/** Returns the step that the player has reached; `null` if the player has chosen a level. */
function reachedStep(store: KeyValue): (typeof STEPS)[number] | 'mixed' | null {
  if (areLevelsChosen(store)) return null;
  const steps = matchesPlayed(store).flatMap(({ sitters, winners, deal }) => {
    const own = onlyPerson(sitters);
    // The company of a numbered deal is the same for everybody.
    if (own === null || sitters.length === 1 || deal !== undefined) return [];
    return [stepOf(sitters) + (winners.includes(own) ? 1 : 0)];
  });
  return STEPS[Math.max(0, ...steps)] ?? 'mixed';
}

/** Returns the levels of a new company in turn; empty for the standard mix. */
export function newLevels(store: KeyValue): readonly LevelId[] {
  const step = reachedStep(store);
  return step === null || step === 'mixed' ? [] : [step];
}

/**
 * Returns the sitters of the last table with bots of the step that the player has reached.
 * @param sides the side of each seat.
 */
export function grownCompany(sitters: readonly Sitter[], sides: readonly Side[], store: KeyValue): readonly Sitter[] {
  const step = reachedStep(store);
  const isStep = stepOf(sitters) < MIXED || commonLevel(sitters) === 'mixed';
  return step !== null && isStep ? withAblePartner(withLevel(sitters, step), sides) : sitters;
}

/** Returns the sitters with a partner of the only person who is no novice and not casual. */
export function withAblePartner(sitters: readonly Sitter[], sides: readonly Side[]): readonly Sitter[] {
  const own = onlyPerson(sitters.slice(0, sides.length));
  const partner = own === null ? null : partnerOf(sides, own);
  const isWeak = ({ level }: Sitter) => STEPS.some((step) => step === level);
  return sitters.map((sitter, seat) => (seat === partner && isWeak(sitter) ? { ...sitter, level: PARTNER } : sitter));
}
