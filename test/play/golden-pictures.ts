/** Golden pictures: which there are, how they are kept, and how far another picture is from one. */
import type { Page } from 'playwright-core';

/** The size in which they are taken and kept, CSS pixels. */
export const GOLDEN_SIZE = [640, 320] as const;

/** The stages that have one. */
export const GOLDEN = [
  'shuffle',
  'laying',
  'picked',
  'carried',
  'starred',
  'passed',
  'ended',
  'arm35',
  'tenSeats',
  'osel',
  'line',
  'summed',
  'trainsOpen',
  'mosaicMistake',
  'stack',
  'ebony-wine',
] as const;

/** A channel that differs by more than this, 0…255, counts as different: what is less, keeping a picture may make. */
const TOLERANCE = 40;
/** A channel that differs by more than this, 0…255, is drawn otherwise … */
const OTHERWISE = 72;
/** … and more pixels of that kind in a square of so many pixels' side than these are a pip too many or too few. */
const SIDE = 5;
export const MOST_WRONG = 6;
/** How well a picture is kept, 0…1: smaller than without any loss by far, and every pip stays. */
const KEPT = 0.92;

/** The picture, a PNG, as it is kept: a WebP of the same size; both base64. */
export const keptAs = (page: Page, picture: string): Promise<string> =>
  page.evaluate(
    async ([png, quality]) => {
      const image = new Image();
      image.src = `data:image/png;base64,${png}`;
      await image.decode();
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [image.width, image.height];
      canvas.getContext('2d')?.drawImage(image, 0, 0);
      return canvas.toDataURL('image/webp', quality).split(',')[1] ?? '';
    },
    [picture, KEPT] as const,
  );

/** A part of a picture, pixels. */
export interface Part {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The picture, a PNG, without the darkest pip in a part of it: painted over as bright as that part is; base64. */
export const withoutPip = (page: Page, picture: string, part: Part): Promise<string> =>
  page.evaluate(
    async ([png, { x, y, width, height }, radius]) => {
      const image = new Image();
      image.src = `data:image/png;base64,${png}`;
      await image.decode();
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [image.width, image.height];
      const pen = canvas.getContext('2d');
      if (!pen) throw new Error('no 2d canvas');
      pen.drawImage(image, 0, 0);
      const { data } = pen.getImageData(x, y, width, height);
      const pixels = Array.from({ length: width * height }, (_, at) => {
        const [red = 0, green = 0, blue = 0] = data.subarray(4 * at, 4 * at + 3);
        return { at, light: red + green + blue, colour: `rgb(${red} ${green} ${blue})` };
      }).sort((one, other) => one.light - other.light);
      const [pip, bare] = [pixels[0], pixels.at(-1)];
      if (!pip || !bare) throw new Error('an empty part');
      pen.fillStyle = bare.colour;
      pen.beginPath();
      pen.arc(x + (pip.at % width) + 0.5, y + Math.floor(pip.at / width) + 0.5, radius, 0, 2 * Math.PI);
      pen.fill();
      return canvas.toDataURL('image/png').split(',')[1] ?? '';
    },
    // A pip of the smallest tiles in these pictures.
    [picture, part, 2.5] as const,
  );

export interface Compared {
  /** The share of pixels that differ by more than the tolerance, 0…1. */
  readonly share: number;
  /** The most pixels in one small square that are drawn otherwise. */
  readonly wrong: number;
  /** How far the pixels are apart on average, 0…255. */
  readonly mean: number;
  /** How many colours the first picture has. */
  readonly colours: number;
}

/** Compares two pictures of any kind, base64, in the browser. Pictures of different sizes differ wholly. */
export const compared = (page: Page, one: string, other: string): Promise<Compared> =>
  page.evaluate(
    async ([a, b, tolerance, otherwise, side]) => {
      const pictures = await Promise.all(
        [a, b].map(async (data) => {
          const image = new Image();
          // Of which kind it is, the browser sees for itself.
          image.src = `data:image/*;base64,${data}`;
          await image.decode();
          const pen = new OffscreenCanvas(image.width, image.height).getContext('2d');
          if (!pen) throw new Error('no 2d canvas');
          pen.drawImage(image, 0, 0);
          return pen.getImageData(0, 0, image.width, image.height);
        }),
      );
      const [mine, kept] = pictures;
      if (!mine || mine.width !== kept?.width || mine.height !== kept.height)
        return { share: 1, wrong: side * side, mean: 255, colours: 0 };
      const { width, height } = mine;
      const colours = new Set<number>();
      const far = Array.from({ length: width * height }, (_, pixel) => {
        const at = 4 * pixel;
        const [red = 0, green = 0, blue = 0] = mine.data.subarray(at, at + 3);
        const [red2 = 0, green2 = 0, blue2 = 0] = kept.data.subarray(at, at + 3);
        colours.add((red << 16) | (green << 8) | blue);
        return Math.max(Math.abs(red - red2), Math.abs(green - green2), Math.abs(blue - blue2));
      });
      let wrong = 0;
      const square = Array.from({ length: side * side }, (_, k) => ({ x: k % side, y: Math.floor(k / side) }));
      const isOtherwise = (x: number, y: number) => x < width && (far[y * width + x] ?? 0) > otherwise;
      for (const [pixel, by] of far.entries()) {
        if (by <= otherwise) continue;
        // Every square that holds this pixel, by its first corner.
        for (const back of square) {
          const [left, top] = [(pixel % width) - back.x, Math.floor(pixel / width) - back.y];
          if (left < 0 || top < 0) continue;
          wrong = Math.max(wrong, square.filter(({ x, y }) => isOtherwise(left + x, top + y)).length);
        }
      }
      return {
        share: far.filter((by) => by > tolerance).length / far.length,
        wrong,
        mean: far.reduce((sum, by) => sum + by, 0) / far.length,
        colours: colours.size,
      };
    },
    [one, other, TOLERANCE, OTHERWISE, SIDE] as const,
  );
