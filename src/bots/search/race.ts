/** Moves compared lap by lap in the same worlds; those that are clearly behind drop out. */

/** Laps before the first move may drop out. */
const FIRST_LAPS = 4;
/** A move drops out that is behind the best by so many standard errors of their difference. */
const CLEARLY = 3;

export interface Race {
  readonly runners: number;
  runs(move: number): boolean;
  /** One result of this lap. */
  add(move: number, value: number): void;
  endLap(): void;
  /** The mean of each move, over the laps that it ran. */
  means(): Float64Array;
}

/** @param size results of each move in a lap. */
export function createRace(moves: number, size: number): Race {
  const isRunning = new Uint8Array(moves).fill(1);
  const lap = new Float64Array(moves);
  const sums = new Float64Array(moves);
  const laps = new Int32Array(moves);
  /** Sums, over laps, of the products of two moves' results: what the spread of a difference follows from. */
  const products = new Float64Array(moves * moves);
  let runners = moves;

  const mean = (move: number) => (sums[move] as number) / Math.max(1, laps[move] as number);
  const leader = () => {
    let best = 0;
    while (isRunning[best] === 0) best++;
    for (let move = best + 1; move < moves; move++) if (isRunning[move] === 1 && mean(move) > mean(best)) best = move;
    return best;
  };
  /** The standard error of the difference of two moves' means. */
  const error = (a: number, b: number) => {
    const n = laps[a] as number;
    const squares =
      (products[a * moves + a] as number) +
      (products[b * moves + b] as number) -
      2 * (products[Math.min(a, b) * moves + Math.max(a, b)] as number);
    const variance = Math.max(0, squares / n - (mean(a) - mean(b)) ** 2);
    return Math.sqrt(variance / (n - 1));
  };
  const dropOut = () => {
    const best = leader();
    for (let move = 0; move < moves; move++) {
      if (move === best || isRunning[move] === 0) continue;
      if (mean(best) - mean(move) <= CLEARLY * error(move, best)) continue;
      isRunning[move] = 0;
      runners--;
    }
  };

  return {
    get runners() {
      return runners;
    },
    runs: (move) => isRunning[move] === 1,
    add(move, value) {
      lap[move] = (lap[move] as number) + value / size;
    },
    endLap() {
      for (let a = 0; a < moves; a++) {
        if (isRunning[a] === 0) continue;
        const result = lap[a] as number;
        sums[a] = (sums[a] as number) + result;
        laps[a] = (laps[a] as number) + 1;
        for (let b = a; b < moves; b++) {
          products[a * moves + b] = (products[a * moves + b] as number) + result * (lap[b] as number);
        }
      }
      lap.fill(0);
      if ((laps[leader()] as number) >= FIRST_LAPS) dropOut();
    },
    means: () => Float64Array.from({ length: moves }, (_, move) => mean(move)),
  };
}
