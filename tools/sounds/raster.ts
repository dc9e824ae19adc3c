/** A small picture of pixels, and its PNG: enough to show sounds. */
import { PNG } from 'pngjs';

/** Red, green, blue: 0…255 each. */
export type Colour = readonly [number, number, number];

/** Capital letters, digits and a few signs, five rows of three pixels each, bit by bit from the upper left. */
const GLYPHS: Readonly<Record<string, number>> = {
  '0': 0b111101101101111,
  '1': 0b010110010010111,
  '2': 0b111001111100111,
  '3': 0b111001111001111,
  '4': 0b101101111001001,
  '5': 0b111100111001111,
  '6': 0b111100111101111,
  '7': 0b111001010010010,
  '8': 0b111101111101111,
  '9': 0b111101111001111,
  '.': 0b000000000000010,
  '-': 0b000000111000000,
  A: 0b010101111101101,
  B: 0b110101110101110,
  C: 0b011100100100011,
  D: 0b110101101101110,
  E: 0b111100110100111,
  F: 0b111100110100100,
  G: 0b011100101101011,
  H: 0b101101111101101,
  I: 0b111010010010111,
  K: 0b101101110101101,
  L: 0b100100100100111,
  M: 0b101111111101101,
  N: 0b110101101101101,
  O: 0b010101101101010,
  P: 0b110101110100100,
  R: 0b110101110101101,
  S: 0b011100010001110,
  T: 0b111010010010010,
  U: 0b101101101101111,
  W: 0b101101111111101,
  Y: 0b101101010010010,
  Z: 0b111001010100111,
};

export class Raster {
  readonly width: number;
  readonly height: number;
  readonly #picture: PNG;

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
    this.#picture = new PNG({ width, height });
    this.fill(0, 0, width, height, [0, 0, 0]);
  }

  dot(x: number, y: number, colour: Colour): void {
    const isInside = x >= 0 && y >= 0 && x < this.width && y < this.height;
    if (isInside) this.#picture.data.set([...colour, 255], 4 * (y * this.width + x));
  }

  fill(x: number, y: number, width: number, height: number, colour: Colour): void {
    for (let row = y; row < y + height; row++) for (let at = x; at < x + width; at++) this.dot(at, row, colour);
  }

  /** Writes at twice the size of the glyphs: 8 × 10 pixels a letter. */
  write(x: number, y: number, text: string, colour: Colour): void {
    [...text.toUpperCase()].forEach((letter, k) => {
      const bits = GLYPHS[letter] ?? 0;
      for (let bit = 0; bit < 15; bit++) {
        const on = (bits >> (14 - bit)) & 1;
        if (on) this.fill(x + 8 * k + 2 * (bit % 3), y + 2 * Math.floor(bit / 3), 2, 2, colour);
      }
    });
  }

  /** Puts another picture into this one. */
  put(other: Raster, x: number, y: number): void {
    PNG.bitblt(other.#picture, this.#picture, 0, 0, other.width, other.height, x, y);
  }

  png(): Uint8Array {
    return PNG.sync.write(this.#picture);
  }
}
