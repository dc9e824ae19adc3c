/** Pictures of the table for the pages about games: drawn on request, one at a time, and kept. */

import type { Symbols } from '../art/symbols.ts';
import { kindOf } from '../kinds/kinds.ts';
import type { Situation } from '../match/ports.ts';
import { byTimer } from '../motion/later.ts';
import type { Catalogue } from '../rules/catalogue.ts';
import { createDesk } from '../seats/desk.ts';
import { createRack } from '../seats/rack.ts';
import type { LateSymbols } from '../shell/late-symbols.ts';
import { nextFrame } from '../shell/next-frame.ts';
import type { Settings } from '../shell/store/settings.ts';
import type { StillKind, StillPainter } from '../table/still.ts';

/** The settings that change a picture. */
type Taste = Pick<Settings, 'tiles' | 'cloth'>;

/**
 * Milliseconds for which the graphics stay after a picture: another is often wanted soon, and starting them is slow.
 */
const LINGER = 2000;

/** Draws a picture of a situation; null if the browser can't. */
export type DrawStill = (now: Situation, kind: StillKind, taste: Taste) => Promise<HTMLCanvasElement | null>;

export function createTablePictures(games: Catalogue, symbols: LateSymbols): DrawStill {
  const kept = new WeakMap<Situation, Map<string, Promise<HTMLCanvasElement | null>>>();
  /** The previous picture: one is drawn at a time. */
  let before: Promise<unknown> = Promise.resolve();
  /** The number of pending pictures. They share the same graphics, since a browser allows only few. */
  let awaited = 0;
  const painters = new Map<StillKind, Promise<StillPainter>>();
  const painterOf = (kind: StillKind) => {
    const painter = painters.get(kind) ?? import('../table/still.ts').then((still) => still.createStillPainter(kind));
    painters.set(kind, painter);
    return painter;
  };
  let keepOpen = () => {};
  const close = () => {
    for (const painter of painters.values()) painter.then((one) => one.close()).catch(() => {});
    painters.clear();
  };
  const draw = async (now: Situation, kind: StillKind, taste: Taste, on: Symbols) => {
    awaited++;
    keepOpen();
    await before;
    try {
      const game = games.byId(now.seen.game);
      if (!game) return null;
      const table = async () => (await kindOf(game)).table();
      const [painter, drawn] = await Promise.all([painterOf(kind), table(), nextFrame()]);
      return painter.draw(now, {
        kind: drawn,
        person: { desk: createDesk(), rack: createRack() },
        game,
        theme: taste,
        symbols: on,
      });
    } catch {
      // Pages can be read without their pictures.
      return null;
    } finally {
      if (--awaited === 0) keepOpen = byTimer(LINGER, close);
    }
  };
  return (now, kind, taste) => {
    // Small pictures have the same number of pixels everywhere.
    const density = kind === 'board' ? devicePixelRatio : 0;
    const game = games.byId(now.seen.game);
    const on = game ? symbols.of(game, now.seen.options) : 'pips';
    const look = `${kind} ${taste.tiles} ${taste.cloth} ${typeof on === 'string' ? on : 'pictures'} ${density}`;
    const known = kept.get(now) ?? new Map<string, Promise<HTMLCanvasElement | null>>();
    kept.set(now, known);
    const picture = known.get(look) ?? draw(now, kind, taste, on);
    if (!known.has(look)) before = picture;
    known.set(look, picture);
    return picture;
  };
}
