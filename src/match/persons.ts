import type { Game } from '../rules/game.ts';
import type { Sitter } from './ports.ts';

/** Whether several persons share the device: then the table passes from one to the other. */
export const areSeveral = (sitters: readonly Pick<Sitter, 'kind'>[]): boolean =>
  sitters.filter(({ kind }) => kind === 'person').length > 1;

/** Whether one of them has to look away while another plays: not where nobody has a hand of their own to see (21.1). */
export const haveSecrets = ({ table }: Pick<Game, 'table'>, sitters: readonly Pick<Sitter, 'kind'>[]): boolean =>
  areSeveral(sitters) && table.hands !== 'unseen';
