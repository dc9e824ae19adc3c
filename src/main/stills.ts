/** Pictures of the table for the rules pages: drawn when they are asked for, one at a time, and kept. */
import type { Situation } from '../match/ports.ts';
import { gameById } from '../rules/games.ts';
import { createDesk } from '../seats/desk.ts';
import { createRack } from '../seats/rack.ts';

/** A picture of a situation; `null` where the browser cannot draw one. */
export type DrawStill = (now: Situation, numerals: boolean) => Promise<HTMLCanvasElement | null>;

export function createStills(): DrawStill {
  const kept = new WeakMap<Situation, Map<boolean, Promise<HTMLCanvasElement | null>>>();
  /** The picture before: a browser has only so many graphics at a time. */
  let before: Promise<unknown> = Promise.resolve();
  const draw = async (now: Situation, numerals: boolean) => {
    await before;
    try {
      const { drawStill } = await import('../table/still.ts');
      return await drawStill(now, { desk: createDesk(), rack: createRack(), gameById, numerals });
    } catch {
      // A page of rules can be read without its pictures.
      return null;
    }
  };
  return (now, numerals) => {
    const known = kept.get(now) ?? new Map<boolean, Promise<HTMLCanvasElement | null>>();
    kept.set(now, known);
    const picture = known.get(numerals) ?? draw(now, numerals);
    if (!known.has(numerals)) before = picture;
    known.set(numerals, picture);
    return picture;
  };
}
