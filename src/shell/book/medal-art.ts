/**
 * The pictures of the medals, drawn from a few shapes: tiles, stars, people, numbers. Each lies in a square of 100 around
 * its middle. `ink` is the relief of the medal, `cut` the ground between.
 */
import { svg, type TemplateResult } from 'lit-html';
import { PIPS } from '../../art/pips.ts';
import type { FeatId } from '../feats/feats.ts';
import { starPath } from '../title/title-star.ts';

type Shape = TemplateResult;

const moved = (shape: Shape | readonly Shape[], x: number, y: number, turn = 0, size = 1): Shape =>
  svg`<g transform=${`translate(${x} ${y}) rotate(${turn}) scale(${size})`}>${shape}</g>`;

/** Returns the pips of one half, in a square of 22. */
const pips = (count: number, y: number, size = 22) =>
  (PIPS[count] ?? []).map(
    ([px, py]) =>
      svg`<circle class="cut" cx=${((px - 0.5) * size).toFixed(1)} cy=${(y + (py - 0.5) * size).toFixed(1)} r=${count > 9 ? 1.5 : 2.3} />`,
  );

/** Returns a tile of 22 by 44. */
const tile = (x: number, y: number, upper: number, lower: number, turn = 0, size = 1): Shape =>
  moved(
    svg`<rect class="ink" x="-11" y="-22" width="22" height="44" rx="4" />
      <path class="groove" d="M-8 0H8" />${pips(upper, -11)}${pips(lower, 11)}`,
    x,
    y,
    turn,
    size,
  );

/** Returns the back of a tile. */
const back = (x: number, y: number, turn = 0, size = 1): Shape =>
  moved(
    svg`<rect class="ink" x="-11" y="-22" width="22" height="44" rx="4" /><path class="groove" d=${starPath(7, 3.5)} />`,
    x,
    y,
    turn,
    size,
  );

const star = (x: number, y: number, r: number): Shape => moved(svg`<path class="ink" d=${starPath(r, r / 2)} />`, x, y);

const person = (x: number, y: number, size = 1): Shape =>
  moved(svg`<circle class="ink" cy="-9" r="7.5" /><path class="ink" d="M-13 14a13 13 0 0 1 26 0z" />`, x, y, 0, size);

const word = (text: string): Shape =>
  svg`<text class="ink" y="14" text-anchor="middle" font-size=${text.length > 1 ? 40 : 50} font-weight="700">${text}</text>`;

const path = (d: string): Shape => svg`<path class="ink" d=${d} />`;
const stroke = (d: string): Shape => svg`<path class="stroke" d=${d} />`;

/** Returns shapes around the middle, the first on top. */
const around = (count: number, r: number, shape: (turn: number) => Shape): readonly Shape[] =>
  Array.from({ length: count }, (_, n) => {
    const angle = (2 * Math.PI * n) / count;
    return moved(shape((360 * n) / count), Math.sin(angle) * r, -Math.cos(angle) * r);
  });
const dot = (r: number): Shape => svg`<circle class="ink" r=${r} />`;
const blade = (turn: number): Shape => moved(path('M-3.5-8h7v16h-7z'), 0, 0, turn);

const CROWN = path('M-25 14l-5-27 15 12L0-20 15-1l15-12-5 27zM-25 18h50v6h-50z');
const CHECK = stroke('M-20 2l13 14L20-16');

