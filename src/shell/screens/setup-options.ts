import { html, nothing } from 'lit-html';
import type { SetUpTexts } from '../../i18n/index.ts';
import type { OptionSpec } from '../../rules/game.ts';
import type { App } from '../app.ts';
import { type Draft, inTheWay, optionsOf, seatsOf, sittersOf } from '../draft.ts';
import { usualTime } from '../usual-time.ts';
import { type Choice, choice, stepper } from '../widgets.ts';

type Value = string | number | boolean;

/** The options of the game, in words; one that can have a single value is not shown. */
export function optionFields(app: App, texts: SetUpTexts, draft: Draft, onChange: (draft: Draft) => void) {
  return draft.game.optionSpecs.map((spec) => optionField(app, texts, draft, spec, onChange));
}

/** How long a match at this table usually takes. */
export function timeLine(app: App, { setup: words }: SetUpTexts, draft: Draft) {
  const time = timeOf(app, draft, optionsOf(draft));
  return time ? html`<p class="usual">${words.usual(time.low, time.high, time.turns, time.minutes)}</p>` : nothing;
}

function timeOf({ texts, settings }: App, draft: Draft, options: ReturnType<typeof optionsOf>) {
  return usualTime(draft.game, options, sittersOf(draft, texts), settings.now.speed);
}

function optionField(app: App, texts: SetUpTexts, draft: Draft, spec: OptionSpec, onChange: (draft: Draft) => void) {
  const words = texts.setup;
  const text = texts.options[spec.id];
  const name = text?.name ?? spec.id;
  const say = (each: Value) => text?.value(each) ?? `${each}`;
  const options = optionsOf(draft);
  const value = options[spec.id] ?? spec.default;
  const to = (next: Value) => {
    // Last set, last asked: what was set before keeps its place.
    const { [spec.id]: _, ...others } = draft.given;
    onChange({ ...draft, given: { ...others, [spec.id]: next } });
  };
  const note = text?.note ?? '';

  if (spec.kind !== 'number') {
    const values: readonly Value[] = spec.kind === 'flag' ? [false, true] : spec.values;
    if (values.length < 2) return nothing;
    const choices = values.map((each) => ({ value: each, text: say(each), ...unfit(texts, draft, spec, each) }));
    return choice({ id: spec.id, label: name, note, choices, value, onChange: to });
  }
  const now = Number(value);
  const offered = [...new Set([...spec.offered, now])].sort((a, b) => a - b);
  const { step } = spec;
  // A default may lie between the steps.
  const less = (Math.ceil(now / step) - 1) * step;
  const more = (Math.floor(now / step) + 1) * step;
  const hint = (each: number) => {
    const time = timeOf(app, draft, { ...options, [spec.id]: each });
    return time ? { hint: words.about(time.minutes) } : {};
  };
  return html`
    ${choice({
      id: spec.id,
      label: name,
      note,
      // 1.12: each length is offered with its usual time.
      choices: offered.map((each) => ({ value: each, text: say(each), ...hint(each) })),
      value: now,
      onChange: to,
    })}
    ${stepper({
      label: words.exactly,
      text: say(now),
      less: { label: words.lower(name), to: less >= spec.min ? less : null },
      more: { label: words.raise(name), to: more <= spec.max ? more : null },
      onChange: to,
    })}
  `;
}

/** Why a value cannot be chosen beside the others, or what it means for the hands. */
function unfit(
  texts: SetUpTexts,
  draft: Draft,
  { id }: OptionSpec,
  value: Value,
): Pick<Choice<Value>, 'hint' | 'disabled'> {
  const { game } = draft;
  const words = texts.setup;
  const options = optionsOf(draft);
  const others = inTheWay(draft, id, value);
  if (others) {
    const names = others.map((other) => texts.options[other]?.value(options[other]) ?? other);
    return { hint: words.notWith(names), disabled: true };
  }
  // What is dealt is what hands and sets are about.
  const each = game.handSize({ ...options, [id]: value }, seatsOf(draft));
  const isOther = game.optionSpecs.some((spec) => spec.id === id && spec.kind === 'choice');
  return isOther ? { hint: words.each(each) } : {};
}
