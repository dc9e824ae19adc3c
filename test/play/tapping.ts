/** A match by taps alone, at any table. */
import type { Page } from 'playwright-core';
import type { Game, Move } from '../../src/rules/game.ts';
import { fillingOf } from './outline-fillings.ts';
import * as outline from './outline-hands.ts';
import { byTap, type Hand, inAnyWay } from './player.ts';

export interface Tapping {
  /** What an address has to say beside the game. */
  readonly search: string;
  readonly hand: Hand<Page>;
  readonly choose?: (moves: readonly Move[]) => Move | undefined;
}

/** 23.2, 32: of some outlines a filling is known; any other end takes too long, or never comes. */
export function tappingAt(game: Game): Tapping {
  if (game.table.kind !== 'outline') return { search: '', hand: inAnyWay(byTap) };
  const { deal, plays } = fillingOf(game);
  let step = 0;
  return { search: `&deal=${deal}`, hand: outline.byTap, choose: () => plays[step++] };
}
