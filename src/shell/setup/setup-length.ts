/** The length of a match: the offered ones, any other, and the usual time of the chosen one. */
import { html, nothing } from 'lit-html';
import type { SetUpTexts } from '../../i18n/index.ts';
import type { OptionSpec } from '../../rules/game.ts';
import type { App } from '../app.ts';
import { choice, stepper } from '../widgets.ts';
import { type Draft, optionsOf, seatsOf, sittersOf, withOption } from './draft.ts';
import { isLength } from './usual-options.ts';
import { type UsualTime, usualTime } from './usual-time.ts';

type LengthSpec = Exclude<OptionSpec, { kind: 'flag' }>;

/** Returns the option for the length of the match, if it can be chosen. */
const lengthOf = (draft: Draft): LengthSpec | undefined =>
  draft.game.optionSpecs.find(
    (spec): spec is LengthSpec => isLength(spec) && spec.kind !== 'flag' && offeredBy(draft, spec).length > 1,
  );

/** Returns the offered lengths, ascending: those that fit the other options (15.6). */
function offeredBy(draft: Draft, spec: LengthSpec): readonly number[] {
  if (spec.kind === 'number') return spec.offered;
  const options = optionsOf(draft);
  return spec.values.flatMap((value) =>
    draft.game.options({ ...options, [spec.id]: value }, seatsOf(draft)).ok ? [Number(value)] : [],
  );
}

/** The choice of a length that is not offered. */
const OTHER = 'other';

export function createLengthField(app: App, texts: SetUpTexts, onChange: (draft: Draft) => void) {
  const words = texts.setup;
  /** The id of the game for which another length is being chosen. */
  let other: string | null = null;

  const timeOf = (draft: Draft, options = optionsOf(draft)) =>
    usualTime(draft.game, options, sittersOf(draft, texts), app.settings.now.speed);

  const usual = ({ low, high, turns, minutes, most }: UsualTime) =>
    [words.usual(low, high, turns, minutes), ...(most ? [words.mayLast(most.deals, most.minutes)] : [])].join(' ');

  const field = (draft: Draft, spec: LengthSpec) => {
    const options = optionsOf(draft);
    const text = texts.options[spec.id];
    const name = text?.name ?? spec.id;
    const say = (value: number) => text?.value(value) ?? `${value}`;
    const now = Number(options[spec.id] ?? spec.default);
    const isOther = other === draft.game.id;
    const fixed = offeredBy(draft, spec);
    const offered = [...new Set(isOther ? fixed : [...fixed, now])].sort((a, b) => a - b);
    const hint = (value: number) => {
      const time = timeOf(draft, { ...options, [spec.id]: value });
      return time ? { hint: words.minutes(time.minutes) } : {};
    };
    const to = (value: number | typeof OTHER) => {
      other = value === OTHER ? draft.game.id : null;
      onChange(value === OTHER ? draft : withOption(draft, spec.id, value));
    };
    const step = (value: number) => onChange(withOption(draft, spec.id, value));
    return html`
      ${choice<number | typeof OTHER>({
        id: spec.id,
        label: name,
        choices: [
          // 1.12: each length is offered with its usual time.
          ...offered.map((value) => ({ value, text: say(value), ...hint(value) })),
          ...(spec.kind === 'number' ? [{ value: OTHER, text: words.otherLength } as const] : []),
        ],
        value: isOther ? OTHER : now,
        onChange: to,
      })}
      ${
        isOther && spec.kind === 'number'
          ? stepper({
              label: words.exactly,
              text: say(now),
              less: { label: words.lower(name), to: nextBelow(now, spec) },
              more: { label: words.raise(name), to: nextAbove(now, spec) },
              onChange: step,
            })
          : nothing
      }
    `;
  };

  return (draft: Draft) => {
    const spec = lengthOf(draft);
    const time = timeOf(draft);
    return html`
      ${spec ? field(draft, spec) : nothing}
      ${time ? html`<p class="usual">${usual(time)}</p>` : nothing}
    `;
  };
}

type NumberSpec = Extract<OptionSpec, { kind: 'number' }>;

// A default may lie between the steps.
function nextBelow(now: number, { step, min }: NumberSpec): number | null {
  const less = (Math.ceil(now / step) - 1) * step;
  return less >= min ? less : null;
}

function nextAbove(now: number, { step, max }: NumberSpec): number | null {
  const more = (Math.floor(now / step) + 1) * step;
  return more <= max ? more : null;
}
