/** Pictures of the table for the pages about games: drawn when they are asked for, one at a time, and kept. */
import type { Situation } from '../match/ports.ts';
import { gameById } from '../rules/catalogue.ts';
import { createDesk } from '../seats/desk.ts';
import { createRack } from '../seats/rack.ts';
import { nextFrame } from '../shell/next-frame.ts';
import type { Settings } from '../shell/store/settings.ts';
import type { StillKind, StillPainter } from '../table/still.ts';
import { kindOf } from './kinds.ts';

/** How a picture is to look. */
type Taste = Pick<Settings, 'tiles' | 'cloth' | 'numerals'>;

/** How long the graphics stay after a picture, milliseconds: another one is often wanted soon, and they take a while to come. */
const LINGER = 2000;

/** A picture of a situation; `null` where the browser cannot draw one. */
export type DrawStill = (now: Situation, kind: StillKind, taste: Taste) => Promise<HTMLCanvasElement | null>;

export function createTablePictures(): DrawStill {
  const kept = new WeakMap<Situation, Map<string, Promise<HTMLCanvasElement | null>>>();
  /** The picture before: one is drawn at a time. */
  let before: Promise<unknown> = Promise.resolve();
  /** Pictures that are waited for; all of them are drawn by the same graphics, of which a browser has only so many. */
  let awaited = 0;
  const painters = new Map<StillKind, Promise<StillPainter>>();
  const painterOf = (kind: StillKind) => {
    const painter = painters.get(kind) ?? import('../table/still.ts').then((still) => still.createStillPainter(kind));
    painters.set(kind, painter);
    return painter;
  };
  let closing: ReturnType<typeof setTimeout> | undefined;
  const close = () => {
    for (const painter of painters.values()) painter.then((one) => one.close()).catch(() => {});
    painters.clear();
  };
  const draw = async (now: Situation, kind: StillKind, taste: Taste) => {
    awaited++;
    clearTimeout(closing);
    await before;
    try {
      const game = gameById(now.seen.game);
      if (!game) return null;
      const table = async () => (await kindOf(game)).table();
      const [painter, drawn] = await Promise.all([painterOf(kind), table(), nextFrame()]);
      return painter.draw(now, {
        kind: drawn,
        person: { desk: createDesk(), rack: createRack() },
        gameById,
        theme: taste,
        numerals: taste.numerals,
      });
    } catch {
      // A page can be read without its pictures.
      return null;
    } finally {
      if (--awaited === 0) closing = setTimeout(close, LINGER);
    }
  };
  return (now, kind, taste) => {
    // Small pictures are drawn in the same pixels everywhere.
    const density = kind === 'board' ? devicePixelRatio : 0;
    const look = `${kind} ${taste.tiles} ${taste.cloth} ${taste.numerals} ${density}`;
    const known = kept.get(now) ?? new Map<string, Promise<HTMLCanvasElement | null>>();
    kept.set(now, known);
    const picture = known.get(look) ?? draw(now, kind, taste);
    if (!known.has(look)) before = picture;
    known.set(look, picture);
    return picture;
  };
}
