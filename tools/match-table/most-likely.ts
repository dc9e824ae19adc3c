/** Fits the logarithms of weights by maximum likelihood, with Newton's method. */
import type { Sample } from './samples.ts';

const STEPS = 8;
/** Regularisation, in samples: the pull of each log towards its neighbours, and of all towards 0. */
const TIES = 20;
const PULL = 0.01;

/** Returns the most likely `count` logs. `tied`: each stays close to the line between its two neighbours. */
export function mostLikely(samples: readonly Sample[], count: number, tied: boolean): readonly number[] {
  let logs = Array<number>(count).fill(0);
  for (let step = 0; step < STEPS; step++) {
    const { slope, bend } = around(samples, logs, tied);
    const move = solve(bend, slope);
    logs = logs.map((log, n) => log + (move[n] ?? 0));
  }
  return logs;
}

type Matrix = readonly number[][];

/** Returns the slope of the likelihood's logarithm at these logs, and its curvature (negated second derivatives). */
function around(samples: readonly Sample[], logs: readonly number[], tied: boolean) {
  const count = logs.length;
  const slope = logs.map((log) => -PULL * log);
  const bend: Matrix = logs.map((_, row) => logs.map((_, column) => (row === column ? PULL : 0)));
  const add = (row: number, column: number, amount: number) => {
    const line = bend[row];
    if (line) line[column] = (line[column] ?? 0) + amount;
  };
  for (const { parts, highest } of samples) {
    const weights = parts.map((part) =>
      Math.exp(part.reduce((sum, [log, amount]) => sum + (logs[log] ?? 0) * amount, 0)),
    );
    const all = weights.reduce((sum, weight) => sum + weight, 0);
    const mean = Array<number>(count).fill(0);
    for (const [seat, part] of parts.entries()) {
      const chance = (weights[seat] ?? 0) / all;
      for (const [log, amount] of part) {
        mean[log] = (mean[log] ?? 0) + chance * amount;
        slope[log] = (slope[log] ?? 0) + ((seat === highest ? 1 : 0) - chance) * amount;
        for (const [other, much] of part) add(log, other, chance * amount * much);
      }
    }
    const used = mean.flatMap((amount, log) => (amount === 0 ? [] : [log]));
    for (const log of used) for (const other of used) add(log, other, -(mean[log] ?? 0) * (mean[other] ?? 0));
  }
  for (let n = 1; tied && n + 1 < count; n++) {
    const corner = [1, -2, 1];
    const off = corner.reduce((sum, factor, k) => sum + factor * (logs[n - 1 + k] ?? 0), 0);
    for (const [k, factor] of corner.entries()) {
      slope[n - 1 + k] = (slope[n - 1 + k] ?? 0) - TIES * off * factor;
      for (const [j, other] of corner.entries()) add(n - 1 + k, n - 1 + j, TIES * factor * other);
    }
  }
  return { slope, bend };
}

/** Solves a system with a positive definite matrix, by elimination. */
function solve(matrix: Matrix, right: readonly number[]): readonly number[] {
  const rows = matrix.map((row, n) => [...row, right[n] ?? 0]);
  for (const [n, row] of rows.entries()) {
    for (const other of rows) {
      if (other === row) continue;
      const factor = (other[n] ?? 0) / (row[n] ?? 1);
      for (let column = n; column < row.length; column++) {
        other[column] = (other[column] ?? 0) - factor * (row[column] ?? 0);
      }
    }
  }
  return rows.map((row, n) => (row.at(-1) ?? 0) / (row[n] ?? 1));
}
