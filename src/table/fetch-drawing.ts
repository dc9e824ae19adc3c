/** Pictures that only some kinds of table have: loaded after the scene, of which they share much. */
import type { Game } from '../rules/game.ts';
import { fetchHub } from './hud/fetch-hub.ts';
import type { DrawnKind } from './kinds/drawn-kind.ts';

/** Returns the kind with these pictures, for a game. Rejects if the ground under its tiles can't be loaded. */
export async function withDrawing(kind: DrawnKind, { dealing }: Pick<Game, 'dealing'>): Promise<DrawnKind> {
  if (kind.hasHub) return { ...kind, ornament: fetchHub };
  return dealing?.puzzles ? { ...kind, drawMore: (await import('./lights/draw-mosaic.ts')).drawMosaic } : kind;
}
