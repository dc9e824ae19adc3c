/** What the DOM table says of the moment: what is to be done, what cannot be, how a seat stands. */
import type { Situation } from '../match/ports.ts';
import { drawableCount, isPairBegun, tilesPerDraw } from '../rules/drawing.ts';
import type { Game, Move } from '../rules/game.ts';
import { isTurnGoingOn, mayDo, placesFor, playableTiles } from '../rules/moves.ts';
import { isOpenSolo } from '../rules/seen.ts';
import type { WhyNot } from '../rules/why-not.ts';
import type { Question } from '../seats/desk.ts';
import { whoIs } from './log-words.ts';
import { type Facts, questionOf, type TableState } from './table-state.ts';

/** The line under the seats: an answer to the last touch, else what is to be done. */
export function statusOf(state: TableState): string {
  const { now, texts, said, desk } = state;
  const words = texts.table;
  if (said) return said;
  const question = questionOf(state);
  if (question) {
    const { picked, ways } = desk;
    if (desk.advised && ways.length === 0) return desk.advised.words;
    if (picked && ways.length > 0) return words.howToLay(picked);
    if (picked) return words.pickedUp(picked, placesFor(question.moves, picked).length);
    if (question.seen.phase === 'leading')
      return isOpenSolo(question.seen) ? `${texts.scene.leadFree}.` : words.leadAny;
    if (isTurnGoingOn(question.seen, question.moves)) return `${texts.scene.anotherDouble}.`;
    if (playableTiles(question.moves).size === 0 && now) return stuckWords(question, state.gameOf(now), words);
    return words.yourTurn(playableTiles(question.moves).size, insteadOf(question.moves));
  }
  if (!now) return words.quiet;
  if (now.seen.phase === 'ended') return now.takeBack ? `${texts.scene.deadEnd}.` : words.ended;
  return now.seen.turn ? words.waits(whoIs(now, now.seen.turn.seat, state.viewer)) : words.quiet;
}

/** What may be done though a tile may be played: draw (1.7), or keep what was drawn (2.4). */
function insteadOf(moves: readonly Move[]): 'draw' | 'pass' | null {
  return mayDo(moves, 'draw') ? 'draw' : mayDo(moves, 'pass') ? 'pass' : null;
}

/** What a seat does that cannot lay: it draws, or may pass; of a pair it draws both (13.3). */
function stuckWords({ seen, moves }: Question, game: Game, words: TableState['texts']['table']): string {
  return mayDo(moves, 'pass') ? words.drawOrPass(tilesPerDraw(game, seen)) : words.mustDraw(isPairBegun(game, seen));
}

/** Why nothing may be drawn now. */
export function whyNoDraw(state: Facts): string {
  const { noDraw, resting } = state.texts.table;
  const { now } = state;
  const question = questionOf(state);
  if (now && now.seen.dead.length > 0) return `${resting(now.seen.dead.length)}.`;
  if (now?.seen.boneyard.length === 0) return noDraw.empty;
  if (now && drawableCount(state.gameOf(now), now.seen) === 0) return noDraw.stays(now.seen.boneyard.length);
  if (!question) return noDraw.notYourTurn;
  return playableTiles(question.moves).size > 0 ? noDraw.canPlay : noDraw.noMore;
}

/** Why a tile cannot be laid. */
export function whyNotWords(why: WhyNot, { scene }: TableState['texts']): string {
  if (typeof why === 'string') return scene[why];
  if ('leads' in why) return scene.leads(why.leads);
  return 'lacks' in why ? scene.lacks(why.lacks) : scene.needs(why.needs);
}

/** How a seat stands: tiles, score, whose turn. */
export function seatWords(
  { texts, viewer }: Pick<TableState, 'texts' | 'viewer'>,
  now: Situation,
  seat: number,
): string {
  return texts.table.seat({
    who: whoIs(now, seat, viewer),
    tiles: now.seen.hands[seat]?.length ?? 0,
    score: now.totals[seat] ?? 0,
    of: Number(now.seen.options.target) || null,
    remembered: now.remembered?.[seat] ?? null,
    starts: now.starts === seat,
    turn: now.seen.turn?.seat === seat,
    bot: now.sitters[seat]?.kind === 'bot',
  });
}
