/**
 * The last action of a seat, in words on a strip after the numbers that the seat could not match. It fades in, and
 * fades out after its reading time.
 */
import { Container, Sprite } from 'pixi.js';
import type { Clock } from '../motion/clock.ts';
import { Digits } from './digits.ts';
import type { HudAtlas } from './hud-atlas.ts';
import type { SeatState } from './hud-model.ts';
import { Medallion } from './medallion.ts';
import type { Point, Rect } from './rect.ts';
import { Strip } from './strip.ts';
import type { Obstacle } from './strip-layout.ts';

/** Milliseconds of clock time. */
const COMING = 140;
const GOING = 320;
const MEDALLION = 26;
/** The distance from one number to the next. */
const SUIT = 22;

export interface BadgeOptions {
  readonly atlas: HudAtlas;
  readonly density: number;
  readonly clock: Clock;
  requestRender(): void;
}

export class Badge extends Strip {
  readonly #clock: Clock;
  readonly #requestRender: () => void;
  readonly #atlas: HudAtlas;
  readonly #medallion: Medallion;
  readonly #suits = new Container({ label: 'suits' });
  /** The number of fades so far. A fade ends when a later one begins. */
  #fades = 0;
  /** The middle of the seat's plate; `null` once the badge leaves. */
  #plate: Point | null = null;

  constructor({ atlas, density, clock, requestRender }: BadgeOptions) {
    super(atlas, density, 15, 'badge');
    this.#atlas = atlas;
    this.#clock = clock;
    this.#requestRender = requestRender;
    this.#medallion = this.addChild(new Medallion(atlas, density));
    this.addChild(this.#suits);
  }

  /**
   * Shows the words on the board near the seat's plate, after the crossed-out numbers and clear of the obstacles. If
   * `known`, the words were shown before and appear without fading in.
   */
  appear(
    seat: SeatState,
    words: string,
    suits: readonly number[],
    plate: Rect,
    board: Rect,
    obstacles: readonly Obstacle[],
    known: boolean,
  ): void {
    this.label = `badge of seat ${seat.seat}`;
    const before = MEDALLION + (suits.length > 0 ? suits.length * SUIT + 4 : 0);
    const { width } = this.say(words, Math.min(180 + before, board.width - 10), before);
    this.#cross(suits);
    this.#suits.x = MEDALLION + 10 + SUIT / 2 - width / 2;
    this.#medallion.show(seat, MEDALLION);
    this.#medallion.x = 5 + MEDALLION / 2 - width / 2;
    this.#plate = { x: plate.x + plate.width / 2, y: plate.y + plate.height / 2 };
    this.settle(board, this.#plate, obstacles);
    if (known || this.visible) {
      // A running fade ends.
      this.#fades++;
      this.alpha = 1;
    } else this.#fade(0, 1, COMING);
    this.visible = true;
  }

  /** Fades in elsewhere on the board if something important has come under it. */
  uncover(obstacles: readonly Obstacle[], board: Rect): void {
    if (!this.#plate || !this.isInTheWay(obstacles)) return;
    const { x, y } = this;
    this.settle(board, this.#plate, obstacles);
    if (this.x !== x || this.y !== y) this.#fade(0, 1, COMING);
  }

  /** Fades the badge out. */
  leave(): void {
    this.#plate = null;
    if (this.visible) this.#fade(1, 0, GOING);
  }

  /** Shows each number on a small piece of a tile, crossed out. */
  #cross(suits: readonly number[]): void {
    for (const old of this.#suits.removeChildren()) old.destroy({ children: true });
    for (const [k, suit] of suits.entries()) {
      const piece = new Container({ x: k * SUIT, label: `suit ${suit}` });
      const number = this.#numberOn(suit);
      const [tile, strike] = (['suit', 'strike'] as const).map(
        (name) => new Sprite({ texture: this.#atlas.icon(name), anchor: 0.5, label: name }),
      );
      for (const part of [tile, number, strike]) if (part) piece.addChild(part);
      this.#suits.addChild(piece);
    }
  }

  /** Returns the picture of a number, or the number. */
  #numberOn(suit: number): Container {
    const texture = this.#atlas.picture(suit, 'coloured');
    if (texture) return new Sprite({ texture, anchor: 0.5, scale: 16 / texture.width, label: 'picture' });
    const number = new Digits(this.#atlas, 15);
    number.showCentred(suit, this.#atlas.theme.pips[suit] ?? 0);
    return number;
  }

  // Not a tween: hurrying ends tweens, and the player could not read the numbers.
  #fade(from: number, to: number, ms: number): void {
    const mine = ++this.#fades;
    let gone = 0;
    this.alpha = from;
    this.#clock.onFrame((elapsed) => {
      if (this.destroyed || mine !== this.#fades) return false;
      gone += elapsed;
      const progress = Math.min(1, gone / ms);
      this.alpha = from + (to - from) * progress;
      this.visible = this.alpha > 0;
      this.#requestRender();
      return progress < 1;
    });
  }
}
