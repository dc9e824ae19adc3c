/**
 * The strength of the company that nobody has chosen. A newcomer meets novices. Each win leads one step up, to the
 * standard mix; a loss leads nowhere. Once the player has chosen a level, only the player changes it.
 */
import type { LevelId } from '../../bots/levels.ts';
import { onlyPerson } from '../../match/persons.ts';
import type { Sitter } from '../../match/ports.ts';
import { areLevelsChosen } from '../store/own-levels.ts';
import type { KeyValue } from '../store/storage.ts';
import { matchesPlayed } from '../store/times-played.ts';
import { commonLevel, withLevel } from './bot-levels.ts';

/** The steps of a company, the weakest first. After them comes the standard mix. */
const STEPS = ['novice', 'casual'] as const;
const MIXED = STEPS.length;

/** Returns the step of these bots; that of the mix for all levels that are no step. */
function stepOf(sitters: readonly { readonly kind: Sitter['kind']; readonly level?: string | undefined }[]): number {
  const bots = sitters.filter(({ kind }) => kind === 'bot');
  const areAll = (wanted: string) => bots.every(({ level }) => level === wanted);
  const step = STEPS.findIndex(areAll);
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

/** Returns the sitters of the last table with bots of the step that the player has reached. */
export function grownCompany(sitters: readonly Sitter[], store: KeyValue): readonly Sitter[] {
  const step = reachedStep(store);
  const isStep = stepOf(sitters) < MIXED || commonLevel(sitters) === 'mixed';
  return step !== null && isStep ? withLevel(sitters, step) : sitters;
}
