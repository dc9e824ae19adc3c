/** One table of one game, with deals arranged by hand. */
import type { Beat, Carried, Deal, Ending, Game, Options, Settlement, Standing, Tile } from '../../src/rules/game.ts';
import { gameById } from '../../src/rules/games.ts';
import { heapOf, inShort, moves, optionsOf, playAll, tiles } from './arranged.ts';

/** What else a deal is arranged with. */
export interface Arranged {
  /** The tiles of the boneyard, from its first place on. */
  readonly yard?: string;
  /** Deals that were finished before. */
  readonly deals?: number;
  readonly memory?: Carried | null;
  readonly lot?: number;
}

/** A table at which deals are arranged and played in short words. */
export interface ArrangedTable {
  readonly game: Game;
  readonly options: Options;
  /** The standing after some deals. */
  standing(totals: readonly number[], deals?: number, memory?: Carried): Standing;
  /** A deal in which the seats are dealt these tiles (see `heapOf`). */
  open(hands: readonly string[], arranged?: Arranged): Deal;
  /** The deal after these moves. */
  after(deal: Deal, text: string): Deal;
  /** The end of the deal when the first legal move is made all the time. */
  playOut(deal: Deal): Deal;
  /** What the moves bring about. */
  beats(deal: Deal, text: string): readonly Beat[];
  /** The legal moves in short words. */
  offers(deal: Deal): readonly string[];
  /** A deal that ended with these hands. */
  ended(before: Standing, hands: readonly string[], how: Ending, by?: number): Deal;
  /** How a deal that ended with these hands is counted; nothing else of it matters. */
  settle(standing: Standing, hands: readonly string[], how: Ending, by?: number): Settlement;
}

/** The table of a game with so many seats and these options. */
export function tableOf(
  known: string | Game,
  seats: number,
  given: Readonly<Record<string, unknown>> = {},
): ArrangedTable {
  const game = typeof known === 'string' ? gameById(known) : known;
  if (!game) throw new Error(`no game ${known}`);
  const options = optionsOf(game, given, seats);
  const standing = (totals: readonly number[], deals = 0, memory: Carried | null = null): Standing => ({
    deals,
    totals,
    memory,
    winners: null,
  });
  const nothing = Array<number>(seats).fill(0);
  const ended: ArrangedTable['ended'] = (before, hands, how, by = 0) => {
    const left = hands.map(tiles);
    let at = 0;
    return {
      ...game.open(before, options, seats, game.set(options), 0),
      heap: left.flat(),
      hands: left.map((hand) => hand.map(() => at++)),
      boneyard: [],
      phase: 'ended',
      turn: null,
      outcome: { how, by },
    };
  };
  return {
    game,
    options,
    standing,
    open(hands, { yard = '', deals = 0, memory = null, lot = 0 } = {}) {
      const heap = heapOf(game, options, seats, hands, yard);
      return game.open(standing(nothing, deals, memory), options, seats, heap, lot);
    },
    after: (deal, text) => playAll(game, deal, moves(text)).deal,
    playOut(start) {
      let deal = start;
      for (let move = game.moves(deal)[0]; move; move = game.moves(deal)[0]) deal = game.play(deal, move).deal;
      return deal;
    },
    beats: (deal, text) => playAll(game, deal, moves(text)).beats,
    offers: (deal) => game.moves(deal).map(inShort),
    ended,
    settle: (before, ...end) => game.settle(before, ended(before, ...end)),
  };
}

/** The tiles a seat holds. */
export function handOf(deal: Deal, seat: number): readonly Tile[] {
  return (deal.hands[seat] ?? []).flatMap((at) => deal.heap[at] ?? []);
}

/** The same deal, with all but these tiles of a seat in the next seat's hand. */
export function onlyHolds(deal: Deal, seat: number, kept: readonly Tile[]): Deal {
  const isKept = (at: number) => kept.some((tile) => tile === deal.heap[at]);
  const given = (deal.hands[seat] ?? []).filter((at) => !isKept(at));
  const next = (seat + 1) % deal.seats;
  const hands = deal.hands.map((hand, each) => {
    if (each === seat) return hand.filter(isKept);
    return each === next ? [...hand, ...given] : hand;
  });
  return { ...deal, hands };
}
