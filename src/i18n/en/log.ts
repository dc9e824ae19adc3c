/** English of the log: every beat in words. It comes late. */
import type { Ending, Tile } from '../../rules/game.ts';
import type { PlaceWords } from './places.ts';
import { begins, takesOther, thrownInFor } from './table-words.ts';
import { all, capital, does, either, inLine, points, signed, tile, tiles, type Who, word } from './words.ts';

const scores = (who: Who, n: number) => `${who.you ? 'you score' : `${inLine(who.name)} scores`} ${points(n)}`;

export const logTexts = {
  shuffling: (deal: number) => `Deal ${deal}. The tiles are shuffled.`,
  dealt: (each: number, boneyard: number) => `${capital(tiles(each))} to each seat, ${boneyard} in the boneyard.`,
  led: (who: Who, face: Tile) => `${does(who, 'lay', 'lays')} the ${tile(face)} in the middle.`,
  leads: (who: Who, face: Tile) => `${does(who, 'lead', 'leads')} the ${tile(face)}.`,
  turnedUp: (face: Tile, who: Who) => `The left-over ${tile(face)} is turned up in the middle: ${begins(who)}.`,
  started: (who: Who, face: Tile, { arm }: PlaceWords) =>
    `${does(who, 'start', 'starts')} ${arm} with the ${tile(face)}.`,
  laid: (who: Who, face: Tile, { at }: PlaceWords, pips: number, accepts: readonly number[]) =>
    `${does(who, 'lay', 'lays')} the ${tile(face)} ${at}; now open on ${word(pips)}${takesOther(pips, accepts, word)}.`,
  /** In a row (15.1): `total` is what all of its tiles come to. */
  laidInRow: (who: Who, face: Tile, total: number) =>
    `${does(who, 'lay', 'lays')} the ${tile(face)}; the total is ${total}.`,
  /** Half over half (13.1): `over` the end, or under it. */
  laidOver: (who: Who, face: Tile, { arm }: PlaceWords, pips: number, over: boolean) =>
    `${does(who, 'lay', 'lays')} the ${tile(face)} ${over ? 'over' : 'under'} ${arm}; now open on ${word(pips)}.`,
  /** 17.7. */
  staked: (who: Who) => `${does(who, 'stake', 'stakes')} the match: the hundred.`,
  laidClosed: (who: Who, face: Tile, { at }: PlaceWords) =>
    `${does(who, 'lay', 'lays')} the ${tile(face)} closed ${at}.`,
  /** `ends`: it was drawn to end the turn (7.1). */
  drew: (who: Who, suits: readonly number[], face: Tile | null, ends: boolean) => {
    const want = suits.length ? `, having no ${either.format(suits.map(word))}` : '';
    const why = ends && want === '' ? ' to end the turn' : want;
    return `${does(who, 'drew', 'drew')} ${face ? `the ${tile(face)}` : 'a tile'}${why}.`;
  },
  passed: (who: Who, suits: readonly number[]) =>
    `${does(who, 'pass', 'passes')}${suits.length ? `: no ${either.format(suits.map(word))}` : ''}.`,
  /** 21.1, 21.2: so many tiles in each row, and what is turned up. */
  dealtRows: (each: number) => `${capital(tiles(each))} to each row, face down.`,
  turnsUp: (who: Who, face: Tile) => `${does(who, 'turn', 'turns')} up the ${tile(face)}.`,
  /** 21.8, 21.7. */
  inserted: (who: Who, face: Tile, { at }: PlaceWords) => `${does(who, 'put', 'puts')} the ${tile(face)} ${at}.`,
  cuts: (who: Who, face: Tile, { at }: PlaceWords) => `${does(who, 'cut', 'cuts')} with the ${tile(face)}, ${at}.`,
  /** 21.2: a pass. */
  putBack: (who: Who, face: Tile) => `${does(who, 'put', 'puts')} the ${tile(face)} back to the left end of the row.`,
  /** 21.7: these tiles go over to `who`. */
  cut: (who: Who, faces: readonly Tile[]) => `${does(who, 'get', 'gets')} the ${all.format(faces.map(tile))}.`,
  shutDead: ({ arm }: PlaceWords) => `${capital(arm)} is shut: nothing can be added any more.`,
  shutClosed: ({ arm }: PlaceWords) => `${capital(arm)} is shut.`,
  starred: 'The star is complete. Every end is open now.',
  made: (who: Who, n: number) => `${does(who, 'score', 'scores')} ${n}.`,
  scored: (who: Who, n: number, sum: number) => `The ends make ${sum}: ${scores(who, n)}.`,
  hit: (who: Who, n: number, total: number) => `The total hits ${total}: ${scores(who, n)}.`,
  threwIn: (missing: Tile | null, why?: 'doubles') => `${thrownInFor(missing, why)}: the tiles are dealt again.`,
  /** How a deal ends; `who` ended it. */
  endings: {
    domino: (who) => `${does(who, 'go out', 'goes out')}: no tiles left.`,
    blocked: () => 'Blocked: nobody can play any more.',
    barricade: (who) => `${does(who, 'bar', 'bars')} the line: the deal is over.`,
    past: () => 'The last goal is behind: the deal is over.',
  } as Readonly<Partial<Record<Ending, (who: Who) => string>>>,
  solved: 'Solved: all tiles lie in the line.',
  stuck: 'No free tile fits any more.',
  holds: (who: Who, faces: readonly Tile[]) =>
    `${does(who, 'still hold', 'still holds')} ${all.format(faces.map(tile))}.`,
  /** `made`: so many of the points were made on the way. */
  settled: (who: Who, n: number, total: number, made: number) =>
    `${does(who, 'score', 'scores')} ${points(n)}${made > 0 ? `, ${made === n ? 'all' : made} of them on the way` : ''}, ${signed(total)} in all.`,
  /** In games whose points are losses. */
  lost: (who: Who, n: number, total: number) => `${does(who, 'lose', 'loses')} ${points(n)}, ${signed(total)} in all.`,
  /** 16.5: the account does not stand open. */
  forgotten: (who: Who, n: number) => `${does(who, 'lose', 'loses')} ${points(n)}: forgotten, the account is closed.`,
  /** 20.4. */
  general: (who: Who, total: number) => `${does(who, 'write', 'writes')} 1 General, ${total} in all.`,
  remembered: (who: Who, n: number) => `${does(who, 'lose', 'loses')} ${points(n)}: carried over, not written yet.`,
  nobody: 'Nobody scores.',
  nobodyLost: 'Nobody writes anything.',
  says: (name: string, words: string) => `${inLine(name)}: ${words}`,
  tookBack: (who: Who) => `${does(who, 'take', 'takes')} that back.`,
};
