/** Pictures of the table for the rules pages: drawn when they are asked for, one at a time, and kept. */
import type { Situation } from '../match/ports.ts';
import { gameById } from '../rules/catalogue.ts';
import { createDesk } from '../seats/desk.ts';
import { createRack } from '../seats/rack.ts';
import type { Settings } from '../shell/store/settings.ts';
import { fetchLayouts } from './late-kinds.ts';

/** How a picture is to look. */
export type Taste = Pick<Settings, 'tiles' | 'cloth' | 'numerals'>;

/** A picture of a situation; `null` where the browser cannot draw one. */
export type DrawStill = (now: Situation, taste: Taste) => Promise<HTMLCanvasElement | null>;

export function createTablePictures(): DrawStill {
  const kept = new WeakMap<Situation, Map<string, Promise<HTMLCanvasElement | null>>>();
  /** The picture before: a browser has only so many graphics at a time. */
  let before: Promise<unknown> = Promise.resolve();
  const draw = async (now: Situation, taste: Taste) => {
    await before;
    try {
      const game = gameById(now.seen.game);
      const [{ drawStill }] = await Promise.all([import('../table/still.ts'), game && fetchLayouts(game)]);
      return await drawStill(now, {
        person: { desk: createDesk(), rack: createRack() },
        gameById,
        theme: taste,
        numerals: taste.numerals,
      });
    } catch {
      // A page of rules can be read without its pictures.
      return null;
    }
  };
  return (now, taste) => {
    const look = `${taste.tiles} ${taste.cloth} ${taste.numerals}`;
    const known = kept.get(now) ?? new Map<string, Promise<HTMLCanvasElement | null>>();
    kept.set(now, known);
    const picture = known.get(look) ?? draw(now, taste);
    if (!known.has(look)) before = picture;
    known.set(look, picture);
    return picture;
  };
}
