/** English. Every text a player can see or hear; functions take what varies. */
import { gameTexts } from './en/games.ts';
import { place } from './en/places.ts';
import { screenTexts } from './en/screens.ts';
import { tableTexts } from './en/table.ts';
import { all, points, signed, tile, tiles, word } from './en/words.ts';

export type { PlaceWords } from './en/places.ts';
export type { Who } from './en/words.ts';

export const en = {
  name: 'Cyprus',
  tile,
  place,
  number: word,
  tiles,
  points,
  /** A number, also below 0. */
  figure: signed,
  list: (names: readonly string[]) => all.format(names),
  ...tableTexts,
  ...gameTexts,
  fetchLog: () => import('./en/log.ts').then(({ logTexts }) => logTexts),
  fetchRules: () => import('./en/rules.ts').then(({ rulesTexts }) => rulesTexts),
  fetchSetUp: () => import('./en/set-up.ts').then(({ setUpTexts }) => setUpTexts),
  fetchWatching: () => import('./en/watching.ts').then(({ watchingTexts }) => watchingTexts),
  fetchLessons: () => import('./en/lessons.ts').then(({ lessonTexts }) => lessonTexts),
  fetchBots: () => import('./en/bots.ts').then(({ botTexts }) => botTexts),
  ...screenTexts,
};
