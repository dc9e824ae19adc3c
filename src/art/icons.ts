/** The icons on the cloth: `icons/NAME.svg`. White ones are tinted where they are used. */

export const ICONS = [
  // Of a seat.
  'medallion-disc',
  'medallion-rim',
  'medallion-rim-lit',
  'tile',
  'last-tile',
  'points',
  'pointer',
  'starter',
  'suit',
  'strike',
  // Of an end.
  'back-star',
  'bar',
  'notch',
  // On buttons.
  'draw',
  'pass',
  'take-back',
  'hint',
  'hurry',
  'menu',
  'log',
  'rules',
  'whole-table',
  'sound-on',
  'sound-off',
  'sort-by-number',
  'sort-by-playable',
  'sort-by-hand',
] as const;

export type IconName = (typeof ICONS)[number];

const FILES = import.meta.glob<string>('./icons/*.svg', { query: '?raw', import: 'default', eager: true });

/** The text of an icon's file. */
export const iconSvg = (name: IconName): string => FILES[`./icons/${name}.svg`] ?? '';
