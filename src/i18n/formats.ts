/** The texts among which compiled messages choose. */

export type Cases = Readonly<Record<string, string>> & { readonly other: string };

/** Returns the text for a value; the text for `other` if it has none. */
export const select = (value: string | number | boolean, cases: Cases): string => cases[`${value}`] ?? cases.other;

/** Returns the formats for numbers and plurals of a language. `counted`: the locale whose plural rules it follows. */
export function formatsOf(locale: string, counted = locale) {
  const rules = new Intl.PluralRules(counted);
  const grouped = new Intl.NumberFormat(locale);
  const together = new Intl.NumberFormat(locale, { useGrouping: false });
  // Four digits are not grouped, as in the score of a match. `useGrouping: 'min2'` needs newer browsers.
  const written = (n: number) => (Math.abs(n) < 10_000 ? together : grouped).format(n);
  return {
    /** Formats a number; negative ones have a minus sign, not a hyphen. */
    number: (n: number) => written(n).replace('-', '−'),
    plural: (n: number, cases: Cases) => cases[`=${n}`] ?? cases[rules.select(n)] ?? cases.other,
  };
}
