/** Peruvian: the points of the deals may be kept secret (7.6). */
import type { Game, Options, Standing } from '../../game.ts';

/** True if points are hidden: they stay so until the last deal but one is over. */
function isSecret({ deals, winners }: Standing, options: Options): boolean {
  return options.secret === true && winners === null && deals < Number(options.deals) - 1;
}

export const peruvian = (game: Game): Game => ({
  ...game,
  facts: ({ options }, _eye, standing) => (standing && isSecret(standing, options) ? [{ kind: 'secret' }] : []),
});
