/**
 * Moves compared lap by lap in the same worlds; those that are behind drop out. Most of what can be spent goes to the few
 * that are near the best: it is spent in rounds of equal cost, and after each the half that is behind drops out
 * (sequential halving).
 */

/** Laps before the first move may drop out for being clearly behind: fewer tell too little of how far results spread. */
const FIRST_LAPS = 8;
/** That far behind the best is clearly behind: so many standard errors of their difference. */
const CLEARLY = 3;

export interface Race {
  readonly runners: number;
  runs(move: number): boolean;
  /** One result of this lap. */
  add(move: number, value: number): void;
  /** Lets those drop out that are behind. `spent`: the share of the budget that is, from 0 to 1. */
  endLap(spent: number): void;
  /**
   * What each move is worth. One that dropped out is as far behind the best as it was in the laps that both ran: what it
   * brought alone says as much of those laps as of the move.
   */
  values(): Float64Array;
}

/** @param size results of each move in a lap. */
export function createRace(moves: number, size: number): Race {
  const isRunning = new Uint8Array(moves).fill(1);
  const lap = new Float64Array(moves);
  const sums = new Float64Array(moves);
  let laps = 0;
  /** Sums, over laps, of the products of two moves' results: what the spread of a difference follows from. */
  const products = new Float64Array(moves * moves);
  /** For each move that dropped out, how far it was behind each other one then. */
  const behind = new Float64Array(moves * moves);
  let runners = moves;
  const rounds = Math.ceil(Math.log2(moves));
  let round = 1;

  const mean = (move: number) => (sums[move] as number) / Math.max(1, laps);
  /** The runner of which `isBetter` holds against all others; of level ones the first. */
  const first = (isBetter: (a: number, b: number) => boolean) => {
    let found = isRunning.indexOf(1);
    for (let move = found + 1; move < moves; move++) {
      if (isRunning[move] === 1 && isBetter(mean(move), mean(found))) found = move;
    }
    return found;
  };
  const best = () => first((a, b) => a > b);
  const last = () => first((a, b) => a <= b);
  /** The standard error of the difference of two runners' means. */
  const error = (a: number, b: number) => {
    const squares =
      (products[a * moves + a] as number) +
      (products[b * moves + b] as number) -
      2 * (products[Math.min(a, b) * moves + Math.max(a, b)] as number);
    const variance = Math.max(0, squares / laps - (mean(a) - mean(b)) ** 2);
    return Math.sqrt(variance / (laps - 1));
  };
  const drop = (move: number) => {
    for (let other = 0; other < moves; other++) behind[move * moves + other] = mean(other) - mean(move);
    isRunning[move] = 0;
    runners--;
  };

  const dropBehind = () => {
    const leader = best();
    while (runners > 1) {
      const move = last();
      if (mean(leader) - mean(move) <= CLEARLY * error(move, leader)) return;
      drop(move);
    }
  };
  /** Of an odd number the smaller part drops out. */
  const halve = () => {
    for (let left = runners >> 1; left > 0; left--) drop(last());
  };

  return {
    get runners() {
      return runners;
    },
    runs: (move) => isRunning[move] === 1,
    add(move, value) {
      lap[move] = (lap[move] as number) + value / size;
    },
    endLap(spent) {
      laps++;
      for (let a = 0; a < moves; a++) {
        if (isRunning[a] === 0) continue;
        const result = lap[a] as number;
        sums[a] = (sums[a] as number) + result;
        for (let b = a; b < moves; b++) {
          products[a * moves + b] = (products[a * moves + b] as number) + result * (lap[b] as number);
        }
      }
      lap.fill(0);
      if (laps >= FIRST_LAPS) dropBehind();
      for (; round < rounds && spent * rounds >= round; round++) halve();
    },
    values() {
      const winner = best();
      const top = mean(winner);
      return Float64Array.from({ length: moves }, (_, move) =>
        isRunning[move] === 1 ? mean(move) : top - (behind[move * moves + winner] as number),
      );
    },
  };
}
