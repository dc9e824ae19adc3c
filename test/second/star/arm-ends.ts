import type { Place, Tile } from '../../../src/rules/game.ts';
import { halves, isDouble, tileOf } from '../../../src/rules/tiles.ts';
import { demand } from '../fault.ts';
import type { Terms } from './terms.ts';

interface End {
  /** The half that the next tile meets. */
  readonly pips: number;
  /** `free`: a side of the spinner where nothing lies yet; `closed`: shut by a double laid face down. */
  readonly state: 'free' | 'open' | 'closed';
  /** How many tiles lie on the arm. */
  readonly tiles: number;
}

/** The numbers at the ends of a layout, and nothing else of it. */
export class Ends {
  readonly #terms: Terms;
  readonly #ends: End[];

  /** The layout when its first tile has been laid: a double is a star, any other tile a line from low to high (5.3). */
  constructor(first: Tile, terms: Terms) {
    const [low, high] = halves(first);
    this.#terms = terms;
    this.#ends = isDouble(first)
      ? Array.from({ length: terms.arms }, () => ({ pips: low, state: 'free', tiles: 0 }))
      : [low, high].map((pips) => ({ pips, state: 'open', tiles: 0 }));
  }

  /** Whether no open double lies on the table yet (5.6). */
  get isLine(): boolean {
    return this.#ends.length < this.#terms.arms;
  }

  /** Whether some arms must be started before anything else is played (1.4). */
  get isOpening(): boolean {
    return this.#terms.duty && this.#hasFree;
  }

  /** Whether all arms are started, and some wait for the double of their number (28.3). */
  get isWaiting(): boolean {
    return this.#terms.doublesDuty && !this.#hasFree && this.#ends.some(({ tiles }) => tiles === 1);
  }

  /** Whether doubles laid closed have shut every end (1.9). */
  get allShut(): boolean {
    return this.#ends.every(({ state }) => state === 'closed');
  }

  get #hasFree(): boolean {
    return this.#ends.some(({ state }) => state === 'free');
  }

  /** Whether the tile can be laid somewhere. */
  fits(tile: Tile): boolean {
    if (this.isWaiting) return this.#ends.some(({ pips, tiles }) => tiles === 1 && tile === tileOf(pips, pips));
    const playable = this.isOpening ? ['free'] : ['free', 'open'];
    return this.#ends.some(({ pips, state }) => playable.includes(state) && halves(tile).includes(pips));
  }

  /** Judges where a tile is laid, and lays it. */
  lay(tile: Tile, place: Place, closed: boolean) {
    demand(typeof place === 'number' && place < this.#terms.arms, 'records', `there is no arm ${place}`);
    const end = this.#ends[place];
    demand(end !== undefined, '5.3', `the line has no arm ${place} before an open double lies`);
    this.#judge(tile, place, end);
    this.#ends[place] = { pips: otherHalf(tile, end.pips), state: closed ? 'closed' : 'open', tiles: end.tiles + 1 };
    // 5.3: the first open double of a line keeps its arm outwards, and its two sides open at once.
    if (this.isLine && isDouble(tile) && !closed) {
      while (this.isLine) this.#ends.push({ pips: end.pips, state: 'free', tiles: 0 });
    }
  }

  #judge(tile: Tile, arm: number, { pips, state, tiles }: End) {
    const shutBy = this.#terms.doubles === 'may be closed' ? '4.2' : '5.5';
    const matches = halves(tile).includes(pips);
    if (this.isOpening) {
      demand(state === 'free', '1.4', `arm ${arm} is started, and the star is not complete`);
      demand(matches, '1.4', `${tile} cannot be laid on the spinner`);
    }
    if (this.isWaiting) {
      demand(tiles === 1, '28.3', `arm ${arm} has its double, and others wait for theirs`);
      demand(tile === tileOf(pips, pips), '28.3', `arm ${arm} waits for the double of ${pips}, not for ${tile}`);
    }
    demand(state !== 'closed', shutBy, `arm ${arm} is shut by a double laid closed`);
    const rule = this.#hasFree ? '1.5' : '1.6';
    demand(matches, rule, `${tile} does not match ${pips}, the end of arm ${arm}`);
  }
}

function otherHalf(tile: Tile, half: number): number {
  const [low, high] = halves(tile);
  return low === half ? high : low;
}
