/**
 * What every game of the catalogue owes to its contract, whatever its rules: checked by playing at random with all
 * its seat counts and options.
 */
import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';
import { chooseAtRandom } from '../../src/bots/random.ts';
import { dealLabel, type FastChance, fastChance, seedOfText, shuffledHeap } from '../../src/rules/chance.ts';
import { signalTo } from '../../src/rules/facts.ts';
import type {
  Beat,
  Deal,
  Event,
  Eye,
  Game,
  Json,
  Move,
  Options,
  Seat,
  Seen,
  Standing,
  Tile,
} from '../../src/rules/game.ts';
import { sameMove } from '../../src/rules/moves.ts';
import { seen, seenBeat } from '../../src/rules/seen.ts';
import { often } from '../long.ts';

/** More moves than any deal has. */
const TOO_MANY = 2000;

/** The default options, and those with one flag or choice changed, as far as they may be played together. */
export function variants(game: Game, seats: number): Options[] {
  const given = game.optionSpecs.flatMap((spec): Record<string, unknown>[] => {
    if (spec.kind === 'flag') return [{ [spec.id]: !spec.default }];
    if (spec.kind === 'choice') return spec.values.map((value) => ({ [spec.id]: value }));
    return [];
  });
  const all = [{}, ...given].flatMap((each) => {
    const options = game.options(each, seats);
    return options.ok ? [options.value] : [];
  });
  return [...new Map(all.map((options) => [JSON.stringify(options), options])).values()];
}

/** Checks the whole contract for every seat count and option of a game, over some deals each. */
export function conformance(game: Game, deals: number): void {
  for (const seats of game.seats) {
    for (const options of variants(game, seats)) {
      let standing = freeze(game.begin(options, seats));
      const chance = fastChance(seats);
      for (let number = 1; number <= deals; number++) {
        standing = freeze(dealConforms(game, options, seats, standing, chance));
        if (standing.winners) standing = freeze(game.begin(options, seats));
      }
    }
  }
}

/** Plays and checks one deal; the standing after it. */
function dealConforms(game: Game, options: Options, seats: number, standing: Standing, chance: FastChance): Standing {
  const start = freeze(openSome(game, options, seats, standing, chance));
  expect(start.laid).toEqual([]);
  let deal = start;
  for (let count = 0; deal.turn !== null; count++) {
    if (count >= TOO_MANY) throw new Error(`${game.id} does not end`);
    holdsTogether(game, deal);
    const listed = game.moves(deal);
    movesConform(deal, listed);
    const move = choose(deal, listed, chance);
    const after = freeze(game.play(deal, move));
    // Determinism, and a JSON round trip on the way.
    same(game.play(JSON.parse(JSON.stringify(deal)), move), after);
    beatsConform(game, deal, after.deal, after.beats);
    if (count % 9 === 4) {
      eyesConform(game, deal);
      blind(game, standing, deal, chance);
    }
    deal = after.deal;
  }
  holdsTogether(game, deal);
  expect(game.moves(deal)).toEqual([]);
  expect(deal.phase).toBe('ended');
  same(replay(game, standing, deal, deal.heap), deal);
  return settlementConforms(game, standing, deal);
}

/** A shuffled deal in which somebody can start. */
function openSome(game: Game, options: Options, seats: number, standing: Standing, chance: FastChance): Deal {
  for (let attempt = 0; attempt < 200; attempt++) {
    const seed = seedOfText(`conformance ${chance.below(1 << 20)}`);
    const heap = shuffledHeap(seed, dealLabel(1, attempt), game.set(options));
    const deal = game.open(standing, options, seats, heap, 0);
    expect(deal.turn === null).toBe(deal.phase === 'thrownIn');
    if (deal.turn) return deal;
    expect(game.moves(deal)).toEqual([]);
  }
  throw new Error(`${game.id} is thrown in for ever`);
}

/** Every tile lies in exactly one place, and the layout is a forest of joined tiles in the order of play. */
function holdsTogether(game: Game, deal: Deal): void {
  const places = [...deal.hands.flat(), ...deal.boneyard, ...deal.dead, ...deal.laid.map(({ at }) => at)];
  same(
    places.sort((a, b) => a - b),
    deal.heap.map((_, at) => at),
  );
  same(deal.hands.length, deal.seats);
  same([...deal.heap].sort(), [...game.set(deal.options)].sort());
  for (const [index, laid] of deal.laid.entries()) {
    same(laid.tile, deal.heap[laid.at]);
    same(`${Math.min(laid.inner, laid.outer)}-${Math.max(laid.inner, laid.outer)}`, laid.tile);
    same(laid.to === null || laid.to < index, true);
  }
  for (const end of deal.ends) same(end.to < deal.laid.length, true);
  same(deal.outcome === null, deal.phase !== 'ended');
}

