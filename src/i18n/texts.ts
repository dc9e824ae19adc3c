/** Returns every text that a player can see or hear, in one language. Functions take the parts that vary. */

import { type Messages, phrasesOf } from './phrases.ts';
import { armTexts } from './texts/arm-texts.ts';
import { gameTexts } from './texts/games-texts.ts';
import { screenTexts } from './texts/screens-texts.ts';
import { tableTexts } from './texts/table-texts.ts';

export const textsOf = (messages: Messages) => {
  const phrases = phrasesOf(messages);
  const { fetch } = messages;
  return {
    language: messages.language,
    tile: phrases.tile,
    /** Names the arms of a star; `fetchRun` names the places of all tables. */
    arm: armTexts(messages.places),
    number: phrases.suit,
    tiles: phrases.tiles,
    points: phrases.points,
    /** Formats a number, also below 0. */
    figure: phrases.figure,
    list: phrases.all,
    withColon: phrases.withColon,
    /** The letter on a person's medallion. */
    initial: phrases.initial,
    ...tableTexts(messages.table, phrases),
    ...gameTexts(messages.games),
    fetchLog: async () => {
      const [{ logTexts }, log] = await Promise.all([import('./texts/log-texts.ts'), fetch.log()]);
      return logTexts(log, phrases);
    },
    fetchRun: async () => {
      const [{ runTexts }, words] = await Promise.all([import('./texts/run-texts.ts'), fetch.run()]);
      return runTexts(words, messages, phrases);
    },
    fetchRules: async () => {
      const [{ rulesTexts }, rules] = await Promise.all([import('./texts/rules-texts.ts'), fetch.rules()]);
      return rulesTexts(rules, phrases);
    },
    fetchSetUp: async () => {
      const [{ setUpTexts }, setUp, book, sheets] = await Promise.all([
        import('./texts/set-up-texts.ts'),
        fetch.setUp(),
        fetch.book(),
        fetch.sheets(),
      ]);
      return setUpTexts(setUp, book, sheets, phrases);
    },
    fetchWatching: async () => {
      const [{ watchingTexts }, watching] = await Promise.all([import('./texts/watching-texts.ts'), fetch.watching()]);
      return watchingTexts(watching, phrases);
    },
    fetchLessons: async () => {
      const [{ lessonTexts }, lessons] = await Promise.all([import('./texts/lessons-texts.ts'), fetch.lessons()]);
      return lessonTexts(lessons, phrases);
    },
    fetchBots: async () => {
      const [{ botTexts }, bots] = await Promise.all([import('./texts/bots-texts.ts'), fetch.bots()]);
      return botTexts(bots, phrases);
    },
    fetchPictures: async () => {
      const [{ pictureTexts }, pictures] = await Promise.all([import('./texts/pictures-texts.ts'), fetch.pictures()]);
      return pictureTexts(pictures, phrases);
    },
    ...screenTexts(messages, phrases),
  };
};

/** The texts of every match. */
export type Texts = ReturnType<typeof textsOf>;
