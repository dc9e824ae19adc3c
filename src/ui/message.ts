/** The instruction for the player, in one line on the board. It keeps its place while its words stay the same. */
import type { HudAtlas } from './hud-atlas.ts';
import { overlap, type Point, type Rect } from './rect.ts';
import type { Regions } from './screen-regions.ts';
import { Strip } from './strip.ts';
import type { Obstacle } from './strip-layout.ts';
import { BODY } from './style.ts';

/** The shares of the room's width that are tried for the strip. A narrower strip has more lines. */
const SHARES = [1, 0.6, 0.45, 0.36];

export class Message extends Strip {
  /** The words and their room, as one key. */
  #shown = '';

  constructor(atlas: HudAtlas, density: number) {
    super(atlas, density, BODY, 'message');
  }

  /**
   * Shows the words where they cover least, near the lower edge of the board. Moves later only to uncover something
   * important. `null` hides it.
   */
  show({ board, message: room }: Regions, words: string | null, obstacles: () => readonly Obstacle[]): void {
    this.visible = words !== null;
    const key = words === null ? '' : [words, room.x, room.y, room.width, room.height].join();
    const isNew = key !== this.#shown;
    this.#shown = key;
    if (words === null) return;
    // A room of its own has no obstacles.
    if (!overlap(room, board)) this.#writeIn(room, words, isNew);
    else if (isNew) this.#write(words, room, board, obstacles());
    else this.settle(board, this, obstacles());
  }

  #writeIn(room: Rect, words: string, isNew: boolean): void {
    if (isNew) this.sayIn(words, room);
    this.settle(room, lowestIn(room), []);
  }

  #write(words: string, room: Rect, on: Rect, obstacles: readonly Obstacle[]): void {
    const lowest = lowestIn(room);
    const costs = SHARES.map((share) => {
      this.say(words, share * room.width);
      return this.settle(on, lowest, obstacles).cost;
    });
    this.say(words, (SHARES[costs.indexOf(Math.min(...costs))] ?? 1) * room.width);
    this.settle(on, lowest, obstacles);
  }
}

const lowestIn = ({ x, y, width, height }: Rect): Point => ({ x: x + width / 2, y: y + height });
