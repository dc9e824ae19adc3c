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

/** The icons of the buttons, on the cloth and in the DOM table. */
export const BUTTON_ICONS = {
  draw: 'draw',
  pass: 'pass',
  takeBack: 'take-back',
  next: 'pass',
  hint: 'hint',
  hurry: 'hurry',
  menu: 'menu',
  log: 'log',
  rules: 'rules',
  whole: 'whole-table',
} as const satisfies Readonly<Record<string, IconName>>;

/** The icons of the sort button, which shows the order of the player's own tiles. */
export const SORT_ICONS = {
  number: 'sort-by-number',
  playable: 'sort-by-playable',
  hand: 'sort-by-hand',
} as const satisfies Readonly<Record<string, IconName>>;

export const soundIcon = (muted: boolean): IconName => (muted ? 'sound-off' : 'sound-on');

const FILES = import.meta.glob<string>('./icons/*.svg', { query: '?raw', import: 'default', eager: true });

/** Returns the text of an icon's file. */
export const iconSvg = (name: IconName): string => FILES[`./icons/${name}.svg`] ?? '';
