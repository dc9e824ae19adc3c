/** English names of the games. */
export const gameTexts = {
  /** What each is called. */
  games: {
    cyprus: { name: 'Cyprus' },
    'cyprus-family': { name: 'Family Cyprus' },
    'cyprus-leaflet': { name: 'Open-star Cyprus' },
    fortress: { name: 'Fortress' },
    sebastopol: { name: 'Sebastopol' },
    'sebastopol-draw': { name: 'Three-handed Sebastopol' },
    'sebastopol-berndt': { name: 'Berndt’s Sebastopol' },
    'sebastopol-leaflet': { name: 'Open-ends Sebastopol' },
    ural: { name: 'Ural Sebastopol' },
    'ural-draw': { name: 'Three-handed Ural' },
    osel: { name: 'Osel (Donkey)' },
    block: { name: 'Block' },
    french: { name: 'French' },
    'all-fives': { name: 'All Fives' },
    'solo-1': { name: 'Solo 1' },
  } as Readonly<Record<string, { readonly name: string }>>,
};
