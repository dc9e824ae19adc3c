/** The page about dominoes. */
import type { about } from '../compiled/en/about.ts';

export const aboutTexts = ({ sections, ...m }: typeof about) => ({
  ...m,
  sections: {
    ...sections,
    sets: {
      ...sections.sets,
      /** The set up to this double, as it stands beside its picture. */
      now: (highest: number, tiles: number) => sections.sets.now({ n: `${highest}`, tiles }),
      picture: (rows: number) => sections.sets.picture({ rows, longest: rows }),
      each: (highest: number) => sections.sets.each({ tiles: highest + 1, halves: highest + 2 }),
    },
  },
});
