/** The length of a match: the offered ones, any other, and the usual time of the chosen one. */
import { html, nothing } from 'lit-html';
import type { SetUpTexts } from '../../i18n/index.ts';
import type { OptionSpec } from '../../rules/game.ts';
import type { App } from '../app.ts';
import { choice, stepper } from '../widgets.ts';
import { type Draft, optionsOf, seatsOf, sittersOf, withOption } from './draft.ts';
import { bookLength, isLength, isOfLength } from './usual-options.ts';
import { type UsualTime, usualTime } from './usual-time.ts';

type LengthSpec = Exclude<OptionSpec, { kind: 'flag' }>;

/** Returns the option for the length of the match, if it can be chosen: the one that the match is counted by (6.13, 20.7). */
function lengthOf(draft: Draft): LengthSpec | undefined {
  const options = optionsOf(draft);
  return draft.game.optionSpecs.find(
    (spec): spec is LengthSpec =>
      isLength(spec) && options[spec.id] !== undefined && spec.kind !== 'flag' && offeredBy(draft, spec).length > 1,
  );
}

/** Returns the option that says what the length is counted by, if that can be chosen (6.13). */
const countedBy = ({ game }: Draft) =>
  game.optionSpecs.flatMap((spec) => {
    return isOfLength(spec) && !isLength(spec) && spec.kind === 'choice' && spec.values.length > 1 ? [spec] : [];
  })[0];

/** True if the length fits the other options and the seats (6.13, 15.6). */
const fits = (draft: Draft, { id }: LengthSpec, value: number): boolean =>
  draft.game.options({ ...optionsOf(draft), [id]: value }, seatsOf(draft)).ok;

/** Returns the offered lengths that fit, ascending. */
const offeredBy = (draft: Draft, spec: LengthSpec): readonly number[] =>
  (spec.kind === 'number' ? spec.offered : spec.values).map(Number).filter((value) => fits(draft, spec, value));

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

  const byField = (draft: Draft) => {
    const spec = countedBy(draft);
    if (!spec) return nothing;
    const text = texts.options[spec.id];
    return choice<string | number>({
      id: spec.id,
      label: text?.name ?? spec.id,
      choices: spec.values.map((value) => ({ value, text: text?.value(value) ?? `${value}` })),
      value: (optionsOf(draft)[spec.id] ?? spec.default) as string | number,
      onChange: (value) => {
        other = null;
        onChange(withOption(draft, spec.id, value));
      },
    });
  };

  const field = (draft: Draft, spec: LengthSpec) => {
    const options = optionsOf(draft);
    const text = texts.options[spec.id];
    const name = text?.name ?? spec.id;
    const say = (value: number) => text?.value(value) ?? `${value}`;
    const now = Number(options[spec.id] ?? spec.default);
    const isOther = other === draft.game.id;
    const fixed = offeredBy(draft, spec);
    const offered = [...new Set(isOther ? fixed : [...fixed, now])].sort((a, b) => a - b);
    const book = bookLength(draft.game, options, seatsOf(draft));
    // 1.14: the book's own length is marked.
    const hint = (value: number) => {
      const time = timeOf(draft, { ...options, [spec.id]: value });
      const hints = [
        // A length in minutes says so itself.
        ...(time && spec.id !== 'minutes' ? [words.minutes(time.minutes)] : []),
        ...(book?.value === value ? [words.inTheBook] : []),
      ];
      return hints.length > 0 ? { hint: hints.join(', ') } : {};
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
              less: { label: words.lower(name), to: nextLength(draft, spec, now, -1) },
              more: { label: words.raise(name), to: nextLength(draft, spec, now, 1) },
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
      ${byField(draft)} ${spec ? field(draft, spec) : nothing}
      ${time ? html`<p class="usual">${usual(time)}</p>` : nothing}
    `;
  };
}

type NumberSpec = Extract<OptionSpec, { kind: 'number' }>;

/** Returns the next length below or above that fits; `null` if there is none. A default may lie between the steps. */
function nextLength(draft: Draft, spec: NumberSpec, now: number, sign: 1 | -1): number | null {
  const { step, min, max } = spec;
  const first = sign > 0 ? Math.floor(now / step) + 1 : Math.ceil(now / step) - 1;
  for (let value = first * step; value >= min && value <= max; value += sign * step) {
    if (fits(draft, spec, value)) return value;
  }
  return null;
}
