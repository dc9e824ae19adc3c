/** The parts shared by most kinds of table. Each kind spreads them and replaces some. */
import { nothing } from 'lit-html';
import type { Seen } from '../../rules/game.ts';
import { handView } from '../hand-view.ts';
import type { LoggedPlay, LogKind, WordKind } from '../kind.ts';

export function laid({ beat, seen, who, place, words }: LoggedPlay): string {
  const { shows, accepts } = openedBy(seen, beat.index);
  return words.laid(who, beat.tile, place, shows, accepts);
}

/** Returns the present end at the tile that opened it. */
export function openedBy({ ends, laid }: Seen, index: number): { shows: number; accepts: readonly number[] } {
  const shows = laid[index]?.outer ?? 0;
  return ends.find(({ to }) => to === index) ?? { shows, accepts: [shows] };
}

export const plainLog: Omit<LogKind, 'led'> = {
  // 20.8: whoever waits holds nothing.
  dealt: ({ seen }, _, words) => [
    words.dealt(Math.max(...seen.hands.map(({ length }) => length)), seen.boneyard.length),
  ],
  laid,
  scored: (who, points, sum, words) => words.scored(who, points, sum),
  own: () => [],
};

export const plain: Omit<WordKind, 'layout' | 'log'> = {
  hand: handView,
  memory: () => nothing,
  placeAt: (id, open) => open.find((each) => `${each}` === id) ?? null,
};
