/** What compiled messages choose and count with. */

export type Cases = Readonly<Record<string, string>> & { readonly other: string };

/** The text for a value; the one for `other` where none is for it. */
export const select = (value: string | number | boolean, cases: Cases): string => cases[`${value}`] ?? cases.other;

/** Numbers as a language writes and counts them. */
export function formatsOf(locale: string) {
  const rules = new Intl.PluralRules(locale);
  // Four digits stand together, as in the score of a match.
  const numbers = new Intl.NumberFormat(locale, { useGrouping: 'min2' });
  return {
    /** A number below 0 has a minus sign, no hyphen. */
    number: (n: number) => numbers.format(n).replace('-', '−'),
    plural: (n: number, cases: Cases) => cases[`=${n}`] ?? cases[rules.select(n)] ?? cases.other,
  };
}
