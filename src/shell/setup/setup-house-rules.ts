/** The house rules, folded: one line names the differences from the book. Rules that players look for stand before them. */
import { html, nothing } from 'lit-html';
import type { SetUpTexts } from '../../i18n/index.ts';
import type { OptionSpec } from '../../rules/game.ts';
import { type Choice, choice } from '../widgets.ts';
import { type Draft, inTheWay, isForSeats, optionsOf, seatsOf, withOption } from './draft.ts';
import { isOfLength } from './usual-options.ts';

type Value = string | number | boolean;

const valuesOf = (spec: OptionSpec): readonly Value[] => {
  if (spec.kind === 'flag') return [false, true];
  return spec.kind === 'choice' ? spec.values : [];
};

/** Returns the options of the game except its length, as far as there is a choice. */
function choicesOf(draft: Draft): readonly OptionSpec[] {
  const isChoice = (spec: OptionSpec) => valuesOf(spec).filter((value) => isForSeats(draft, spec.id, value)).length > 1;
  return draft.game.optionSpecs.filter((spec) => !isOfLength(spec) && isChoice(spec));
}

/** Returns the options that players look for. */
export const unfoldedRules = (texts: SetUpTexts, draft: Draft, onChange: (draft: Draft) => void) =>
  choicesOf(draft)
    .filter(({ isUnfolded }) => isUnfolded)
    .map((spec) => houseRule(texts, draft, spec, onChange));

/** Returns the other options of the game; nothing if there is no choice. */
export function houseRules(texts: SetUpTexts, draft: Draft, onChange: (draft: Draft) => void) {
  const choices = choicesOf(draft).filter(({ isUnfolded }) => !isUnfolded);
  const specs = [...choices.filter(({ isFirst }) => isFirst), ...choices.filter(({ isFirst }) => !isFirst)];
  if (specs.length === 0) return nothing;
  const words = texts.setup;
  const options = optionsOf(draft);
  const others = specs
    .filter(({ id, default: book }) => options[id] !== book)
    .map(({ id }) => {
      const text = texts.options[id];
      return (text?.differs ?? text?.value)?.(options[id]) ?? id;
    });
  return html`<details class="house-rules" @toggle=${intoView}>
    <summary>
      <span class="field-label">${words.houseRules}</span>
      <span class="house-differs">${others.length > 0 ? others.join(' · ') : words.asUsual}</span>
    </summary>
    ${specs.map((spec) => houseRule(texts, draft, spec, onChange))}
  </details>`;
}

function houseRule(texts: SetUpTexts, draft: Draft, spec: OptionSpec, onChange: (draft: Draft) => void) {
  const { id } = spec;
  const text = texts.options[id];
  return choice<Value>({
    id,
    label: text?.name ?? id,
    note: text?.noteIn?.[draft.game.id] ?? text?.note ?? '',
    choices: valuesOf(spec).map((value) => ({
      value,
      text: text?.value(value) ?? `${value}`,
      ...unfit(texts, draft, spec, value),
    })),
    value: optionsOf(draft)[id] ?? spec.default,
    onChange: (value) => onChange(withOption(draft, id, value)),
  });
}

/** Returns the reason why a value cannot be chosen, or its effect on the hands. */
function unfit(
  texts: SetUpTexts,
  draft: Draft,
  spec: OptionSpec,
  value: Value,
): Pick<Choice<Value>, 'hint' | 'disabled'> {
  const { id } = spec;
  const words = texts.setup;
  const options = optionsOf(draft);
  const others = inTheWay(draft, id, value);
  if (others) {
    const names = others.map((other) => texts.options[other]?.value(options[other]) ?? other);
    return { hint: words.notWith(names), disabled: true };
  }
  return dealsOtherwise(draft, spec) ? { hint: words.each(handAt(draft, id, value)) } : {};
}

/** Returns the tiles that each seat is dealt if the option has this value. */
const handAt = (draft: Draft, id: string, value: Value): number =>
  draft.game.handSize({ ...optionsOf(draft), [id]: value }, seatsOf(draft));

/** True for an option of hands and sets: its values deal from other sets, or other numbers of tiles. */
function dealsOtherwise(draft: Draft, spec: OptionSpec): boolean {
  if (spec.kind !== 'choice') return false;
  const { id, values } = spec;
  const dealt = values.map((value) => {
    if (inTheWay(draft, id, value)) return [];
    return [draft.game.set({ ...optionsOf(draft), [id]: value }).length, handAt(draft, id, value)];
  });
  return new Set(dealt.map(String)).size > 1;
}

/** Scrolls unfolded content into view. */
function intoView({ target }: Event) {
  if (target instanceof HTMLDetailsElement && target.open) target.scrollIntoView({ block: 'nearest' });
}
