/** What the DOM table says of the moment: what is to be done, what cannot be, how a seat stands. */
import type { Situation } from '../match/ports.ts';
import { whoIs } from '../present/people.ts';
import { accountStanding } from '../rules/account.ts';
import { drawableCount, isPairBegun, tilesPerDraw } from '../rules/drawing.ts';
import type { Game, Move, Seat } from '../rules/game.ts';
import { goesOnWith, mayBar, mayDo, placesFor, playableTiles } from '../rules/moves.ts';
import { heldOf, isOpenSolo } from '../rules/seen.ts';
import { partnerOf } from '../rules/sides.ts';
import { stakeOf } from '../rules/stake.ts';
import { taskOf } from '../rules/task.ts';
import type { Question } from '../seats/desk.ts';
import { type Facts, questionOf, type TableState } from './table-state.ts';

/** The line under the seats: an answer to the last touch, else what is to be done. */
export function statusOf(state: TableState): string {
  const { now, texts, said, desk } = state;
  const words = texts.table;
  if (said) return said;
  const question = questionOf(state);
  if (desk.advised && desk.ways.length === 0) return desk.advised.words;
  if (question) {
    const { picked, ways } = desk;
    if (picked && ways.length > 0) {
      const stake = now && stakeOf(state.gameOf(now), question.seen, ways);
      return [words.howToLay(picked), ...(stake ? [`${texts.scene.stake(stake)}.`] : [])].join(' ');
    }
    if (picked) return words.pickedUp(picked, placesFor(question.moves, picked).length);
    if (question.seen.phase === 'leading')
      return isOpenSolo(question.seen) ? `${texts.scene.leadFree}.` : words.leadAny;
    const [only] = playableTiles(question.moves);
    if (only && now && state.gameOf(now).table.hands)
      return words.turnedUp(only, placesFor(question.moves, only).length);
    const next = goesOnWith(question.seen, question.moves);
    if (next === 'tile') return words.goesOn(playableTiles(question.moves).size);
    if (next) return `${texts.scene.goOn[next]}.`;
    if (playableTiles(question.moves).size === 0 && now) return stuckWords(question, state.gameOf(now), texts);
    return words.yourTurn(playableTiles(question.moves).size, insteadOf(question.moves));
  }
  if (!now) return words.quiet;
  if (now.seen.phase === 'ended') {
    if (!now.takeBack) return words.ended;
    return `${now.seen.outcome?.how === 'givenUp' ? texts.scene.givenUp : texts.scene.deadEnd}.`;
  }
  return now.seen.turn ? words.waits(whoIs(now, now.seen.turn.seat, state.viewer)) : words.quiet;
}

/** What may be done though a tile may be played: draw (1.7), or keep what was drawn (2.4). */
function insteadOf(moves: readonly Move[]): 'draw' | 'pass' | null {
  return mayDo(moves, 'draw') ? 'draw' : mayDo(moves, 'pass') ? 'pass' : null;
}

/** What a seat does that cannot lay: it draws, or may pass; of a pair it draws both (13.3). */
function stuckWords(question: Question, game: Game, { scene, table: words }: TableState['texts']): string {
  const { seen, moves } = question;
  const task = taskOf(question);
  if (mayBar(moves) && task !== 'drawOrPass') return `${scene.asks(task, 0)}.`;
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

/** What stands in the account of a seat. */
export function scoreOf(game: Game, now: Situation, seat: Seat) {
  const n = now.totals[seat] ?? 0;
  const kind = game.reasons.includes('general') ? ('generals' as const) : game.points;
  const standing = accountStanding(game, n);
  return {
    ...{ n, kind, of: Number(now.seen.options.target) || null },
    account: standing && { standing, opensAt: game.opensAt ?? 0 },
  };
}

/** 20.5: what the viewer is told of the hand of that seat. */
function signalOf(game: Game, { seen, eye }: Situation, seat: Seat, viewer: Seat | null) {
  const told = viewer !== null && eye === viewer ? game.told?.(seen, viewer) : null;
  return told?.seat === seat ? { tiles: told.tiles, held: heldOf(seen, told) } : null;
}

/** How a seat stands: tiles, score, whose turn. */
export function seatWords(
  { texts, viewer, gameOf }: Pick<TableState, 'texts' | 'viewer' | 'gameOf'>,
  now: Situation,
  seat: number,
): string {
  const partner = partnerOf(now.seen.sides, seat);
  return texts.table.seat({
    who: whoIs(now, seat, viewer),
    partner: partner === null ? null : whoIs(now, partner, viewer),
    tiles: now.seen.hands[seat]?.length ?? 0,
    signal: signalOf(gameOf(now), now, seat, viewer),
    score: now.isSecret ? null : scoreOf(gameOf(now), now, seat),
    remembered: now.remembered?.[seat] ?? null,
    starts: now.starts === seat,
    turn: now.seen.turn?.seat === seat,
    bot: now.sitters[seat]?.kind === 'bot',
  });
}
