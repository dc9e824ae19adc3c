/** The earths of the fields of a mosaic. They differ in brightness, too. */
export const EARTHS: readonly number[] = [
  0xa3573b, // terracotta
  0x5a7183, // slate
  0xbf9a50, // ochre
  0x76804f, // olive
  0x6e4f3c, // umber
  0x4f7f78, // sea
  0xb98a79, // rose
  0x7a4656, // wine
];

/** Returns the colour of an earth, by its index, as CSS has it. */
export const earthColour = (earth: number): string => `#${(EARTHS[earth] ?? 0).toString(16).padStart(6, '0')}`;

/** The number of ways in which stones are laid. */
export const STONE_WAYS = 8;
