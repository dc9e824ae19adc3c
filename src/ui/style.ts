/** The materials of the table as colours, and the one font. */

/** The font. Its digits stand on the line and have equal widths. */
export const FONT = "'Gentium Book Plus', 'Cyprus stand-in', serif";

export const IVORY = 0xf6eedb;
export const INK = 0x2a190c;
export const COPPER_LIGHT = 0xf3bd8b;
export const COPPER = 0xcf8450;
export const COPPER_DARK = 0x7d421f;

/** The least size of letters, in CSS pixels at `unit` 1. */
export const SMALL = 14;
/** A name becomes this small before it is cut. */
export const LEAST_NAME = 11;
export const BODY = 16;
