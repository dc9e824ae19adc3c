import { html } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import type { SetUpTexts } from '../../i18n/index.ts';
import { button } from '../widgets.ts';
import type { Draft } from './draft.ts';
import { numberField } from './number-field.ts';
import {
  anyPuzzle,
  dealOfPuzzle,
  GRADES,
  gradeOfDeal,
  isPuzzleNumber,
  MOST_PUZZLES,
  numberOfPuzzle,
  type PuzzleGrade,
  puzzleOfDay,
} from './puzzles.ts';

/** Returns the chosen grade: that of the numbered puzzle, or the one set for any puzzle. */
const gradeOf = ({ deal, given }: Draft): PuzzleGrade =>
  deal === null ? (GRADES.find((grade) => grade === given.grade) ?? 1) : gradeOfDeal(deal);

/** Returns the number of the deal to play at a table with puzzles. */
export const puzzleDeal = (draft: Draft): number => draft.deal ?? anyPuzzle(gradeOf(draft), Math.random());

/** Returns the fields for the puzzle: its grade, its number, or the day's puzzle. */
export function puzzleFields(
  { puzzles: words }: SetUpTexts,
  draft: Draft,
  onChange: (draft: Draft) => void,
  play: (deal: number) => void,
) {
  const grade = gradeOf(draft);
  const number = draft.deal === null ? null : numberOfPuzzle(draft.deal);
  const choose = (next: PuzzleGrade) =>
    onChange({
      ...draft,
      given: { ...draft.given, grade: next },
      deal: number === null ? null : dealOfPuzzle(next, number),
    });
  const read = (wanted: number) =>
    onChange({ ...draft, deal: isPuzzleNumber(wanted) ? dealOfPuzzle(grade, wanted) : null });
  return html`
    ${button({ text: words.today, onPress: () => play(puzzleOfDay(new Date())) })}
    <fieldset class="field puzzle-grade">
      <legend class="field-label">${words.grade}</legend>
      <div class="choice-row">
        ${GRADES.map(
          (each) =>
            html`<label class="choice-item"
              ><input
                type="radio"
                name="puzzle-grade"
                value=${each}
                .checked=${live(each === grade)}
                @change=${() => choose(each)}
              /><span>${words.grades[each]}</span></label
            >`,
        )}
      </div>
      <p class="note">${words.gradeNotes[grade]}</p>
    </fieldset>
    ${numberField(words, number, MOST_PUZZLES, read)}
  `;
}
