/** What a seat just did, in words on a strip, after the numbers that it could not match: it comes up, and fades when it was read. */
import { Container, Sprite } from 'pixi.js';
import type { Clock } from '../motion/clock.ts';
import { Digits } from './digits.ts';
import type { HudAtlas } from './hud-atlas.ts';
import type { SeatState } from './hud-model.ts';
import { Medallion } from './medallion.ts';
import type { Rect } from './rect.ts';
import { Strip } from './strip.ts';
import type { Obstacle } from './strip-layout.ts';

/** Milliseconds of clock time. */
const COMING = 140;
const GOING = 320;
const MEDALLION = 26;
/** From one number to the next. */
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
  /** Counts the fades that began: only the latest goes on. */
  #fades = 0;

  constructor({ atlas, density, clock, requestRender }: BadgeOptions) {
    super(atlas, density, 15, 'badge');
    this.#atlas = atlas;
    this.#clock = clock;
    this.#requestRender = requestRender;
    this.#medallion = this.addChild(new Medallion(atlas, density));
    this.addChild(this.#suits);
  }

  /**
   * Says the words on the board, after the numbers crossed out, near the seat's plate and clear of what lies there. What is
   * `known` was said before, and stands there at once.
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
    this.settle(board, { x: plate.x + plate.width / 2, y: plate.y + plate.height / 2 }, obstacles);
    if (known || this.visible) {
      // It stays, whatever it was about to do.
      this.#fades++;
      this.alpha = 1;
    } else this.#fade(0, 1, COMING);
    this.visible = true;
  }

  /** It was read. */
  leave(): void {
    if (this.visible) this.#fade(1, 0, GOING);
  }

  /** Each number on a small piece of a tile, crossed out. */
  #cross(suits: readonly number[]): void {
    for (const old of this.#suits.removeChildren()) old.destroy({ children: true });
    for (const [k, suit] of suits.entries()) {
      const piece = new Container({ x: k * SUIT, label: `suit ${suit}` });
      const number = new Digits(this.#atlas, 15);
      number.showCentred(suit, this.#atlas.theme.pips[suit] ?? 0);
      const [tile, strike] = (['suit', 'strike'] as const).map(
        (name) => new Sprite({ texture: this.#atlas.icon(name), anchor: 0.5, label: name }),
      );
      for (const part of [tile, number, strike]) if (part) piece.addChild(part);
      this.#suits.addChild(piece);
    }
  }

  // Not a tween: a hurry ends those, and what a seat could not match would go unread.
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
