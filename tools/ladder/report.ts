/** The results of a ladder, as JSON or as a table. */

import type { Played } from './slice.ts';
import { type Figure, figureOf, quantile } from './statistics.ts';

/** The tested bot and its opponents. */
interface Pair {
  readonly bot: string;
  readonly against: string;
}

export interface Row extends Pair {
  /** The share of deals won, 0 to 1. */
  readonly share: Figure;
  /** The mean points per deal. */
  readonly points: Figure;
  /** Whole matches and the share of them won; `null` if none were played. */
  readonly matches: { readonly count: number; readonly share: Figure } | null;
  readonly decisionMs: { readonly median: number; readonly p95: number };
}

/** Returns the figures of a pairing, from all its slices in order. Throws with fewer than two deals. */
export function rowOf({ bot, against }: Pair, parts: readonly Played[]): Row {
  const deals = parts.flatMap((part) => part.deals);
  const matches = parts.flatMap((part) => part.matches);
  const decisions = parts.flatMap((part) => part.decisions);
  return {
    bot,
    against,
    share: shareOf(deals.map(({ share }) => share)),
    points: figureOf(deals.map(({ points }) => points)),
    matches: matches.length > 0 ? { count: matches.length, share: shareOf(matches) } : null,
    decisionMs: { median: quantile(decisions, 0.5), p95: quantile(decisions, 0.95) },
  };
}

/** Limits the interval of a share to 0 … 1. */
function shareOf(values: readonly number[]): Figure {
  const { mean, interval } = figureOf(values);
  return { mean, interval: [Math.max(0, interval[0]), Math.min(1, interval[1])] };
}

const rounded = (value: number, digits: number) => Number(value.toFixed(digits));
const ends = ({ interval }: Figure, digits: number) => interval.map((end) => rounded(end, digits));

/** Returns one line of JSON. Intervals are pairs, low and high. */
export function asJson({ bot, against, share, points, matches, decisionMs }: Row): string {
  const line = {
    bot,
    against,
    share: rounded(share.mean, 4),
    shareInterval: ends(share, 4),
    points: rounded(points.mean, 3),
    pointsInterval: ends(points, 3),
    ...(matches && {
      matches: matches.count,
      matchShare: rounded(matches.share.mean, 4),
      matchShareInterval: ends(matches.share, 4),
    }),
    decisionMs: { median: rounded(decisionMs.median, 3), p95: rounded(decisionMs.p95, 3) },
  };
  return `${JSON.stringify(line)}\n`;
}

const percent = ({ mean, interval: [low, high] }: Figure) =>
  `${(mean * 100).toFixed(1)} % (${(low * 100).toFixed(1)}–${(high * 100).toFixed(1)})`;
const signed = (value: number) => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(2)}`;
const inPoints = ({ mean, interval: [low, high] }: Figure) => `${signed(mean)} (${signed(low)} … ${signed(high)})`;

/** Returns a table for people, under its title. */
export function asTable(title: string, rows: readonly Row[]): string {
  const cells = rows.map(({ bot, against, share, points, matches, decisionMs: { median, p95 } }) => [
    bot,
    against,
    percent(share),
    inPoints(points),
    ...(matches ? [percent(matches.share)] : []),
    `${median.toFixed(2)} (${p95.toFixed(2)})`,
  ]);
  const matches = rows.some((row) => row.matches) ? ['share of matches'] : [];
  const lines = [['bot', 'against', 'share of deals', 'points a deal', ...matches, 'ms a decision (p95)'], ...cells];
  const widths = lines[0]?.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0))) ?? [];
  const padded = lines.map((line) => line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '));
  return `${[title, ...padded.map((line) => line.trimEnd())].join('\n')}\n`;
}
