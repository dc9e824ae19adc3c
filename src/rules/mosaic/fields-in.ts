import type { Seen } from '../game.ts';
import { filledBy } from '../outline/filled.ts';
import { type FieldState, stateOfField } from './field-state.ts';
import type { Field } from './mosaic-puzzle.ts';

/** A field of the puzzle, its state, and the numbers on its places in their order; `null` where none lies. */
interface FieldNow {
  readonly field: Field;
  readonly state: FieldState;
  readonly numbers: readonly (number | null)[];
}

/** Returns the fields of the puzzle in their order, as they are now (32.2); none without a puzzle. */
export function fieldsIn(seen: Pick<Seen, 'laid' | 'puzzle'>): readonly FieldNow[] {
  if (!seen.puzzle) return [];
  const { numbers } = filledBy(seen);
  return seen.puzzle.fields.map((field) => {
    const there = field.at.map((place) => numbers[place] ?? null);
    return { field, state: stateOfField(field, there), numbers: there };
  });
}
