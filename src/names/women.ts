/** The characters that are women, by the keys of their names. The other ones are men. */
export const WOMEN: readonly string[] = ['chloe', 'dimitra', 'foteini', 'hera', 'katerina', 'marina'];
