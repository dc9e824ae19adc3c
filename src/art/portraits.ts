/** The portraits of the characters: `portraits/NAME.svg`. Medallions show a circle cut from these busts. */

export const PORTRAITS = [
  'fisher',
  'baker',
  'weaver',
  'scholar',
  'potter',
  'farmer',
  'singer',
  'runner',
  'sailor',
  'smith',
  'priest',
  'grandmother',
] as const;

export type PortraitName = (typeof PORTRAITS)[number];

const FILES = import.meta.glob<string>('./portraits/*.svg', { query: '?raw', import: 'default', eager: true });

/** Returns the text of a portrait's file. */
export const portraitSvg = (name: PortraitName): string => FILES[`./portraits/${name}.svg`] ?? '';