function movesConform(deal: Deal, listed: readonly Move[]): void {
  same(listed.length > 0, true);
  for (const [index, move] of listed.entries()) {
    same(
      listed.findIndex((other) => sameMove(other, move)),
      index,
    );
    if (move.do === 'draw') {
      same(move.from, undefined);
      same(deal.boneyard.length > 0, true);
    }
  }
}

/** A random legal move; of draws sometimes one from a chosen place. */
function choose(deal: Deal, listed: readonly Move[], chance: FastChance): Move {
  const move = chooseAtRandom(deal, listed, chance);
  const from = deal.boneyard[chance.below(Math.max(1, deal.boneyard.length))];
  return move.do === 'draw' && from !== undefined && chance.below(2) === 0 ? { do: 'draw', from } : move;
}

/** The beats tell what the new deal shows, and hide from an eye no more and no less than its drawn tile. */
function beatsConform(game: Game, before: Deal, after: Deal, beats: readonly Beat[]): void {
  same(after.log.slice(0, -1), before.log);
  same(after.log.at(-1)?.seat, before.turn?.seat);
  const laid = beats.filter(({ beat }) => beat === 'laid' || beat === 'led');
  // 21.7, 23.2: what a cut takes goes to a row, and what is lifted to the hand.
  const taken = beats.flatMap((beat) => (beat.beat === 'cut' ? beat.tiles : beat.beat === 'lifted' ? [beat] : []));
  same(laid.length, after.laid.length - before.laid.length + taken.length);
  for (const { at, tile } of taken) {
    same(
      before.laid.some((each) => each.at === at && each.tile === tile),
      true,
    );
    same(after.hands.flat().includes(at), true);
  }
  for (const beat of beats) if (beat.beat === 'laid') same(after.laid[beat.index]?.at, beat.at);
  const ended = beats.filter((beat) => beat.beat === 'ended');
  same(
    ended.map(({ left }) => left),
    after.outcome ? [after.hands.map((hand) => hand.map((at) => after.heap[at]))] : [],
  );
  const scored = before.scored.slice();
  for (const beat of beats) {
    if (beat.beat === 'scored') scored[beat.seat] = (scored[beat.seat] ?? 0) + beat.points;
    for (const eye of eyesOf(before)) {
      const known = seenBeat(game, beat, eye);
      if (beat.beat !== 'drew') same(known === beat, true);
      else same(known, { ...beat, tile: eye === 'all' || eye === beat.seat ? beat.tile : null });
    }
  }
  same(after.scored, scored);
}

function eyesOf(deal: Seen): Eye[] {
  return ['all', 'table', ...deal.hands.keys()];
}

/**
 * What an eye knows, filled with the truth, is the deal. Nobody knows less than the whole table, nor a face of the
 * boneyard or of another's hand.
 */
function eyesConform(game: Game, deal: Deal): void {
  for (const eye of eyesOf(deal)) {
    const known = seen(game, deal, eye);
    same(game.fill(known, hiddenFaces(known, deal.heap)), deal);
    // 22.1, 23.2: where hands lie open nothing is hidden.
    const isOpen = game.table.rows !== undefined || game.table.kind === 'outline';
    if (isOpen) same(known, deal);
    if (isOpen || eye === 'all') continue;
    if (game.table.hands === 'unseen') {
      // 21.1, 21.3: all know the same, the owner of a row included.
      same(known, seen(game, deal, 'table'));
      continue;
    }
    const others = deal.hands.filter((_, seat) => seat !== eye).flat();
    const told = signalTo(game, known, eye);
    // 20.5: but for the tiles of a signal.
    const isTold = (at: number) =>
      told?.tiles.includes(deal.heap[at] ?? '0-1') === true && deal.hands[told.seat]?.includes(at) === true;
    for (const at of [...deal.boneyard, ...others]) same(known.heap[at], isTold(at) ? deal.heap[at] : null);
    const table = seen(game, deal, 'table');
    for (const [at, tile] of table.heap.entries()) if (tile !== null) same(known.heap[at], tile);
  }
  same(seen(game, deal, 'all'), deal);
}

