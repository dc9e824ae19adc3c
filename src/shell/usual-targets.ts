/** The usual targets where the book's would make one deal of a match: made by `npm run times` (tools/usual-targets.ts). */

/** By table (`tableKey`) and number of seats. */
export const TARGETS: Readonly<Record<string, Readonly<Record<number, number>>>> = {
  cyprus: { 4: 100, 5: 100, 6: 100, 7: 100, 8: 150, 9: 150, 10: 150 },
  'cyprus set=12': { 4: 100, 5: 150, 6: 150, 7: 150, 8: 150, 9: 150, 10: 200 },
  'cyprus handSizes=bell': { 6: 100, 7: 100, 8: 150, 9: 150, 10: 150 },
  matador: { 4: 350 },
  italian: { 3: 151, 4: 101 },
  'italian set=9': { 3: 151, 4: 151 },
  sausage: { 2: 150 },
};
