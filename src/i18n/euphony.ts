/** Small words that change before certain letters. The messages of these languages pass through one function each. */

/** Before `a`: `ad Anna`; before `e`: `ed Elena`. Not before `ad…` and `ed…`: `a Adamo`. */
const ITALIAN = [
  [/(^|[^\p{L}])(a)(?= [aà](?!d))/giu, '$1$2d'],
  [/(^|[^\p{L}])(e)(?= [eèé](?!d))/giu, '$1$2d'],
] as const;

/** `e Inés`, but `y hielo`; `u ocho`, `u 8`, `u 11`. */
const SPANISH = [
  [/(^|[^\p{L}])y(?= [hH]?[iIíÍ](?![aeoáéó]))/gu, '$1e'],
  [/(^|[^\p{L}])o(?= (?:[hH]?[oOóÓ]|8|11(?!\d)))/gu, '$1u'],
] as const;

/** Before a name with a vowel or a silent h: `d’Elias`, `qu’Héra`. Small letters may begin a number: `de onze`. */
const FRENCH = [[/(^|[^\p{L}])([Dd]|(?:jus|lors|puis)?qu)e (?=[AEIOUÀÂÉÈÊÎÔ]|H[eéèê]|Y[^aeiou])/gu, '$1$2’']] as const;

const through = (rules: readonly (readonly [RegExp, string])[]) => (text: string) =>
  rules.reduce((said, [before, after]) => said.replace(before, after), text);

export const italian = through(ITALIAN);
export const spanish = through(SPANISH);
export const french = through(FRENCH);
