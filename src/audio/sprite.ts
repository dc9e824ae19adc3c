/**
 * Where each sound lies in public/sounds/table.*: for every variation its begin and length in milliseconds. Where there
 * is an order, the weakest (or lowest) comes first. Written by scripts/sounds.ts.
 */
export const SPRITE = {
  lay: [
    [60, 133],
    [253, 145],
    [459, 128],
    [647, 138],
    [846, 122],
    [1029, 138],
    [1228, 149],
    [1438, 140],
  ],
  knock: [
    [1638, 273],
    [1972, 287],
    [2319, 282],
    [2662, 274],
  ],
  draw: [
    [2996, 364],
    [3421, 331],
    [3812, 309],
    [4181, 370],
  ],
  deal: [
    [4611, 833],
    [5504, 811],
    [6375, 833],
  ],
  grain: [
    [7269, 67],
    [7397, 66],
    [7523, 64],
    [7647, 70],
    [7777, 66],
    [7903, 69],
    [8033, 69],
    [8162, 66],
    [8289, 62],
    [8412, 61],
    [8534, 67],
    [8662, 65],
  ],
  rustle: [
    [8787, 628],
    [9475, 625],
    [10160, 627],
  ],
  blade: [
    [10848, 1140],
    [12048, 1150],
    [13259, 1103],
    [14422, 1123],
    [15606, 1129],
    [16796, 1079],
    [17936, 1109],
    [19106, 1084],
  ],
  star: [[20250, 2117]],
  end: [[22428, 2102]],
  tick: [
    [24591, 52],
    [24703, 50],
    [24814, 50],
  ],
} as const satisfies Record<string, readonly (readonly [at: number, lasts: number])[]>;

export type SoundName = keyof typeof SPRITE;
