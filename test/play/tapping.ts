/** A match by taps alone, at any table. */
import type { Page } from 'playwright-core';
import type { Game, Move } from '../../src/rules/game.ts';
import { exampleMoves } from '../../src/rules/squares/example.ts';
import * as outline from './outline-hands.ts';
import { byTap, type Hand, inAnyWay } from './player.ts';

export interface Tapping {
  /** What an address has to say beside the game. */
  readonly search: string;
  readonly hand: Hand<Page>;
  readonly choose?: (moves: readonly Move[]) => Move | undefined;
}

/** 23.2: of an outline without given tiles a filling is known; any other end takes too long, or never comes. */
export function tappingAt({ table }: Game): Tapping {
  if (table.kind !== 'outline') return { search: '', hand: inAnyWay(byTap) };
  const moves = exampleMoves();
  let step = 0;
  return { search: '&deal=7', hand: outline.byTap, choose: () => moves[step++] };
}
