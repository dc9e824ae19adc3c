/**
 * Where each sound lies in public/sounds/table.*: for every variation its begin and length in milliseconds. Where there
 * is an order, the weakest (or lowest) comes first. Written by tools/sounds/main.ts.
 */
export const SPRITE = {
  lay: [
    [60, 101],
    [222, 112],
    [395, 97],
    [552, 102],
    [714, 107],
    [881, 94],
    [1036, 109],
    [1206, 83],
    [1349, 99],
    [1509, 89],
  ],
  knock: [
    [1659, 259],
    [1978, 236],
    [2275, 250],
    [2585, 242],
  ],
  draw: [
    [2887, 371],
    [3318, 327],
    [3706, 329],
  ],
  flip: [
    [4095, 169],
    [4325, 215],
    [4600, 199],
  ],
  reveal: [
    [4860, 397],
    [5317, 380],
  ],
  deal: [
    [5758, 650],
    [6468, 681],
  ],
  grain: [
    [7210, 49],
    [7319, 50],
    [7430, 52],
    [7542, 55],
    [7658, 45],
    [7763, 50],
    [7873, 44],
    [7977, 52],
    [8090, 49],
    [8200, 53],
    [8313, 46],
    [8419, 44],
    [8524, 42],
    [8627, 48],
  ],
  rustle: [
    [8736, 621],
    [9417, 620],
  ],
  blade: [
    [10097, 940],
    [11098, 931],
    [12090, 922],
    [13072, 936],
    [14068, 925],
    [15054, 928],
    [16043, 919],
    [17023, 919],
  ],
  star: [[18002, 1839]],
  end: [[19901, 1882]],
  win: [[21844, 2088]],
  tick: [
    [23992, 33],
    [24085, 31],
    [24176, 33],
  ],
} as const satisfies Record<string, readonly (readonly [at: number, lasts: number])[]>;

export type SoundName = keyof typeof SPRITE;
