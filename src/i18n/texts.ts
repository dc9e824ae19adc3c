/** Returns every text that a player can see or hear, in one language. Functions take the parts that vary. */
import { gameTexts } from './en/games.ts';
import { placeTexts } from './en/places.ts';
import type { RunTexts } from './en/run.ts';
import { screenTexts } from './en/screens.ts';
import { tableTexts } from './en/table.ts';
import { type Messages, phrasesOf } from './phrases.ts';

export const textsOf = (messages: Messages) => {
  const phrases = phrasesOf(messages);
  const { fetch } = messages;
  let run: RunTexts | null = null;
  return {
    language: messages.language,
    tile: phrases.tile,
    place: placeTexts(messages.places, phrases),
    number: phrases.suit,
    tiles: phrases.tiles,
    points: phrases.points,
    /** Formats a number, also below 0. */
    figure: phrases.figure,
    list: phrases.all,
    /** The letter on a person's medallion. */
    initial: phrases.initial,
    ...tableTexts(messages.table, phrases),
    ...gameTexts(messages.games),
    fetchLog: async () => {
      const [{ logTexts }, log] = await Promise.all([import('./en/log.ts'), fetch.log()]);
      return logTexts(log, phrases);
    },
    fetchRun: async () => {
      const [{ runTexts }, words] = await Promise.all([import('./en/run.ts'), fetch.run()]);
      run = runTexts(words, messages.table, phrases);
    },
    /** Texts of tables with runs, and of the memory of matches. Throws until `fetchRun` has resolved. */
    run: (): RunTexts => {
      if (!run) throw new Error('the texts of lines have not come');
      return run;
    },
    fetchRules: async () => {
      const [{ rulesTexts }, rules] = await Promise.all([import('./en/rules.ts'), fetch.rules()]);
      return rulesTexts(rules, phrases);
    },
    fetchSetUp: async () => {
      const [{ setUpTexts }, setUp, book, sheets] = await Promise.all([
        import('./en/set-up.ts'),
        fetch.setUp(),
        fetch.book(),
        fetch.sheets(),
      ]);
      return setUpTexts(setUp, book, sheets, phrases);
    },
    fetchWatching: async () => {
      const [{ watchingTexts }, watching] = await Promise.all([import('./en/watching.ts'), fetch.watching()]);
      return watchingTexts(watching, phrases);
    },
    fetchLessons: async () => {
      const [{ lessonTexts }, lessons] = await Promise.all([import('./en/lessons.ts'), fetch.lessons()]);
      return lessonTexts(lessons, phrases);
    },
    fetchBots: async () => {
      const [{ botTexts }, bots] = await Promise.all([import('./en/bots.ts'), fetch.bots()]);
      return botTexts(bots, phrases);
    },
    ...screenTexts(messages, phrases),
  };
};

/** The texts of every match. */
export type Texts = ReturnType<typeof textsOf>;
