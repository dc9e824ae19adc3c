/**
 * Where each sound lies in public/sounds/table.*: for every variation its begin and length in milliseconds. Where there
 * is an order, the weakest (or lowest) comes first. Written by scripts/sounds.ts.
 */
export const SPRITE = {
  lay: [
    [60, 120],
    [241, 130],
    [431, 124],
    [616, 143],
    [820, 141],
    [1022, 118],
    [1201, 144],
    [1405, 136],
  ],
  knock: [
    [1601, 273],
    [1935, 287],
    [2282, 282],
    [2625, 274],
  ],
  draw: [
    [2959, 364],
    [3384, 331],
    [3775, 309],
    [4144, 370],
  ],
  deal: [
    [4574, 825],
    [5460, 787],
    [6307, 833],
  ],
  grain: [
    [7200, 67],
    [7328, 66],
    [7454, 64],
    [7578, 70],
    [7708, 66],
    [7834, 69],
    [7964, 69],
    [8093, 66],
    [8220, 62],
    [8343, 61],
    [8465, 67],
    [8593, 65],
  ],
  rustle: [
    [8718, 628],
    [9406, 625],
    [10091, 627],
  ],
  blade: [
    [10779, 1140],
    [11979, 1150],
    [13190, 1103],
    [14353, 1123],
    [15537, 1129],
    [16727, 1079],
    [17867, 1109],
    [19037, 1084],
  ],
  star: [[20181, 2117]],
  end: [[22359, 2102]],
  tick: [
    [24522, 52],
    [24634, 50],
    [24745, 50],
  ],
} as const satisfies Record<string, readonly (readonly [at: number, lasts: number])[]>;

export type SoundName = keyof typeof SPRITE;
