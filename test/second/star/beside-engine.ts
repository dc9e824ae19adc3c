/** Holds the engine against the judge of the star games, move by move: what one takes the other must take, and nothing else. */
import { isDeepStrictEqual } from 'node:util';
import { commitmentOf, type FastChance, fastChance, seedOfText, shuffledHeap } from '../../../src/rules/chance.ts';
import type { Deal, Game, Move, Options, Settlement } from '../../../src/rules/game.ts';
import { type DealRecord, hasEnded, type RecordEvent } from '../../../src/rules/record/format.ts';
import { recordHeader } from '../../../src/rules/record/whole.ts';
import { dealRecord } from '../../../src/rules/record/write.ts';
import { isDouble } from '../../../src/rules/tiles.ts';
import { at } from '../../rules/spoilt-records.ts';
import { Found } from '../fault.ts';
import { Play } from './judged-play.ts';
import { judgeSheet } from './judged-sheet.ts';
import { isOver } from './star-scores.ts';
import type { Course, Terms } from './terms.ts';
import { termsOf } from './terms-of.ts';

/** How often, and what, was compared. */
export interface Compared {
  deals: number;
  states: number;
  candidates: number;
  legal: number;
}

function recordOf(deal: Deal, settlement: Settlement | null): DealRecord {
  const salt = 'salt';
  return dealRecord(deal, settlement, { salt, commitment: commitmentOf(deal.heap, salt) }, []);
}

/** Whatever the seat to move could think of, legal or not. */
function* candidates(deal: Deal, arms: number): Generator<Move> {
  const hand = (deal.hands[deal.turn?.seat ?? 0] ?? []).map((each) => at(deal.heap, each));
  yield { do: 'pass' };
  yield { do: 'draw' };
  for (const tile of hand) yield { do: 'lead', tile };
  for (const from of deal.boneyard) yield { do: 'lead', tile: at(deal.heap, from), turnedUp: true, from };
  for (const tile of hand) {
    for (let arm = 0; arm < arms; arm++) {
      yield { do: 'play', tile, arm };
      // Of the others, which are never closed and never go on, one arm stands for all.
      if (!isDouble(tile) && arm !== deal.laid.length % arms) continue;
      yield { do: 'play', tile, arm, closed: true };
      yield { do: 'play', tile, arm, goesOn: true };
      yield { do: 'play', tile, arm, closed: true, goesOn: true };
    }
  }
}

function eventOf(deal: Deal, move: Move): RecordEvent | null {
  const seat = deal.turn?.seat ?? 0;
  if (move.do !== 'draw') return { seat, ...move };
  const from = move.from ?? deal.boneyard[0];
  return from === undefined ? null : { seat, do: 'draw', from, tile: at(deal.heap, from) };
}

/** Whether the judge takes the move. */
function takes(record: DealRecord, deal: Deal, move: Move, terms: Terms, course: Course): boolean {
  const event = eventOf(deal, move);
  if (event === null) return false;
  const play = new Play(record, terms, course);
  for (const before of record.events) play.judge(before);
  try {
    play.judge(event);
    return true;
  } catch (error) {
    if (error instanceof Found) return false;
    throw error;
  }
}

const wordsOf = (move: Move) => JSON.stringify(move, Object.keys(move).sort());

/** Compares the legal moves in one state. Throws where engine and judge differ. */
function compare(game: Game, deal: Deal, terms: Terms, course: Course, compared: Compared) {
  const record = recordOf(deal, null);
  const listed = new Set(game.moves(deal).map(wordsOf));
  compared.states++;
  for (const move of candidates(deal, terms.arms)) {
    const taken = takes(record, deal, move, terms, course);
    compared.candidates++;
    if (taken) compared.legal++;
    if (taken !== listed.delete(wordsOf(move))) {
      const who = taken ? 'the judge alone takes' : 'the engine alone lists';
      throw new Error(`${who} ${wordsOf(move)} after ${JSON.stringify(record)}`);
    }
  }
  if (listed.size > 0) throw new Error(`listed and not thought of: ${[...listed].join(' ')}`);
}

function openSome(
  game: Game,
  options: Options,
  seats: number,
  chance: FastChance,
  standing: ReturnType<Game['begin']>,
) {
  for (;;) {
    const heap = shuffledHeap(seedOfText(`audit ${chance.below(1 << 30)}`), 'heap', game.set(options));
    const deal = game.open(standing, options, seats, heap, chance.below(seats));
    if (deal.turn !== null) return deal;
  }
}

/**
 * Plays deals at random and compares every `each`-th state, every end, every sheet and every match's end.
 * Throws where engine and judge differ.
 */
export function compareDeals(game: Game, options: Options, seats: number, deals: number, each: number): Compared {
  const compared = { deals: 0, states: 0, candidates: 0, legal: 0 };
  const chance = fastChance(seats);
  const sitters = Array.from({ length: seats }, () => ({ name: '', kind: 'person' }) as const);
  const terms = termsOf(recordHeader(game, options, sitters));
  const nothing = new Array<number>(seats).fill(0);
  const start: Course = { deals: 0, totals: nothing, remembered: nothing, began: null, last: null };
  let course = start;
  let standing = game.begin(options, seats);
  for (; compared.deals < deals; compared.deals++) {
    let deal = openSome(game, options, seats, chance, standing);
    for (let move = 0; deal.turn !== null; move++) {
      if (move % each === compared.deals % each) compare(game, deal, terms, course, compared);
      const moves = game.moves(deal);
      deal = game.play(deal, at(moves, chance.below(moves.length))).deal;
    }
    const settlement = game.settle(standing, deal);
    const record = recordOf(deal, settlement);
    const play = new Play(record, terms, course);
    for (const event of record.events) play.judge(event);
    if (!hasEnded(record) || play.end !== record.end) throw new Error(`ended otherwise: ${JSON.stringify(record)}`);
    course = judgeSheet(record, play, terms, course);
    standing = settlement.standing;
    if (isOver(terms, course) !== (standing.winners !== null)) throw new Error(`over? ${JSON.stringify(standing)}`);
    if (!isDeepStrictEqual(course.totals, standing.totals)) throw new Error(`totals? ${JSON.stringify(standing)}`);
    if (standing.winners !== null) [course, standing] = [start, game.begin(options, seats)];
  }
  return compared;
}
