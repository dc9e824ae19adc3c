/** A small picture of seamless noise that wood, cloth and ivory take their grain from. */

const SIDE = 256;

/** RGBA bytes of `SIDE` × `SIDE`: r coarse clouds, g fibres, b fine grain, a another fine grain. Always the same. */
export function noisePixels(): { readonly side: number; readonly pixels: Uint8Array<ArrayBuffer> } {
  const pixels = new Uint8Array(SIDE * SIDE * 4);
  fill(pixels, 0, 8, 8, 4, 11);
  fill(pixels, 1, 4, 32, 3, 23);
  fill(pixels, 2, 64, 64, 2, 37);
  fill(pixels, 3, 96, 96, 2, 53);
  return { side: SIDE, pixels };
}

/** Adds up octaves of value noise with whole numbers of cells a side, so that the picture repeats without a seam. */
function fill(pixels: Uint8Array, channel: number, cellsX: number, cellsY: number, octaves: number, seed: number) {
  const sum = new Float32Array(SIDE * SIDE);
  let weight = 0;
  for (let octave = 0; octave < octaves; octave++) {
    const share = 0.55 ** octave;
    weight += share;
    addOctave(sum, cellsX << octave, cellsY << octave, share, seed + octave);
  }
  for (let i = 0; i < sum.length; i++) pixels[i * 4 + channel] = Math.round(((sum[i] ?? 0) / weight) * 255);
}

function addOctave(sum: Float32Array, cellsX: number, cellsY: number, share: number, seed: number) {
  const lattice = new Float32Array(cellsX * cellsY);
  let state = seed * 2654435761;
  for (let i = 0; i < lattice.length; i++) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    lattice[i] = state / 2 ** 32;
  }
  const ease = (t: number) => t * t * (3 - 2 * t);
  for (let y = 0; y < SIDE; y++) {
    const v = (y / SIDE) * cellsY;
    const row = Math.floor(v);
    const ty = ease(v - row);
    const above = row * cellsX;
    const below = ((row + 1) % cellsY) * cellsX;
    for (let x = 0; x < SIDE; x++) {
      const u = (x / SIDE) * cellsX;
      const column = Math.floor(u);
      const next = (column + 1) % cellsX;
      const tx = ease(u - column);
      const a = lattice[above + column] ?? 0;
      const b = lattice[above + next] ?? 0;
      const c = lattice[below + column] ?? 0;
      const d = lattice[below + next] ?? 0;
      const i = y * SIDE + x;
      sum[i] = (sum[i] ?? 0) + share * (a + (b - a) * tx + (c + (d - c) * tx - a - (b - a) * tx) * ty);
    }
  }
}
