/** English words and small phrases that the texts are made of. */

import { inLine } from '../../names/in-line.ts';
import type { Tile } from '../../rules/game.ts';
import { halves } from '../../rules/tiles.ts';
import type { Who } from '../who.ts';

export type { Who } from '../who.ts';

const WORDS = [
  'blank',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];
const rules = new Intl.PluralRules('en');

export const plural = (n: number, one: string, many: string) => `${n} ${rules.select(n) === 'one' ? one : many}`;
export const word = (n: number) => WORDS[n] ?? `${n}`;
export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A face in words: `four-nine`, `double nine`. */
export const tile = (face: Tile) => {
  const [low, high] = halves(face);
  return low === high ? `double ${word(low)}` : `${word(low)}-${word(high)}`;
};
/** What the one person at a table is called who has given no name: whoever looks on reads it as a word. */
const YOU = 'You';
/** `your`, or `Ada’s`. */
export const whose = (name: string) => (name === YOU ? 'your' : `${inLine(name)}’s`);
const isYou = ({ name, you }: Who) => you || name === YOU;
/** Somebody within a sentence: `you`, `Ana`; a side by both names. */
export const named = (who: Who) => {
  const { name, with: partner } = who;
  if (partner === undefined) return isYou(who) ? 'you' : inLine(name);
  return isYou(who) ? `you and ${inLine(partner)}` : `${inLine(name)} & ${inLine(partner)}`;
};

/** Somebody who does something; two do it as `you` do. */
export const does = (who: Who, you: string, other: string) =>
  `${isYou(who) ? capital(named(who)) : named(who)} ${isYou(who) || who.with !== undefined ? you : other}`;

export const tiles = (n: number) => plural(n, 'tile', 'tiles');
export const points = (n: number) => (n < 0 ? `−${plural(-n, 'point', 'points')}` : plural(n, 'point', 'points'));
