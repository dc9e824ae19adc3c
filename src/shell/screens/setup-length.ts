/** How long a match is: the lengths that are offered, any other one, and the usual time of what is chosen. */
import { html, nothing } from 'lit-html';
import type { SetUpTexts } from '../../i18n/index.ts';
import type { OptionSpec } from '../../rules/game.ts';
import type { App } from '../app.ts';
import { type Draft, optionsOf, sittersOf, withOption } from '../draft.ts';
import { usualTime } from '../usual-time.ts';
import { choice, stepper } from '../widgets.ts';

type LengthSpec = Extract<OptionSpec, { kind: 'number' }>;

export const isLength = (spec: OptionSpec): spec is LengthSpec => spec.kind === 'number';

/** Chosen by who wants another length than those that are offered. */
const OTHER = 'other';

export function createLengthField(app: App, texts: SetUpTexts, onChange: (draft: Draft) => void) {
  const words = texts.setup;
  /** The game for which another length is wanted. */
  let other: string | null = null;

  const timeOf = (draft: Draft, options = optionsOf(draft)) =>
    usualTime(draft.game, options, sittersOf(draft, texts), app.settings.now.speed);

  const field = (draft: Draft, spec: LengthSpec) => {
    const options = optionsOf(draft);
    const text = texts.options[spec.id];
    const name = text?.name ?? spec.id;
    const say = (value: number) => text?.value(value) ?? `${value}`;
    const now = Number(options[spec.id] ?? spec.default);
    const isOther = other === draft.game.id;
    const offered = [...new Set(isOther ? spec.offered : [...spec.offered, now])].sort((a, b) => a - b);
    const hint = (value: number) => {
      const time = timeOf(draft, { ...options, [spec.id]: value });
      return time ? { hint: words.minutes(time.minutes) } : {};
    };
    const to = (value: number | typeof OTHER) => {
      other = value === OTHER ? draft.game.id : null;
      onChange(value === OTHER ? draft : withOption(draft, spec.id, value));
    };
    const step = (value: number) => onChange(withOption(draft, spec.id, value));
    // A default may lie between the steps.
    const less = (Math.ceil(now / spec.step) - 1) * spec.step;
    const more = (Math.floor(now / spec.step) + 1) * spec.step;
    return html`
      ${choice<number | typeof OTHER>({
        id: spec.id,
        label: name,
        choices: [
          // 1.12: each length is offered with its usual time.
          ...offered.map((value) => ({ value, text: say(value), ...hint(value) })),
          { value: OTHER, text: words.otherLength },
        ],
        value: isOther ? OTHER : now,
        onChange: to,
      })}
      ${
        isOther
          ? stepper({
              label: words.exactly,
              text: say(now),
              less: { label: words.lower(name), to: less >= spec.min ? less : null },
              more: { label: words.raise(name), to: more <= spec.max ? more : null },
              onChange: step,
            })
          : nothing
      }
    `;
  };

  return (draft: Draft) => {
    const spec = draft.game.optionSpecs.find(isLength);
    const time = timeOf(draft);
    return html`
      ${spec ? field(draft, spec) : nothing}
      ${time ? html`<p class="usual">${words.usual(time.low, time.high, time.turns, time.minutes)}</p>` : nothing}
    `;
  };
}
