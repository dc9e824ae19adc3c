/** The ends of a tree whose doubles have toes, and what is due on it (30.3 to 30.5). */
import { deadSuits } from '../chain/ends.ts';
import type { End, Laid, Phase } from '../game.ts';
import { isEmptyToe, treeOf } from './tree-of.ts';

/** The ends of a tree with feet, and its phase, which follows from them. */
export interface Footing {
  readonly ends: readonly End[];
  readonly phase: Phase;
}

/** Returns all arms, in the order of their numbers: those that are due are `free`, and the phase says why. */
export function feetOf(laid: readonly Laid[], highest: number): Footing {
  const { shoots } = treeOf(laid);
  const dead = deadSuits(laid, highest);
  const isOpen = ({ shows }: { shows: number }) => !dead.has(shows);
  const bare = shoots.filter(({ exit }) => exit === 'around');
  // 30.4, 30.5: there is never more than one foot that waits.
  const due = bare[0] ?? shoots.find((shoot) => isOpen(shoot) && isEmptyToe(laid, shoot));
  const isDue = (to: number) => to === due?.to;
  return {
    phase: bare.length > 0 ? 'opening' : due ? 'foot' : 'freePlay',
    ends: shoots.map((shoot): End => {
      const { arm, shows, to } = shoot;
      const state = !isOpen(shoot) ? 'dead' : isDue(to) ? 'free' : 'open';
      return { place: arm, shows, accepts: [shows], to, state };
    }),
  };
}
