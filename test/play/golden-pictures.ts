/** Golden pictures: which there are, how they are made small, and how far another picture may be from one. */
import type { Page } from 'playwright-core';

/** The size in which they are taken, CSS pixels; they are kept half as wide and half as high. */
export const GOLDEN_SIZE = [560, 350] as const;

/** The stages that have one. */
export const GOLDEN = [
  'shuffle',
  'gathering',
  'picked',
  'carried',
  'starred',
  'passed',
  'ended',
  'arm35',
  'tenSeats',
  'osel',
  'ebony-wine',
] as const;

/** A channel that differs by more than this, 0…255, counts as different. */
export const TOLERANCE = 20;
/** Steps of a channel that a golden picture keeps: what is finer is grain. */
const STEPS = 18;

/** The picture at half its size and with fewer colours, as a PNG that is small enough to be kept; base64. */
export const small = (page: Page, picture: string): Promise<string> =>
  page.evaluate(
    async ([png, steps]) => {
      const image = new Image();
      image.src = `data:image/png;base64,${png}`;
      await image.decode();
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [image.width / 2, image.height / 2];
      const pen = canvas.getContext('2d');
      if (!pen) throw new Error('no 2d canvas');
      pen.drawImage(image, 0, 0, canvas.width, canvas.height);
      const whole = pen.getImageData(0, 0, canvas.width, canvas.height);
      const { data } = whole;
      for (let at = 0; at < data.length; at++)
        data[at] = (Math.round(((data[at] ?? 0) / 255) * (steps - 1)) * 255) / (steps - 1);
      pen.putImageData(whole, 0, 0);
      return canvas.toDataURL('image/png').split(',')[1] ?? '';
    },
    [picture, STEPS] as const,
  );

export interface Compared {
  /** The share of pixels that differ by more than the tolerance, 0…1. */
  readonly share: number;
  /** How far the pixels are apart on average, 0…255. */
  readonly mean: number;
  /** How many colours the first picture has. */
  readonly colours: number;
}

/** Compares two pictures, base64, in the browser. Pictures of different sizes differ wholly. */
export const compared = (page: Page, one: string, other: string): Promise<Compared> =>
  page.evaluate(
    async ([a, b, tolerance]) => {
      const pixels = await Promise.all(
        [a, b].map(async (png) => {
          const image = new Image();
          image.src = `data:image/png;base64,${png}`;
          await image.decode();
          const pen = new OffscreenCanvas(image.width, image.height).getContext('2d');
          if (!pen) throw new Error('no 2d canvas');
          pen.drawImage(image, 0, 0);
          return pen.getImageData(0, 0, image.width, image.height).data;
        }),
      );
      const [mine = new Uint8ClampedArray(), kept = mine] = pixels;
      const colours = new Set<number>();
      const count = mine.length / 4;
      if (mine.length !== kept.length) return { share: 1, mean: 255, colours: 0 };
      let [different, sum] = [0, 0];
      for (let at = 0; at < mine.length; at += 4) {
        const channels = [0, 1, 2].map((k) => Math.abs((mine[at + k] ?? 0) - (kept[at + k] ?? 0)));
        const far = Math.max(...channels);
        colours.add(((mine[at] ?? 0) << 16) | ((mine[at + 1] ?? 0) << 8) | (mine[at + 2] ?? 0));
        if (far > tolerance) different++;
        sum += far;
      }
      return { share: different / count, mean: sum / count, colours: colours.size };
    },
    [one, other, TOLERANCE] as const,
  );