function hiddenFaces(known: Seen, heap: readonly Tile[]): Tile[] {
  return heap.filter((_, at) => known.heap[at] === null);
}

/**
 * Blindness: other hidden faces that agree with all that happened change neither what the mover knows nor what it may
 * do. The truth is changed by swapping two hidden faces at a time; a swap stays when the log can still be played.
 */
function blind(game: Game, standing: Standing, deal: Deal, chance: FastChance): void {
  const mover = deal.turn?.seat ?? 0;
  const known = seen(game, deal, mover);
  const hidden = known.heap.flatMap((tile, at) => (tile === null ? [at] : []));
  // 9.2: where nobody can lay or draw nobody is asked; a seat that sees its own tiles alone cannot tell.
  const isAsked = (dealt: Deal) => dealt.options.barricade !== true || game.moves(dealt).length > 1;
  if (!isAsked(deal)) return;
  same(game.moves(known), game.moves(deal));
  let heap = deal.heap;
  for (let tries = 0; tries < often(3, 6) && hidden.length > 1; tries++) {
    const swapped = swap(heap, hidden[chance.below(hidden.length)], hidden[chance.below(hidden.length)]);
    const other = replay(game, standing, deal, swapped);
    // 20.5: what a signal tells agrees, too.
    if (!other || signal(game, other, mover) !== signal(game, deal, mover)) continue;
    // 21.9: that a deal goes on shows that something can be laid.
    if (other.phase !== deal.phase) continue;
    heap = swapped;
    same(seen(game, other, mover), known);
    if (isAsked(other)) same(game.moves(other), game.moves(known));
    same(game.fill(known, hiddenFaces(known, heap)), other);
  }
}

/** The tiles of a signal that the seat it tells of was dealt. */
function signal(game: Game, deal: Deal, eye: Seat): string {
  const told = signalTo(game, deal, eye);
  if (!told) return '';
  const laid = deal.laid.flatMap((each) => (each.seat === told.seat ? each.at : []));
  const dealt = [...(deal.hands[told.seat] ?? []), ...laid].map((at) => deal.heap[at]);
  return told.tiles.filter((tile) => dealt.includes(tile)).join(' ');
}

function swap(heap: readonly Tile[], one = 0, other = 0): readonly Tile[] {
  const faces = [...heap];
  [faces[one], faces[other]] = [faces[other] as Tile, faces[one] as Tile];
  return faces;
}

/** The deal that comes of playing the same log with another heap; `null` where that is not legal. */
function replay(game: Game, standing: Standing, model: Deal, heap: readonly Tile[]): Deal | null {
  let deal = game.open(standing, model.options, model.seats, heap, 0);
  for (const event of model.log) {
    const move = withoutSeat(event);
    if (deal.turn?.seat !== event.seat || !game.moves(deal).some((legal) => sameMove(legal, move))) return null;
    deal = game.play(deal, move).deal;
  }
  return deal;
}

function withoutSeat({ seat: _, ...move }: Event): Move {
  return move;
}

/** The points are what the totals grow by; a match that is over has winners, unless one plays alone (22.3). */
function settlementConforms(game: Game, standing: Standing, deal: Deal): Standing {
  const settled = game.settle(standing, deal);
  expect(game.settle(standing, deal)).toEqual(settled);
  expect(settled.counts.length).toBe(deal.seats);
  expect(settled.standing.deals).toBe(standing.deals + 1);
  expect(settled.standing.totals).toEqual(standing.totals.map((total, seat) => total + (settled.points[seat] ?? 0)));
  if (deal.seats > 1) expect(settled.standing.winners?.length).not.toBe(0);
  return settled.standing;
}

/** `toEqual`, but quick while it holds. */
function same(actual: unknown, expected: unknown): void {
  if (actual !== expected && !isDeepStrictEqual(actual, expected)) expect(actual).toEqual(expected);
}

/** Makes sure that nobody changes what it was given: all the way down. */
function freeze<T extends object>(value: T): T {
  for (const part of Object.values(value) as (Json | object)[]) {
    if (typeof part === 'object' && part !== null && !Object.isFrozen(part)) freeze(part);
  }
  return Object.freeze(value);
}
