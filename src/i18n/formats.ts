/** What compiled messages choose and count with. */

export type Cases = Readonly<Record<string, string>> & { readonly other: string };

/** The text for a value; the one for `other` where none is for it. */
export const select = (value: string | number | boolean, cases: Cases): string => cases[`${value}`] ?? cases.other;

/** Numbers as a language writes and counts them. */
export function formatsOf(locale: string) {
  const rules = new Intl.PluralRules(locale);
  const grouped = new Intl.NumberFormat(locale);
  const together = new Intl.NumberFormat(locale, { useGrouping: false });
  // Four digits stand together, as in the score of a match. `useGrouping: 'min2'` says so to newer browsers alone.
  const written = (n: number) => (Math.abs(n) < 10_000 ? together : grouped).format(n);
  return {
    /** A number below 0 has a minus sign, no hyphen. */
    number: (n: number) => written(n).replace('-', '−'),
    plural: (n: number, cases: Cases) => cases[`=${n}`] ?? cases[rules.select(n)] ?? cases.other,
  };
}
