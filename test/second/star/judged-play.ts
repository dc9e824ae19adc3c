import type { Position, Seat, Tile } from '../../../src/rules/game.ts';
import type { DealRecord, RecordEvent } from '../../../src/rules/record/format.ts';
import { isDouble } from '../../../src/rules/tiles.ts';
import { demand } from '../fault.ts';
import { Ends } from './arm-ends.ts';
import { judgeDealt } from './dealt.ts';
import { judgeDouble, type Laying, type Several } from './doubles.ts';
import { leadOf } from './star-lead.ts';
import { judgeDraw, judgePass } from './stuck.ts';
import type { Course, Stuck, Terms } from './terms.ts';

type Of<Do extends RecordEvent['do']> = Extract<RecordEvent, { do: Do }>;

/** Where a deal stands. */
type Stage =
  | { readonly at: 'leading' }
  /** 3.4: the seat that led takes the left-over tile. */
  | { readonly at: 'takingLeftOver'; readonly seat: Seat; readonly ends: Ends }
  | { readonly at: 'turn'; readonly seat: Seat; readonly ends: Ends; readonly drew: number; readonly several: Several }
  | { readonly at: 'end'; readonly how: 'domino' | 'blocked' };
type Turn = Extract<Stage, { at: 'turn' }>;

/** Judges the events of one deal, one after the other, from tiles in hands and numbers at ends and nothing else. */
export class Play {
  readonly hands: readonly Tile[][];
  /** The seat that laid the spinner, or plays first on one that was turned up. */
  began: Seat | null = null;
  /** The seat that laid the last tile. */
  last: Seat | null = null;
  readonly tally = { turns: 0, plays: 0, draws: 0, passes: 0 };
  readonly #terms: Terms;
  readonly #course: Course;
  readonly #heap: readonly Tile[];
  readonly #boneyard: Set<Position>;
  #stage: Stage = { at: 'leading' };
  #passesInARow = 0;

  constructor(record: DealRecord, terms: Terms, course: Course) {
    this.hands = judgeDealt(record, terms, course);
    this.#terms = terms;
    this.#course = course;
    this.#heap = record.heap;
    const dealt = new Set(record.hands.flat());
    this.#boneyard = new Set([...record.heap.keys()].filter((at) => !dealt.has(at)));
  }

  /** How the deal has ended, as soon as it has. */
  get end(): 'domino' | 'blocked' | undefined {
    return this.#stage.at === 'end' ? this.#stage.how : undefined;
  }

