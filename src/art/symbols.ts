/** The symbols on the halves of tiles, which tell their numbers apart. */

/** A flat part of a picture: SVG path data in a box of `PICTURE_SIDE`, and the colour of the number that fills it. */
export interface PicturePart {
  readonly path: string;
  readonly colour: 'ink' | 'accent';
}

/** The picture of one number: its parts from the lowest up. */
export type Picture = readonly PicturePart[];

/** Pictures of things that a child can name, in games of which no tile shows more than six. */
export interface Pictured {
  /** The pictures of the numbers 0 to 6. */
  readonly pictures: readonly Picture[];
  /** True if the number stands beside each picture, in games that add pips. */
  readonly isNumbered: boolean;
  /** Returns words for one or two of the things, by their numbers, to follow the words about a tile or an end. */
  readonly named: (one: number, other?: number) => string;
}

export type Symbols = 'pips' | 'numerals' | Pictured;

/** The side of the box of a picture. */
export const PICTURE_SIDE = 100;

interface Room {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** The square of a picture on a half, from its upper left corner, in sides of a half. */
const ALONE: Room = { x: 0.07, y: 0.07, size: 0.86 };
const BESIDE: Room = { x: 0.04, y: 0.26, size: 0.68 };

/** The square of the number beside a picture. */
export const NUMBER_ROOM: Room = { x: 0.57, y: 0.02, size: 0.4 };

/** True if pictures have their numbers beside them. */
export const isNumbered = (symbols: Symbols): boolean => typeof symbols !== 'string' && symbols.isNumbered;

/** Returns the square of a picture on a half. */
export const pictureRoom = (symbols: Symbols): Room => (isNumbered(symbols) ? BESIDE : ALONE);

/** Returns the words for the things on a tile or at an end; none where there are no pictures. */
export const thingsIn = (symbols: Symbols, one: number, other?: number): string =>
  typeof symbols === 'string' ? '' : symbols.named(one, other);

/** Returns the picture of a number; `undefined` where a half shows pips or a numeral. */
export const pictureOn = (symbols: Symbols, number: number): Picture | undefined =>
  typeof symbols === 'string' ? undefined : symbols.pictures[number];
