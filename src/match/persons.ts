import type { Sitter } from './ports.ts';

/** Whether several persons share the device: then the table passes from one to the other. */
export const areSeveral = (sitters: readonly Pick<Sitter, 'kind'>[]): boolean =>
  sitters.filter(({ kind }) => kind === 'person').length > 1;