  judge(event: RecordEvent) {
    const stage = this.#stage;
    demand(stage.at !== 'end', '1.9', 'the deal had ended');
    demand(event.seat < this.#terms.seats, 'records', `there is no seat ${event.seat}`);
    if (stage.at === 'leading') {
      this.#start(event);
      return;
    }
    demand(event.do !== 'lead', '1.2', 'the first tile lies already');
    if (stage.at === 'takingLeftOver') {
      const takes = event.do === 'draw' && event.seat === stage.seat;
      demand(takes, '3.4', `seat ${stage.seat} takes the left-over tile first`);
      this.#take(event, '3.4');
      this.#next(stage.seat, stage.ends);
      return;
    }
    demand(event.seat === stage.seat, '1.3', `it is the turn of seat ${stage.seat}, not of seat ${event.seat}`);
    if (event.do === 'play') this.#play(event, stage);
    else if (event.do === 'draw') this.#draw(event, stage);
    else this.#pass(stage);
  }

  /** Before the first tile lies: the lead, and what is drawn for it. */
  #start(event: RecordEvent) {
    const lead = leadOf(this.hands, this.#terms, this.#course);
    if (event.do === 'draw') {
      const rule = this.#terms.start === 'highest, drawn for' ? '2.6' : '1.2';
      demand(lead === null, rule, `somebody can lead, and nothing is drawn: seat ${lead?.seat} holds ${lead?.tile}`);
      // 2.6: one tile each, clockwise from seat 0, round after round; even the last tile.
      const next = this.tally.draws % this.#terms.seats;
      demand(event.seat === next, '2.6', `seat ${next} draws for the lead, not seat ${event.seat}`);
      this.#take(event, '2.6');
      return;
    }
    demand(event.do === 'lead', '1.2', `${event.do} before the first tile lies`);
    demand(lead !== null, '2.6', 'a lead before the spinner is drawn');
    const { seat, tile, rule } = lead;
    demand(tile === null || event.tile === tile, rule, `led ${event.tile}, but ${tile} has to be led`);
    demand((event.turnedUp === true) === lead.turnedUp, rule, `the lead is turned up: ${lead.turnedUp}`);
    demand(seat === null || event.seat === seat, rule, `seat ${seat} leads, not seat ${event.seat}`);
    this.began = event.seat;
    const ends = new Ends(event.tile, this.#terms);
    if (lead.turnedUp) this.#turnUp(event, ends);
    else this.#leadFromHand(event, ends);
  }

  /** 3.4: the left-over tile lies, and the seat that is named plays first on it. */
  #turnUp({ seat, tile, from }: Of<'lead'>, ends: Ends) {
    const lies = from !== undefined && this.#boneyard.delete(from) && this.#heap[from] === tile;
    demand(lies, '3.4', `${tile} was not left over at position ${from}`);
    this.#stage = { at: 'turn', seat, ends, drew: 0, several: 'none' };
  }

  #leadFromHand({ seat, tile, from }: Of<'lead'>, ends: Ends) {
    demand(from === undefined, 'records', 'only a tile that is turned up comes from the heap');
    this.#fromHand(seat, tile, '1.2');
    this.tally.turns++;
    this.last = seat;
    if (this.#terms.start === 'highest, else turned up') this.#stage = { at: 'takingLeftOver', seat, ends };
    else this.#next(seat, ends);
  }

  #play({ seat, tile, arm, out, ...rest }: Of<'play'>, turn: Turn) {
    const { ends } = turn;
    const laying: Laying = { tile, closed: rest.closed === true, goesOn: rest.goesOn === true };
    const wasLine = ends.isLine;
    this.#fromHand(seat, tile, '1.6');
    demand(out === undefined, '1.6', 'the other half is always the new open end');
    ends.lay(tile, arm, laying.closed);
    const canGoOn = this.hands[seat]?.some((other) => isDouble(other) && ends.fits(other)) === true;
    const several = judgeDouble(laying, this.#terms.doubles, { before: turn.several, wasLine, canGoOn });
    this.tally.plays++;
    this.last = seat;
    this.#passesInARow = 0;
    if (several === 'none') this.tally.turns++;
    // 1.9: a last tile dominoes, whatever it shuts.
    if (this.hands[seat]?.length === 0) this.#stage = { at: 'end', how: 'domino' };
    else if (ends.allShut) this.#stage = { at: 'end', how: 'blocked' };
    else if (several === 'none') this.#next(seat, ends);
    else this.#stage = { ...turn, several };
  }

  #draw(event: Of<'draw'>, turn: Turn) {
    demand(turn.several === 'none', '5.4', `seat ${turn.seat} goes on, and lays another double`);
    judgeDraw(this.#stuck(turn.ends), this.#standing(turn), turn.seat);
    this.#take(event, '1.7');
    this.#stage = { ...turn, drew: turn.drew + 1 };
  }

  #pass(turn: Turn) {
    const { seat, ends } = turn;
    demand(turn.several === 'none', '5.4', `seat ${seat} goes on, and lays another double`);
    judgePass(this.#stuck(ends), this.#standing(turn), seat);
    this.tally.passes++;
    this.tally.turns++;
    this.#passesInARow++;
    this.#next(seat, ends);
    // 1.9: as many passes in a row as there are seats, a pass after draws being one of them, and nothing to draw. A
    // tile that was kept (2.4) can still be playable.
    const stuck = !this.#drawable(ends) && !this.hands.some((_, each) => this.#able(each, ends));
    if (this.#passesInARow >= this.#terms.seats && stuck) this.#stage = { at: 'end', how: 'blocked' };
  }

  #take({ seat, from, tile }: Of<'draw'>, rule: string) {
    demand(this.#boneyard.delete(from), rule, `position ${from} is not in the boneyard`);
    demand(this.#heap[from] === tile, 'records', `position ${from} is ${this.#heap[from]}, not ${tile}`);
    this.hands[seat]?.push(tile);
    this.tally.draws++;
  }

  #fromHand(seat: Seat, tile: Tile, rule: string) {
    const hand = this.hands[seat] ?? [];
    const at = hand.indexOf(tile);
    demand(at >= 0, rule, `seat ${seat} does not hold ${tile}`);
    hand.splice(at, 1);
  }

  #next(seat: Seat, ends: Ends) {
    this.#stage = { at: 'turn', seat: (seat + 1) % this.#terms.seats, ends, drew: 0, several: 'none' };
  }

  #stuck({ isOpening, isWaiting }: Ends): Stuck {
    return this.#terms.stuck[isOpening || isWaiting ? 'opening' : 'freePlay'];
  }

  #standing({ seat, ends, drew }: Turn) {
    return { able: this.#able(seat, ends), drew, drawable: this.#drawable(ends) };
  }

  #able(seat: Seat, ends: Ends): boolean {
    return this.hands[seat]?.some((tile) => ends.fits(tile)) === true;
  }

  #drawable(ends: Ends): boolean {
    return this.#stuck(ends) !== 'pass' && this.#boneyard.size > this.#terms.reserve;
  }
}
