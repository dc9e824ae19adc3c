/** Every text a player can see or hear, in one language; functions take what varies. */
import { gameTexts } from './en/games.ts';
import { placeTexts } from './en/places.ts';
import { screenTexts } from './en/screens.ts';
import { tableTexts } from './en/table.ts';
import { type Messages, phrasesOf } from './phrases.ts';

export const textsOf = (messages: Messages) => {
  const phrases = phrasesOf(messages);
  const { fetch } = messages;
  return {
    name: 'Cyprus',
    language: messages.language,
    tile: phrases.tile,
    place: placeTexts(messages.places, phrases),
    number: phrases.suit,
    tiles: phrases.tiles,
    points: phrases.points,
    /** A number, also below 0. */
    figure: phrases.figure,
    list: phrases.all,
    ...tableTexts(messages.table, phrases),
    ...gameTexts(messages.games),
    fetchLog: async () => {
      const [{ logTexts }, log] = await Promise.all([import('./en/log.ts'), fetch.log()]);
      return logTexts(log, phrases);
    },
    fetchRules: () => import('./en/rules.ts').then(({ rulesTexts }) => rulesTexts),
    fetchSetUp: async () => {
      const [{ setUpTexts }, setUp, book, sheets] = await Promise.all([
        import('./en/set-up.ts'),
        fetch.setUp(),
        fetch.book(),
        fetch.sheets(),
      ]);
      return setUpTexts(setUp, book, sheets, phrases);
    },
    fetchWatching: () => import('./en/watching.ts').then(({ watchingTexts }) => watchingTexts),
    fetchLessons: () => import('./en/lessons.ts').then(({ lessonTexts }) => lessonTexts),
    fetchBots: () => import('./en/bots.ts').then(({ botTexts }) => botTexts),
    ...screenTexts(messages, phrases),
  };
};

/** The texts that every match needs. */
export type Texts = ReturnType<typeof textsOf>;
