import { html, nothing } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import type { SetUpTexts } from '../../i18n/index.ts';
import { SIZES } from '../../rules/mosaic/mosaic-puzzle.ts';
import { button } from '../widgets.ts';
import type { Draft } from './draft.ts';
import { dealOfMosaic, sizeOfDeal } from './mosaic-sizes.ts';
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

/** The grades in which a game has puzzles, and their words. */
interface PuzzleGrades {
  readonly label: string;
  readonly grades: readonly { readonly grade: PuzzleGrade; readonly name: string; readonly note: string }[];
  readonly numberNote: string;
}

/** 23: the grades of Squares. */
const squaresGrades = ({ puzzles: words }: SetUpTexts): PuzzleGrades => ({
  label: words.grade,
  numberNote: words.numberNote,
  grades: GRADES.map((grade) => ({ grade, name: words.grades[grade] ?? '', note: words.gradeNotes[grade] ?? '' })),
});

/** 32.5: the sizes of mosaics. */
const mosaicGrades = ({ mosaics: words }: SetUpTexts): PuzzleGrades => ({
  label: words.size,
  numberNote: words.numberNote,
  grades: SIZES.map((size) => ({
    grade: gradeOfDeal(dealOfMosaic(size, 1)),
    name: words.sizes[size],
    note: words.sizeNotes[size],
  })),
});

/** Returns the chosen grade: that of the numbered puzzle, or the one set for any puzzle. */
const gradeOf = ({ deal, given }: Draft, grades: readonly PuzzleGrade[]): PuzzleGrade => {
  const wanted = deal === null ? given.grade : gradeOfDeal(deal);
  return grades.find((grade) => grade === wanted) ?? 1;
};

/** Returns the number of the deal to play at a table with puzzles. */
export const puzzleDeal = (draft: Draft): number => draft.deal ?? anyPuzzle(gradeOf(draft, GRADES), Math.random());

/** Returns the number of the deal to play at a table with mosaics. */
export function mosaicDeal(draft: Draft): number {
  const deal = puzzleDeal(draft);
  return dealOfMosaic(sizeOfDeal(deal), numberOfPuzzle(deal));
}

/** Returns the fields for a puzzle of Squares: the day's one, its grade, or its number. */
export const puzzleFields = (
  texts: SetUpTexts,
  draft: Draft,
  onChange: (draft: Draft) => void,
  play: (deal: number) => void,
) => html`
  ${button({ text: texts.puzzles.today, onPress: () => play(puzzleOfDay(new Date())) })}
  ${gradeFields(texts, squaresGrades(texts), draft, onChange)}
`;

/** Returns the fields for a mosaic: its size, and its number. */
export const mosaicFields = (texts: SetUpTexts, draft: Draft, onChange: (draft: Draft) => void) =>
  gradeFields(texts, mosaicGrades(texts), draft, onChange);

/** Returns the fields for the grade and the number. */
function gradeFields(
  { puzzles: words }: SetUpTexts,
  { label, grades, numberNote }: PuzzleGrades,
  draft: Draft,
  onChange: (draft: Draft) => void,
) {
  const grade = gradeOf(
    draft,
    grades.map((each) => each.grade),
  );
  const number = draft.deal === null ? null : numberOfPuzzle(draft.deal);
  const choose = (next: PuzzleGrade) =>
    onChange({
      ...draft,
      given: { ...draft.given, grade: next },
      deal: number === null ? null : dealOfPuzzle(next, number),
    });
  const read = (wanted: number) =>
    onChange({ ...draft, deal: isPuzzleNumber(wanted) ? dealOfPuzzle(grade, wanted) : null });
  const note = grades.find((each) => each.grade === grade)?.note;
  return html`
    <fieldset class="field puzzle-grade">
      <legend class="field-label">${label}</legend>
      <div class="choice-row">
        ${grades.map(
          (each) =>
            html`<label class="choice-item"
              ><input
                type="radio"
                name=${`puzzle-grade ${draft.game.id}`}
                value=${each.grade}
                .checked=${live(each.grade === grade)}
                @change=${() => choose(each.grade)}
              /><span>${each.name}</span></label
            >`,
        )}
      </div>
      ${note ? html`<p class="note">${note}</p>` : nothing}
    </fieldset>
    ${numberField({ number: words.number, numberNote }, number, MOST_PUZZLES, read)}
  `;
}