export const MEDAL_ART: Readonly<Record<FeatId, () => Shape | readonly Shape[]>> = {
  star: () => [...around(8, 26, blade), star(0, 0, 14)],
  line: () => [tile(-28, 0, 1, 4, 90, 0.6), tile(0, 0, 4, 4, 0, 0.6), tile(28, 0, 4, 2, 90, 0.6)],
  cross: () => [
    tile(0, 0, 5, 5, 0, 0.55),
    ...[90, 270].map((turn) => moved(tile(0, -22, 5, 3, 0, 0.55), 0, 0, turn)),
    ...[0, 180].map((turn) => moved(tile(0, -27, 5, 2, 0, 0.5), 0, 0, turn)),
  ],
  stack: () => [tile(-12, -8, 3, 6, 90, 0.85), tile(12, 10, 3, 1, 90, 0.85)],
  grid: () => [-21, -7, 7, 21].flatMap((x) => [-13, 13].map((y) => tile(x, y, 2, 1, 0, 0.52))),
  everyTable: () => [
    star(0, -22, 12),
    tile(-22, 12, 2, 1, 0, 0.6),
    moved(path('M-4-14h8v10h10v8H4v10h-8V4h-10v-8h10z'), 22, 12),
    dot(4),
  ],
  fiveGames: () => [...around(4, 26, () => dot(7)).map((each) => moved(each, 0, 0, 45)), dot(7)],
  tenGames: () => tile(0, 0, 5, 5, 0, 1.35),
  everyGame: () => [
    ...[-21, 3].flatMap((y) => [-20, -7, 6, 19].map((x, n) => back(x, y + 4, 0, n % 2 === 0 ? 0.42 : 0.36))),
    path('M-32 15.5h64v3.4h-64zM-32-8h64v3.4h-64z'),
  ],
  doubleTwelve: () => tile(0, 0, 12, 12, 0, 1.35),
  together: () => [person(-14, 3, 1.1), person(14, 3, 1.1)],
  wholeCompany: () => [person(-19, -4, 0.85), person(19, -4, 0.85), person(0, 8, 1.1)],
  tenSeats: () => [...around(10, 30, () => dot(5)), svg`<circle class="stroke" r="17" />`],
  tenStar: () => [
    ...around(10, 32, () => dot(4)),
    ...around(8, 17, blade).map((each) => moved(each, 0, 0, 0, 0.9)),
    star(0, 0, 8),
  ],
  win: () => CROWN,
  duel: () => [tile(-4, 0, 6, 1, -38, 1), tile(6, 0, 3, 5, 38, 1)],
  experts: () => [star(0, -14, 17), star(-20, 16, 14), star(20, 16, 14)],
  everyLevel: () => path('M-32 26V14h12V2h13v-12H6v-12h13v-9h13v43z'),
  threeInARow: () => [star(-25, 0, 13), star(0, 0, 13), star(25, 0, 13)],
  fiftyWins: () => word('50'),
  fromLast: () => path('M0-32l22 24H10v16h-20V-8h-12zM-10 13h20v6h-20zM-10 24h20v5h-20z'),
  byAHair: () => path('M-27 28v-42h22v42zM5 28v-52h22v52z'),
  shutOut: () => svg`<circle class="stroke" r="22" stroke-width="9" />`,
  sixty: () => word('60'),
  onePip: () => [path('M-25-25h50v50h-50z'), svg`<circle class="cut" r="9" />`],
  lastDouble: () => [tile(0, 4, 6, 6, 0, 1.1), star(22, -22, 9)],
  fourBlades: () => [
    ...around(4, 24, (turn) => moved(tile(0, 0, 9, 3, 0, 0.52), 0, 0, turn)).map((each) => moved(each, 0, 0, 45)),
    star(0, 0, 11),
  ],
  noDraw: () => [back(-10, 0, -12, 0.95), back(12, 2, 10, 0.95), stroke('M-30 26L30-26')],
  shutArm: () => [
    path('M-20 30v-38a20 20 0 0 1 40 0v38z'),
    svg`<circle class="cut" cy="-2" r="6" /><path class="cut" d="M-3-2h6l4 18h-14z" />`,
  ],
  twoDoubles: () => [tile(-15, 0, 4, 4, -6, 1.05), tile(15, 0, 2, 2, 6, 1.05)],
  spotless: () => path('M0-34Q4-4 30 0 4 4 0 34-4 4-30 0-4-4 0-34z'),
  twenty: () => word('20'),
  solved: () => CHECK,
  tenSolved: () => [moved(CHECK, -2, -9, 0, 0.8), moved(word('10'), 0, 19, 0, 0.55)],
  week: () => around(7, 24, () => moved(path('M-6-6h12v12H-6z'), 0, 0)),
};
