import type { Game } from '../rules/game.ts';
import type { Sitter } from './ports.ts';

/** True if several persons share the device, so that the table passes from one to the other. */
export const areSeveral = (sitters: readonly Pick<Sitter, 'kind'>[]): boolean =>
  sitters.filter(({ kind }) => kind === 'person').length > 1;

/** True if persons must look away while another plays. Not if nobody sees a hand (21.1). */
export const haveSecrets = ({ table }: Pick<Game, 'table'>, sitters: readonly Pick<Sitter, 'kind'>[]): boolean =>
  areSeveral(sitters) && table.hands !== 'unseen';
