/** The name of a game's option, and of its values. */
import type { Phrases } from '../phrases.ts';
import type { SetUpMessages } from './set-up-messages.ts';

export interface OptionText {
  readonly name: string;
  readonly note: string;
  /** The note in games in which it differs. */
  readonly noteIn?: Readonly<Record<string, string>>;
  readonly value: (v: unknown) => string;
  /** The value on its own, if it is not as in the book. */
  readonly differs?: (v: unknown) => string;
}

/** The text for each value; `other`: for all values not listed. */
type ByValue = Readonly<Record<string, string>>;

interface Named {
  readonly name: string;
  readonly note?: string;
  readonly noteIn?: Readonly<Record<string, string>>;
  readonly values: ByValue;
  readonly differs?: ByValue;
}

const among = (texts: ByValue) => (v: unknown) => texts[`${v}`] ?? texts.other ?? `${v}`;

const named = ({ name, note = '', noteIn, values, differs }: Named): OptionText => ({
  name,
  note,
  ...(noteIn && { noteIn }),
  value: among(values),
  ...(differs && { differs: among(differs) }),
});

export function optionTexts(
  { set, target, deals, minutes, ...others }: SetUpMessages['options'],
  { pips }: Phrases,
): Readonly<Record<string, OptionText>> {
  const rest: Readonly<Record<string, Named>> = others;
  return {
    ...Object.fromEntries(Object.entries(rest).map(([id, each]) => [id, named(each)])),
    set: { name: set.name, note: '', value: (v) => set.value(pips(Number(v))) },
    target: { name: target.name, note: '', value: (v) => target.value(Number(v)) },
    deals: { name: deals.name, note: '', value: (v) => deals.value(Number(v)) },
    minutes: { name: minutes.name, note: '', value: (v) => minutes.value(Number(v)) },
  };
}
