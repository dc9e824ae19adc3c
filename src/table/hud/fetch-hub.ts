/** Loads the hub of trains with the first table that has one. */
import type { Seen } from '../../rules/game.ts';
import type { Ornament } from '../beats/beat-stage.ts';
import type { OrnamentOptions } from './ornament.ts';

/** Returns the hub of trains, which loads late. Until then, and if it can't be loaded, a match goes on without it. */
export function fetchHub(options: OrnamentOptions): Ornament {
  let hub: Ornament | null = null;
  let last: Seen | null = null;
  import('./trains-hub.ts').then(({ TrainsHub }) => {
    hub = new TrainsHub(options);
    if (last) hub.settle(last);
  }, reportError);
  return {
    settle(seen, isSlow) {
      last = seen;
      hub?.settle(seen, isSlow);
    },
  };
}
