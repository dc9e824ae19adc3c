/** A small picture of seamless noise that wood, cloth and ivory take their grain from. */

const SIDE = 256;

/**
 * Returns RGBA bytes of `SIDE` × `SIDE`: r coarse clouds, g fibres, b fine grain, a another fine grain. Always the
 * same.
 */
export function noisePixels(): { readonly side: number; readonly pixels: Uint8Array<ArrayBuffer> } {
  const pixels = new Uint8Array(SIDE * SIDE * 4);
  fill(pixels, 0, 8, 8, 4, 11);
  fill(pixels, 1, 4, 32, 3, 23);
  fill(pixels, 2, 64, 64, 2, 37);
  fill(pixels, 3, 96, 96, 2, 53);
  return { side: SIDE, pixels };
}

/**
 * Adds up octaves of value noise. Each has a whole number of cells a side, so that the picture repeats without a seam.
 */
function fill(pixels: Uint8Array, channel: number, cellsX: number, cellsY: number, octaves: number, seed: number) {
  const sum = new Float32Array(SIDE * SIDE);
  let weight = 0;
  for (let octave = 0; octave < octaves; octave++) {
    const share = 0.55 ** octave;
    weight += share;
    addOctave(sum, cellsX << octave, cellsY << octave, share, seed + octave);
  }
  for (let i = 0; i < sum.length; i++) pixels[i * 4 + channel] = ((sum[i] ?? 0) / weight) * 255 + 0.5;
}

/** Returns the cell of each pixel along a side, and the pixel's place in it, eased. */
function along(cells: number) {
  const cell = new Uint8Array(SIDE);
  const part = new Float32Array(SIDE);
  for (let at = 0; at < SIDE; at++) {
    const exact = (at / SIDE) * cells;
    const t = exact - Math.floor(exact);
    cell[at] = exact;
    part[at] = t * t * (3 - 2 * t);
  }
  return { cell, part };
}

function addOctave(sum: Float32Array, cellsX: number, cellsY: number, share: number, seed: number) {
  const lattice = new Float32Array(cellsX * cellsY);
  let state = seed * 2654435761;
  for (let i = 0; i < lattice.length; i++) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    lattice[i] = (share * state) / 2 ** 32;
  }
  const { cell, part } = along(cellsX);
  const down = along(cellsY);
  // A row of the lattice between two of its own, and its first cell once more behind the last.
  const row = new Float32Array(cellsX + 1);
  for (let y = 0, i = 0; y < SIDE; y++) {
    const cellY = down.cell[y] ?? 0;
    const partY = down.part[y] ?? 0;
    const above = cellY * cellsX;
    const below = ((cellY + 1) % cellsY) * cellsX;
    for (let x = 0; x < cellsX; x++) {
      const a = lattice[above + x] ?? 0;
      row[x] = a + ((lattice[below + x] ?? 0) - a) * partY;
    }
    row[cellsX] = row[0] ?? 0;
    for (let x = 0; x < SIDE; x++, i++) {
      const at = cell[x] ?? 0;
      const a = row[at] ?? 0;
      sum[i] = (sum[i] ?? 0) + a + ((row[at + 1] ?? 0) - a) * (part[x] ?? 0);
    }
  }
}
