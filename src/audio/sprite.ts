/**
 * Where each sound lies in public/sounds/table.*: for every variation its begin and length in milliseconds. Where there
 * is an order, the weakest (or lowest) comes first. Written by scripts/sounds.ts.
 */
export const SPRITE = {
  lay: [
    [60, 127],
    [247, 125],
    [432, 125],
    [617, 130],
    [807, 133],
    [1001, 115],
    [1176, 142],
    [1378, 136],
  ],
  knock: [
    [1574, 278],
    [1913, 247],
    [2220, 266],
    [2546, 252],
  ],
  draw: [
    [2858, 368],
    [3287, 331],
    [3678, 321],
    [4059, 370],
  ],
  deal: [
    [4489, 817],
    [5366, 792],
    [6219, 833],
  ],
  grain: [
    [7112, 68],
    [7241, 67],
    [7369, 68],
    [7498, 70],
    [7628, 59],
    [7748, 70],
    [7879, 66],
    [8006, 63],
    [8129, 64],
    [8253, 63],
    [8376, 67],
    [8504, 66],
  ],
  rustle: [
    [8630, 628],
    [9318, 623],
    [10002, 627],
  ],
  blade: [
    [10690, 1136],
    [11887, 1150],
    [13098, 1101],
    [14260, 1118],
    [15439, 1123],
    [16623, 1074],
    [17758, 1104],
    [18923, 1081],
  ],
  star: [[20065, 2113]],
  end: [[22239, 2112]],
  tick: [
    [24412, 37],
    [24510, 41],
    [24612, 42],
  ],
} as const satisfies Record<string, readonly (readonly [at: number, lasts: number])[]>;

export type SoundName = keyof typeof SPRITE;
