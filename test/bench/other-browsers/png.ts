/** Reads the pictures that browsers take of themselves: PNG, eight bits a channel, not interlaced. */
import { inflateSync } from 'node:zlib';

export interface Pixels {
  readonly width: number;
  readonly height: number;
  /** Red, green and blue of a pixel, 0 to 255. */
  at(x: number, y: number): readonly [number, number, number];
}

/** @throws when the picture is of another kind. */
export function readPng(bytes: Buffer): Pixels {
  const width = bytes.readUInt32BE(16);
  const height = bytes.readUInt32BE(20);
  const channels = { 2: 3, 6: 4 }[bytes.readUInt8(25)];
  if (bytes.readUInt8(24) !== 8 || !channels || bytes.readUInt8(28) !== 0) throw new Error('not that kind of PNG');
  const parts: Buffer[] = [];
  for (let at = 8; at < bytes.length; at += bytes.readUInt32BE(at) + 12) {
    if (bytes.toString('latin1', at + 4, at + 8) !== 'IDAT') continue;
    parts.push(bytes.subarray(at + 8, at + 8 + bytes.readUInt32BE(at)));
  }
  const rows = unfilter(inflateSync(Buffer.concat(parts)), width * channels, height, channels);
  return {
    width,
    height,
    at(x, y) {
      const from = (y * width + x) * channels;
      return [rows[from] ?? 0, rows[from + 1] ?? 0, rows[from + 2] ?? 0];
    },
  };
}

/** Every byte was written less what its neighbours on the left and above foretell. */
function unfilter(from: Buffer, stride: number, height: number, channels: number): Buffer {
  const rows = Buffer.alloc(stride * height);
  for (let y = 0; y < height; y++) {
    const filter = from[y * (stride + 1)];
    for (let x = 0; x < stride; x++) {
      const here = y * stride + x;
      const left = x < channels ? 0 : (rows[here - channels] ?? 0);
      const above = y === 0 ? 0 : (rows[here - stride] ?? 0);
      const corner = x < channels || y === 0 ? 0 : (rows[here - stride - channels] ?? 0);
      const foretold = [0, left, above, (left + above) >> 1, paeth(left, above, corner)][filter ?? 0] ?? 0;
      rows[here] = (from[y * (stride + 1) + 1 + x] ?? 0) + foretold;
    }
  }
  return rows;
}

function paeth(left: number, above: number, corner: number): number {
  const guess = left + above - corner;
  const [toLeft, toAbove, toCorner] = [Math.abs(guess - left), Math.abs(guess - above), Math.abs(guess - corner)];
  if (toLeft <= toAbove && toLeft <= toCorner) return left;
  return toAbove <= toCorner ? above : corner;
}

/** How many pixels around a place, `reach` on each side, are light as ivory: tiles are, the cloth is not. */
export function ivoryAround(picture: Pixels, place: { readonly x: number; readonly y: number }, reach = 6): number {
  let light = 0;
  for (let y = Math.round(place.y) - reach; y <= place.y + reach; y++) {
    for (let x = Math.round(place.x) - reach; x <= place.x + reach; x++) {
      if (picture.at(x, y).every((channel) => channel > 110)) light++;
    }
  }
  return light;
}
