/** The prompt: the line that tells the player what to do. */
import type { Texts } from '../i18n/index.ts';
import { isPairBegun, tilesPerDraw } from '../rules/drawing.ts';
import type { Game, Move } from '../rules/game.ts';
import { goesOnWith, mayBar, mayDo, placesFor, playableTiles } from '../rules/moves.ts';
import { isOpenSolo } from '../rules/seen.ts';
import { stakeOf } from '../rules/stake.ts';
import { taskOf } from '../rules/task.ts';
import type { Question } from '../seats/desk.ts';
import { whoIs } from './people.ts';
import type { Presented } from './presented.ts';

export interface ShownLine {
  /** On the cloth; null if the highlighted tiles and places show it. */
  readonly brief: string | null;
  /** In the DOM table. */
  readonly full: string;
}

/** Returns a line of the cloth as a sentence. */
const sentence = (words: string): string => `${words}.`;

export function lineOf(presented: Presented, texts: Texts): ShownLine {
  const { now, question, desk, viewer } = presented;
  const { scene, table } = texts;
  if (desk.ways.length > 0) return waysLine(presented, texts);
  if (desk.advised) return { brief: desk.advised.words, full: desk.advised.words };
  if (now.isDeadEnd && !question) {
    const words = now.seen.outcome?.how === 'givenUp' ? scene.givenUp : scene.deadEnd;
    return { brief: words, full: sentence(words) };
  }
  // In words for a beginner.
  const asked = desk.asks && scene.asks(desk.asks, now.seen.laid[0]?.inner ?? 0);
  if (question) {
    const { brief, full } = questionLine(question, presented.game, texts);
    const { picked } = desk;
    const places = picked && placesFor(question.moves, picked).length;
    return { brief: brief ?? asked, full: picked ? table.pickedUp(picked, places ?? 0) : full };
  }
  if (now.seen.phase === 'ended') return { brief: asked, full: table.ended };
  const { turn } = now.seen;
  return { brief: asked, full: turn ? table.waits(whoIs(now, turn.seat, viewer)) : table.quiet };
}

/** Returns the line while one of the ways to play a tile in its place has to be chosen. */
function waysLine({ now, game, desk: { picked, ways } }: Presented, { scene, table }: Texts): ShownLine {
  const stake = stakeOf(game, now.seen, ways);
  const staked = stake && scene.stake(stake);
  return {
    brief: staked,
    full: [...(picked ? [table.howToLay(picked)] : []), ...(staked ? [sentence(staked)] : [])].join(' '),
  };
}

/** Returns the ways to play a tile, with the digits that choose them if there are keys. */
export const wayLabels = (ways: readonly Move[], hasKeys: boolean, { scene }: Pick<Texts, 'scene'>) =>
  ways.map((move, k) => scene.way(hasKeys ? k + 1 : null, move, ways));

/**
 * Returns the prompt for a question before a tile is picked. It counts tiles and places, which the DOM table cannot show
 * as lights; the task of the question (rules/task.ts) names only its kind, and prompts a learner on the cloth.
 */
function questionLine({ seen, moves, ...question }: Question, game: Game, { scene, table }: Texts): ShownLine {
  const playable = playableTiles(moves);
  const [only] = playable;
  if (mayDo(moves, 'lead')) {
    const isFree = isOpenSolo(seen);
    const brief = isFree ? scene.leadFree : scene.leadAny;
    // If only one tile can lead, it is highlighted.
    return { brief: playable.size > 1 ? brief : null, full: isFree ? sentence(brief) : table.leadAny };
  }
  const next = goesOnWith(seen, moves);
  const brief = next && scene.goOn[next];
  if (only && game.table.hands === 'unseen')
    return { brief, full: table.turnedUp(only, placesFor(moves, only).length) };
  if (next === 'tile') return { brief, full: table.goesOn(playable.size) };
  if (brief) return { brief, full: sentence(brief) };
  if (playable.size > 0) return { brief: null, full: table.yourTurn(playable.size, insteadOf(moves)) };
  return { brief: null, full: stuckWords({ seen, moves, ...question }, game, { scene, table }) };
}

/** Returns the move allowed besides playing a tile: draw (1.7), or keep the drawn tile (2.4). Null if none is. */
function insteadOf(moves: readonly Move[]): 'draw' | 'pass' | null {
  return mayDo(moves, 'draw') ? 'draw' : mayDo(moves, 'pass') ? 'pass' : null;
}

/** Returns the line for a seat that can't play: it draws, or may pass; it draws both tiles of a pair (13.3). */
function stuckWords(question: Question, game: Game, { scene, table }: Pick<Texts, 'scene' | 'table'>): string {
  const { seen, moves } = question;
  const task = taskOf(question, game.table);
  if (mayBar(moves) && task !== 'drawOrPass') return sentence(scene.asks(task, 0));
  return mayDo(moves, 'pass') ? table.drawOrPass(tilesPerDraw(game, seen)) : table.mustDraw(isPairBegun(game, seen));
}
