/**
 * Where each sound lies in public/sounds/table.*: for every variation its begin and length in milliseconds. Where there
 * is an order, the weakest (or lowest) comes first. Written by scripts/sounds.ts.
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
    [4095, 373],
  ],
  flip: [
    [4528, 169],
    [4758, 215],
    [5033, 199],
  ],
  reveal: [
    [5293, 397],
    [5750, 380],
  ],
  deal: [
    [6191, 650],
    [6901, 681],
  ],
  grain: [
    [7643, 49],
    [7752, 50],
    [7863, 52],
    [7975, 55],
    [8091, 44],
    [8196, 50],
    [8306, 46],
    [8412, 52],
    [8525, 50],
    [8635, 55],
    [8750, 46],
    [8856, 44],
    [8961, 43],
    [9064, 48],
    [9173, 36],
    [9270, 47],
  ],
  rustle: [
    [9378, 621],
    [10059, 620],
    [10739, 618],
  ],
  blade: [
    [11418, 1068],
    [12547, 1057],
    [13664, 1047],
    [14771, 1058],
    [15890, 1050],
    [17000, 1051],
    [18111, 1043],
    [19215, 1040],
  ],
  star: [[20315, 1976]],
  end: [[22352, 1882]],
  win: [[24295, 2312]],
  tick: [
    [26668, 33],
    [26761, 31],
    [26852, 33],
  ],
} as const satisfies Record<string, readonly (readonly [at: number, lasts: number])[]>;

export type SoundName = keyof typeof SPRITE;
