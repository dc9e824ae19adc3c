/** Texts of the set-up and settings screens, and related ones. */
import type { Phrases } from '../phrases.ts';
import type { Who } from '../who.ts';
import { aloneTexts, mosaicDealTexts, puzzleTexts, roomTexts } from './alone-texts.ts';
import { bookTexts, yearTexts } from './book-texts.ts';
import { dealTexts } from './deals-texts.ts';
import { featTexts } from './feats-texts.ts';
import { keptTexts } from './kept-texts.ts';
import { optionTexts } from './options-texts.ts';
import { padTexts } from './pad-texts.ts';
import type { BookMessages, SetUpMessages, SheetMessages } from './set-up-messages.ts';
import { sheetTexts } from './sheets-texts.ts';
import { shelfTexts } from './shelf-texts.ts';
import { teamTexts } from './teams-texts.ts';
import { todayTexts } from './today-texts.ts';

const setupTexts = ({ setup: m }: SetUpMessages, { by, pips, either, sentence }: Phrases) => ({
  ...m,
  seatRange: (low: number, high: number) => m.seatRange({ low, high, same: low === high }),
  setOf: (highest: number) => m.setOf(pips(highest)),
  notWith: (values: readonly string[]) => m.notWith(either(values)),
  usual: (low: number, high: number, turns: number, minutes: number) =>
    high <= 1 ? m.usualOne({ turns, minutes }) : m.usual({ low, high, same: low === high, turns, minutes }),
  /** The length that one match in twenty exceeds. */
  mayLast: (deals: number, minutes: number) => m.mayLast({ deals, minutes }),
  /** The usual time of a table on the shelf, with that many seats. */
  aboutFor: (minutes: number, seats: number) => m.aboutFor({ minutes, seats }),
  /** 6.7: the members of a team. */
  together: (side: Who) => sentence(m.together(by(side))),
  /** By game: the sentence for teams that are chosen otherwise (7.4). */
  drawn: m.drawn as Readonly<Record<string, string>>,
});

const settingsTexts = ({ settings: { volumes, ...m } }: SetUpMessages) => ({
  ...m,
  volume: (of: number) => volumes[of === 0 ? 'off' : of < 0.5 ? 'soft' : of < 1 ? 'medium' : 'full'],
});

const everythingTexts = ({ everything: m }: SetUpMessages) => ({
  ...m,
  takeInLine: (matches: number, played: number) => m.takeInLine({ matches, played }),
});

export const setUpTexts = (messages: SetUpMessages, book: BookMessages, sheets: SheetMessages, phrases: Phrases) => ({
  /** A description of each game in one line. */
  lines: messages.lines as Readonly<Record<string, string>>,
  /** The other names of games that have any. */
  names: messages.names as Readonly<Record<string, readonly string[]>>,
  /** The cards of games with agreed options (33.8). */
  agreedCards: messages.agreedCards as Readonly<Record<string, { readonly name: string; readonly line: string }>>,
  options: optionTexts(messages.options, phrases),
  setup: setupTexts(messages, phrases),
  settings: settingsTexts(messages),
  comfort: messages.comfort,
  everything: everythingTexts(messages),
  /** For pages that can't save files. */
  handing: messages.handing,
  alone: aloneTexts(messages),
  puzzles: puzzleTexts(messages),
  mosaics: mosaicDealTexts(messages),
  room: roomTexts(messages),
  shelf: shelfTexts(messages, phrases),
  teams: teamTexts(messages),
  book: bookTexts(book, phrases),
  year: yearTexts(book, phrases),
  feats: featTexts(book, phrases),
  kept: keptTexts(book, phrases),
  pad: padTexts(book, phrases),
  deals: dealTexts(sheets, phrases),
  ...sheetTexts(sheets, phrases),
  today: todayTexts(sheets, phrases),
});
