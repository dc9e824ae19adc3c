/** English about watching a match. Nothing that is played needs it. */
import { capital, inLine, whose } from './words.ts';

export const watchingTexts = {
  label: 'Watching',
  /** The buttons, from left to right. */
  close: 'Stop watching',
  before: 'Previous deal',
  after: 'Next deal',
  end: 'To the end',
  back: 'One move back',
  step: 'Next move',
  play: 'Play',
  pause: 'Pause',
  keys: 'Space plays and pauses, arrow keys go one move on or back, Page Up and Page Down go from deal to deal, Home and End to the beginning and the end, Escape opens the menu.',
  slider: 'Move in this deal',
  /** Where one is, in short. */
  deal: (deal: number, deals: number) => `Deal ${deal} of ${deals}`,
  dealShort: (deal: number) => `Deal ${deal}`,
  ofDeals: (deals: number) => `of ${deals}`,
  jump: 'Go to deal',
  move: (move: number, moves: number) => `Move ${move} of ${moves}`,
  dealt: 'Dealt',
  told: (where: string, what: string) => (what ? `${where}. ${what}` : where),
  eyes: 'Through whose eyes',
  all: 'All hands open',
  seatEyes: (name: string) => capital(`${whose(name)} eyes`),
  speed: {
    label: (short: string, name: string) => `${short}: ${name} speed`,
    names: { relaxed: 'slow', normal: 'normal', fast: 'fast' },
    short: { relaxed: '½×', normal: '1×', fast: '4×' },
  },
  playOn: 'Play on from here',
  /** Whose seat one takes. */
  playOnAs: (name: string) => `Play on from here in ${whose(name)} seat`,
  playsOn: 'You play on from here. It does not count: the match you watched stays in the book.',
  hands: 'All hands',
  hand: (name: string, tiles: string) => `${inLine(name)}: ${tiles}`,
  noTiles: 'no tiles',
  menu: {
    title: 'Watching a match',
    note: 'Nothing that you do here changes the match.',
    resume: 'Go on watching',
    settings: 'Settings',
    leave: 'Stop watching',
  },
  /** Why a file cannot be watched. */
  faults: {
    notAMatch: 'This file is no match of Star Dominoes. Open one that was downloaded here: its name ends in “.jsonl”.',
    version: 'This match was written by a newer version of the game. Load the page again, and open it once more.',
    game: (game: string) => `This match is of a game that is not here: ${capital(game)}.`,
    damaged: (line: number) => `This match file is damaged: its line ${line} cannot be read. Nothing was changed.`,
    illegal: (line: number, words: string) =>
      `This match cannot have been played like that (line ${line} of the file: ${words}). Nothing was changed.`,
    empty: 'No deal of this match was played to its first move: there is nothing to watch.',
    tooLong: 'This file is too large to be a match.',
    missing: 'Watching could not be loaded. Check the connection, then try again.',
    refused: 'This match cannot be watched: the rules of today refuse what was kept of it.',
    playing: 'A match is being played. Leave it first (it is kept), then open the file again.',
  },
  /** That a file holds more than one match. */
  several: (n: number) => `The file holds ${n} matches: this is the first.`,
};
