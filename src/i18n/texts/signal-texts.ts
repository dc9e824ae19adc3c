/** The content of a signal (20.5). */
import type { Tile } from '../../rules/game.ts';
import type { Phrases } from '../phrases.ts';

export interface Signal {
  readonly tiles: readonly Tile[];
  /** The tiles among them that the partner has. */
  readonly held: readonly Tile[];
}

/** Returns the signal as arguments. */
export function signalled({ all, nor, theTile }: Phrases, signal: Signal | null) {
  if (signal === null) return { signal: 'other', tiles: '' } as const;
  const { tiles, held } = signal;
  return held.length > 0
    ? ({ signal: 'holds', tiles: all(held.map(theTile)) } as const)
    : ({ signal: 'lacks', tiles: nor(tiles.map(theTile)) } as const);
}
