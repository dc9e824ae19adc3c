/** Plays by drag, with the mouse or with a finger. */
import type { CDPSession, Page } from 'playwright-core';
import type { Place, Tile } from '../../src/rules/game.ts';
import { placeOfMove } from '../../src/rules/moves.ts';
import type { Hand } from './player.ts';
import { type Look, type PlainPage, type Point, until } from './probe.ts';

/** Something that points, presses and lets go: trusted input alone. */
export interface Pointer {
  down(at: Point): Promise<void>;
  move(to: Point): Promise<void>;
  up(): Promise<void>;
}

export const mouseOf = ({ mouse }: PlainPage): Pointer => ({
  async down({ x, y }) {
    await mouse.move(x, y);
    await mouse.down();
  },
  move: ({ x, y }) => mouse.move(x, y),
  up: () => mouse.up(),
});

/** Fingers on the glass, each by its number. */
export interface Fingers {
  down(id: number, at: Point): Promise<void>;
  move(id: number, to: Point): Promise<void>;
  up(id: number): Promise<void>;
  /** The browser takes all of them away. */
  cancel(): Promise<void>;
}

export async function fingersOf(page: Page): Promise<Fingers> {
  const session: CDPSession = await page.context().newCDPSession(page);
  const now = new Map<number, Point>();
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel') =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchCancel' ? [] : [...now].map(([id, { x, y }]) => ({ id, x, y })),
    });
  return {
    async down(id, at) {
      now.set(id, at);
      await send('touchStart');
    },
    async move(id, to) {
      if (!now.has(id)) return;
      now.set(id, to);
      await send('touchMove');
    },
    async up(id) {
      if (now.delete(id)) await send('touchEnd');
    },
    async cancel() {
      if (now.size === 0) return;
      now.clear();
      await send('touchCancel');
    },
  };
}

export const fingerOf = (fingers: Fingers): Pointer => ({
  down: (at) => fingers.down(1, at),
  move: (to) => fingers.move(1, to),
  up: () => fingers.up(1),
});

/** Where tiles of the boneyard are drawn to, and tiles of the hand are put back. */
export const rackOf = ({ targets }: Look): Point => {
  const first = targets?.hand[0];
  if (!first) throw new Error('There is no tile on the rack.');
  return first;
};

/** Drags a tile from the rack to its place, or one of the boneyard to the rack. */
export const byDrag =
  <P extends PlainPage>(pointerOf: (page: P) => Pointer): Hand<P> =>
  async (page, now, move) => {
    const pointer = pointerOf(page);
    const { targets } = now;
    const from =
      move.do === 'draw'
        ? targets?.boneyard.at(-1)
        : targets?.hand.find(({ tile }) => 'tile' in move && tile === move.tile);
    if (!from) throw new Error(`There is nothing to drag for ${JSON.stringify(move)}.`);
    await pointer.down(from);
    try {
      await pointer.move({ x: from.x + 4, y: from.y - 12 });
      const to = 'tile' in move ? await placeFor(page, move.tile, placeOfMove(move)) : rackOf(now);
      await pointer.move({ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 });
      await pointer.move(to);
      if ('tile' in move) await until(page, ({ gesture }) => gesture === 'dragging.overPlace', 'the preview');
    } finally {
      await pointer.up();
    }
  };

async function placeFor(page: PlainPage, tile: Tile, arm: Place | null): Promise<Point> {
  const isLit = ({ targets }: Look) => targets?.places.some((place) => place.arm === arm) ?? false;
  const lifted = await until(
    page,
    (now) => now.targets?.lifted === tile && isLit(now),
    `${tile} lifted and arm ${arm} lit`,
  );
  const place = lifted.targets?.places.find((one) => one.arm === arm);
  if (!place) throw new Error(`no place at arm ${arm}`);
  return place;
}
